#include "lessons/player/lesson_player.h"
#include "scenario/lesson/points_left.h"
#include "scenario/lesson/reach_search.h"

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
    marksBefore_[run_->played().size()] = marks_;
    wantsReach_ = false;
    patience_.stop();
    plyBefore_ = controller_.history().outline(controller_.history().current()).parent;
    consequence_.clear();
    // Nobody loses what could not be reached in the first place.
    const bool isBlameless = isHopeless();
    const Judgement judgement =
        run_->act(action, isBlameless ? [](const LessonRun &) { return Reach::unknown; } : known());
    if (run_->awaitsReach()) {
        reaches_.ask(*run_);
        patience_.start();
    }
    heed(judgement);
}

ReachSource LessonPlayer::known()
{
    return [this](const LessonRun &run) { return reaches_.find(run); };
}

bool LessonPlayer::isHopeless()
{
    if (!ReachSearch::canSearch(*run_) || run_->isDone())
        return false;
    const std::optional<Reach> reach = reaches_.find(firstTurn(*run_));
    return reach == Reach::lost || reach == Reach::leftOpen;
}

void LessonPlayer::tellOutlook()
{
    const bool wasUnseen = feedback_ && feedback_->remark == Feedback::Remark::unseen && !wantsReach_;
    if (wasUnseen && reaches_.find(*run_) == Reach::within)
        feedback_.reset();
    if (feedback_ || !ReachSearch::canSearch(*run_) || run_->isDone())
        return;
    const bool hasActed =
        std::ranges::find(run_->played(), step().seat, &LineStep::seat) != run_->played().end();
    const bool isTold = step().lossTold == LossTold::atOnce && hasActed;
    if (isHopeless())
        feedback_ = Feedback{Judgement::Verdict::neutral, {}, Feedback::Remark::hopeless};
    else if (const auto reach = isTold ? reaches_.find(*run_) : std::nullopt;
             reach == Reach::unknown || reach == Reach::leftOpen)
        feedback_ = Feedback{Judgement::Verdict::neutral, {}, Feedback::Remark::unseen};
}

void LessonPlayer::tellUnseen()
{
    if (!isOpen() || isWrong() || feedback_ || !(run_->awaitsReach() || wantsReach_))
        return;
    feedback_ = Feedback{Judgement::Verdict::neutral, {}, Feedback::Remark::unseen};
    emit changed();
}

void LessonPlayer::hearReach()
{
    if (!isOpen())
        return;
    const auto reach = reaches_.answer();
    if (reach && run_->awaitsReach()) {
        const Judgement judgement = run_->settle(*reach);
        if (judgement.hasFailed) {
            stopAll();
            heed(judgement);
        }
    }
    if (stage_ == Stage::asked)
        hearOutlook();
    else if (isWrong())
        hearLoss();
    if (std::exchange(wantsBack_, false))
        tryAgain();
    if (wantsReach_)
        askReach();
}

void LessonPlayer::hearOutlook()
{
    const bool wasTold = feedback_.has_value();
    tellOutlook();
    if (wasTold != feedback_.has_value())
        emit changed();
}

void LessonPlayer::hearLoss()
{
    if (feedback_->remark == Feedback::Remark::none && isHopeless())
        feedback_->remark = Feedback::Remark::hopeless;
    markLoss();
    emit changed();
}

void LessonPlayer::markLoss()
{
    marks_ = marksTold_;
    if (!before_ || feedback_->verdict != Judgement::Verdict::wrong ||
        feedback_->remark == Feedback::Remark::hopeless)
        return;
    const std::optional<GoalLoss> earlier = lossOf(*run_, known());
    const LessonRun &before = earlier ? earlier->before : *before_;
    const Action action = run_->played()[before.played().size()].action;
    const auto routes = run_->game().routes(*before.position(), step().seat, action);
    if (routes.empty())
        return;
    for (const Place place : routes.front()) {
        LessonMark mark;
        mark.tone = LessonMark::Tone::bad;
        mark.place = place;
        marks_.push_back(std::move(mark));
    }
}

bool LessonPlayer::isCarried()
{
    const bool areOthersLast = run_->played().back().seat != step().seat;
    if (!areOthersLast || !before_ || !step().goal || step().answers == Answers::nobody)
        return false;
    LessonRun after = *before_;
    after.act(run_->played()[before_->played().size()].action,
              [](const LessonRun &) { return Reach::within; });
    return !after.isDone() && reaches_.find(after) != Reach::within;
}

std::optional<GoalLoss> LessonPlayer::wayBackTo()
{
    if (!isWrong() || !before_)
        return std::nullopt;
    std::optional<LessonRun> back = wayBack(*run_, known());
    if (!back || back->played().size() >= run_->played().size())
        return std::nullopt;
    const Action action = run_->played()[back->played().size()].action;
    const auto number = std::ranges::count(back->played(), step().seat, &LineStep::seat) + 1;
    return GoalLoss{*std::move(back), action, static_cast<int>(number)};
}

std::optional<LessonPlayer::Lost> LessonPlayer::lost()
{
    if (!isWrong() || !step().goal || feedback_->verdict != Judgement::Verdict::wrong || isHopeless())
        return std::nullopt;
    const int left = run_->actionsLeft().value_or(0);
    if (left > 0 && reaches_.find(*run_) != Reach::lost)
        return std::nullopt;
    const std::optional<WantedPoints> points = wantedPoints(*run_);
    return Lost{left, points ? reaches_.mostPoints(*run_) : std::nullopt, points ? points->wanted : 0};
}

std::optional<GoalLoss> LessonPlayer::loss()
{
    if (!isWrong())
        return std::nullopt;
    std::optional<GoalLoss> loss = lossOf(*run_, known());
    const auto actions = std::ranges::count(run_->played(), step().seat, &LineStep::seat);
    return loss && loss->number < actions ? std::move(loss) : std::nullopt;
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
    if (isHopeless()) {
        feedback_ = Feedback{Judgement::Verdict::neutral, {}, Remark::hopeless};
        emit changed();
        return;
    }
    const std::optional<Reach> reach = reaches_.find(*run_);
    const bool isAskedAnew = !std::exchange(wantsReach_, !reach);
    if (!reach) {
        if (isAskedAnew) {
            reaches_.ask(*run_);
            patience_.start();
        }
        return;
    }
    if (const Judgement judgement = run_->asked(*reach); judgement.hasFailed) {
        heed(judgement);
        if (judgement.verdict == Judgement::Verdict::wrong)
            feedback_->remark = Remark::lost;
        emit changed();
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
    if (!isOpen() || !isWrong())
        return;
    if (!before_) { // the others have ended it before the reader could do anything
        enter(stepIndex());
        return;
    }
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
    marks_ = marksBefore_[run_->played().size()];
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
