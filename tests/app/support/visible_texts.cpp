#include "support/visible_texts.h"

#include "board/board_scene.h"
#include "board/board_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTextEdit>

namespace waystone {

namespace {

class Collector {
public:
    void add(const QString &where, const QString &text)
    {
        if (!text.isEmpty())
            lines.append(where + QStringLiteral(": ") + text);
    }

    void addModel(const QString &where, const QAbstractItemModel &model, const QModelIndex &parent)
    {
        for (int column = 0; column < model.columnCount(parent) && !parent.isValid(); ++column)
            add(where + QStringLiteral(" head"), model.headerData(column, Qt::Horizontal).toString());
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role :
                     {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
                    add(where, index.data(role).toString());
            }
            addModel(where, model, model.index(row, 0, parent));
        }
    }

    void addWidget(QWidget *widget)
    {
        // Qt's own menu of what does not fit into the menu bar has no title. It depends on the width the bar had when
        // it was laid out; the bar lists the same actions.
        if (const auto *menu = qobject_cast<QMenu *>(widget); menu != nullptr && menu->title().isEmpty())
            return;
        // The list of a combo box, which Qt makes when it is first needed, shows the entries of the box.
        if (widget->inherits("QComboBoxListView"))
            return;
        const QString where = QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()),
                                                          widget->objectName());
        if (widget->isWindow() || widget->inherits("QDockWidget"))
            add(where + QStringLiteral(" title"), widget->windowTitle());
        add(where + QStringLiteral(" tip"), widget->toolTip());
        add(where + QStringLiteral(" name"), widget->accessibleName());
        for (const QAction *action : widget->actions()) {
            add(where + QStringLiteral(" action"), action->text());
            add(where + QStringLiteral(" action tip"), action->toolTip());
        }
        if (const auto *label = qobject_cast<QLabel *>(widget))
            add(where, label->text());
        if (const auto *button = qobject_cast<QAbstractButton *>(widget))
            add(where, button->text());
        if (const auto *menu = qobject_cast<QMenu *>(widget))
            add(where, menu->title());
        if (const auto *text = qobject_cast<QTextEdit *>(widget))
            add(where, text->toPlainText());
        if (const auto *edit = qobject_cast<QLineEdit *>(widget)) {
            add(where, edit->text());
            add(where, edit->placeholderText());
        }
        if (const auto *box = qobject_cast<QComboBox *>(widget))
            for (int item = 0; item < box->count(); ++item)
                add(where, box->itemText(item));
        if (const auto *view = qobject_cast<QAbstractItemView *>(widget);
            view != nullptr && view->model() != nullptr)
            addModel(where, *view->model(), {});
        if (const auto *view = qobject_cast<BoardView *>(widget))
            for (const QString &text : view->board().texts())
                add(where, text);
    }

    QStringList lines;
};

} // namespace

QStringList visibleTexts(QWidget &window)
{
    Collector collector;
    collector.addWidget(&window);
    for (QWidget *widget : window.findChildren<QWidget *>())
        collector.addWidget(widget);
    return collector.lines;
}

} // namespace waystone
