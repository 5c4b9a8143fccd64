#include "core/relations.h"
#include "milestones/rules.h"
#include "milestones/rules/queries.h"
#include "milestones/words/terms.h"

#include <algorithm>
#include <array>

namespace waystone::milestones {

namespace {

bool isOf(Area area, Place place)
{
    return place.area == static_cast<std::uint8_t>(area);
}

/// The corners of what lies on the network; none of anything else.
std::vector<std::uint8_t> cornersOf(const Board &board, Place place)
{
    if (isOf(Area::vertex, place) && place.index < board.vertices.size())
        return {static_cast<std::uint8_t>(place.index)};
    if (isOf(Area::edge, place) && place.index < board.edges.size())
        return {board.edges[place.index].begin(), board.edges[place.index].end()};
    if (isOf(Area::triangle, place) && place.index < board.triangles.size())
        return {board.triangles[place.index].begin(), board.triangles[place.index].end()};
    return {};
}

/// Of two triangles a corner in common is not enough, nor of a line and a triangle.
bool touch(const Board &board, Place one, Place other)
{
    if (isOf(Area::loop, one) && isOf(Area::loop, other))
        return one.owner == other.owner && isEmployment(one.index) && isEmployment(other.index) &&
               std::abs(one.index - other.index) == 1;
    const std::vector<std::uint8_t> here = cornersOf(board, one);
    const std::vector<std::uint8_t> there = cornersOf(board, other);
    if (here.empty() || there.empty() || one == other)
        return false;
    if (here.size() == 1 && there.size() == 1)
        return board.edgeBetween(here.front(), there.front()) != none;
    const auto common = std::ranges::count_if(
        here, [&there](std::uint8_t corner) { return std::ranges::count(there, corner) > 0; });
    const bool isLine = here.size() + there.size() > 4; // in common
    return common >= (isLine ? 2 : 1);
}

/// Of a section one end was open ground, which now has one street and no market; its middle has the milestone.
bool beginsAt(const Board &board, const State &state, Place street, Place where)
{
    const std::vector<std::uint8_t> ends = cornersOf(board, street);
    const int at = where.index;
    return isOf(Area::edge, street) && isOf(Area::vertex, where) && std::ranges::count(ends, at) > 0 &&
           !has(state, at, vertex::milestone) && (streetsAt(state, at) > 1 || has(state, at, vertex::market));
}

/// A choice of starting tiles is a turn of its own, and so is all that comes before.
int turnOf(const State &state)
{
    switch (state.phase) {
    case Phase::bushes:
    case Phase::display:
    case Phase::starting:
        return 2 * maxPlayers;
    case Phase::draft:
        return maxPlayers + state.turn;
    default:
        return state.turn;
    }
}

bool isWorkerOrAny(std::string_view variant)
{
    return variant.empty() || std::ranges::find(workerNames, variant) != workerNames.end();
}

/// Whether some position has such a piece at that place.
bool mayLie(const Edition &edition, const LyingQuery &query)
{
    const Board &board = edition.board;
    const Place where = query.place;
    const bool isSpace = isOf(Area::loop, where) && isEmployment(where.index);
    if (!query.isOwnedBy(where.owner))
        return false;
    if (query.kind == term::worker)
        return (isSpace || isOf(Area::display, where) || isOf(Area::starting, where)) &&
               isWorkerOrAny(query.variant);
    if (query.kind == term::bonusTile)
        return (isSpace || (isOf(Area::triangle, where) && board.bushOf[where.index] != none)) &&
               isWorkerOrAny(query.variant);
    if (!query.variant.empty())
        return false;
    if (query.kind == term::coverTile)
        return isSpace;
    if (query.kind == term::pawn)
        return isOf(Area::loop, where);
    if (query.kind == term::street)
        return isOf(Area::edge, where);
    if (query.kind == term::house)
        return isOf(Area::triangle, where);
    if (query.kind == term::milestone) // the market from which all streets begin never gives way to one
        return isOf(Area::vertex, where) && where.index != board.start;
    return isOf(Area::vertex, where) && (query.kind == term::market || query.kind == term::sack);
}

} // namespace

std::optional<int> Milestones::quickCount(const View &view, const PieceQuery &query) const
{
    constexpr int mostVisits = 2; // of a turn
    if (query.kind == relation::stretch && query.variant == turnStretch)
        return turnOf(view) + 1;
    if (query.kind == relation::stretch && query.variant == term::visit)
        return turnOf(view) * mostVisits + view.movesLeft + 1;
    if (query.kind == relation::touching)
        return query.places.empty() || touch(board(), query.places[0], query.places[1]) ? 1 : 0;
    if (query.kind == relation::beginning)
        return beginsAt(board(), view, query.places[0], query.places[1]) ? 1 : 0;
    if (query.kind == relation::lying)
        return query.places.empty() || mayLie(edition_, LyingQuery(query)) ? 1 : 0;
    return query.kind == relation::spot ? std::optional(0) : std::nullopt;
}

} // namespace waystone::milestones
