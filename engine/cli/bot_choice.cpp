#include "cli/bot_choice.h"

#include "bots/bots.h"
#include "cli/failure.h"
#include "protocol/program_name.h"

#include <algorithm>

namespace waystone::cli {

namespace {

constexpr std::uint64_t longestSeconds = 24 * 60 * 60;

} // namespace

const std::string_view botNotes =
    R"(BOT is one of random, greedy, beginner, casual, experienced, expert, master, lively (random, but makes progress)
or master-2 (the master with a judgement that was learned, where the game has one) for trials, or
"program:COMMAND", a program from outside.)";

OptionSyntax limitOption()
{
    return {.name = "--seconds",
            .value = "N",
            .help = "how long an outside program has to answer; 10 unless given",
            .range = NumberRange{1, longestSeconds}};
}

void checkBot(const std::string &bot, std::string_view option)
{
    if (commandOf(bot) || std::ranges::count(everyBotId(), bot) != 0)
        return;
    std::string ids;
    for (const std::string_view id : everyBotId())
        ids += std::string(id) + ", ";
    ids += "program:COMMAND";
    if (bot.empty())
        throw Failure{std::string(option) + " is missing: one of " + ids};
    throw Failure{"no bot is called \"" + bot + "\": one of " + ids};
}

std::chrono::milliseconds chosenLimit(const Arguments &arguments)
{
    const auto usual = static_cast<std::uint64_t>(ProgramBot::usualLimit.count());
    return std::chrono::seconds(arguments.number("--seconds").value_or(usual));
}

SeatedBots::SeatedBots(const std::vector<std::string> &bots, std::chrono::milliseconds limit,
                       KeptPrograms &kept)
    : kept_(kept), pool_(kept.take())
{
    for (const std::string &bot : bots) {
        std::unique_ptr<ProgramBot> program;
        if (const std::optional<std::string_view> command = commandOf(bot))
            program = std::make_unique<ProgramBot>(std::string(*command), pool_, limit);
        programs_.push_back(program.get());
        if (program)
            owned_.push_back(std::move(program));
        else
            owned_.push_back(makeBot(bot));
        bots_.push_back(owned_.back().get());
    }
}

bool SeatedBots::isMuteProgram(Seat seat) const
{
    return programs_[seat] != nullptr && !programs_[seat]->hasAnswered();
}

} // namespace waystone::cli
