#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/loaded_game.h"
#include "cli/text_file.h"
#include "scenario/files/shared_game.h"

#include <ostream>

namespace waystone::cli {

int share(const Command &command)
{
    const Arguments arguments(command.words, {{"--seat", "-o"}, {}, 1});
    const LoadedRecord record = loadGame(arguments.file(), command.registry);
    const auto seats = static_cast<std::uint64_t>(record.session->game().seats(record.session->position()));
    const std::optional<std::uint64_t> seat = arguments.number("--seat", 0, seats - 1);
    const GameKind *kind = command.registry.find(record.session->game().id());
    const std::string shared =
        writeShared(*record.session, record.players, record.seed, record.allOpen,
                    kind == nullptr || kind->hasSecrets, seat ? static_cast<Seat>(*seat) : nobody);
    if (const std::optional<std::string> path = arguments.value("-o"))
        writeFile(*path, shared);
    else
        command.out << shared;
    return 0;
}

} // namespace waystone::cli
