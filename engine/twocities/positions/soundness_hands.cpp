#include "twocities/positions/position_check.h"
#include "twocities/words/codes.h"
#include "twocities/words/terms.h"

#include <algorithm>
#include <bit>
#include <map>

namespace waystone::twocities {

void PositionCheck::checkSupply()
{
    std::map<int, Places> found;
    const auto count = [&found](const Tiles &tiles, Place where) {
        for (const std::uint8_t tile : tiles)
            found[tile].push_back(where);
    };
    for (Seat seat = 0; seat < setup_.players; ++seat) {
        count(setup_.seats[seat].hand, handOf(seat));
        // While they are secret the tiles kept are still counted in the hand.
        if (setup_.phase == Phase::place)
            count(setup_.seats[seat].kept, place(Area::selected, 0, seat));
    }
    count(setup_.discards, place(Area::discard, 0));
    for (int city = 0; city < cityCount(setup_.players); ++city)
        for (const PlacedTile &placed : setup_.cities[static_cast<std::size_t>(city)])
            found[placed.tile].push_back(cityPlace(setup_.players, city, placed.cell));
    for (const auto &[tile, places] : found) {
        if (tile::isDuplex(tile)) {
            const Duplex &duplex = edition_.duplex(tile);
            const auto name = [](Kind kind) {
                return Term{std::string(kindNames[static_cast<std::size_t>(kind)])};
            };
            if (places.size() > 1)
                impossible(problem::duplexInTwoPlaces,
                           {{"first", name(duplex.first)}, {"second", name(duplex.second)}}, places);
            continue;
        }
        const int maximum = edition_.singles[static_cast<std::size_t>(tile)];
        if (std::ssize(places) > maximum)
            impossible(problem::tooManyOfAKind,
                       {{"tile", Term{std::string(kindNames[static_cast<std::size_t>(tile)])}},
                        {"found", static_cast<int>(places.size())},
                        {"maximum", maximum}},
                       places);
    }
}

int PositionCheck::expectedHand(Seat seat) const
{
    if (setup_.phase == Phase::draw)
        return std::min(static_cast<int>(setup_.seats[seat].hand.size()), stage().hand);
    if (setup_.phase == Phase::over)
        return 0;
    return stage().hand - 2 * (setup_.turn + (setup_.phase == Phase::place ? 1 : 0));
}

int PositionCheck::expectedDiscards() const
{
    return (setup_.round + (setup_.phase == Phase::over ? 1 : 0)) * setup_.players;
}

void PositionCheck::checkHands()
{
    bool isFull = true; // every hand so far
    for (Seat seat = 0; seat < setup_.players; ++seat) {
        const Tiles &hand = setup_.seats[seat].hand;
        const int found = static_cast<int>(hand.size());
        const int expected = expectedHand(seat);
        if (found != expected)
            againstRule(problem::handSize, {{"seat", seat}, {"found", found}, {"expected", expected}},
                        {handOf(seat)});
        if (std::ranges::any_of(hand, [this](int tile) { return tile::isDuplex(tile) != stage().isDuplex; }))
            againstRule(problem::wrongTilesInHand, {{"seat", seat}, sortOf(stage())}, {handOf(seat)});
        if (setup_.phase == Phase::draw && found > 0 && !isFull)
            againstRule(problem::drawnOutOfOrder, {{"seat", seat}}, {handOf(seat)});
        isFull = isFull && found >= stage().hand;
    }
    if (setup_.phase == Phase::draw && isFull)
        againstRule(problem::nothingToDraw);
}

void PositionCheck::checkKept(Seat seat)
{
    const auto &[hand, kept, open] = setup_.seats[seat];
    const Place where = place(Area::selected, 0, seat);
    const int found = static_cast<int>(kept.size());
    switch (setup_.phase) {
    case Phase::draw:
    case Phase::over:
        if (found != 0)
            againstRule(problem::keptTooEarly, {{"seat", seat}}, {where});
        break;
    case Phase::select: {
        if (found != 0 && found != 2)
            againstRule(problem::keptCount, {{"seat", seat}, {"found", found}, {"expected", 2}}, {where});
        const auto isMissing = [&hand = hand, &kept = kept](int tile) {
            return std::ranges::count(kept, tile) > std::ranges::count(hand, tile);
        };
        if (std::ranges::any_of(kept, isMissing))
            againstRule(problem::keptNotInHand, {{"seat", seat}}, {where});
        break;
    }
    case Phase::place:
        if (found != std::popcount(open))
            againstRule(problem::keptNotAsOpen,
                        {{"seat", seat}, {"found", found}, {"expected", std::popcount(open)}}, {where});
        if (std::ranges::any_of(kept, [this](int tile) { return tile::isDuplex(tile) != stage().isDuplex; }))
            againstRule(problem::wrongTilesInHand, {{"seat", seat}, sortOf(stage())}, {where});
        break;
    }
    if (setup_.phase != Phase::place && open != 0)
        againstRule(problem::openOutsidePlacement, {{"seat", seat}}, {where});
}

void PositionCheck::checkSelection()
{
    for (Seat seat = 0; seat < setup_.players; ++seat)
        checkKept(seat);
    if (setup_.phase == Phase::select &&
        std::ranges::none_of(setup_.seats, [](const SetupSeat &seat) { return seat.kept.empty(); }))
        againstRule(problem::everybodyHasSelected);
    if (setup_.phase == Phase::place &&
        std::ranges::all_of(setup_.seats, [](const SetupSeat &seat) { return seat.open == 0; }))
        againstRule(problem::nobodyHasToPlace);
}

void PositionCheck::checkRounds()
{
    const bool isOver = setup_.phase == Phase::over;
    if (isOver && (setup_.round + 1 < roundCount(setup_.players) || setup_.turn + 1 < stage().turns()))
        againstRule(problem::overBeforeLastTurn, {{"round", setup_.round + 1}});
    const int expected = expectedDiscards();
    const auto found = static_cast<int>(setup_.discards.size());
    const Place where = place(Area::discard, 0);
    if (found != expected)
        againstRule(problem::discardsCount, {{"found", found}, {"expected", expected}}, {where});
    for (int index = 0; index < std::min(found, expected); ++index) {
        const int round = index / setup_.players;
        if (tile::isDuplex(setup_.discards[static_cast<std::size_t>(index)]) != stage(round).isDuplex)
            againstRule(problem::wrongTileDiscarded, {{"round", round + 1}, sortOf(stage(round))}, {where});
    }
}

} // namespace waystone::twocities
