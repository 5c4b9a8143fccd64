#include "milestones/rules.h"
#include "milestones/rules/queries.h"

#include <algorithm>
#include <bit>

namespace waystone::milestones {

namespace {

/// The slot of a row in which a tile lies; the row's length if it does not.
template <class Row>
int slotOf(const Row &row, int tile)
{
    return static_cast<int>(std::find(row.begin(), row.end(), tile) - row.begin());
}

Route prefixed(Place first, Route rest)
{
    rest.insert(rest.begin(), first);
    return rest;
}

/// A tile is named by the space of its left worker, or by that of the right one where no other tile could begin.
std::vector<Route> tileRoutes(Place tile, Place left, bool byRight)
{
    std::vector<Route> routes{{tile, left}};
    if (byRight)
        routes.push_back({tile, Place{left.area, left.owner, static_cast<std::uint16_t>(left.index + 1)}});
    return routes;
}

/// No clicks spell a section between vertices that no lines join.
std::vector<Route> sectionRoutes(const Board &board, Action action)
{
    const std::size_t vertices = board.vertices.size();
    if (action.first >= vertices || action.second >= vertices || action.third >= vertices)
        return {};
    const int one = board.edgeBetween(action.first, action.second);
    const int other = board.edgeBetween(action.second, action.third);
    if (one == none || other == none)
        return {};
    const Route corners{place(Area::vertex, action.first), place(Area::vertex, action.second),
                        place(Area::vertex, action.third)};
    const Route edges{place(Area::edge, one), place(Area::edge, other)};
    const Place pile = place(Area::supply, supplyPile::section);
    return {corners, edges, prefixed(pile, corners), prefixed(pile, edges)};
}

std::vector<Route> supplyRoutes(Action action)
{
    Route route{place(Area::vertex, action.first)};
    for (const int chosen : {int{action.second}, int{action.third}})
        if (chosen != none)
            route.push_back(place(Area::vertex, chosen));
    std::vector<Route> routes{route};
    if (route.size() == 3) {
        std::swap(route[1], route[2]);
        routes.push_back(route);
    }
    for (std::size_t index = 0, count = routes.size(); index < count; ++index)
        routes.push_back(prefixed(place(Area::supply, supplyPile::sack), routes[index]));
    return routes;
}

/// The three goods may be clicked in any order.
std::vector<Route> keepRoutes(Seat seat, Action action)
{
    Route goods{place(Area::goods, action.first, seat), place(Area::goods, action.second, seat),
                place(Area::goods, action.third, seat)};
    std::vector<Route> routes;
    do
        routes.push_back(goods);
    while (std::next_permutation(goods.begin(), goods.end()));
    return routes;
}

std::vector<Route> sellRoutes(Seat seat, Action action)
{
    const Place one = place(Area::goods, action.first, seat);
    const Place other = place(Area::goods, action.second, seat);
    if (one == other)
        return {{one, other}};
    return {{one, other}, {other, one}};
}

} // namespace

std::vector<Route> Milestones::routes(const State &state, Seat seat, Action action) const
{
    const auto loop = [seat](int space) { return place(Area::loop, space, seat); };
    const auto common = [](Area area, int index) { return place(area, index); };
    switch (static_cast<Verb>(action.verb)) {
    case Verb::putBonus:
    case Verb::turnUp:
        return {};
    case Verb::choose: {
        const auto &spaces = state.seats[seat].spaces;
        const bool isLast = action.second + 1 >= employmentSpaces;
        // The space after the right one; counted from 1, stored from 0.
        const bool isStopped = isLast || spaces[action.second + 1u] != space::empty;
        return tileRoutes(common(Area::starting, slotOf(state.startingTiles, action.first)),
                          loop(action.second), isStopped);
    }
    case Verb::move:
        return {{loop(action.first)}, {loop(state.seats[seat].pawn), loop(action.first)}};
    case Verb::hire:
        return tileRoutes(common(Area::display, slotOf(state.display, action.first)), loop(action.second),
                          action.second + 1 == employmentSpaces);
    case Verb::buy:
        return {{common(Area::supply, action.first)},
                {common(Area::supply, action.first), place(Area::goods, action.first, seat)}};
    case Verb::sell:
        return sellRoutes(seat, action);
    case Verb::section:
        return sectionRoutes(board(), action);
    case Verb::house:
        return {{common(Area::triangle, action.first)},
                {common(Area::supply, supplyPile::house), common(Area::triangle, action.first)}};
    case Verb::market:
        // Twice the same vertex, since a street section may begin there too.
        return {{common(Area::vertex, action.first), common(Area::vertex, action.first)},
                {common(Area::supply, supplyPile::market), common(Area::vertex, action.first)}};
    case Verb::take:
        // Where one tile is offered its worker says all.
        if (std::popcount(state.offered) == 1)
            return {{loop(action.second)}, {common(Area::triangle, action.first), loop(action.second)}};
        return {{common(Area::triangle, action.first), loop(action.second)},
                {loop(action.second), common(Area::triangle, action.first)}};
    case Verb::decline: {
        const Place leave = place(Area::decline, 0, seat);
        if (std::popcount(state.offered) == 1)
            return {{leave}};
        return {{leave, common(Area::triangle, action.first)}};
    }
    case Verb::supply:
        return supplyRoutes(action);
    case Verb::keep:
        return keepRoutes(seat, action);
    case Verb::cover:
        return {{loop(action.first)}};
    case Verb::finish:
        return {{place(Area::finish, 0, seat)}};
    }
    return {};
}

} // namespace waystone::milestones
