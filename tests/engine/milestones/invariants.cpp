#include "milestones/invariants.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace waystone::milestones::test {

namespace {

bool bit(const auto &words, std::size_t index)
{
    return ((words[index / 64] >> (index % 64)) & 1) != 0;
}

std::string brokenNetwork(const Board &board, const State &state)
{
    const std::size_t count = board.vertices.size();
    std::vector<std::size_t> root(count);
    std::iota(root.begin(), root.end(), 0);
    const auto find = [&root](std::size_t vertex) {
        while (root[vertex] != vertex)
            vertex = root[vertex] = root[root[vertex]];
        return vertex;
    };
    std::vector<int> streets(count);
    for (std::size_t edge = 0; edge < board.edges.size(); ++edge) {
        if (!bit(state.streets, edge))
            continue;
        const auto &[one, other] = board.edges[edge];
        ++streets[one];
        ++streets[other];
        if (find(one) == find(other))
            return "the streets close a loop";
        root[find(one)] = find(other);
        const bool oneIs = (state.vertices[one] & vertex::milestone) != 0;
        const bool otherIs = (state.vertices[other] & vertex::milestone) != 0;
        if (oneIs == otherIs)
            return "a street piece has not exactly one milestone end";
    }
    for (std::size_t each = 0; each < count; ++each) {
        const std::uint8_t bits = state.vertices[each];
        const bool isMarket = (bits & vertex::market) != 0;
        const bool isMilestone = (bits & vertex::milestone) != 0;
        if ((bits & vertex::streets) != streets[each])
            return "the streets of a vertex are miscounted";
        if (streets[each] > 0 && find(each) != find(board.start))
            return "a street does not hang together with the start";
        if (isMilestone && (streets[each] != 2 || isMarket))
            return "a milestone without its two streets, or under a market";
        if (streets[each] > 2 && !isMarket)
            return "a branch away from a market";
        if (isMarket && streets[each] == 0 && each != board.start)
            return "a market without a street";
        if ((bits & vertex::sack) != 0 && !isMarket)
            return "a sack without a market";
    }
    const std::uint8_t start = state.vertices[board.start];
    return (start & vertex::market) != 0 && (start & vertex::milestone) == 0 ? ""
                                                                             : "the start market is gone";
}

std::string brokenSupply(const Edition &edition, const State &state)
{
    const auto vertices = [&state](std::uint8_t what) {
        return static_cast<int>(
            std::ranges::count_if(state.vertices, [what](std::uint8_t bits) { return (bits & what) != 0; }));
    };
    const auto set = [](const auto &words) {
        return std::accumulate(words.begin(), words.end(), 0,
                               [](int sum, std::uint64_t word) { return sum + std::popcount(word); });
    };
    if (vertices(vertex::milestone) + state.milestonesLeft != 24 ||
        set(state.streets) != 2 * vertices(vertex::milestone))
        return "24 milestones and 48 street pieces are not there";
    if (vertices(vertex::market) + state.marketsLeft != 12)
        return "12 markets are not there";
    if (vertices(vertex::sack) + state.sacksLeft != 12)
        return "12 sacks are not there";
    if (set(state.houses) + state.housesLeft != 12)
        return "12 houses are not there";
    for (std::size_t triangle = 0; triangle < edition.board.triangles.size(); ++triangle) {
        if (!bit(state.houses, triangle))
            continue;
        const auto &edges = edition.board.triangleEdges[triangle];
        if (std::ranges::none_of(edges, [&](std::uint8_t edge) { return bit(state.streets, edge); }))
            return "a house without a street";
        const std::uint8_t bush = edition.board.bushOf[triangle];
        if (bush != none && state.bonusOn[bush] != 0 && state.offerHouse != triangle)
            return "a house beside a bonus tile";
    }
    return "";
}

std::string brokenTiles(const Edition &edition, const State &state)
{
    const auto lying = [&](std::uint8_t place) {
        return std::count(state.tiles.begin(), state.tiles.begin() + std::ssize(edition.tiles), place);
    };
    const auto shown = [](const auto &slots) {
        return std::ranges::count_if(slots, [](std::uint8_t tile) { return tile != none; });
    };
    if (edition.tiles.size() != 35 || lying(tilePlace::pile) != state.pileSize)
        return "the pile is miscounted";
    if (lying(tilePlace::display) != shown(state.display) ||
        lying(tilePlace::starting) != shown(state.startingTiles))
        return "a tile is face up twice or nowhere";
    if (state.phase > Phase::draft) {
        if (lying(tilePlace::box) != 1 || lying(tilePlace::starting) != 0)
            return "not exactly one tile is out of the game";
        if (state.pileSize > 0 && shown(state.display) != (state.phase == Phase::refill ? 4 : 5))
            return "the display is not full though the pile lasts";
    } else if (lying(tilePlace::box) != 0) {
        return "a tile is out of the game before the choice of starting tiles is over";
    }
    for (Seat seat = 0; seat < state.players; ++seat)
        for (int index = 0; index < employmentSpaces; ++index) {
            const std::uint8_t here = state.seats[seat].spaces[static_cast<std::size_t>(index)];
            if (space::isWorker(here) && state.tiles[static_cast<std::size_t>(space::tile(here))] !=
                                             tilePlace::onBoard(seat, index + 1 - space::half(here)))
                return "a worker shows where its tile does not lie";
        }
    return "";
}

std::string brokenPlayers(const Edition &edition, const State &state)
{
    std::array<int, goodKinds> bonus{};
    for (const std::uint8_t kind : state.bonusOn)
        if (kind != 0)
            ++bonus[kind - 1u];
    for (Seat seat = 0; seat < state.players; ++seat) {
        const Player &player = state.seats[seat];
        if (player.pawn == castle && state.phase != Phase::keep &&
            std::accumulate(player.goods.begin(), player.goods.end(), 0) > 3)
            return "more than three goods on the castle";
        for (std::size_t index = 0; index < player.spaces.size(); ++index) {
            if (((player.bonus >> index) & 1) == 0)
                continue;
            const std::uint8_t here = player.spaces[index];
            if (!space::isWorker(here))
                return "a bonus tile without a worker";
            const WorkerTile &tile = edition.tiles[static_cast<std::size_t>(space::tile(here))];
            ++bonus[static_cast<std::size_t>(tile.workers[static_cast<std::size_t>(space::half(here))].kind)];
        }
        int points = 0;
        for (std::size_t source = 0; source < player.points.size(); ++source)
            points += source == static_cast<std::size_t>(Source::majority) ? 0 : player.points[source];
        if (points >= edition.targets[state.players] && state.endedBy == nobody)
            return "the target is reached and the end not triggered";
    }
    for (std::size_t kind = 0; kind < bonus.size(); ++kind)
        if (bonus[kind] > 3)
            return "more than three bonus tiles of a kind";
    return state.movesLeft <= 1 ? "" : "more than two moves in a turn";
}

} // namespace

std::string brokenInvariant(const Edition &edition, const State &before, const State &after)
{
    const bool isSameBoard = before.vertices == after.vertices && before.streets == after.streets;
    for (const std::string &broken :
         {isSameBoard ? std::string() : brokenNetwork(edition.board, after), brokenSupply(edition, after),
          brokenTiles(edition, after), brokenPlayers(edition, after)})
        if (!broken.empty())
            return broken;
    return "";
}

} // namespace waystone::milestones::test
