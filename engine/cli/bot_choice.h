#pragma once

#include "bots/bot.h"
#include "cli/command.h"
#include "cli/kept_programs.h"
#include "protocol/program_bot.h"

#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace waystone::cli {

/// What BOT stands for in the help.
extern const std::string_view botNotes;

/// --seconds
[[nodiscard]] OptionSyntax limitOption();

/// A bot as a command line names it: an id, or "program:" and a command line. Anything else is thrown as a Failure, for
/// which `option` is named.
void checkBot(const std::string &bot, std::string_view option);

/// The time that a program has for an answer: --seconds, or 10 of them.
[[nodiscard]] std::chrono::milliseconds chosenLimit(const Arguments &arguments);

/// The bots of one game, by seat. Each process of a program plays one seat of it; those that have not failed are kept for
/// the next game.
class SeatedBots {
public:
    /// `kept` outlives it.
    SeatedBots(const std::vector<std::string> &bots, std::chrono::milliseconds limit, KeptPrograms &kept);
    SeatedBots(const SeatedBots &) = delete;
    SeatedBots &operator=(const SeatedBots &) = delete;
    ~SeatedBots() { kept_.putBack(std::move(pool_)); }

    [[nodiscard]] const std::vector<Bot *> &bySeat() const { return bots_; }
    /// Whether a program holds this seat that has not chosen anything yet.
    [[nodiscard]] bool isMuteProgram(Seat seat) const;

private:
    KeptPrograms &kept_;
    std::shared_ptr<ProgramPool> pool_;
    std::vector<std::unique_ptr<Bot>> owned_;
    std::vector<Bot *> bots_;
    std::vector<const ProgramBot *> programs_; ///< by seat; null for a bot of ours
};

} // namespace waystone::cli
