#include "editor/lesson/lesson_prover.h"

#include "bots/steady_bot.h"
#include "scenario/lesson/lesson_check.h"

namespace waystone {

LessonProver::~LessonProver()
{
    // Nobody is there any more to hear of it.
    ++question_;
    for (auto &[question, thread] : threads_)
        thread.request_stop();
}

void LessonProver::requestStop()
{
    if (const auto thread = threads_.find(question_); thread != threads_.end())
        thread->second.request_stop();
}

void LessonProver::start(const Lesson &lesson, const LessonCheckSettings &settings)
{
    requestStop();
    const int question = ++question_;
    isRunning_ = true;
    const auto queue = [this](auto use) { QMetaObject::invokeMethod(this, use, Qt::QueuedConnection); };
    const auto progress = [this, queue, question](std::size_t step, std::uint64_t nodes) {
        queue([this, question, step, nodes] {
            if (question == question_)
                emit progressed(static_cast<int>(step), nodes);
        });
    };
    auto work = [this, queue, question, progress, settings, lesson](const std::stop_token &stop) {
        const auto plan = std::make_shared<const LessonPlan>(lesson, steadyAnswer);
        auto report = std::make_shared<const LessonReport>(checkLesson(plan, settings, stop, progress));
        queue([this, question, report = std::move(report)] { receive(question, report); }); // its last act
    };
    threads_.emplace(question, std::jthread(std::move(work)));
}

void LessonProver::receive(int question, const std::shared_ptr<const LessonReport> &report)
{
    threads_.erase(question);
    if (question != question_)
        return;
    isRunning_ = false;
    emit finished(report);
}

void LessonProver::stop()
{
    requestStop();
}

void LessonProver::abandon()
{
    requestStop();
    ++question_;
    isRunning_ = false;
}

} // namespace waystone
