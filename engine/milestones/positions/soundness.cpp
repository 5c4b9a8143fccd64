#include "milestones/positions/soundness.h"

#include "milestones/positions/position_check.h"
#include "milestones/words/codes.h"
#include "milestones/words/terms.h"

#include <algorithm>
#include <numeric>

namespace waystone::milestones {

PositionCheck::PositionCheck(const Milestones &rules, const Setup &setup)
    : edition_(rules.edition()), board_(rules.board()), choices_(rules.choices()), setup_(setup)
{}

int PositionCheck::visible(const SetupPlayer &player)
{
    return static_cast<int>(std::ranges::count_if(player.spaces, space::isWorker));
}

int PositionCheck::tilesOf(const SetupPlayer &player)
{
    Bits tiles(maxTiles + 1);
    for (const std::uint8_t shown : player.spaces)
        if (space::isWorker(shown))
            tiles[static_cast<std::size_t>(space::tile(shown))] = true;
    return static_cast<int>(std::ranges::count(tiles, true) + std::ssize(player.buried));
}

int PositionCheck::inRow(const std::vector<std::uint8_t> &slots)
{
    return static_cast<int>(std::ranges::count_if(slots, [](int tile) { return tile != none; }));
}

int PositionCheck::pile() const
{
    Bits seen(edition_.tiles.size());
    for (const auto *list : {&setup_.display, &setup_.startingTiles, &setup_.box})
        for (const std::uint8_t tile : *list)
            if (tile != none)
                seen[tile] = true;
    for (const SetupPlayer &player : setup_.seats) {
        for (const std::uint8_t shown : player.spaces)
            if (space::isWorker(shown))
                seen[static_cast<std::size_t>(space::tile(shown))] = true;
        for (const BuriedTile &buried : player.buried)
            seen[buried.tile] = true;
    }
    return static_cast<int>(std::ranges::count(seen, false));
}

bool PositionCheck::isSpent(const SetupPlayer &player) const
{
    const int coins = player.goods[static_cast<std::size_t>(Good::coin)];
    return visible(player) == 0 && coins + cubes(player.goods) / edition_.cubesForACoin < edition_.tileCost;
}

bool PositionCheck::isEverySeatSpent() const
{
    return std::ranges::all_of(setup_.seats, [this](const SetupPlayer &player) { return isSpent(player); });
}

int PositionCheck::marked(const SetupPlayer &player)
{
    return std::accumulate(player.points.begin(), player.points.end(), 0) -
           player.points[static_cast<std::size_t>(Source::majority)];
}

int PositionCheck::bonusOnTriangle(int triangle) const
{
    const std::uint8_t bush = board_.bushOf[static_cast<std::size_t>(triangle)];
    return bush < setup_.bonusOn.size() ? setup_.bonusOn[bush] : 0;
}

Good PositionCheck::kindShown(std::uint8_t shown) const
{
    return edition_.tiles[static_cast<std::size_t>(space::tile(shown))]
        .workers[static_cast<std::size_t>(space::half(shown))]
        .kind;
}

bool PositionCheck::hasFreeWorker(const SetupPlayer &player, int kind) const
{
    for (std::size_t index = 0; index < player.spaces.size(); ++index)
        if (const std::uint8_t shown = player.spaces[index]; space::isWorker(shown) &&
                                                             ((player.bonus >> index) & 1) == 0 &&
                                                             static_cast<int>(kindShown(shown)) == kind)
            return true;
    return false;
}

PositionCheck::Bits PositionCheck::bitsOf(const std::vector<std::uint8_t> &list, std::size_t size)
{
    Bits bits(size);
    for (const std::uint8_t index : list)
        bits[index] = true;
    return bits;
}

std::vector<int> PositionCheck::streetCounts() const
{
    std::vector<int> counts(board_.vertices.size());
    for (const std::uint8_t street : setup_.streets)
        for (const std::uint8_t end : board_.edges[street])
            ++counts[end];
    return counts;
}

PositionCheck::Arguments PositionCheck::tileArguments(int tile) const
{
    const auto &[left, right] = edition_.tiles[static_cast<std::size_t>(tile)].workers;
    return {termArgument("left", workerNames[static_cast<std::size_t>(left.kind)]),
            {"leftNumber", left.number},
            termArgument("right", workerNames[static_cast<std::size_t>(right.kind)]),
            {"rightNumber", right.number}};
}

Problems checkSetup(const Milestones &rules, const Setup &setup)
{
    PositionCheck check(rules, setup);
    check.checkExistence();
    if (!check.isSound())
        return check.takeProblems();
    check.checkNetwork();
    check.checkBoards();
    check.checkTiles();
    check.checkBeginning();
    check.checkTurn();
    check.checkEnd();
    return check.takeProblems();
}

std::span<const std::string_view> soundnessCodes()
{
    static constexpr std::array codes = std::to_array<std::string_view>({
        // Existence
        problem::playersOutOfRange,
        problem::seatsNotAsPlayers,
        problem::noSuchSeat,
        problem::noSuchPlace,
        problem::noSuchSpace,
        problem::noSuchKind,
        problem::noSuchTile,
        problem::tooManySlots,
        problem::pieceListedTwice,
        problem::goodsBeyondLimit,
        problem::pointsBeyondLimit,
        // Beginning: another phase asks for other rows, boards and pieces
        problem::builtTooEarly,
        problem::bushesOutOfOrder,
        problem::turnedUpOutOfOrder,
        problem::seatNotFresh,
        problem::draftOver,
        problem::draftTiles,
        problem::draftTurn,
        problem::bushEmpty,
        problem::startingTilesCount,
        // Network: streets before what they tie together
        problem::overSupply,
        problem::startWithoutMarket,
        problem::milestoneOnMarket,
        problem::streetBetweenMilestones,
        problem::streetLoop,
        problem::milestoneWithoutTwoStreets,
        problem::streetWithoutMilestone,
        problem::streetsApart,
        problem::sackWithoutMarket,
        problem::marketWithoutStreet,
        problem::junctionWithoutMarket,
        problem::houseWithoutStreet,
        problem::houseOnBonusTile,
        // Boards
        problem::tileInTwoPlaces,
        problem::tileTorn,
        problem::tileOverTheEdge,
        problem::tilesAtSameSpot,
        problem::buriedTileUncovered,
        problem::halfOnEmptySpace,
        problem::coverWithoutWorker,
        problem::bonusWithoutWorker,
        problem::fewTiles,
        // Tiles
        problem::bonusOverSupply,
        problem::displayNotFull,
        problem::refillWithoutPile,
        problem::boxCount,
        problem::startingTilesLeft,
        // Turn
        problem::movesLeft,
        problem::pawnElsewhere,
        problem::castleGoods,
        problem::manyGoods,
        problem::hiredOutsideTrade,
        problem::refillWithoutHire,
        problem::keepWithoutNeed,
        problem::nothingToCover,
        problem::offerOutsideWorks,
        problem::offerWithoutPiece,
        problem::offerNotOpen,
        problem::offerMissing,
        // End
        problem::targetWithoutEnd,
        problem::lastTileWithoutEnd,
        problem::endWithoutCause,
        problem::lastTurnOver,
        problem::overWithoutEnd,
        problem::overEarly,
        problem::majorityBeforeEnd,
        problem::allSpent,
        problem::pointsWithoutPiece,
    });
    return codes;
}

std::span<const std::string_view> soundnessTerms()
{
    static const std::vector<std::string_view> terms = [] {
        std::vector<std::string_view> all{term::street, term::milestone, term::market,
                                          term::house,  term::sack,      term::bonusTile};
        all.insert(all.end(), goodNames.begin(), goodNames.end());
        all.insert(all.end(), workerNames.begin(), workerNames.end());
        for (const std::string_view source : sourceNames)
            if (std::ranges::find(all, source) == all.end())
                all.push_back(source);
        return all;
    }();
    return terms;
}

} // namespace waystone::milestones
