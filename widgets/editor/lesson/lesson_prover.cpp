#include "editor/lesson/lesson_prover.h"

#include "scenario/lesson/lesson_check.h"

namespace waystone {

LessonProver::~LessonProver()
{
    // Nobody is there any more to hear of it.
    ++question_;
    thread_.request_stop();
}

void LessonProver::start(const Lesson &lesson, const LessonCheckSettings &settings)
{
    thread_.request_stop();
    const int question = ++question_;
    isRunning_ = true;
    const auto progress = [this, question](std::size_t step, std::uint64_t nodes) {
        QMetaObject::invokeMethod(
            this,
            [this, question, step, nodes] {
                if (question == question_)
                    emit progressed(static_cast<int>(step), nodes);
            },
            Qt::QueuedConnection);
    };
    auto work = [this, question, progress, settings, lesson](const std::stop_token &stop) {
        const auto plan = std::make_shared<const LessonPlan>(lesson);
        auto report = std::make_shared<const LessonReport>(checkLesson(plan, settings, stop, progress));
        QMetaObject::invokeMethod(
            this,
            [this, question, report = std::move(report)] {
                if (question != question_)
                    return;
                isRunning_ = false;
                emit finished(report);
            },
            Qt::QueuedConnection);
    };
    thread_ = std::jthread(std::move(work));
}

void LessonProver::stop()
{
    thread_.request_stop();
}

void LessonProver::abandon()
{
    thread_.request_stop();
    ++question_;
    isRunning_ = false;
}

} // namespace waystone
