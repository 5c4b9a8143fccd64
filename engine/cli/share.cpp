#include "cli/command.h"
#include "cli/loaded_game.h"
#include "cli/text_file.h"
#include "scenario/files/shared_game.h"

#include <ostream>

namespace waystone::cli {

namespace {

int share(const Command &command)
{
    const Arguments &arguments = command.arguments;
    const LoadedRecord record = loadGame(command);
    const auto seats = static_cast<std::uint64_t>(record.session->game().seats(record.session->position()));
    const std::optional<std::uint64_t> seat = arguments.number("--seat", {0, seats - 1});
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

} // namespace

CommandSyntax shareSyntax()
{
    return {
        .name = "share",
        .summary =
            "Print a game to be given to others: no hidden hands and nothing that chance will bring. A "
            "finished game is given whole.",
        .usage = "FILE [OPTIONS]",
        .options = {{.name = "--seat",
                     .value = "N",
                     .help = "print what this seat knows; what everybody at the table knows unless given"},
                    {.name = "-o",
                     .value = "FILE",
                     .help = "write it to this file instead",
                     .endings = {".wayshared", ".json"}}},
        .files = {.help = "a saved game or a journal", .most = 1},
        .run = share};
}

} // namespace waystone::cli
