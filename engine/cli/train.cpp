#include "bots/network/training.h"
#include "bots/search/search_task.h"
#include "bots/search/searcher.h"
#include "cli/command.h"
#include "cli/failure.h"
#include "cli/game_choice.h"
#include "cli/stop_signals.h"

#include <chrono>
#include <cmath>
#include <ostream>

namespace waystone::cli {

namespace {

constexpr std::uint64_t atATime = 100; ///< games between two looks at the clock

int train(const Command &command)
{
    using Clock = std::chrono::steady_clock;
    const GameChoice choice = chosenGame(command);
    const auto searcher = choice.game->searcher({.mostNodes = 1});
    const auto training =
        searcher->training({choice.seats, choice.seed, command.arguments.number("--games").value_or(0)});
    if (!training)
        throw Failure{"nothing can be trained for this game: it names no features"};

    const StopSignals signals;
    LiveText live(command.terminal);
    const auto start = Clock::now();
    while (training->gamesPlayed() < training->gamesWanted() && !signals.hasCome()) {
        training->play(atATime, signals.token());
        live.show([&] {
            const double part =
                static_cast<double>(training->gamesPlayed()) / static_cast<double>(training->gamesWanted());
            const std::chrono::duration<double> spent = Clock::now() - start;
            return std::to_string(std::lround(100 * part)) + "% of " +
                   std::to_string(training->gamesWanted()) + " games, " +
                   durationText(spent * (1 / part - 1)) + " to go";
        });
    }
    live.clear();
    if (signals.hasCome())
        signals.leave("nothing is written");
    command.out << writeNetwork(training->result());
    return 0;
}

} // namespace

CommandSyntax trainSyntax()
{
    CommandSyntax syntax{.name = "train",
                         .summary = "Teach a network to judge positions, by games that it plays against "
                                    "itself, and print it.",
                         .usage = "--game ID [OPTIONS]",
                         .options = gameOptions(),
                         .notes = "The same seed gives the same network on every machine.",
                         .run = train};
    syntax.options.push_back({.name = "--games",
                              .value = "N",
                              .help = "how many games to learn from; as the game has it unless given",
                              .range = NumberRange{1, 100'000'000}});
    return syntax;
}

} // namespace waystone::cli
