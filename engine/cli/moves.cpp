#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/failure.h"
#include "cli/game_choice.h"
#include "cli/loaded_game.h"
#include "cli/problem_text.h"
#include "core/problem_sentence.h"

#include <optional>
#include <ostream>

namespace waystone::cli {

namespace {

constexpr std::string_view whyOption = "--why";
constexpr std::string_view seatOption = "--seat";

std::unique_ptr<Session> chosenSession(const Arguments &arguments, const Registry &registry)
{
    if (arguments.files().empty()) {
        const GameChoice choice = chosenGame(arguments, registry);
        auto session = std::make_unique<Session>(choice.session(choice.seed, 0));
        session->playChance();
        return session;
    }
    for (const std::string_view option : gameOptions())
        if (arguments.has(option))
            throw Failure{std::string(option) + " does not go with a file"};
    return loadGame(arguments.file(), registry).session;
}

/// Whether a seat may do this; if not, the code and the sentence of the rule that refuses it.
int answerWhy(std::ostream &out, const Game &game, const Position &position, Seat seat,
              const std::string &notation)
{
    const Result<Action> action = game.actionFrom(notation);
    if (!action)
        throw Failure{"the action cannot be read: " + problemSentence(action.problems().front())};
    const std::optional<Problem> refusal = game.refuse(position, seat, *action);
    if (!refusal) {
        out << "legal\n";
        return 0;
    }
    out << "refused\t" << refusal->code << '\t' << oneLine(ruleLine(game, *refusal)) << '\n';
    return 1;
}

void printMoves(std::ostream &out, const Game &game, const Position &position)
{
    const Actors actors = game.actors(position);
    if (actors.isChance())
        for (const Outcome &outcome : game.outcomes(position))
            out << "chance\t" << game.notation(outcome.action) << '\t' << outcome.weight << '\n';
    for (Seat seat = 0; seat < maxSeats; ++seat)
        if (actors.includes(seat))
            for (const Action action : game.legal(position, seat))
                out << int{seat} << '\t' << game.notation(action) << '\n';
}

} // namespace

int moves(const Command &command)
{
    std::vector<std::string_view> options = gameOptions();
    options.insert(options.end(), {whyOption, seatOption});
    const Arguments arguments(command.words, {options, {}, 1});
    const std::unique_ptr<Session> session = chosenSession(arguments, command.registry);
    const Game &game = session->game();
    const Position &position = session->position();
    const std::optional<std::uint64_t> seat =
        arguments.number(seatOption, 0, static_cast<std::uint64_t>(game.seats(position)) - 1);
    if (const std::optional<std::string> notation = arguments.value(whyOption))
        return answerWhy(command.out, game, position,
                         seat ? static_cast<Seat>(*seat) : game.actors(position).first(), *notation);
    if (seat)
        throw Failure{std::string(seatOption) + " goes with " + std::string(whyOption)};
    printMoves(command.out, game, position);
    return 0;
}

} // namespace waystone::cli
