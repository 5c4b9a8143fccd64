#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/loaded_game.h"
#include "cli/replay_json.h"
#include "core/json/json.h"

#include <numeric>
#include <ostream>

namespace waystone::cli {

int replay(const Command &command)
{
    const Arguments arguments(command.words, {{}, {"--states", "--all"}, 1});
    const LoadedRecord record = loadGame(arguments.file(), command.registry);
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

} // namespace waystone::cli
