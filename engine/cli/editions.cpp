#include "cli/command.h"
#include "cli/kind_json.h"
#include "core/json/json.h"
#include "core/problem_sentence.h"
#include "core/registry.h"
#include "core/revision.h"

#include <ostream>

namespace waystone::cli {

namespace {

void print(std::ostream &out, const GameKind &kind, const Registry &registry)
{
    out << kind.id << ": " << kind.minSeats << " to " << kind.maxSeats << " players\n";
    for (const std::string &id : registry.editions(kind)) {
        const Result<std::shared_ptr<const Game>> game = registry.make(kind, id, {});
        if (!game) {
            out << "  edition " << id << ": " << editionLine(kind.id, game.problems().front()) << '\n';
            continue;
        }
        const EditionInfo &info = (*game)->editionInfo();
        out << "  edition " << id << " " << info.hash << " " << info.name.in(fallbackLanguage) << '\n';
    }
    for (const OptionInfo &option : offered(kind.options)) {
        out << "  rule " << option.id;
        const char *separator = "=";
        for (const std::string_view value : option.values) {
            out << separator << value;
            separator = "|";
        }
        out << '\n';
    }
}

Json json(const GameKind &kind, const Registry &registry)
{
    Json editions = Json::array();
    for (const std::string &id : registry.editions(kind)) {
        Json edition = {{"id", id}};
        const Result<std::shared_ptr<const Game>> game = registry.make(kind, id, {});
        if (game) {
            edition["hash"] = (*game)->editionInfo().hash;
            edition["name"] = (*game)->editionInfo().name.in(fallbackLanguage);
        } else {
            edition["problem"] = editionLine(kind.id, game.problems().front());
        }
        editions.push_back(std::move(edition));
    }
    return kindJson(kind, std::move(editions));
}

int editions(const Command &command)
{
    if (!command.arguments.has("--json")) {
        for (const GameKind &kind : command.registry.kinds())
            print(command.out, kind, command.registry);
        return 0;
    }
    Json games = Json::array();
    for (const GameKind &kind : command.registry.kinds())
        games.push_back(json(kind, command.registry));
    command.out << Json{{"games", std::move(games)}}.dump(2) << '\n';
    return 0;
}

} // namespace

CommandSyntax editionsSyntax()
{
    return {.name = "editions",
            .summary = "Print the games, their editions and rules.",
            .options = {{.name = "--json", .help = "as JSON"}},
            .run = editions};
}

} // namespace waystone::cli
