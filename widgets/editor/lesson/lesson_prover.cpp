#include "editor/lesson/lesson_prover.h"

#include "bots/steady_bot.h"
#include "core/read_file.h"
#include "files/durable_file.h"
#include "scenario/lesson/lesson_check.h"

#include <QFile>

#include <utility>

namespace waystone {

namespace {

constexpr std::size_t largestMemory = std::size_t{16} << 20U;

/// Whatever is wrong with the file, what it does not tell is proved again.
ProofMemory readMemory(const QString &path)
{
    const Result<std::string> text =
        readFile(QFile::encodeName(path).toStdString(), Pipes::refused, largestMemory);
    return text ? ProofMemory::from(*text) : ProofMemory();
}

} // namespace

LessonProver::LessonProver(QString memory, QObject *parent) : QObject(parent), file_(std::move(memory)) {}

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
    auto work = [this, queue, question, progress, settings, lesson, file = file_,
                 known = memory_](const std::stop_token &stop) {
        const auto plan = std::make_shared<const LessonPlan>(lesson, steadyAnswer);
        ProofMemory memory = known ? *known : readMemory(file);
        const std::string before = memory.text();
        auto report =
            std::make_shared<const LessonReport>(checkLesson(plan, settings, stop, progress, &memory));
        // Without the file the proofs are made again, which nobody has to be told.
        if (std::string after = memory.text(); after != before && !file.isEmpty())
            (void)replaceFile(file, QByteArray::fromStdString(after));
        queue([this, question, report = std::move(report), memory = std::move(memory)] {
            receive(question, report, memory);
        }); // its last act
    };
    threads_.emplace(question, std::jthread(std::move(work)));
}

void LessonProver::receive(int question, const std::shared_ptr<const LessonReport> &report,
                           ProofMemory memory)
{
    threads_.erase(question);
    if (question != question_)
        return;
    memory_ = std::move(memory);
    isRunning_ = false;
    emit finished(report);
}

ProofMemory &LessonProver::memory()
{
    if (!memory_)
        memory_ = readMemory(file_);
    return *memory_;
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
