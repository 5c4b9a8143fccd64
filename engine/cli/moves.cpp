#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/failure.h"
#include "cli/game_choice.h"
#include "cli/loaded_game.h"

#include <ostream>

namespace waystone::cli {

int moves(const Command &command)
{
    const Arguments arguments(command.words, {gameOptions(), {}, 1});
    std::unique_ptr<Session> session;
    if (arguments.files().empty()) {
        const GameChoice choice = chosenGame(arguments, command.registry);
        session = std::make_unique<Session>(choice.session(choice.seed, 0));
        session->playChance();
    } else {
        for (const std::string_view option : gameOptions())
            if (arguments.has(option))
                throw Failure{std::string(option) + " does not go with a file"};
        session = loadGame(arguments.file(), command.registry).session;
    }

    const Game &game = session->game();
    const Actors actors = game.actors(session->position());
    if (actors.isChance()) {
        for (const Outcome &outcome : game.outcomes(session->position()))
            command.out << "chance\t" << game.notation(outcome.action) << '\t' << outcome.weight << '\n';
        return 0;
    }
    for (Seat seat = 0; seat < maxSeats; ++seat)
        if (actors.includes(seat))
            for (const Action action : game.legal(session->position(), seat))
                command.out << int{seat} << '\t' << game.notation(action) << '\n';
    return 0;
}

} // namespace waystone::cli
