// How a run judges what its reader does.

#include "scenario/lesson/lesson_reach.h"
#include "scenario/lesson/lesson_run.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace waystone {

namespace {

using Kind = LessonStep::Kind;

Judgement::Verdict verdictOf(Branch::Verdict verdict)
{
    switch (verdict) {
    case Branch::Verdict::right:
        return Judgement::Verdict::right;
    case Branch::Verdict::good:
        return Judgement::Verdict::good;
    case Branch::Verdict::wrong:
        break;
    }
    return Judgement::Verdict::wrong;
}

} // namespace

Judgement LessonRun::act(Action action)
{
    return act(action, reachOf);
}

Judgement LessonRun::act(Action action, const ReachSource &reach)
{
    assert(awaitsReader() && !game().refuse(*position_, step().seat, action));
    const LessonRun before = *this;
    blame_.reset();
    play({step().seat, action}, true);
    if (step().kind == Kind::playOn) {
        Judgement judgement;
        const bool hasEnded = isOutOfActions() || game().actors(*position_).isOver();
        return hasEnded ? done(std::move(judgement)) : judgement;
    }
    const Judgement judgement = judge(before, action, reach);
    told_ = judgement;
    return judgement;
}

Judgement LessonRun::judge(const LessonRun &before, Action action, const ReachSource &reach)
{
    if (branches_ != nullptr) {
        const auto branch = std::ranges::find(*branches_, action, &Branch::action);
        if (branch != branches_->end())
            return told(*branch);
        branches_ = nullptr;
    }
    Judgement judgement;
    if (progress_.isMet) {
        judgement.verdict = Judgement::Verdict::right;
        return done(std::move(judgement));
    }
    const GoalStatus status = lookAhead();
    if (status == GoalStatus::reached) { // done as soon as these answers have been played
        judgement.verdict = Judgement::Verdict::right;
        return judgement;
    }
    const bool isAsked = step().goal && status != GoalStatus::lost;
    Judgement blame = blameFor(*before.position_);
    // What went wrong with an earlier action is not this one's mistake.
    if (blame.from == Judgement::From::mistake && before.actions_ > 0 && reach(before) == Reach::lost)
        blame = general();
    const bool isToldLater = step().lossTold != LossTold::atOnce && blame.from != Judgement::From::mistake;
    if (isAsked && status == GoalStatus::open && isToldLater)
        return {};
    const std::optional<Reach> known = isAsked ? reach(*this) : Reach::lost;
    if (known == Reach::within)
        return {};
    blame_ = std::move(blame);
    return known ? settle(*known) : Judgement{};
}

Judgement LessonRun::settle(Reach reach)
{
    if (!awaitsReach())
        return {};
    Judgement blame = *std::exchange(blame_, std::nullopt);
    if (reach == Reach::within)
        return {};
    // Where it is not known the author's word counts, which is of mistakes alone.
    if (reach == Reach::lost || blame.from == Judgement::From::mistake)
        return failed(std::move(blame));
    // The reader may act as long as it is for them to act, though nothing tells what comes then.
    return lookAhead() == GoalStatus::leftOpen ? leftOpen(std::move(blame)) : Judgement{};
}

bool LessonRun::canAsk() const
{
    return step().goal && step().lossTold == LossTold::whenAsked && actions_ > 0 && awaitsReader();
}

Judgement LessonRun::asked(Reach reach)
{
    return canAsk() && reach == Reach::lost ? failed(general()) : Judgement{};
}

/// What the author says to an action that they have foreseen.
Judgement LessonRun::told(const Branch &branch)
{
    Judgement judgement;
    judgement.verdict = verdictOf(branch.verdict);
    judgement.from = Judgement::From::branch;
    judgement.text = branch.text;
    judgement.marks = branch.marks;
    if (branch.verdict == Branch::Verdict::wrong) {
        judgement.consequence = branch.consequence;
        return failed(std::move(judgement));
    }
    branches_ = &branch.then;
    if (step().goal ? progress_.isMet : branch.then.empty())
        return done(std::move(judgement));
    const GoalStatus status = step().goal ? lookAhead() : GoalStatus::open;
    return status == GoalStatus::lost       ? failed(std::move(judgement))
           : status == GoalStatus::leftOpen ? leftOpen(std::move(judgement))
                                            : judgement;
}

Judgement LessonRun::answer(const LineStep &answer)
{
    play(answer, false);
    Judgement judgement;
    if (step().kind != Kind::act || isDone_ || hasFailed_)
        return judgement;
    if (step().goal && progress_.isMet) {
        judgement = told_;
        if (judgement.verdict != Judgement::Verdict::good)
            judgement.verdict = Judgement::Verdict::right;
        return done(std::move(judgement));
    }
    const GoalStatus status = lookAhead();
    if (status == GoalStatus::lost)
        return failed(blame_.value_or(general()));
    // Of what is still being found out settle() tells.
    return status == GoalStatus::leftOpen && !blame_ ? leftOpen(general()) : judgement;
}

Judgement LessonRun::done(Judgement judgement)
{
    finish();
    judgement.isDone = true;
    if (judgement.text.isEmpty() && !step().reached.isEmpty()) {
        judgement.text = step().reached;
        judgement.from = Judgement::From::reached;
    }
    return judgement;
}

Judgement LessonRun::failed(Judgement judgement)
{
    hasFailed_ = true;
    judgement.hasFailed = true;
    return judgement;
}

/// What the author says to it is told all the same, but not that it is wrong.
Judgement LessonRun::leftOpen(Judgement judgement)
{
    judgement.verdict = Judgement::Verdict::open;
    hasEndedOpen_ = true;
    return failed(std::move(judgement));
}

LessonRun::GoalStatus LessonRun::lookAhead() const
{
    LessonRun ahead = *this;
    while (!ahead.progress_.isMet) {
        const auto answer = ahead.nextAnswer();
        if (!answer)
            break;
        ahead.play(*answer, false);
    }
    if (ahead.progress_.isMet)
        return GoalStatus::reached;
    if (step().goal && GoalTracker(game(), *step().goal, step().seat).isLost(ahead.progress_))
        return GoalStatus::lost;
    const Actors actors = game().actors(*ahead.position_);
    if (actors.isOver())
        return GoalStatus::lost;
    if (actors.includes(step().seat))
        return isOutOfActions() ? GoalStatus::lost : GoalStatus::open;
    return endsWithScript() ? GoalStatus::leftOpen : GoalStatus::open;
}

Judgement LessonRun::blameFor(const Position &before) const
{
    const Mistake *mistake = mistakeIn(before, *position_, events_);
    if (mistake == nullptr)
        return general();
    Judgement judgement;
    judgement.verdict = Judgement::Verdict::wrong;
    judgement.from = Judgement::From::mistake;
    judgement.text = mistake->text;
    return judgement;
}

/// What is said to a wrong move of which the author has not spoken.
Judgement LessonRun::general() const
{
    Judgement judgement;
    judgement.verdict = Judgement::Verdict::wrong;
    judgement.from = step().otherwise.isEmpty() ? Judgement::From::nowhere : Judgement::From::otherwise;
    judgement.text = step().otherwise;
    return judgement;
}

const Mistake *LessonRun::mistakeIn(const Position &before, const Position &after, const Events &events) const
{
    for (const Mistake &mistake : step().mistakes) {
        const GoalTracker tracker(game(), mistake.when, step().seat);
        if (tracker.after(tracker.start(before), after, events, true).isMet)
            return &mistake;
    }
    return nullptr;
}

} // namespace waystone
