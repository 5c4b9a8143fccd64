#include "cli/arguments.h"
#include "cli/command.h"
#include "core/registry.h"
#include "core/revision.h"

#include <ostream>

namespace waystone::cli {

int editions(const Command &command)
{
    const Arguments arguments(command.words, {});
    for (const GameKind &kind : command.registry.kinds()) {
        command.out << kind.id << ": " << kind.minSeats << " to " << kind.maxSeats << " players\n";
        for (const std::string &id : command.registry.editions(kind)) {
            const Result<std::shared_ptr<const Game>> game = command.registry.make(kind, id, {});
            if (!game) {
                command.out << "  edition " << id << ": " << describe(game.problems().front()) << '\n';
                continue;
            }
            const EditionInfo &info = (*game)->editionInfo();
            command.out << "  edition " << id << " " << info.hash << " " << info.name.in(fallbackLanguage)
                        << '\n';
        }
        for (const OptionInfo &option : offered(kind.options)) {
            command.out << "  rule " << option.id;
            const char *separator = "=";
            for (const std::string_view value : option.values) {
                command.out << separator << value;
                separator = "|";
            }
            command.out << '\n';
        }
    }
    return 0;
}

} // namespace waystone::cli
