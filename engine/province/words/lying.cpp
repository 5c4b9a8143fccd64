#include "province/words/lying.h"

#include "province/rules/queries.h"
#include "province/words/terms.h"

#include <algorithm>

namespace waystone::province {

namespace {

bool isOneOf(std::span<const std::string_view> names, std::string_view name)
{
    return name.empty() || std::ranges::find(names, name) != names.end();
}

/// A sailor is its owner's from the moment it is hired.
bool mayWorkerLie(const Edition &edition, const LyingQuery &query)
{
    const bool isOnCycle = query.place.area == static_cast<std::uint8_t>(Area::worker);
    const int worker = isOnCycle ? query.place.index % maxWorkers : query.place.index;
    if (worker >= workersOf(edition) ||
        (isOnCycle ? query.place.index / maxWorkers >= zones : worker < greenWorkers))
        return false;
    if (!isOnCycle && query.kind == term::movedWorker)
        return false;
    const bool isOwned = isOnCycle && worker >= firstSailor;
    const bool isVariant =
        query.variant.empty() || query.variant == workerNames[static_cast<std::size_t>(workerKindOf(worker))];
    return isVariant && (!query.owner || (isOwned ? *query.owner < maxPlayers : *query.owner == nobody));
}

bool mayTokenLie(const Edition &edition, const LyingQuery &query)
{
    const Place where = query.place;
    if (where.area == static_cast<std::uint8_t>(Area::stock))
        return where.index < edition.tokens && query.variant.empty() && query.isOwnedBy(where.owner);
    return where.area == static_cast<std::uint8_t>(Area::token) && where.index < structures * maxPlayers &&
           (query.variant.empty() ||
            query.variant == structureNames[static_cast<std::size_t>(where.index / maxPlayers)]) &&
           (!query.owner || *query.owner < maxPlayers);
}

/// In the pile they lie face down.
bool mayGoalLie(const LyingQuery &query)
{
    const Place where = query.place;
    if (!query.isOwnedBy(where.owner))
        return false;
    switch (static_cast<Area>(where.area)) {
    case Area::goalPile:
        return query.variant.empty();
    case Area::goal:
        return isOneOf(goalNames, query.variant);
    case Area::wonGoal:
    case Area::discard:
        return where.index < goals && (query.variant.empty() || query.variant == goalNames[where.index]);
    default:
        return false;
    }
}

} // namespace

bool mayLie(const Edition &edition, const LyingQuery &query)
{
    const Place where = query.place;
    const auto area = static_cast<Area>(where.area);
    if (query.kind == term::worker || query.kind == term::movedWorker)
        return (area == Area::worker || area == Area::reserve) && mayWorkerLie(edition, query);
    if (query.kind == term::structureToken)
        return mayTokenLie(edition, query);
    if (query.kind == term::goalToken)
        return mayGoalLie(query);
    if (query.kind == term::ship)
        return area == Area::ship && query.isOwnedBy(nobody) &&
               isOneOf(std::array{term::unrolled, term::white, term::black}, query.variant);
    if (query.kind == term::coin)
        return (area == Area::bank || area == Area::coins) && where.index < edition.denominations.size() &&
               query.isOf(term::coin, coinNames[where.index], where.owner);
    return area == Area::lenderCoin && query.isOf(term::lenderCoin, {}, where.owner);
}

} // namespace waystone::province
