#pragma once

#include "bots/bot.h"
#include "protocol/program_pool.h"

#include <chrono>
#include <memory>
#include <string>

namespace waystone {

/// Asks a program from outside, which speaks the lines of `waystone-cli serve` (resources/formats.md, "A seat for a
/// program"). It is told what the seat may know and no more. Throws BotFailure.
class ProgramBot final : public Bot {
public:
    static constexpr std::chrono::seconds usualLimit{10};

    ProgramBot(std::string commandLine, std::shared_ptr<ProgramPool> pool,
               std::chrono::milliseconds limit = usualLimit);

    [[nodiscard]] std::string_view id() const override { return "program"; }
    [[nodiscard]] Action choose(const Game &game, const SeatView &view, Seat seat, Rng &rng,
                                std::stop_token stop) override;
    /// Whether it has chosen a legal action yet.
    [[nodiscard]] bool hasAnswered() const { return hasAnswered_; }

private:
    /// It, or a BotFailure that tells why there is none.
    [[nodiscard]] static std::unique_ptr<ProgramProcess>
    started(Result<std::unique_ptr<ProgramProcess>> process);

    std::string commandLine_;
    std::shared_ptr<ProgramPool> pool_;
    std::chrono::milliseconds limit_;
    bool hasAnswered_ = false;
};

/// The line that such a program is asked. The seed is for what it draws by lot, and below 2^53. `begins`: it is its first
/// in this game.
[[nodiscard]] std::string chooseLine(const Game &game, const SeatView &view, Seat seat, int id,
                                     std::chrono::milliseconds limit, std::uint64_t seed,
                                     bool begins = false);

/// The action in its answer to the question with this id; problems are those of program_problem.
[[nodiscard]] Result<Action> chosenAction(const std::string &answer, const Game &game, const SeatView &view,
                                          Seat seat, int id);

} // namespace waystone
