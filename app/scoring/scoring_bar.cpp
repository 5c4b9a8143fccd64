#include "scoring/scoring_bar.h"

#include "controls/wrapping_button.h"
#include "fitting/text_scale.h"
#include "parts/seat_icon.h"
#include "scoring/game_result.h"
#include "scoring/scoring_words.h"
#include "words/foreign_text.h"

#include <QAccessible>
#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace waystone {

namespace {

constexpr int usualPace = 4000;

/// As wide as its text, or narrower where there is little room.
void fitWidth(QPushButton &button)
{
    constexpr int edges = 28;
    button.setMaximumWidth(button.fontMetrics().horizontalAdvance(button.text()) + edges);
}

/// Either may be empty.
QString joined(const QString &one, const QString &other)
{
    return one.isEmpty() || other.isEmpty() ? one + other : one + QLatin1Char(' ') + other;
}

template <class Button>
Button *named(const char *name)
{
    auto *button = new Button;
    button->setObjectName(QLatin1String(name));
    return button;
}

} // namespace

ScoringBar::ScoringBar(GameController &controller, QWidget *parent)
    : QFrame(parent),
      controller_(controller),
      words_(new ScoringWords),
      previous_(named<QToolButton>("scoringPrevious")),
      run_(named<QToolButton>("scoringRun")),
      skip_(named<WrappingButton>("scoringAll")),
      next_(named<WrappingButton>("scoringNext")),
      again_(named<WrappingButton>("scoringAgain")),
      pace_([] { return usualPace; })
{
    setObjectName(QStringLiteral("scoringBar"));
    layOut();
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &ScoringBar::showNext);
    // Whoever goes on by hand goes on by hand.
    for (QAbstractButton *button : std::initializer_list<QAbstractButton *>{previous_, next_, skip_})
        connect(button, &QAbstractButton::clicked, this, [this] { setRunning(false); });
    connect(previous_, &QToolButton::clicked, this, &ScoringBar::showPrevious);
    connect(next_, &QPushButton::clicked, this, &ScoringBar::showNext);
    connect(skip_, &QPushButton::clicked, this, &ScoringBar::showWinner);
    connect(again_, &QPushButton::clicked, &controller, &GameController::beginTelling);
    connect(run_, &QToolButton::clicked, this, [this] { setRunning(!isRunning_); });
    connect(&controller, &GameController::viewChanged, this, &ScoringBar::follow);
    connect(&controller, &GameController::playersChanged, this, &ScoringBar::refresh);
    connect(&controller, &GameController::languageChanged, this, &ScoringBar::refresh);
    refresh();
}

void ScoringBar::offer(QAction *lookBack, QAction *save, QAction *picture, QAction *rematch)
{
    for (QAction *action : {lookBack, save, picture, rematch}) {
        auto *button = new WrappingButton;
        button->setObjectName(QStringLiteral("scoring_") + action->objectName());
        button->setDefault(action == rematch);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        // Another game never begins where Next was a moment ago.
        buttons_->insertWidget(action == rematch ? buttons_->indexOf(again_) : buttons_->count(), button, 0,
                               Qt::AlignVCenter);
        offered_.emplace_back(button, action);
    }
    fillMain();
    refresh();
}

void ScoringBar::setRunning(bool runs)
{
    isRunning_ = runs;
    hasRun_ = hasRun_ || runs;
    refreshRunning();
    goOnLater();
}

void ScoringBar::follow(const ViewChange &change)
{
    const bool isBeginning = controller_.shown().told && controller_.shown().told->step == 0;
    if (isBeginning || !controller_.shown().told)
        isRunning_ = hasRun_ = false;
    refresh();
    goOnLater();
    if (change.reason != ViewChange::Reason::told && !isBeginning)
        return;
    const QWidget *focus = window()->focusWidget();
    const bool isNowhere = focus == nullptr || !focus->isVisible() || !focus->isEnabled();
    if (isVisible() && controller_.shown().told && (isBeginning || isNowhere))
        next_->setFocus();
    QAccessibleEvent told(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&told);
}

void ScoringBar::goOnLater()
{
    timer_.stop();
    if (isVisible() && isRunning_ && controller_.shown().told)
        timer_.start(pace_());
}

void ScoringBar::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    goOnLater();
    if (controller_.shown().told)
        next_->setFocus();
}

void ScoringBar::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    timer_.stop();
}

void ScoringBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
    if (event->type() == QEvent::PaletteChange)
        fillMain();
}

void ScoringBar::showNext()
{
    if (const auto &told = controller_.shown().told)
        controller_.tell(told->step + 1);
}

void ScoringBar::showPrevious()
{
    if (const auto &told = controller_.shown().told; told && told->step > 0)
        controller_.tell(told->step - 1);
}

void ScoringBar::showWinner()
{
    if (const auto &told = controller_.shown().told)
        controller_.tell(told->telling->size());
}

QPushButton *ScoringBar::mainButton() const
{
    return controller_.shown().told ? next_ : nullptr;
}

QWidget *ScoringBar::home()
{
    if (QPushButton *main = mainButton())
        return main;
    return words_;
}

