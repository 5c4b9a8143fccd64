#include "learning/lesson_page.h"

#include "board/choice_row.h"
#include "lessons/player/lesson_commands.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>

namespace waystone {

LessonPage::LessonPage(LessonProgress &progress, QWidget *parent)
    : QWidget(parent),
      player_(controller_, progress),
      table_(std::make_unique<TablePage>(controller_)),
      card_(std::make_unique<LessonCard>(player_, controller_)),
      marks_(std::make_unique<MarkOverlay>(table_->scene()))
{
    setObjectName(QStringLiteral("lessonPage"));
    // There is another table in the window: what is found by name must be that one's.
    QList<QWidget *> named = table_->findChildren<QWidget *>();
    named.append(table_.get());
    for (QWidget *widget : std::as_const(named))
        if (!widget->objectName().isEmpty() && !widget->objectName().startsWith(QLatin1String("qt_")))
            widget->setObjectName(QStringLiteral("lesson_") + widget->objectName());
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(table_.get(), 1);
    layout->addWidget(card_.get());

    marks_->setReading(
        [this](const LocalText &text) { return player_.isOpen() ? card_->read(text) : QString(); });
    table_->view().setRemarks([this](Place place) { return marks_->remarksOn(place); });
    // The board keeps its room whether something is asked above it or not.
    QSizePolicy policy = table_->prompt().sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    table_->prompt().setSizePolicy(policy);
    connect(&controller_, &GameController::viewAboutToChange, this, [this](const ViewChange &change) {
        // Marks of one game mean nothing on the board of another.
        if (change.reason == ViewChange::Reason::reset)
            showMarks({});
    });
    connect(&player_, &LessonPlayer::changed, this, &LessonPage::refresh);
    connect(&table_->view(), &BoardView::clicked, this, &LessonPage::tellToTryAgain);
    connect(card_.get(), &LessonCard::boardWanted, this, [this] { table_->view().setFocus(); });
}

void LessonPage::setThemeKind(ThemeKind kind)
{
    table_->view().setThemeKind(kind);
    card_->setTheme(Theme::of(kind));
}

void LessonPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && player_.isOpen())
        describe();
}

void LessonPage::refresh()
{
    std::vector<LessonMark> marks = player_.marks();
    // What was lit was what to act on; it may lie elsewhere by now.
    if (player_.step().kind == LessonStep::Kind::act && player_.stage() == LessonPlayer::Stage::done)
        std::erase_if(marks, [](const LessonMark &mark) { return mark.kind == LessonMark::Kind::spotlight; });
    showMarks(marks);
    ChoiceRow &choices = table_->prompt().choiceRow();
    // What is only pointed at cannot be chosen.
    choices.setEnabled(player_.isReadersMove());
    table_->prompt().setVisible(player_.isReadersMove() || choices.isPointedAt());
    showUnplayable();
    describe();
    tell();
    // A hint or a wrong answer leaves the keyboard where it is.
    const std::pair now(player_.stepIndex(), player_.stage());
    if (now == shown_)
        return;
    if (now.first != shown_.first) {
        table_->play().rest();
        // A button that is offered no more hands the keyboard to the board, and nobody has pointed at anything there.
        table_->view().setFocusPlace(std::nullopt);
    }
    shown_ = now;
    card_->focusNext();
}

void LessonPage::describe()
{
    const QStringList sentences = QStringList(card_->spoken()) + marks_->descriptions(controller_.words());
    table_->view().setAccessibleDescription(sentences.join(QLatin1Char(' ')));
}

/// Of what the card says only what is new: who tries again has heard the task.
void LessonPage::tell()
{
    const QString spoken = card_->spoken();
    const bool goesOn = !told_.isEmpty() && spoken.startsWith(told_);
    const QString news = goesOn ? spoken.mid(told_.size()).trimmed() : spoken;
    told_ = spoken;
    table_->speech().say(news);
}

void LessonPage::showMarks(const std::vector<LessonMark> &marks)
{
    if (marks != marks_->marks())
        marks_->setMarks(marks);
    table_->prompt().choiceRow().pointAt(marks_->places());
}

/// Such a position lies on the board without a game: its pieces, and nothing that would be counted.
void LessonPage::showUnplayable()
{
    if (const std::optional<AnySetup> setup = player_.unplayable())
        table_->board().showInstead(controller_.game().editing().pieces(*setup));
}

/// While a wrong move is on the board nothing else can be played there.
void LessonPage::tellToTryAgain(Place at)
{
    if (!player_.isOpen() || !player_.isWrong())
        return;
    const QString key = card_->commands().tryAgain->shortcut().toString(QKeySequence::NativeText);
    table_->scene().showHint(
        HintItem::Kind::refusal, tr("Take the move back first."),
        {key.isEmpty() ? tr("The “Try Again” button beside the board does it.")
                       : tr("The “Try Again” button beside the board does it, or the %1 key.").arg(key)},
        at, table_->view().visibleScene(), table_->view().zoom());
}

} // namespace waystone
