#include "lessons/player/lesson_player.h"

#include "bots/steady_bot.h"
#include "scenario/lesson/lesson_points.h"

#include <algorithm>

// Where the reader is and what they are told; what happens on the board is in lesson_player_board.cpp.

namespace waystone {

namespace {

using Kind = LessonStep::Kind;

/// Milliseconds for which a reader does not notice that they wait.
constexpr int patience = 100;

LessonPlayer::Points pointsOf(const LessonRun &run)
{
    const LessonStep &step = run.step();
    const PlannedStep &planned = run.plan().steps()[run.index()];
    if (!planned.position)
        return {run.rightNumber(), {}};
    const bool isLine = !step.line.empty();
    return {run.rightNumber(), lessonPointSources(run.game(), step, isLine ? &*planned.position : nullptr,
                                                  isLine ? *planned.end : *planned.position)};
}

} // namespace

LessonPlayer::LessonPlayer(GameController &controller, LessonProgress &progress, QObject *parent)
    : QObject(parent),
      controller_(controller),
      progress_(progress),
      bots_(controller,
            [this](std::string_view id, MoreTime time) { return makePlayer(id, std::move(time)); })
{
    pause_.setSingleShot(true);
    pause_.setInterval(0);
    patience_.setObjectName(QStringLiteral("patience"));
    patience_.setSingleShot(true);
    patience_.setInterval(patience);
    bots_.setActive(false);
    controller.setFollowing(false);
    controller.setStudy(true);
    controller.setPlaysForced(false);
    controller.setDrawsChance(false);
    connect(&pause_, &QTimer::timeout, this, &LessonPlayer::playWaiting);
    connect(&patience_, &QTimer::timeout, this, &LessonPlayer::tellUnseen);
    connect(&reaches_, &ReachFinder::found, this, &LessonPlayer::hearReach);
    connect(&controller, &GameController::viewChanged, this, &LessonPlayer::follow);
}

LessonPlayer::~LessonPlayer() = default;

std::unique_ptr<Bot> LessonPlayer::makePlayer(std::string_view id, MoreTime time) const
{
    if (isOpen() && step().kind == Kind::act)
        return std::make_unique<SteadyBot>(id, step().seed);
    return makeBot(id, std::move(time));
}

void LessonPlayer::close()
{
    stopAll();
    log_.leave();
    reaches_.end();
    run_.reset();
    before_.reset();
}

void LessonPlayer::enter(int step)
{
    stopAll();
    log_.enter(step);
    bots_.forget();
    run_->goTo(static_cast<std::size_t>(step));
    reaches_.begin(*run_);
    if (repeated_.empty())
        progress_.reach(key_, QString::fromStdString(this->step().id));
    feedback_.reset();
    points_.reset();
    chosen_.clear();
    consequence_.clear();
    before_.reset();
    marks_ = this->step().marks;
    marksBefore_.clear();
    lay();
    begin();
}

void LessonPlayer::setStage(Stage stage)
{
    stage_ = stage;
    setHands(isReadersMove());
    emit changed();
}

bool LessonPlayer::isReadersMove() const
{
    return stage_ == Stage::asked && (step().kind == Kind::act || step().kind == Kind::playOn);
}

std::optional<AnySetup> LessonPlayer::unplayable() const
{
    return run_->position() ? std::nullopt : std::optional(run_->setup());
}

bool LessonPlayer::isChosen(int option) const
{
    return std::ranges::find(chosen_, option) != chosen_.end();
}

bool LessonPlayer::hasMoreHints() const
{
    return stage_ != Stage::done && run_->hasMoreHints();
}

bool LessonPlayer::isWrong() const
{
    return stage_ == Stage::judged || stage_ == Stage::consequence || stage_ == Stage::seen;
}

bool LessonPlayer::canSeeConsequence() const
{
    return (stage_ == Stage::judged || stage_ == Stage::seen) && !consequence_.empty();
}

bool LessonPlayer::canReplay() const
{
    return stage_ == Stage::done && step().kind == Kind::show;
}

bool LessonPlayer::canRestart() const
{
    return step().kind == Kind::act && !run_->played().empty() && stage_ != Stage::showing &&
           stage_ != Stage::consequence;
}

void LessonPlayer::next()
{
    if (!isOpen() || !canGoOn())
        return;
    if (stage_ == Stage::reading)
        finishStep();
    goOnFromStep();
}

void LessonPlayer::back()
{
    if (!isOpen())
        return;
    if (const int before = stepBefore(stepIndex()); before >= 0)
        enter(before);
}

void LessonPlayer::skip()
{
    if (isOpen())
        goOnFromStep();
}

void LessonPlayer::goTo(int index)
{
    if (isOpen() && index >= 0 && index < steps())
        enter(index);
}

void LessonPlayer::finishStep()
{
    run_->finish();
    progress_.finish(key_, QString::fromStdString(step().id));
    recordTask();
}

void LessonPlayer::tell(const Judgement &judgement)
{
    feedback_.reset();
    if (judgement.verdict == Judgement::Verdict::neutral)
        return;
    feedback_ = Feedback{judgement.verdict, judgement.text, {}};
    const bool isPraised = judgement.verdict == Judgement::Verdict::right && step().kind == Kind::act;
    if (isPraised && !judgement.isDone)
        feedback_->remark = Feedback::Remark::soFar;
    // What is said to a wrong move often speaks of what the step has marked.
    const bool isTakenBack =
        judgement.verdict == Judgement::Verdict::wrong || judgement.verdict == Judgement::Verdict::open;
    if (!isTakenBack || !judgement.marks.empty())
        marks_ = judgement.marks;
}

void LessonPlayer::tellHint()
{
    if (!isOpen() || !hasMoreHints())
        return;
    run_->tellHint();
    log_.hint(run_->hintsTold());
    emit changed();
}

void LessonPlayer::choose(int option)
{
    if (!isOpen() || step().kind != Kind::choose || stage_ != Stage::asked || option < 0 ||
        option >= static_cast<int>(step().options.size()) || isChosen(option))
        return;
    chosen_.push_back(option);
    const Judgement judgement = run_->choose(static_cast<std::size_t>(option));
    feedback_ = Feedback{judgement.verdict, judgement.text, {}};
    if (!judgement.isDone)
        log_.err();
    else
        finishStep();
    setStage(judgement.isDone ? Stage::done : Stage::asked);
}

void LessonPlayer::predict(int number)
{
    if (!isOpen() || step().kind != Kind::predict || stage_ != Stage::asked)
        return;
    const Judgement judgement = run_->predict(number);
    feedback_ = Feedback{judgement.verdict, judgement.text, {}};
    if (judgement.isDone) {
        points_ = pointsOf(*run_);
        showLine();
        return;
    }
    log_.err();
    const bool isMore = number > run_->rightNumber();
    feedback_->remark = isMore ? Feedback::Remark::tooMany : Feedback::Remark::tooFew;
    emit changed();
}

void LessonPlayer::restart()
{
    if (!isOpen() || !canRestart())
        return;
    // A wrong move that stands there has been counted.
    if (stage_ == Stage::asked)
        log_.err();
    enter(stepIndex());
}

void LessonPlayer::replay()
{
    if (isOpen() && canReplay())
        enter(stepIndex());
}

void LessonPlayer::stopPlaying()
{
    if (!isOpen() || step().kind != Kind::playOn || stage_ == Stage::done)
        return;
    stopAll();
    finishStep();
    setStage(Stage::done);
}

} // namespace waystone
