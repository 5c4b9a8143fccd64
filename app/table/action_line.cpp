#include "table/action_line.h"

#include "models/board_model.h"
#include "table/typed_actions.h"
#include "words/foreign_text.h"
#include "words/general_words.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStringListModel>
#include <QToolButton>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr qsizetype mostListed = 12;

} // namespace

ActionLine::ActionLine(GameController &controller, const BoardModel &board, QWidget *parent)
    : QFrame(parent),
      controller_(controller),
      board_(board),
      label_(new QLabel),
      line_(new QLineEdit),
      shut_(new QToolButton),
      answer_(new QLabel),
      texts_(new QStringListModel(this))
{
    setObjectName(QStringLiteral("actionLine"));
    setFrameShape(StyledPanel);
    line_->setObjectName(QStringLiteral("typedAction"));
    shut_->setObjectName(QStringLiteral("shutActionLine"));
    shut_->setText(QStringLiteral("×"));
    shut_->setAutoRaise(true);
    answer_->setObjectName(QStringLiteral("typedAnswer"));
    answer_->setTextFormat(Qt::PlainText);
    answer_->setWordWrap(true);
    answer_->hide();
    label_->setBuddy(line_);
    auto *completer = new QCompleter(texts_, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    line_->setCompleter(completer);
    auto *row = new QHBoxLayout;
    row->addWidget(label_);
    row->addWidget(line_, 1);
    row->addWidget(shut_);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 4, 10, 4);
    column->setSpacing(2);
    column->addLayout(row);
    column->addWidget(answer_);
    hide();
    connect(line_, &QLineEdit::returnPressed, this, &ActionLine::enter);
    connect(shut_, &QToolButton::clicked, this, &ActionLine::shut);
    connect(&controller, &GameController::viewChanged, this, &ActionLine::follow);
    connect(&controller, &GameController::languageChanged, this, &ActionLine::follow);
    retranslate();
}

void ActionLine::open()
{
    show();
    follow();
    line_->setFocus();
    line_->selectAll();
}

void ActionLine::shut()
{
    hide();
    line_->clear();
    tell({});
    emit left();
}

QString ActionLine::answer() const
{
    return answer_->text();
}

void ActionLine::retranslate()
{
    label_->setText(tr("Action:"));
    line_->setPlaceholderText(tr("Type the action, or ? to ask what is possible"));
    line_->setAccessibleName(tr("Type the action…"));
    line_->setAccessibleDescription(
        tr("A question mark tells what is possible; followed by words, it tells in which places they are "
           "found."));
    shut_->setToolTip(tr("Closes this line"));
    shut_->setAccessibleName(tr("Close"));
}

void ActionLine::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ActionLine::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        shut();
    else
        QFrame::keyPressEvent(event);
}

void ActionLine::follow()
{
    if (!isHidden() && controller_.hasGame())
        texts_->setStringList(TypedActions(controller_).texts());
}

void ActionLine::tell(const QString &sentence)
{
    answer_->setText(sentence);
    answer_->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty())
        emit answered(sentence);
}

void ActionLine::enter()
{
    const QString typed = line_->text().trimmed();
    if (typed.isEmpty() || !controller_.hasGame())
        return;
    const QChar mark = QLatin1Char('?');
    if (!typed.startsWith(mark) && !typed.endsWith(mark))
        return play(typed);
    const QString words = QString(typed).remove(mark).trimmed();
    tell(words.isEmpty() ? possible() : places(words));
    line_->selectAll();
}

void ActionLine::play(const QString &typed)
{
    const TypedActions actions(controller_);
    const std::vector<TypedActions::Entry> meant = actions.meant(typed);
    if (meant.size() == 1) {
        line_->clear();
        tell({});
        controller_.propose(meant.front().action);
        return;
    }
    if (meant.empty()) {
        tell(notUnderstood(typed, actions));
    } else {
        QStringList texts;
        for (const TypedActions::Entry &entry : meant)
            texts += entry.text;
        tell(tr("“%1” may mean several actions: %2.", "what was typed, actions")
                 .arg(foreign_text::line(typed), listed(texts)));
    }
    line_->selectAll();
}

QString ActionLine::notUnderstood(const QString &typed, const TypedActions &actions) const
{
    if (controller_.shown().isPast)
        return tr("This is an earlier moment; you can only look at it.");
    if (actions.all().empty())
        return tr("Nobody at the screen is asked to do anything now.");
    if (const std::optional<Action> action = actions.noted(typed))
        if (const std::optional<Problem> problem = controller_.refuse(*action))
            return controller_.words().problemText(*problem);
    return tr("No action that is possible now is called “%1”. Type ? to hear what is possible.",
              "what was typed")
        .arg(foreign_text::line(typed));
}

QString ActionLine::possible() const
{
    const TypedActions actions(controller_);
    if (actions.all().empty())
        return notUnderstood({}, actions);
    QStringList texts;
    for (const TypedActions::Entry &entry : actions.all())
        texts += entry.text;
    return tr("%n action(s) possible: %1.", nullptr, static_cast<int>(texts.size())).arg(listed(texts));
}

QString ActionLine::places(const QString &words) const
{
    QStringList found;
    for (int row = 0; row < board_.rowCount(); ++row) {
        const QString told =
            board_.index(row, BoardModel::NameColumn).data(Qt::AccessibleTextRole).toString();
        if (TypedActions::hasWords(told, words))
            found += told;
    }
    if (found.isEmpty())
        return tr("Nothing on the table is called “%1”.", "what was typed").arg(foreign_text::line(words));
    return tr("%n place(s): %1.", nullptr, static_cast<int>(found.size())).arg(listed(found));
}

QString ActionLine::listed(const QStringList &items) const
{
    const QString first =
        items.first(std::min(mostListed, items.size())).join(general_words::clauseSeparator());
    const int more = static_cast<int>(items.size() - mostListed);
    return more <= 0 ? first : tr("%1; and %n more", "a list of things", more).arg(first);
}

} // namespace waystone
