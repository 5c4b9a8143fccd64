#include "cli/command.h"
#include "cli/game_choice.h"
#include "cli/stop_signals.h"
#include "core/json/json.h"

#include <ostream>

namespace waystone::cli {

namespace {

/// Counts the positions that `depth` actions lead to, with everything that may happen.
class Counter {
public:
    Counter(std::shared_ptr<const Game> game, bool allChance, std::stop_token stop)
        : game_(std::move(game)), allChance_(allChance), stop_(std::move(stop))
    {}

    /// After a stop the number says nothing.
    [[nodiscard]] std::uint64_t count(const Position &position, const Rng &rng, int depth) const
    {
        if (stop_.stop_requested())
            return 0;
        if (!allChance_ && game_->actors(position).isChance()) {
            Session session(game_, position, rng);
            session.playChance();
            return count(session.position(), session.ply(session.current()).rng, depth);
        }
        if (depth == 0)
            return 1;
        std::uint64_t sum = 0;
        const Actors actors = game_->actors(position);
        if (actors.isChance()) {
            for (const Outcome &outcome : game_->outcomes(position))
                sum += count(game_->apply(position, chanceSeat, outcome.action, nullptr), rng, depth - 1);
            return sum;
        }
        for (Seat seat = 0; seat < maxSeats; ++seat) {
            if (!actors.includes(seat))
                continue;
            const std::vector<Action> legal = game_->legal(position, seat);
            if (depth == 1) {
                sum += legal.size();
                continue;
            }
            for (const Action action : legal)
                sum += count(game_->apply(position, seat, action, nullptr), rng, depth - 1);
        }
        return sum;
    }

private:
    std::shared_ptr<const Game> game_;
    bool allChance_;
    std::stop_token stop_;
};

/// A line each, as soon as it is known: the next one may take long.
void print(std::ostream &out, int depth, std::uint64_t positions, bool asJson)
{
    if (asJson)
        out << Json{{"depth", depth}, {"positions", positions}}.dump() << std::endl;
    else
        out << depth << '\t' << positions << std::endl;
}

int perft(const Command &command)
{
    const Arguments &arguments = command.arguments;
    const GameChoice choice = chosenGame(command);
    const auto depth = static_cast<int>(arguments.number("--depth").value_or(3));

    Session session = choice.session(choice.seed, 0);
    session.playChance();
    const StopSignals signals;
    const Counter counter(choice.game, arguments.has("--all-chance"), signals.token());
    for (int level = 1; level <= depth; ++level) {
        const std::uint64_t count =
            counter.count(session.position(), session.ply(session.current()).rng, level);
        if (signals.hasCome())
            signals.leave("depth " + std::to_string(level) + " is not counted");
        print(command.out, level, count, arguments.has("--json"));
    }
    return 0;
}

} // namespace

CommandSyntax perftSyntax()
{
    CommandSyntax syntax{.name = "perft",
                         .summary = "Count the positions that 1, 2, ... N actions lead to.",
                         .usage = "--game ID [OPTIONS]",
                         .options = gameOptions(),
                         .notes = "Chance is drawn by the seed and does not count.",
                         .run = perft};
    syntax.options.insert(
        syntax.options.end(),
        {{.name = "--depth",
          .value = "N",
          .help = "how many actions; 3 unless given",
          .range = NumberRange{1, 50}},
         {.name = "--all-chance", .help = "take every result of chance, which then counts as an action"},
         {.name = "--json", .help = "as JSON, one line each"}});
    return syntax;
}

} // namespace waystone::cli
