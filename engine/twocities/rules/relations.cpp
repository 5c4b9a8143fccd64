#include "core/relations.h"
#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/words/terms.h"

#include <algorithm>
#include <cstdlib>

namespace waystone::twocities {

namespace {

bool touch(Place one, Place other)
{
    constexpr auto city = static_cast<std::uint8_t>(Area::city);
    if (one.area != city || other.area != city || one.owner != other.owner ||
        one.index / grid::cells != other.index / grid::cells)
        return false;
    const int rows = grid::row(cellOf(one)) - grid::row(cellOf(other));
    const int columns = grid::column(cellOf(one)) - grid::column(cellOf(other));
    return std::abs(rows) + std::abs(columns) == 1;
}

bool isBuilding(const LyingQuery &query)
{
    for (int kind = 0; kind < kinds; ++kind) {
        const Type type = typeOf(static_cast<Kind>(kind));
        if (query.kind == typeNames[static_cast<std::size_t>(type)] &&
            (query.variant.empty() ||
             (type == Type::tavern && query.variant == kindNames[static_cast<std::size_t>(kind)])))
            return true;
    }
    return false;
}

/// Whether some position has such a piece at that place, face down for those who may not see it.
bool mayLie(const Edition &edition, const LyingQuery &query)
{
    const Place where = query.place;
    const auto area = static_cast<Area>(where.area);
    if (!query.isOwnedBy(area == Area::city ? nobody : where.owner))
        return false;
    const auto deals = [&](int slot) { // so many tiles that it reaches the slot
        return std::ranges::any_of(edition.rounds, [&](const Stage &stage) {
            return stage.isDuplex == (query.kind == term::duplexTile) && slot < stage.hand;
        });
    };
    if (query.kind == term::singleTile || query.kind == term::duplexTile)
        return query.variant.empty() && (area == Area::selected || area == Area::waiting ||
                                         area == Area::discard || (area == Area::hand && deals(where.index)));
    if (query.kind == term::cityToken)
        return query.variant.empty() && (area == Area::cityToken || area == Area::scoreBoard);
    return isBuilding(query) &&
           (area == Area::city || area == Area::hand || area == Area::selected || area == Area::discard);
}

} // namespace

std::optional<int> BetweenTwoCities::quickCount(const View &view, const PieceQuery &query) const
{
    constexpr int mostTurns = maxHand; // of a round
    if (query.kind == relation::stretch)
        return query.variant == turnStretch ? view.seen.round * mostTurns + view.seen.turn + 1 : 0;
    if (query.kind == relation::touching)
        return query.places.empty() || touch(query.places[0], query.places[1]) ? 1 : 0;
    if (query.kind == relation::lying)
        return query.places.empty() || mayLie(edition_, LyingQuery(query)) ? 1 : 0;
    return query.kind == relation::spot ? std::optional(0) : std::nullopt;
}

} // namespace waystone::twocities
