#include "milestones/book_actions.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace waystone::milestones::test {

namespace {

/// What lies on the main board, read back from the bits of a state.
struct Map {
    const Board &board;
    const State &state;

    [[nodiscard]] bool neighbours(int one, int other) const
    {
        const Vertex &a = board.vertices[static_cast<std::size_t>(one)];
        const Vertex &b = board.vertices[static_cast<std::size_t>(other)];
        const int dx = std::abs(a.x - b.x);
        const int dy = std::abs(a.y - b.y);
        return (dx == 2 && dy == 0) || (dx == 1 && dy == 1);
    }
    [[nodiscard]] std::vector<int> around(int vertex) const
    {
        std::vector<int> found;
        for (int other = 0; other < count(); ++other)
            if (neighbours(vertex, other))
                found.push_back(other);
        return found;
    }
    [[nodiscard]] int count() const { return static_cast<int>(board.vertices.size()); }
    [[nodiscard]] bool hasStreet(std::size_t edge) const
    {
        return ((state.streets[edge / 64] >> (edge % 64)) & 1) != 0;
    }
    [[nodiscard]] int streets(int vertex) const
    {
        int found = 0;
        for (std::size_t edge = 0; edge < board.edges.size(); ++edge)
            if (hasStreet(edge) && (board.edges[edge][0] == vertex || board.edges[edge][1] == vertex))
                ++found;
        return found;
    }
    [[nodiscard]] bool has(int vertex, std::uint8_t what) const
    {
        return (state.vertices[static_cast<std::size_t>(vertex)] & what) != 0;
    }
    [[nodiscard]] bool isMarket(int vertex) const { return has(vertex, vertex::market); }
    [[nodiscard]] bool isMilestone(int vertex) const { return has(vertex, vertex::milestone); }
    [[nodiscard]] bool showsNumber(int vertex) const
    {
        return vertex != board.start && !isMarket(vertex) && !isMilestone(vertex);
    }
    [[nodiscard]] bool hasHouse(int triangle) const
    {
        const auto index = static_cast<std::size_t>(triangle);
        return ((state.houses[index / 64] >> (index % 64)) & 1) != 0;
    }
    /// 0 for none, else kind + 1.
    [[nodiscard]] int bonus(int triangle) const
    {
        for (std::size_t bush = 0; bush < board.bushes.size(); ++bush)
            if (board.bushes[bush] == triangle)
                return state.bonusOn[bush];
        return 0;
    }
    [[nodiscard]] bool hasStreetOnAnEdge(int triangle) const
    {
        const auto &corners = board.triangles[static_cast<std::size_t>(triangle)];
        const auto isCorner = [&](int vertex) { return std::ranges::find(corners, vertex) != corners.end(); };
        for (std::size_t edge = 0; edge < board.edges.size(); ++edge)
            if (hasStreet(edge) && isCorner(board.edges[edge][0]) && isCorner(board.edges[edge][1]))
                return true;
        return false;
    }
};

class Book {
public:
    Book(const Edition &edition, const State &state)
        : edition_(edition), state_(state), map_{edition.board, state}, me_(state.seats[state.turn])
    {}

