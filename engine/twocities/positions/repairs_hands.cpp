#include "twocities/positions/position_check.h"
#include "twocities/positions/repairs.h"
#include "twocities/positions/setup_edit.h"
#include "twocities/words/codes.h"

#include <algorithm>
#include <bit>

namespace waystone::twocities {

namespace {

/// The first tile of the sort that is left, or tile::none; it is taken.
int takeFirst(std::vector<int> &supply, bool isDuplex)
{
    for (std::size_t tile = 0; tile < supply.size(); ++tile)
        if (tile::isDuplex(static_cast<int>(tile)) == isDuplex && supply[tile] > 0) {
            --supply[tile];
            return static_cast<int>(tile);
        }
    return tile::none;
}

/// Tiles of the other sort are replaced as far as the supply lasts; what is left of them goes back.
void exchange(const Edition &edition, const Setup &setup, edit::Tiles &tiles, bool isDuplex)
{
    std::vector<int> supply = edit::supply(edition, setup);
    for (std::uint8_t &tile : tiles)
        if (tile::isDuplex(tile) != isDuplex)
            tile = static_cast<std::uint8_t>(takeFirst(supply, isDuplex));
    std::erase(tiles, tile::none);
}

} // namespace

void Repairs::hands()
{
    const PositionCheck check(rules_, setup_);
    if (is(problem::handSize)) {
        const int surplus = number("found") - number("expected");
        if (surplus > 0)
            propose(fix::takeTilesBack,
                    [&](Setup &setup) {
                        // The tiles kept stay.
                        SetupSeat &changed = setup.seats[seat()];
                        edit::Tiles hand = edit::inHand(setup_, seat());
                        for (int count = 0; count < surplus && !hand.empty(); ++count) {
                            edit::dropOne(changed.hand, hand.back());
                            hand.pop_back();
                        }
                    },
                    {{"seat", seat()}, {"count", surplus}});
        else
            propose(fix::dealTiles,
                    [&](Setup &setup) {
                        std::vector<int> supply = edit::supply(edition_, setup_);
                        for (int count = 0; count < -surplus; ++count)
                            if (const int tile = takeFirst(supply, check.stage().isDuplex);
                                tile != tile::none)
                                edit::addOne(setup.seats[seat()].hand, tile);
                    },
                    {{"seat", seat()}, {"count", -surplus}});
    }
    if (is(problem::wrongTilesInHand))
        propose(fix::exchangeTiles,
                [&](Setup &setup) {
                    SetupSeat &changed = setup.seats[seat()];
                    const bool isDuplex = check.stage().isDuplex;
                    if (setup.phase == Phase::select)
                        std::erase_if(changed.kept,
                                      [isDuplex](int tile) { return tile::isDuplex(tile) != isDuplex; });
                    exchange(edition_, setup, changed.hand, isDuplex);
                    exchange(edition_, setup, changed.kept, isDuplex);
                    std::ranges::sort(changed.hand);
                    std::ranges::sort(changed.kept);
                },
                {{"seat", seat()}});
    if (is(problem::drawnOutOfOrder))
        propose(fix::emptyHand, [this](Setup &setup) { setup.seats[seat()].hand.clear(); },
                {{"seat", seat()}});
    if (is(problem::nothingToDraw))
        proposePhase(Phase::select);
}

void Repairs::selection()
{
    if (is(problem::keptNotInHand))
        propose(fix::keptIntoHand,
                [this](Setup &setup) {
                    SetupSeat &changed = setup.seats[seat()];
                    for (const std::uint8_t tile : changed.kept)
                        while (std::ranges::count(changed.hand, tile) <
                               std::ranges::count(changed.kept, tile))
                            edit::addOne(changed.hand, tile);
                },
                {{"seat", seat()}});
    if (is(problem::keptTooEarly) || is(problem::keptCount) || is(problem::keptNotInHand))
        propose(fix::nothingKept, [this](Setup &setup) { setup.seats[seat()].kept.clear(); },
                {{"seat", seat()}});
    if (is(problem::everybodyHasSelected))
        for (Seat other = 0; other < setup_.players; ++other)
            propose(fix::nothingKept, [other](Setup &setup) { setup.seats[other].kept.clear(); },
                    {{"seat", other}});
    if (is(problem::openOutsidePlacement) || is(problem::keptNotAsOpen))
        propose(fix::nothingToPlace,
                [this](Setup &setup) {
                    setup.seats[seat()].open = 0;
                    if (is(problem::keptNotAsOpen))
                        setup.seats[seat()].kept.clear();
                },
                {{"seat", seat()}});
    if (is(problem::keptNotAsOpen))
        propose(fix::keepAsOpen,
                [this](Setup &setup) {
                    SetupSeat &changed = setup.seats[seat()];
                    const auto wanted = static_cast<std::size_t>(std::popcount(changed.open));
                    if (changed.kept.size() > wanted)
                        changed.kept.resize(wanted);
                    std::vector<int> supply = edit::supply(edition_, setup);
                    const bool isDuplex = PositionCheck(rules_, setup_).stage().isDuplex;
                    while (changed.kept.size() < wanted) {
                        const int tile = takeFirst(supply, isDuplex);
                        if (tile == tile::none)
                            break;
                        edit::addOne(changed.kept, tile);
                    }
                },
                {{"seat", seat()}});
    if (is(problem::nobodyHasToPlace))
        proposePhase(Phase::select);
}

void Repairs::rounds()
{
    const PositionCheck check(rules_, setup_);
    if (is(problem::discardsCount)) {
        const int surplus = number("found") - number("expected");
        if (surplus > 0)
            propose(
                fix::takeDiscardsBack,
                [&](Setup &setup) { setup.discards.resize(static_cast<std::size_t>(number("expected"))); },
                {{"count", surplus}});
        else
            propose(fix::discardTiles,
                    [&](Setup &setup) {
                        std::vector<int> supply = edit::supply(edition_, setup_);
                        for (int index = number("found"); index < number("expected"); ++index) {
                            const bool isDuplex = check.stage(index / setup_.players).isDuplex;
                            if (const int tile = takeFirst(supply, isDuplex); tile != tile::none)
                                setup.discards.push_back(static_cast<std::uint8_t>(tile));
                        }
                    },
                    {{"count", -surplus}});
    }
    if (is(problem::wrongTileDiscarded))
        propose(
            fix::exchangeDiscards,
            [&](Setup &setup) {
                std::vector<int> supply = edit::supply(edition_, setup_);
                for (std::size_t index = 0; index < setup.discards.size(); ++index) {
                    std::uint8_t &tile = setup.discards[index];
                    const int round = static_cast<int>(index) / setup.players;
                    if (round + 1 != number("round") || tile::isDuplex(tile) == check.stage(round).isDuplex)
                        continue;
                    if (const int other = takeFirst(supply, check.stage(round).isDuplex); other != tile::none)
                        tile = static_cast<std::uint8_t>(other);
                }
            },
            {{"round", number("round")}});
    if (is(problem::overBeforeLastTurn))
        proposePhase(Phase::select);
}

} // namespace waystone::twocities
