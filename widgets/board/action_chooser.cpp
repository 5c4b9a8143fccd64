#include "board/action_chooser.h"

#include "board/gain_text.h"
#include "words/foreign_text.h"

#include <QLabel>
#include <QWidgetAction>

namespace waystone {

ActionChooser::ActionChooser(const GameController &controller, const std::vector<Action> &actions,
                             QWidget *parent)
    : QMenu(parent)
{
    setObjectName(QStringLiteral("actionChooser"));
    setAttribute(Qt::WA_DeleteOnClose);
    const GameWords &words = controller.words();
    QStringList cautions = words.caution(actions.front(), controller.shown().view);
    for (const Action action : actions) {
        // What holds for one of them alone is told where that one is pointed at.
        const QStringList own = words.caution(action, controller.shown().view);
        cautions.removeIf([&own](const QString &line) { return !own.contains(line); });
        QString text = words.actionText(action, controller.shown().view);
        const QString points = GainText::points(controller.preview(action), controller.actingSeat(), words);
        if (!points.isEmpty())
            text = tr("%1 (victory points: %2)").arg(text, points);
        connect(addAction(foreign_text::caption(text)), &QAction::triggered, this,
                [this, action] { emit chosen(action); });
    }
    setActiveAction(this->actions().constFirst());
    cautions.removeDuplicates();
    if (!cautions.isEmpty())
        addCautions(cautions);
}

void ActionChooser::addCautions(const QStringList &lines)
{
    constexpr int padding = 10;
    auto *label = new QLabel(lines.join(QLatin1Char('\n')));
    label->setObjectName(QStringLiteral("caution"));
    label->setTextFormat(Qt::PlainText);
    label->setContentsMargins(padding, padding / 2, padding, padding / 2);
    auto *entry = new QWidgetAction(this);
    entry->setDefaultWidget(label);
    addSeparator();
    addAction(entry);
    entry->setEnabled(false); // the keys pass it by,
    label->setEnabled(true);  // yet it is not pale
}

} // namespace waystone