    std::vector<Action> actions()
    {
        switch (state_.phase) {
        case Phase::draft:
            draft();
            break;
        case Phase::move:
            move();
            break;
        case Phase::trade:
            trade();
            break;
        case Phase::build:
            build();
            break;
        case Phase::offer:
            offer();
            break;
        case Phase::supply:
            supply();
            break;
        case Phase::keep:
            keep();
            break;
        case Phase::cover:
            cover();
            break;
        default:
            break;
        }
        return {actions_.begin(), actions_.end()};
    }

private:
    void add(Verb verb, int first = 0, int second = 0, int third = 0)
    {
        actions_.insert({static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(first),
                         static_cast<std::uint8_t>(second), static_cast<std::uint8_t>(third)});
    }
    [[nodiscard]] int goods(Good kind) const { return me_.goods[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] bool shows(int employment) const
    {
        return space::isWorker(me_.spaces[static_cast<std::size_t>(employment) - 1]);
    }
    [[nodiscard]] bool isFree(int employment, int kind) const
    {
        if (!shows(employment) || ((me_.bonus >> (employment - 1)) & 1) != 0)
            return false;
        const std::uint8_t shown = me_.spaces[static_cast<std::size_t>(employment) - 1];
        const WorkerTile &tile = edition_.tiles[static_cast<std::size_t>(space::tile(shown))];
        return static_cast<int>(tile.workers[static_cast<std::size_t>(space::half(shown))].kind) == kind;
    }
    [[nodiscard]] bool canTake(int triangle) const
    {
        for (int employment = 1; employment <= 8; ++employment)
            if (isFree(employment, map_.bonus(triangle) - 1))
                return true;
        return false;
    }

    void draft()
    {
        for (const std::uint8_t tile : state_.startingTiles)
            for (int left = 1; tile != none && left <= 7; ++left)
                if (me_.spaces[static_cast<std::size_t>(left) - 1] == space::empty &&
                    me_.spaces[static_cast<std::size_t>(left)] == space::empty)
                    add(Verb::choose, tile, left);
    }

    void move()
    {
        for (int to = me_.pawn + 1; to < 12; ++to)
            add(Verb::move, to);
        add(Verb::move, castle);
    }

    void trade()
    {
        add(Verb::finish);
        if (goods(Good::coin) >= 2) {
            for (int cube = 0; cube < 4; ++cube)
                add(Verb::buy, cube);
            for (const std::uint8_t tile : state_.display)
                for (int left = 1; tile != none && state_.hired == 0 && left <= 7; ++left)
                    add(Verb::hire, tile, left);
        }
        for (int one = 0; one < 4; ++one)
            for (int other = one; other < 4; ++other)
                if (one == other ? me_.goods[static_cast<std::size_t>(one)] >= 2
                                 : me_.goods[static_cast<std::size_t>(one)] >= 1 &&
                                       me_.goods[static_cast<std::size_t>(other)] >= 1)
                    add(Verb::sell, one, other);
    }

    void build()
    {
        add(Verb::finish);
        const bool stone = goods(Good::stone) >= 1;
        const bool wood = goods(Good::wood) >= 1;
        const bool sand = goods(Good::sand) >= 1;
        if (stone && sand && state_.milestonesLeft > 0)
            sections();
        for (int triangle = 0; stone && wood && state_.housesLeft > 0 &&
                               triangle < static_cast<int>(map_.board.triangles.size());
             ++triangle)
            if (!map_.hasHouse(triangle) && map_.hasStreetOnAnEdge(triangle) &&
                (map_.bonus(triangle) == 0 || canTake(triangle)))
                add(Verb::house, triangle);
        for (int vertex = 0; wood && sand && state_.marketsLeft > 0 && vertex < map_.count(); ++vertex)
            if (map_.showsNumber(vertex) && map_.streets(vertex) > 0)
                add(Verb::market, vertex);
    }

    void sections()
    {
        const auto isUntouched = [this](int vertex) {
            return vertex != map_.board.start && map_.streets(vertex) == 0;
        };
        for (int from = 0; from < map_.count(); ++from) {
            const bool isEnd = map_.streets(from) == 1 && !map_.isMilestone(from);
            if (!map_.isMarket(from) && !isEnd)
                continue;
            for (const int middle : map_.around(from))
                for (const int to : map_.around(middle))
                    if (to != from && isUntouched(middle) && isUntouched(to))
                        add(Verb::section, from, middle, to);
        }
    }

    void offer()
    {
        std::set<int> open;
        if (state_.offerHouse != none)
            open.insert(state_.offerHouse);
        else
            for (std::size_t index = 0; index < map_.board.triangles.size(); ++index) {
                const auto &corners = map_.board.triangles[index];
                const auto triangle = static_cast<int>(index);
                if (std::ranges::find(corners, state_.offerVertex) != corners.end() && isOpen(triangle) &&
                    map_.bonus(triangle) != 0 && canTake(triangle))
                    open.insert(triangle);
            }
        for (const int triangle : open) {
            if (state_.offerHouse == none)
                add(Verb::decline, triangle);
            for (int employment = 1; employment <= 8; ++employment)
                if (isFree(employment, map_.bonus(triangle) - 1))
                    add(Verb::take, triangle, employment);
        }
    }

    /// Not declined yet.
    [[nodiscard]] bool isOpen(int triangle) const
    {
        const auto &there = map_.board.trianglesAt[state_.offerVertex];
        const auto index = std::find(there.begin(), there.end(), triangle) - there.begin();
        return ((state_.offered >> index) & 1) != 0;
    }

    void supply()
    {
        add(Verb::finish);
        for (int market = 0; goods(Good::grain) >= 2 && market < map_.count(); ++market) {
            if (!map_.isMarket(market) || map_.has(market, vertex::sack))
                continue;
            std::vector<int> numbers;
            for (const int next : map_.around(market))
                if (map_.showsNumber(next))
                    numbers.push_back(next);
            if (numbers.size() < 2)
                add(Verb::supply, market, numbers.empty() ? none : numbers.front(), none);
            for (const int one : numbers)
                for (const int other : numbers)
                    if (one < other)
                        add(Verb::supply, market, one, other);
        }
    }

    void keep()
    {
        for (int one = 0; one < goodKinds; ++one)
            for (int two = one; two < goodKinds; ++two)
                for (int three = two; three < goodKinds; ++three) {
                    Goods kept{};
                    for (const int good : {one, two, three})
                        ++kept[static_cast<std::size_t>(good)];
                    bool owned = true;
                    for (std::size_t good = 0; good < kept.size(); ++good)
                        owned = owned && kept[good] <= me_.goods[good];
                    if (owned)
                        add(Verb::keep, one, two, three);
                }
    }

    void cover()
    {
        for (int employment = 1; employment <= 8; ++employment)
            if (shows(employment))
                add(Verb::cover, employment);
        if (actions_.size() <= 2)
            add(Verb::finish);
    }

    const Edition &edition_;
    const State &state_;
    const Map map_;
    const Player &me_;
    std::set<Action> actions_;
};

} // namespace

std::vector<Action> bookActions(const Edition &edition, const State &state)
{
    return Book(edition, state).actions();
}

} // namespace waystone::milestones::test
