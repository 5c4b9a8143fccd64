#include "bots/bots.h"
#include "bots/steady_bot.h"
#include "lessons/player/lesson_player.h"
#include "scenario/lesson/lesson_file.h"

#include <algorithm>

// The way through the steps, and how the tasks on it went.

namespace waystone {

void LessonPlayer::begin(Lesson lesson, const QString &key)
{
    close();
    key_ = key;
    // Whom there is not nobody has proved anything against: their seats stay as open as the proof has left them.
    for (LessonStep &step : lesson.steps)
        if (step.answers == Answers::bot && std::ranges::find(botIds(), step.bot) == botIds().end())
            step.answers = Answers::nobody;
    ++opening_;
    run_.emplace(std::make_shared<const LessonPlan>(std::move(lesson), steadyAnswer));
    std::set<std::string, std::less<>> done;
    for (const QString &id : progress_.doneSteps(key_))
        done.insert(id.toStdString());
    run_->setDoneSteps(std::move(done));
    results_.clear();
    repeated_.clear();
    laidStep_.reset();
    showsAnotherTable_ = false;
    log_.clear();
}

int LessonPlayer::indexOf(const QString &step) const
{
    const std::vector<LessonStep> &all = lesson().steps;
    const auto found = std::ranges::find(all, step.toStdString(), &LessonStep::id);
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

void LessonPlayer::open(Lesson lesson, const QString &key, const QString &step)
{
    begin(std::move(lesson), key);
    enter(std::max(0, indexOf(step.isEmpty() ? progress_.lastStep(key_) : step)));
}

void LessonPlayer::repeat(Lesson lesson, const QString &key, const QStringList &steps)
{
    begin(std::move(lesson), key);
    for (const QString &step : steps)
        if (const int index = indexOf(step); index >= 0)
            repeated_.push_back(index);
    enter(repeated_.empty() ? 0 : repeated_.front());
}

bool LessonPlayer::isDone(int index) const
{
    return run_->doneSteps().contains(lesson().steps[static_cast<std::size_t>(index)].id);
}

int LessonPlayer::chapterOf(int index) const
{
    while (index >= 0 && lesson().steps[static_cast<std::size_t>(index)].chapter.isEmpty())
        --index;
    return index;
}

std::vector<int> LessonPlayer::chapters() const
{
    std::vector<int> beginnings;
    for (int index = 0; index < steps(); ++index)
        if (chapterOf(index) == index)
            beginnings.push_back(index);
    return beginnings;
}

/// -1 behind the last one.
int LessonPlayer::stepAfter(int index) const
{
    if (repeated_.empty())
        return index + 1 < steps() ? index + 1 : -1;
    const auto found = std::ranges::upper_bound(repeated_, index);
    return found == repeated_.end() ? -1 : *found;
}

/// -1 before the first one.
int LessonPlayer::stepBefore(int index) const
{
    if (repeated_.empty())
        return index - 1;
    const auto found = std::ranges::lower_bound(repeated_, index);
    return found == repeated_.begin() ? -1 : *(found - 1);
}

bool LessonPlayer::isLast() const
{
    return stepAfter(stepIndex()) < 0;
}

void LessonPlayer::goOnFromStep()
{
    if (const int after = stepAfter(stepIndex()); after >= 0) {
        enter(after);
        return;
    }
    // The next time it begins at the beginning.
    if (repeated_.empty())
        progress_.reach(key_, {});
    log_.leave();
    // Nobody plays on in a step that was passed over.
    stopAll();
    if (isReadersMove()) {
        stage_ = Stage::showing;
        setHands(false);
    }
    emit finished();
}

bool LessonPlayer::isTask(const LessonStep &step)
{
    using enum LessonStep::Kind;
    return step.kind == act || step.kind == choose || step.kind == predict;
}

void LessonPlayer::recordTask()
{
    if (!isTask(step()) || results_.contains(stepIndex()))
        return;
    log_.finish();
    const TaskLog::Task task = log_.task(stepIndex());
    const StepResult result = task.wrong > 0   ? StepResult::again
                              : task.hints > 0 ? StepResult::withHints
                                               : StepResult::firstTry;
    results_.emplace(stepIndex(), result);
    progress_.record(key_, QString::fromStdString(step().id), result);
}

LessonPlayer::Summary LessonPlayer::summary() const
{
    Summary summary;
    for (int index = 0; index < steps(); ++index) {
        const bool isAsked = repeated_.empty() || std::ranges::find(repeated_, index) != repeated_.end();
        if (!isAsked || !isTask(lesson().steps[static_cast<std::size_t>(index)]))
            continue;
        const auto found = results_.find(index);
        if (found == results_.end()) {
            ++summary.leftOut;
            summary.skipped.push_back(index);
            continue;
        }
        ++(found->second == StepResult::firstTry    ? summary.firstTry
           : found->second == StepResult::withHints ? summary.withHints
                                                    : summary.again);
        if (found->second != StepResult::firstTry)
            summary.missed.push_back(index);
    }
    return summary;
}

LessonResult LessonPlayer::result(const std::string &language) const
{
    constexpr qint64 second = 1000;
    LessonResult result;
    result.lesson = lesson().id;
    result.hash = resultHash(writeLesson(lesson()));
    result.title = lesson().title.in(language, lesson().language);
    result.language = language;
    result.seconds = static_cast<int>(log_.milliseconds() / second);
    for (int index = 0; index < steps(); ++index) {
        const LessonStep &each = lesson().steps[static_cast<std::size_t>(index)];
        if (!isTask(each))
            continue;
        const TaskLog::Task task = log_.task(index);
        result.tasks.push_back({each.id, index + 1, firstWordsOf(each.text.in(language, lesson().language)),
                                task.isDone, task.wrong + (task.isDone ? 1 : 0), task.hints,
                                static_cast<int>(task.milliseconds / second)});
    }
    return result;
}

} // namespace waystone
