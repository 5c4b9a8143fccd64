#include "core/relations.h"
#include "twocities/rules.h"
#include "twocities/rules/queries.h"

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

} // namespace

std::optional<int> BetweenTwoCities::quickCount(const View &view, const PieceQuery &query) const
{
    constexpr int mostTurns = maxHand; // of a round
    if (query.kind == relation::stretch)
        return query.variant == turnStretch ? view.seen.round * mostTurns + view.seen.turn + 1 : 0;
    if (query.kind == relation::touching)
        return query.places.empty() || touch(query.places[0], query.places[1]) ? 1 : 0;
    return std::nullopt;
}

} // namespace waystone::twocities
