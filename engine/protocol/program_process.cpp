#include "protocol/program_process.h"

#include "protocol/program_problem.h"

#include <algorithm>
#include <thread>

namespace waystone {

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 200ms;
constexpr auto slice = 20ms; ///< how often it is looked whether the answer is still wanted

Problem problem(std::string_view code, std::vector<Argument> arguments = {})
{
    return {std::string(code), std::move(arguments), {}, Severity::againstRule};
}

} // namespace

Result<std::unique_ptr<ProgramProcess>> ProgramProcess::start(const std::string &commandLine)
{
    std::unique_ptr<platform::ChildProgram> program = platform::ChildProgram::start(commandLine);
    if (program == nullptr)
        return problem(program_problem::cannotStart);
    return std::unique_ptr<ProgramProcess>(new ProgramProcess(std::move(program)));
}

void ProgramProcess::quit()
{
    if (!isSound_ || end_)
        return;
    constexpr std::string_view line = "{\"do\":\"quit\"}\n";
    static_cast<void>(program_->send(line));
    program_->closeInput();
    end_ = Clock::now() + patience;
}

ProgramProcess::~ProgramProcess()
{
    quit();
    if (end_)
        static_cast<void>(hasEnded(*end_));
}

bool ProgramProcess::hasEnded(Clock::time_point end) const
{
    while (!program_->ending()) {
        if (Clock::now() >= end)
            return false;
        std::this_thread::sleep_for(1ms);
    }
    return true;
}

Problem ProgramProcess::endProblem()
{
    if (!hasEnded(Clock::now() + patience))
        return problem(program_problem::ended); // it has closed its output
    const platform::ChildProgram::Ending ending = *program_->ending();
    if (!ending.wasFound)
        return problem(program_problem::cannotStart);
    return problem(program_problem::ended, {{"status", ending.status}});
}

const std::string &ProgramProcess::unasked()
{
    static_cast<void>(program_->hear(said_)); // whether it has ended is told when it is asked
    return said_;
}

Result<std::string> ProgramProcess::ask(std::string_view line, std::chrono::milliseconds limit,
                                        const std::stop_token &stop)
{
    ++questions_;
    isSound_ = false; // until the answer is there
    const auto end = Clock::now() + limit;
    std::string unsent(line);
    unsent += '\n';
    for (;;) {
        if (const std::size_t feed = said_.find('\n'); feed != std::string::npos) {
            std::string answer = said_.substr(0, feed);
            said_.erase(0, feed + 1);
            isSound_ = true;
            return answer;
        }
        if (said_.size() > longestAnswer)
            return problem(program_problem::tooMuch, {{"maximum", static_cast<int>(longestAnswer >> 10U)}});
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
        if (left <= 0ms)
            return problem(
                program_problem::silent,
                {{"seconds", static_cast<int>(std::chrono::ceil<std::chrono::seconds>(limit).count())}});
        if (stop.stop_requested())
            return problem(program_problem::stopped);

        program_->wait(!unsent.empty(), std::min<std::chrono::milliseconds>(left, slice));
        if (!unsent.empty()) {
            if (const std::optional<std::size_t> sent = program_->send(unsent))
                unsent.erase(0, *sent);
            else
                unsent.clear(); // it reads no more; what it has said may still be an answer
        }
        if (!program_->hear(said_))
            return endProblem();
    }
}

} // namespace waystone
