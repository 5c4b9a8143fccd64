#include "core/registry.h"

#include <algorithm>

namespace waystone {

Registry::Registry(std::vector<GameKind> kinds) : kinds_(std::move(kinds)) {}

const GameKind *Registry::find(std::string_view id) const
{
    const auto found = std::ranges::find(kinds_, id, &GameKind::id);
    return found == kinds_.end() ? nullptr : &*found;
}

std::vector<std::string> Registry::editions(const GameKind &kind) const
{
    std::vector<std::string> ids;
    for (const EmbeddedFile &file : kind.editions)
        ids.emplace_back(file.name.substr(0, file.name.rfind(".json")));
    std::stable_partition(ids.begin(), ids.end(),
                          [&](const std::string &id) { return id == kind.defaultEdition; });
    return ids;
}

Result<std::shared_ptr<const Game>> Registry::make(const GameKind &kind, std::string_view edition,
                                                   const OptionChoice &choice) const
{
    const std::string file = std::string(edition.empty() ? kind.defaultEdition : edition) + ".json";
    const auto found = std::ranges::find(kind.editions, file, &EmbeddedFile::name);
    if (found == kind.editions.end())
        return Problem{"game.unknown-edition", {{"edition", std::string(edition)}}, {}, Severity::impossible};
    return kind.make(found->text, choice);
}

} // namespace waystone
