#include "cli/command.h"
#include "cli/loaded_game.h"
#include "cli/replay_json.h"
#include "core/json/json.h"

#include <numeric>
#include <ostream>

namespace waystone::cli {

namespace {

int replay(const Command &command)
{
    const Arguments &arguments = command.arguments;
    const LoadedRecord record = loadGame(command);
    const Session &session = *record.session;
    std::vector<PlyId> plies = session.lineTo(session.endOfLine(session.current()));
    if (arguments.has("--all")) {
        plies.resize(session.size());
        std::iota(plies.begin(), plies.end(), PlyId{0});
    }
    for (const PlyId id : plies) {
        command.out << plyJson(session, id, arguments.has("--states")).dump() << '\n';
        if (!command.out) // nobody reads on
            break;
    }
    return 0;
}

} // namespace

CommandSyntax replaySyntax()
{
    return {
        .name = "replay",
        .summary = "Print a JSON line for every ply of a saved game.",
        .usage = "FILE [OPTIONS]",
        .options = {{.name = "--states",
                     .help =
                         "with the legal actions before it, the whole position after it, the events and the "
                         "score"},
                    {.name = "--all", .help = "for the whole tree rather than the line that was played"}},
        .files = {.help = "a saved game, a journal or a position", .most = 1},
        .run = replay};
}

} // namespace waystone::cli
