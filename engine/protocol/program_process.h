#pragma once

#include "core/result.h"
#include "platform/child_program.h"

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

namespace waystone {

/// A program that was started to answer lines with lines. Its errors go where ours go.
class ProgramProcess {
public:
    /// An answer may be so long.
    static constexpr std::size_t longestAnswer = std::size_t{1} << 20U;

    /// Starts the command line by the shell. Problem: program.cannot-start. (That there is no such program is known
    /// only when it is asked.)
    [[nodiscard]] static Result<std::unique_ptr<ProgramProcess>> start(const std::string &commandLine);

    ProgramProcess(const ProgramProcess &) = delete;
    ProgramProcess &operator=(const ProgramProcess &) = delete;
    /// Ends the program with all that it has started, a fifth of a second after it was asked to quit if it has not done so
    /// itself. They end no later than our own process does, even if it is killed.
    ~ProgramProcess();

    /// Asks the program to quit, without waiting until it has. Nothing else is asked then.
    void quit();
    /// What it has said between its last answer and the next question, as far as it is known.
    [[nodiscard]] const std::string &unasked();

    /// Sends a line (without its line feed) and waits for the next one. After a problem the process is of no use any
    /// more: what it says later cannot be told from an answer to something else.
    [[nodiscard]] Result<std::string> ask(std::string_view line, std::chrono::milliseconds limit,
                                          const std::stop_token &stop);
    /// How many lines it has been sent.
    [[nodiscard]] int questions() const { return questions_; }
    /// The next line is the first of another game.
    void beginGame() { questionsBefore_ = questions_; }
    /// Whether nothing has been asked of it in this game.
    [[nodiscard]] bool begins() const { return questions_ == questionsBefore_; }

private:
    using Clock = std::chrono::steady_clock;

    explicit ProgramProcess(std::unique_ptr<platform::ChildProgram> program) : program_(std::move(program)) {}

    [[nodiscard]] Problem endProblem();
    /// Waits for it until then.
    [[nodiscard]] bool hasEnded(Clock::time_point end) const;

    std::unique_ptr<platform::ChildProgram> program_;
    std::string said_;
    int questions_ = 0;
    int questionsBefore_ = 0;              ///< in earlier games
    bool isSound_ = true;                  ///< false after a problem
    std::optional<Clock::time_point> end_; ///< once it was asked to quit: when it is ended
};

} // namespace waystone
