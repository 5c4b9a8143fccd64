#pragma once

#include "core/place.h"
#include "milestones/rules/state.h"
#include "milestones/words/verbs.h"

#include <numeric>

/// Small questions about a position that legal(), apply() and the scoring share. refuse() asks its own.
namespace waystone::milestones {

[[nodiscard]] inline bool bitOf(const auto &words, int index)
{
    return ((words[static_cast<std::size_t>(index) / 64] >> (index % 64)) & 1) != 0;
}
inline void setBit(auto &words, int index)
{
    words[static_cast<std::size_t>(index) / 64] |= std::uint64_t{1} << (index % 64);
}

[[nodiscard]] inline int total(const Goods &goods)
{
    return std::accumulate(goods.begin(), goods.end(), 0);
}
[[nodiscard]] inline int cubes(const Goods &goods)
{
    return total(goods) - goods[static_cast<std::size_t>(Good::coin)];
}
[[nodiscard]] inline int coins(const Player &player)
{
    return player.goods[static_cast<std::size_t>(Good::coin)];
}
[[nodiscard]] inline bool affords(const Goods &goods, const Goods &cost)
{
    for (std::size_t kind = 0; kind < goods.size(); ++kind)
        if (goods[kind] < cost[kind])
            return false;
    return true;
}

/// The worker that shows there; only if one does. `employment` is 1 to 8.
[[nodiscard]] inline const Worker &workerOn(const Edition &edition, const Player &player, int employment)
{
    const std::uint8_t shown = player.spaces[static_cast<std::size_t>(employment) - 1];
    return edition.tiles[static_cast<std::size_t>(space::tile(shown))]
        .workers[static_cast<std::size_t>(space::half(shown))];
}
[[nodiscard]] inline bool showsWorker(const Player &player, int employment)
{
    return space::isWorker(player.spaces[static_cast<std::size_t>(employment) - 1]);
}
[[nodiscard]] inline bool bearsBonus(const Player &player, int employment)
{
    return ((player.bonus >> (employment - 1)) & 1) != 0;
}
[[nodiscard]] inline int visibleWorkers(const Player &player)
{
    int count = 0;
    for (int employment = 1; employment <= employmentSpaces; ++employment)
        count += showsWorker(player, employment) ? 1 : 0;
    return count;
}
/// A visible worker of this kind that bears no bonus tile.
[[nodiscard]] inline bool isFreeWorker(const Edition &edition, const Player &player, int employment,
                                       Good kind)
{
    return showsWorker(player, employment) && !bearsBonus(player, employment) &&
           workerOn(edition, player, employment).kind == kind;
}
[[nodiscard]] inline bool hasFreeWorker(const Edition &edition, const Player &player, Good kind)
{
    for (int employment = 1; employment <= employmentSpaces; ++employment)
        if (isFreeWorker(edition, player, employment, kind))
            return true;
    return false;
}

[[nodiscard]] inline int streetsAt(const State &state, int at)
{
    return state.vertices[static_cast<std::size_t>(at)] & vertex::streets;
}
[[nodiscard]] inline bool has(const State &state, int at, std::uint8_t bits)
{
    return (state.vertices[static_cast<std::size_t>(at)] & bits) != 0;
}
/// Where a street section may begin: at a market, or at the end of a street.
[[nodiscard]] inline bool mayBranch(const State &state, int at)
{
    const std::uint8_t bits = state.vertices[static_cast<std::size_t>(at)];
    return (bits & vertex::market) != 0 || ((bits & vertex::streets) == 1 && (bits & vertex::milestone) == 0);
}
/// A numbered vertex that no street touches.
[[nodiscard]] inline bool isOpenGround(const Board &board, const State &state, int at)
{
    return board.vertices[static_cast<std::size_t>(at)].number != 0 && streetsAt(state, at) == 0;
}
/// The number that shows on a vertex; 0 if it is covered or has none.
[[nodiscard]] inline int uncoveredNumber(const Board &board, const State &state, int at)
{
    return has(state, at, vertex::covering) ? 0 : board.vertices[static_cast<std::size_t>(at)].number;
}
/// The kind of the bonus tile on a triangle as kind + 1; 0 if there is none.
[[nodiscard]] inline int bonusOn(const Board &board, const State &state, int triangle)
{
    const std::uint8_t bush = board.bushOf[static_cast<std::size_t>(triangle)];
    return bush == none ? 0 : state.bonusOn[bush];
}
[[nodiscard]] inline bool touchesStreet(const Board &board, const State &state, int triangle)
{
    for (const std::uint8_t edge : board.triangleEdges[static_cast<std::size_t>(triangle)])
        if (bitOf(state.streets, edge))
            return true;
    return false;
}

[[nodiscard]] inline int totalPoints(const Player &player)
{
    return std::accumulate(player.points.begin(), player.points.end(), 0);
}
/// The points that can trigger the end: all but those of the final scoring.
[[nodiscard]] inline int markedPoints(const Player &player)
{
    return totalPoints(player) - player.points[static_cast<std::size_t>(Source::majority)];
}
/// Can never hire again: no worker shows, and goods and coins do not make the price of a tile (readings: Milestones, End).
[[nodiscard]] inline bool isSpent(const Edition &edition, const Player &player)
{
    return visibleWorkers(player) == 0 &&
           coins(player) + cubes(player.goods) / edition.cubesForACoin < edition.tileCost;
}

[[nodiscard]] inline Place place(Area area, int index, Seat owner = nobody)
{
    return {static_cast<std::uint8_t>(area), owner, static_cast<std::uint16_t>(index)};
}

} // namespace waystone::milestones
