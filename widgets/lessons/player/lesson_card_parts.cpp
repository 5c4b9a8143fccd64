#include "lessons/player/lesson_answers.h"
#include "lessons/player/lesson_card.h"
#include "lessons/player/lesson_card_head.h"
#include "lessons/player/lesson_commands.h"
#include "lessons/player/lesson_feedback.h"
#include "lessons/player/lesson_goal.h"
#include "lessons/player/lesson_label.h"
#include "lessons/player/lesson_summary.h"

#include <QAction>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

// How the card is put together; what it tells is in lesson_card.cpp.

namespace waystone {

namespace {

constexpr int leastWidth = 360;

} // namespace

LessonCard::LessonCard(LessonPlayer &player, const GameController &controller, QWidget *parent)
    : QFrame(parent),
      player_(player),
      controller_(controller),
      texts_(player),
      commands_(new LessonCommands(this)),
      head_(new LessonCardHead(player, texts_, *commands_)),
      scroll_(new QScrollArea),
      another_(lessonLabel("lessonAnotherTable", 1, true)),
      text_(lessonLabel("lessonText", 1.25)),
      secondText_(lessonLabel("lessonSecondText", 1.1)),
      goal_(new LessonGoal(player, controller)),
      task_(lessonLabel("lessonTask", 1, true)),
      answers_(new LessonAnswers(player, texts_)),
      feedback_(new LessonFeedback(player, controller, texts_, *commands_)),
      hints_(lessonLabel("lessonHints")),
      hint_(lessonButton("lessonHint")),
      askReach_(lessonButton("askReach")),
      replay_(lessonButton("replayLine")),
      restart_(lessonButton("restartStep")),
      enough_(lessonButton("stopPlaying")),
      back_(lessonButton("lessonBack")),
      skip_(lessonButton("lessonSkip")),
      next_(lessonButton("lessonNext")),
      foot_(new QWidget),
      summary_(new LessonSummary(player, texts_)),
      summaryScroll_(new QScrollArea)
{
    setObjectName(QStringLiteral("lessonCard"));
    setFrameShape(QFrame::StyledPanel);
    setMinimumWidth(leastWidth);
    setMaximumWidth(leastWidth + leastWidth / 4);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addWidget(head_);
    makeBody();
    column->addWidget(scroll_, 1);
    column->addWidget(feedback_); // above the foot, where it never moves
    makeButtons(column);
    makeSummary(column);
    makeKeys();
    connect(&player, &LessonPlayer::changed, this, [this] {
        showSummary(false);
        refresh();
    });
    connect(head_, &LessonCardHead::closeRequested, this, &LessonCard::closeRequested);
    connect(head_, &LessonCardHead::secondLanguageChosen, this, [this](const QString &code) {
        setSecondLanguage(code);
        emit secondLanguageChanged(code);
    });
}

void LessonCard::makeBody()
{
    auto *body = new QWidget;
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(body); // still empty, or it would measure all that the body holds
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(2, 2, 6, 2);
    column->setSpacing(10);
    another_->setForegroundRole(QPalette::PlaceholderText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    secondText_->setForegroundRole(QPalette::PlaceholderText);
    for (QWidget *part :
         std::initializer_list<QWidget *>{another_, text_, secondText_, goal_, task_, answers_, hints_,
                                          askReach_, hint_, replay_, restart_, enough_})
        column->addWidget(part);
    column->addStretch();
    const QScrollBar *bar = scroll_->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, &LessonCard::reveal);
    connect(bar, &QScrollBar::actionTriggered, this, [this] { news_ = nullptr; });
    connect(hint_, &QPushButton::clicked, this, [this] {
        player_.tellHint();
        // Return is for the board now, which says so, and not for another hint.
        if (player_.isReadersMove())
            emit boardWanted();
    });
    connect(askReach_, &QPushButton::clicked, &player_, &LessonPlayer::askReach);
    connect(replay_, &QPushButton::clicked, &player_, &LessonPlayer::replay);
    connect(restart_, &QPushButton::clicked, &player_, &LessonPlayer::restart);
    connect(enough_, &QPushButton::clicked, &player_, &LessonPlayer::stopPlaying);
}

void LessonCard::makeButtons(QVBoxLayout *column)
{
    QFont bold = next_->font();
    bold.setBold(true);
    next_->setFont(bold);
    connect(back_, &QPushButton::clicked, &player_, &LessonPlayer::back);
    connect(skip_, &QPushButton::clicked, &player_, &LessonPlayer::skip);
    connect(next_, &QPushButton::clicked, &player_, &LessonPlayer::next);
    auto *row = new QHBoxLayout(foot_);
    row->setContentsMargins({});
    row->addWidget(back_, 2);
    row->addWidget(skip_, 2);
    row->addWidget(next_, 3);
    column->addWidget(foot_);
}

void LessonCard::makeSummary(QVBoxLayout *column)
{
    summaryScroll_->setFrameShape(QFrame::NoFrame);
    summaryScroll_->setWidgetResizable(true);
    summaryScroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    summaryScroll_->setFocusPolicy(Qt::NoFocus);
    summaryScroll_->setWidget(summary_);
    summaryScroll_->hide();
    column->addWidget(summaryScroll_, 1);
    connect(summary_, &LessonSummary::stepWanted, &player_, &LessonPlayer::goTo);
    connect(summary_, &LessonSummary::leaveWanted, this, &LessonCard::closeRequested);
    connect(&player_, &LessonPlayer::finished, this, [this] {
        // Who goes on from there goes on out of the lesson.
        if (!summaryScroll_->isHidden()) {
            emit closeRequested();
            return;
        }
        showSummary(true);
        summary_->focusFirst();
    });
}

void LessonCard::showSummary(bool shown)
{
    for (QWidget *part : std::initializer_list<QWidget *>{head_, scroll_, foot_})
        part->setVisible(!shown);
    if (shown)
        feedback_->hide();
    if (shown)
        summary_->refresh();
    summaryScroll_->setVisible(shown);
    // What had the keyboard handed it on to some button and scrolled there; and it is not laid out yet.
    if (shown)
        QMetaObject::invokeMethod(
            summaryScroll_, [this] { summaryScroll_->verticalScrollBar()->setValue(0); },
            Qt::QueuedConnection);
    setAccessibleDescription(shown ? summary_->spoken() : spoken());
}

void LessonCard::makeKeys()
{
    const auto on = [this](QAction *command, auto use) {
        addAction(command);
        connect(command, &QAction::triggered, this, use);
        connect(command, &QAction::changed, this, &LessonCard::refresh); // the buttons tell its key
    };
    on(commands_->next, [this] { player_.next(); });
    on(commands_->back, [this] { player_.back(); });
    on(commands_->skip, [this] { player_.skip(); });
    on(commands_->hint, [this] { player_.tellHint(); });
    on(commands_->askReach, [this] { player_.askReach(); });
    on(commands_->tryAgain, [this] { player_.tryAgain(); });
    on(commands_->consequence, [this] { player_.seeConsequence(); });
    on(commands_->replay, [this] { player_.replay(); });
    on(commands_->contents, [this] { head_->showContents(); });
}

} // namespace waystone
