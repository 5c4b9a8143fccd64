#include "bots/bots.h"
#include "core/draw.h"
#include "lessons/player/lesson_player.h"
#include "lessons/player/lesson_table.h"
#include "scenario/lesson/lesson_answer.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

// What happens on the board; the rest of the player is in lesson_player.cpp.

namespace waystone {

namespace {

using Kind = LessonStep::Kind;

/// Who plays the other seats where the author names nobody whom there is, and stands for the script where one tells what they do.
std::string botOf(const LessonStep &step)
{
    const bool isKnown = std::ranges::find(botIds(), step.bot) != botIds().end();
    return isKnown ? step.bot : std::string(botIds().back());
}

} // namespace

void LessonPlayer::lay()
{
    const QScopedValueRollback playing(isPlaying_, true);
    const Game &game = run_->game();
    const int seats = static_cast<int>(lesson().players.size());
    // What cannot be played is drawn by whoever shows the board.
    const Position position = run_->position() ? *run_->position() : *game.from(game.start(seats, 0));
    // The board goes on from where it is, unless something was played from there in another step.
    const bool isSame = controller_.hasGame() && &controller_.game() == &game &&
                        game.same(controller_.openPosition().value(), position);
    const bool isThere = isSame && controller_.history().children(controller_.history().current()).empty();
    // A step that is begun over says what it said.
    if (laidStep_ != stepIndex())
        showsAnotherTable_ = laidStep_ && !isSame;
    laidStep_ = stepIndex();
    if (!isThere) {
        Table table = lessonTable(lesson().game, lesson().players);
        for (Player &player : table.players)
            player.bot = botOf(step());
        controller_.load(std::move(table), Session(lesson().game, position, Rng(run_->seed())));
    }
    controller_.setWatchingSeat(step().seat);
}

void LessonPlayer::setHands(bool areReaders)
{
    for (Seat seat = 0; seat < controller_.seats(); ++seat) {
        Player player = controller_.player(seat);
        player.bot = areReaders && seat == step().seat ? std::string() : botOf(step());
        if (player == controller_.player(seat))
            continue;
        const QScopedValueRollback playing(isPlaying_, true);
        controller_.setPlayer(seat, player);
    }
}

void LessonPlayer::begin()
{
    switch (step().kind) {
    case Kind::tell:
        setStage(Stage::reading);
        return;
    case Kind::show:
        showLine();
        return;
    case Kind::choose:
    case Kind::predict:
        setStage(Stage::asked);
        return;
    case Kind::act:
    case Kind::playOn:
        goOn();
        return;
    }
}

/// What is left of the line of the step, then the step is done.
void LessonPlayer::showLine()
{
    const std::optional<LineStep> shown = run_->nextShown();
    if (!shown) {
        finishStep();
        setStage(Stage::done);
        return;
    }
    if (stage_ != Stage::showing)
        setStage(Stage::showing);
    playSoon(*shown, [this, shown] {
        run_->show(*shown);
        showLine();
    });
}

void LessonPlayer::playSoon(const LineStep &action, std::function<void()> then)
{
    waiting_ = action;
    then_ = std::move(then);
    if (pause_.interval() == 0)
        playWaiting();
    else
        pause_.start();
}

void LessonPlayer::playWaiting()
{
    if (!waiting_)
        return;
    const LineStep action = *waiting_;
    waiting_.reset();
    {
        const QScopedValueRollback playing(isPlaying_, true);
        controller_.propose(action.seat, action.action, GameController::Proposer::program);
    }
    const std::function<void()> then = std::move(then_);
    then();
}

void LessonPlayer::stopAll()
{
    pause_.stop();
    patience_.stop();
    waiting_.reset();
    asksBot_ = false;
    answer_.reset();
    bots_.setActive(false);
    wantsBack_ = false;
    wantsReach_ = false;
}

void LessonPlayer::follow(const ViewChange &change)
{
    if (!isOpen() || isPlaying_ || change.reason != ViewChange::Reason::played)
        return;
    const LoggedPly ply = controller_.openPly(controller_.history().current());
    const LineStep played{ply.seat, ply.action};
    // Not at once: the controller is still telling of the change.
    if (asksBot_ && played.seat != step().seat) {
        // But nobody else is asked meanwhile, or the board would run ahead of what was judged.
        asksBot_ = false;
        answer_ = played;
        bots_.setActive(false);
        QMetaObject::invokeMethod(this, &LessonPlayer::takeAnswer, Qt::QueuedConnection);
    } else if (isReadersMove() && played.seat == step().seat)
        QMetaObject::invokeMethod(
            this, [this, played] { judge(played.action); }, Qt::QueuedConnection);
}

void LessonPlayer::takeAnswer()
{
    if (!isOpen() || !answer_)
        return;
    const LineStep answer = *std::exchange(answer_, std::nullopt);
    heed(run_->answer(answer));
}

void LessonPlayer::heed(const Judgement &judgement)
{
    // An answer that nothing is said to leaves standing what was said to the move.
    if (judgement.verdict != Judgement::Verdict::neutral || run_->played().back().seat == step().seat)
        tell(judgement);
    if (judgement.verdict == Judgement::Verdict::wrong || judgement.hasFailed) {
        if (!feedback_)
            feedback_ = Feedback{Judgement::Verdict::wrong, {}, {}};
        const bool isOpen = judgement.verdict == Judgement::Verdict::open;
        feedback_->verdict = isOpen ? Judgement::Verdict::open : Judgement::Verdict::wrong;
        if (isHopeless())
            feedback_->remark = Feedback::Remark::hopeless;
        consequence_ = judgement.consequence;
        if (!isOpen)
            log_.err();
        marksTold_ = marks_;
        markLoss();
        reaches_.look(*run_);
        setStage(Stage::judged);
        return;
    }
    if (judgement.isDone && feedback_ && isCarried())
        feedback_->remark = Feedback::Remark::carried;
    goOn();
}

void LessonPlayer::goOn()
{
    // What the author has planned for the others comes before what a bot or a lot would bring.
    const std::optional<LineStep> planned = plannedAnswer(*run_);
    if (!planned && run_->awaitsReader() && !(run_->isDone() && step().kind == Kind::act)) {
        reaches_.look(*run_);
        tellOutlook();
        setStage(Stage::asked);
        return;
    }
    const Position *position = run_->position() ? &*run_->position() : nullptr;
    const Actors actors = position == nullptr ? Actors::over() : run_->game().actors(*position);
    std::optional<LineStep> answer = run_->nextAnswer();
    if (!answer)
        answer = planned;
    // What nobody has settled was not proved either.
    const bool isTask = step().kind == Kind::act && step().goal;
    const bool isLeftOpen = isTask && step().answers == Answers::nobody;
    const bool isOpenStep =
        !isLeftOpen && (!run_->isDone() || (step().kind == Kind::playOn && !actors.includes(step().seat)));
    if (!answer && isOpenStep)
        answer = earlierAnswer();
    if (!answer && actors.isChance() && isOpenStep)
        answer = lotOf();
    if (!answer && isLeftOpen && run_->awaitsReach()) { // whether it is lost is being found out
        setStage(Stage::showing);
        return;
    }
    if (!answer && isTask && !run_->isDone() && (isLeftOpen || actors.isOver())) {
        // It has ended before the reader could do anything.
        feedback_ = Feedback{Judgement::Verdict::neutral, {}, Feedback::Remark::hopeless};
        setStage(Stage::judged);
        return;
    }
    if (!answer && (actors.isOver() || actors.includes(step().seat) || !isOpenStep)) {
        finishStep();
        setStage(Stage::done);
        return;
    }
    if (stage_ != Stage::showing)
        setStage(Stage::showing);
    if (answer) {
        playSoon(*answer, [this, answer] { heed(run_->answer(*answer)); });
        return;
    }
    asksBot_ = true;
    bots_.setActive(true);
}

/// What came here when the reader was at this point before: the same move is answered alike.
std::optional<LineStep> LessonPlayer::earlierAnswer() const
{
    for (const PlyId child : controller_.history().children(controller_.history().current())) {
        const LoggedPly ply = controller_.openPly(child);
        if (ply.seat != step().seat)
            return LineStep{ply.seat, ply.action};
    }
    return std::nullopt;
}

LineStep LessonPlayer::lotOf() const
{
    if (step().kind == Kind::act)
        return drawnAnswer(*run_);
    Rng rng(run_->seed());
    return {chanceSeat, drawn(run_->game().outcomes(*run_->position()), rng)};
}

} // namespace waystone
