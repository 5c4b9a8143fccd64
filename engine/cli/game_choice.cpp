#include "cli/game_choice.h"

#include "cli/failure.h"
#include "cli/problem_text.h"
#include "cli/text_file.h"
#include "core/registry.h"

#include <algorithm>
#include <filesystem>
#include <limits>

namespace waystone::cli {

namespace {

template <class Names>
std::string joined(const Names &names)
{
    std::string text;
    for (const auto &name : names)
        text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

const GameKind &chosenKind(const Arguments &arguments, const Registry &registry)
{
    std::vector<std::string_view> ids;
    for (const GameKind &kind : registry.kinds())
        ids.push_back(kind.id);
    const std::optional<std::string> id = arguments.value("--game");
    if (!id)
        throw Failure{"--game is missing: one of " + joined(ids)};
    const GameKind *kind = registry.find(*id);
    if (kind == nullptr)
        throw Failure{"no game is called \"" + *id + "\": one of " + joined(ids)};
    return *kind;
}

OptionChoice chosenRules(const Arguments &arguments, const GameKind &kind)
{
    OptionChoice choice;
    for (const std::string &rule : arguments.values("--rule")) {
        const std::size_t equals = rule.find('=');
        if (equals == std::string::npos)
            throw Failure{"--rule takes option=value, not \"" + rule + '"'};
        const std::string id = rule.substr(0, equals);
        const std::string value = rule.substr(equals + 1);
        const auto option = std::ranges::find(kind.options, id, &OptionInfo::id);
        if (option == kind.options.end()) {
            std::vector<std::string_view> ids;
            for (const OptionInfo &info : kind.options)
                ids.push_back(info.id);
            throw Failure{"no rule is called \"" + id + "\": one of " + joined(ids)};
        }
        if (std::ranges::count(option->values, value) == 0)
            throw Failure{"the rule " + id + " takes one of " + joined(option->values) + ", not \"" + value +
                          '"'};
        if (!choice.emplace(id, value).second)
            throw Failure{"the rule " + id + " is given more than once"};
    }
    return choice;
}

std::shared_ptr<const Game> madeGame(const Command &command, const GameKind &kind)
{
    const Arguments &arguments = command.arguments;
    const Registry &registry = command.registry;
    const OptionChoice rules = chosenRules(arguments, kind);
    const std::string edition = arguments.value("--edition").value_or("");
    const std::vector<std::string> own = registry.editions(kind);
    const bool isOwn = edition.empty() || std::ranges::count(own, edition) != 0;
    std::error_code ignored; // what cannot even be looked for is no file either
    if (!isOwn && edition != "-" && !std::filesystem::exists(edition, ignored))
        throw Failure{"neither an edition (" + joined(own) + ") nor a file: " + edition};
    Result<std::shared_ptr<const Game>> game =
        isOwn ? registry.make(kind, edition, rules) : kind.make(givenFile(edition, command.in), rules);
    if (!game)
        throw Failure{problemText(isOwn ? "edition" : edition, game.problems().front())};
    return std::move(game).value();
}

} // namespace

Session GameChoice::session(std::uint64_t ofSeed, Seat first) const
{
    Result<Position> start = game->from(game->start(seats, first));
    if (!start)
        throw Failure{"no game can be begun: " + describe(start.problems().front())};
    return {game, std::move(start).value(), Rng(ofSeed)};
}

std::vector<OptionSyntax> gameOptions()
{
    constexpr std::string_view group = "Which game (`waystone-cli editions` lists them)";
    return {{.name = "--game", .value = "ID", .help = "its id; required", .group = group},
            {.name = "--players",
             .value = "N",
             .help = "how many play; the fewest that can unless given",
             .group = group},
            {.name = "--seed",
             .value = "N",
             .help = "what chance starts from; 1 unless given",
             .range = NumberRange{0, std::numeric_limits<std::uint64_t>::max()},
             .group = group},
            {.name = "--edition",
             .value = "ID",
             .help = "what is printed on the board and the pieces: an id, or a file of your own",
             .group = group},
            {.name = "--rule",
             .value = "OPTION=VALUE",
             .help = "how it is played where the rules leave a choice; any number of times",
             .isRepeated = true,
             .group = group}};
}

GameChoice chosenGame(const Command &command)
{
    const Arguments &arguments = command.arguments;
    const GameKind &kind = chosenKind(arguments, command.registry);
    const auto fewest = static_cast<std::uint64_t>(kind.minSeats);
    const auto most = static_cast<std::uint64_t>(kind.maxSeats);
    GameChoice choice;
    choice.seats = static_cast<int>(arguments.number("--players", {fewest, most}).value_or(fewest));
    choice.seed = arguments.number("--seed").value_or(1);
    choice.game = madeGame(command, kind);
    return choice;
}

} // namespace waystone::cli
