#include "scenario/lesson/lesson_run.h"

#include "core/text/text_hash.h"
#include "scenario/lesson/lesson_points.h"

#include <algorithm>
#include <cassert>

namespace waystone {

namespace {

using Kind = LessonStep::Kind;

} // namespace

LessonRun::LessonRun(Lesson lesson) : LessonRun(std::make_shared<const LessonPlan>(std::move(lesson))) {}

LessonRun::LessonRun(std::shared_ptr<const LessonPlan> plan, std::size_t step) : plan_(std::move(plan))
{
    goTo(step);
}

AnySetup LessonRun::setup() const
{
    return position_ ? game().setup(*position_) : plan_->steps()[index_].setup;
}

void LessonRun::goTo(std::size_t step)
{
    assert(step < lesson().steps.size());
    index_ = step;
    position_ = plan_->steps()[index_].position;
    played_.clear();
    events_.clear();
    told_ = {};
    blame_.reset();
    branches_ = &this->step().branches;
    script_ = 0;
    actions_ = 0;
    hintsTold_ = 0;
    isDone_ = false;
    hasFailed_ = false;
    hasEndedOpen_ = false;
    progress_ = {};
    if (this->step().goal && position_)
        progress_ = GoalTracker(game(), *this->step().goal, this->step().seat).start(*position_);
    isDone_ = progress_.isMet;
}

void LessonRun::finish()
{
    isDone_ = true;
    doneSteps_.insert(step().id);
}

bool LessonRun::awaitsReader() const
{
    const bool isOpen = step().kind == Kind::playOn
                            ? !isOutOfActions()
                            : step().kind == Kind::act && !isDone_ && !isOutOfActions();
    return isOpen && !hasFailed_ && position_ && game().actors(*position_).includes(step().seat);
}

std::optional<LineStep> LessonRun::nextAnswer() const
{
    if (!position_)
        return std::nullopt;
    return scriptedAnswer(game(), step(), *position_, script_);
}

SolverTable::Node LessonRun::point() const
{
    return {*position_, progress_.memory, static_cast<std::uint32_t>(script_), step().mostActions - actions_};
}

bool LessonRun::isAlike(const LessonRun &other) const
{
    const auto planned = [](const LessonRun &run) { return run.intendedStep() ? run.played_.size() + 1 : 0; };
    return index_ == other.index_ && isDone_ == other.isDone_ && hasFailed_ == other.hasFailed_ &&
           actions_ == other.actions_ && script_ == other.script_ && branches_ == other.branches_ &&
           progress_ == other.progress_ && planned(*this) == planned(other) &&
           game().same(*position_, *other.position_);
}

void LessonRun::show(const LineStep &next)
{
    play(next, false);
}

std::optional<LineStep> LessonRun::nextShown() const
{
    const bool isShown = step().kind == Kind::show || step().kind == Kind::predict;
    return isShown ? intendedStep() : std::nullopt;
}

std::uint64_t LessonRun::seed() const
{
    std::uint64_t hash = textHash("/" + step().id, textHash(lesson().id));
    for (const LineStep &each : played_)
        hash = textHash("/" + std::to_string(each.seat) + " " + game().notation(each.action), hash);
    return hash;
}

std::optional<int> LessonRun::actionsLeft() const
{
    if (step().mostActions == 0)
        return std::nullopt;
    return std::max(0, step().mostActions - actions_);
}

std::optional<LineStep> LessonRun::intendedStep() const
{
    const std::vector<LineStep> &line = plan_->steps()[index_].line;
    if (played_.size() >= line.size() || !std::equal(played_.begin(), played_.end(), line.begin()))
        return std::nullopt;
    return line[played_.size()];
}

bool LessonRun::hasMoreHints() const
{
    return static_cast<std::size_t>(hintsTold_) < step().hints.size();
}

const LocalText &LessonRun::tellHint()
{
    assert(hasMoreHints());
    return step().hints[static_cast<std::size_t>(hintsTold_++)];
}

Judgement LessonRun::choose(std::size_t option)
{
    const LessonOption &chosen = step().options.at(option);
    Judgement judgement;
    judgement.verdict = chosen.isRight ? Judgement::Verdict::right : Judgement::Verdict::wrong;
    judgement.text = chosen.why;
    return chosen.isRight ? done(std::move(judgement)) : judgement;
}

int LessonRun::rightNumber() const
{
    const PlannedStep &planned = plan_->steps()[index_];
    if (!planned.position)
        return 0;
    const int before = lessonPoints(game(), step(), *planned.position);
    return step().line.empty() ? before : lessonPoints(game(), step(), *planned.end) - before;
}

Judgement LessonRun::predict(int number)
{
    Judgement judgement;
    judgement.verdict = Judgement::Verdict::wrong;
    if (number != rightNumber())
        return judgement;
    judgement.verdict = Judgement::Verdict::right;
    judgement.text = step().why;
    return done(std::move(judgement));
}

void LessonRun::play(const LineStep &next, bool isReaders)
{
    assert(position_ && game().actors(*position_).includes(next.seat));
    events_.clear();
    position_ = game().apply(*position_, next.seat, next.action, &events_);
    played_.push_back(next);
    if (isReaders)
        ++actions_;
    else if (script_ < step().script.size() && step().script[script_] == next)
        ++script_;
    if (step().goal)
        progress_ =
            GoalTracker(game(), *step().goal, step().seat).after(progress_, *position_, events_, isReaders);
}

bool LessonRun::isOutOfActions() const
{
    return step().mostActions > 0 && actions_ >= step().mostActions;
}

} // namespace waystone
