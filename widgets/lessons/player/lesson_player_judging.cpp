#include "lessons/player/lesson_player.h"
#include "scenario/lesson/lesson_reach.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

// What is said to a move of the reader, at once or as soon as it is known, and the ways on from a wrong one.

namespace waystone {

void LessonPlayer::judge(Action action)
{
    if (!isOpen() || !isReadersMove() || !run_->awaitsReader())
        return;
    before_ = *run_;
    wantsReach_ = false;
    plyBefore_ = controller_.history().outline(controller_.history().current()).parent;
    consequence_.clear();
    const Judgement judgement = run_->act(action, known());
    if (run_->awaitsReach())
        reaches_.ask(*run_);
    heed(judgement);
}

ReachSource LessonPlayer::known()
{
    return [this](const LessonRun &run) { return reaches_.find(run); };
}

void LessonPlayer::hearReach()
{
    if (!isOpen())
        return;
    if (const auto reach = reaches_.answer(); reach && run_->awaitsReach())
        if (const Judgement judgement = run_->settle(*reach); judgement.hasFailed) {
            stopAll();
            heed(judgement);
        }
    if (std::exchange(wantsBack_, false))
        tryAgain();
    if (std::exchange(wantsReach_, false))
        askReach();
}

bool LessonPlayer::canAsk() const
{
    return stage_ == Stage::asked && run_->canAsk();
}

void LessonPlayer::askReach()
{
    using Remark = Feedback::Remark;
    if (!isOpen() || !canAsk())
        return;
    const std::optional<Reach> reach = reaches_.find(*run_);
    wantsReach_ = !reach;
    if (!reach) {
        reaches_.ask(*run_);
        return;
    }
    if (const Judgement judgement = run_->asked(*reach); judgement.hasFailed) {
        heed(judgement);
        return;
    }
    const bool isWithin = *reach == Reach::within;
    feedback_ = Feedback{isWithin ? Judgement::Verdict::right : Judgement::Verdict::neutral,
                         {},
                         isWithin ? Remark::within : Remark::unseen};
    emit changed();
}

void LessonPlayer::tryAgain()
{
    if (!isOpen() || !before_ || !isWrong())
        return;
    stopAll();
    std::optional<LessonRun> back = wayBack(*run_, known());
    if (!back) {
        wantsBack_ = true;
        reaches_.look(*run_);
        return;
    }
    PlyId ply = plyBefore_;
    for (std::size_t played = before_->played().size(); played > back->played().size(); --played)
        ply = controller_.history().outline(ply).parent;
    run_ = *std::move(back);
    reaches_.look(*run_);
    feedback_.reset();
    consequence_.clear();
    marks_ = run_->played().empty() ? step().marks : std::vector<LessonMark>();
    {
        const QScopedValueRollback playing(isPlaying_, true);
        controller_.goTo(ply);
    }
    setStage(Stage::asked);
}

void LessonPlayer::seeConsequence()
{
    if (!isOpen() || !canSeeConsequence())
        return;
    // Once more from the wrong move.
    const auto line = controller_.history().line();
    const auto here = std::ranges::find(line, plyBefore_);
    if (here != line.end() && here + 1 != line.end()) {
        const QScopedValueRollback playing(isPlaying_, true);
        controller_.goTo(*(here + 1));
    }
    setStage(Stage::consequence);
    playConsequence(0);
}

void LessonPlayer::playConsequence(std::size_t from)
{
    if (from >= consequence_.size()) {
        setStage(Stage::seen);
        return;
    }
    playSoon(consequence_[from], [this, from] { playConsequence(from + 1); });
}

} // namespace waystone