QString ScoringBar::told() const
{
    return words_->sentence().isEmpty()
               ? words_->title()
               : tr("%1. %2", "what is told, why").arg(words_->title(), words_->sentence());
}

void ScoringBar::refresh()
{
    if (!controller_.hasGame() || !controller_.isOver())
        return;
    refreshCommands();
    if (controller_.shown().told)
        refreshTelling();
    else
        refreshResult();
    for (QPushButton *button : {skip_, next_, again_})
        fitWidth(*button);
    for (const auto &[button, action] : offered_)
        fitWidth(*button);
    setAccessibleName(told());
}

void ScoringBar::refreshTelling()
{
    const ToldSoFar &told = *controller_.shown().told;
    const GameWords &words = controller_.words();
    const Telling &telling = *told.telling;
    words_->setMark({});
    if (told.step == 0)
        words_->tell(tr("Final scoring"), {beginning()});
    else
        tellCategory(told.category());
    const bool isLast = told.step + 1 == telling.size();
    next_->setText(isLast
                       ? tr("Next: the Winner")
                       : tr("Next: %1", "a category").arg(words.categoryName(telling[told.step + 1].what)));
    previous_->setEnabled(told.step > 0);
}

QString ScoringBar::beginning() const
{
    const auto &told = controller_.shown().told;
    const std::optional<Position> end = controller_.openPosition();
    QString known;
    if (told)
        known = controller_.words().categoryReason(told->telling->front());
    else if (end)
        known = controller_.words().categoryReason(controller_.game().telling(*end).front());
    return joined(endReason(controller_),
                  known.isEmpty() ? tr("Now the points are revealed, category by category.") : known);
}

void ScoringBar::tellCategory(const ToldCategory &category)
{
    const GameWords &words = controller_.words();
    words_->setMark({});
    words_->tell(tr("Final scoring: %1", "a category").arg(words.categoryName(category.what)),
                 {words.categoryReason(category)});
}

void ScoringBar::lookAt(const ToldCategory *category)
{
    lookedAt_ = category == nullptr ? std::nullopt : std::optional(*category);
    refresh();
}

void ScoringBar::refreshResult()
{
    if (lookedAt_)
        return tellCategory(*lookedAt_);
    const Score &score = controller_.shown().score;
    QPixmap mark;
    if (std::ranges::count(score.ranks, 1) == 1) {
        const auto winner = static_cast<Seat>(std::ranges::find(score.ranks, 1) - score.ranks.begin());
        mark = seatMark(controller_.player(winner).colour, besideText(markSide), devicePixelRatioF());
    }
    words_->setMark(mark);
    words_->tell(gameResult(controller_), resultWays(controller_.shown().score));
}

QStringList ScoringBar::resultWays(const Score &score) const
{
    const QStringList tie = tieBreakSentences(score, controller_.words());
    const QString end = endReason(controller_);
    if (tie.isEmpty())
        return {end};
    const QString whole = tie.join(QLatin1Char(' '));
    return {joined(whole, end), whole, tie.back()};
}

QStringList ScoringBar::sentences() const
{
    const std::optional<Position> end = controller_.openPosition();
    if (!end || !controller_.isOver())
        return {};
    const Game &game = controller_.game();
    QStringList sentences = resultWays(game.score(*end)).first(1) + QStringList(beginning());
    const Telling telling = game.telling(*end);
    for (std::size_t step = 1; step < telling.size(); ++step)
        sentences += controller_.words().categoryReason(telling[step]);
    return sentences;
}

void ScoringBar::refreshRunning()
{
    const std::array texts{tr("Play All"), tr("Pause"), tr("Go On")};
    int width = 0; // whatever it says, so that its neighbors stay
    for (const QString &text : texts) {
        run_->setText(text);
        width = std::max(width, run_->sizeHint().width());
    }
    run_->setMinimumWidth(width);
    run_->setText(isRunning_ ? texts[1] : hasRun_ ? texts[2] : texts[0]);
    run_->setToolTip(isRunning_ ? tr("Stays at this category until you press Next")
                                : tr("Goes on to the winner by itself, category by category"));
}

void ScoringBar::refreshCommands()
{
    const bool isTelling = controller_.shown().told.has_value();
    const bool wasTelling = next_->isVisible();
    previous_->setText(QStringLiteral("‹"));
    previous_->setAccessibleName(tr("One category back"));
    previous_->setToolTip(tr("One category back"));
    refreshRunning();
    skip_->setText(tr("Skip to the Winner"));
    again_->setText(tr("Show the Scoring Again"));
    for (QWidget *button : std::initializer_list<QWidget *>{previous_, run_, skip_, next_})
        button->setVisible(isTelling);
    again_->setVisible(!isTelling && !offered_.empty());
    const std::array texts{tr("Look Back"), tr("Save…"), tr("Picture…"), tr("Rematch")};
    for (std::size_t which = 0; which < offered_.size(); ++which) {
        const auto &[button, action] = offered_[which];
        button->setText(texts[which]);
        button->setToolTip(foreign_text::tip(action->toolTip()));
        button->setVisible(!isTelling);
    }
    // None of them: who presses Return once too often wants neither another game nor to leave the result.
    if (wasTelling && !isTelling)
        words_->setFocus();
}

} // namespace waystone
