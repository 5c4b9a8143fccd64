#include "twocities/positions/position_check.h"
#include "twocities/positions/repairs.h"
#include "twocities/positions/setup_edit.h"

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
    if (is("hand-size")) {
        const int surplus = number("found") - number("expected");
        if (surplus > 0)
            propose("take-tiles-back",
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
            propose("deal-tiles",
                    [&](Setup &setup) {
                        std::vector<int> supply = edit::supply(edition_, setup_);
                        for (int count = 0; count < -surplus; ++count)
                            if (const int tile = takeFirst(supply, check.stage().isDuplex);
                                tile != tile::none)
                                edit::addOne(setup.seats[seat()].hand, tile);
                    },
                    {{"seat", seat()}, {"count", -surplus}});
    }
    if (is("wrong-tiles-in-hand"))
        propose("exchange-tiles",
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
    if (is("drawn-out-of-order"))
        propose("empty-hand", [this](Setup &setup) { setup.seats[seat()].hand.clear(); }, {{"seat", seat()}});
    if (is("nothing-to-draw"))
        proposePhase(Phase::select);
}

void Repairs::selection()
{
    if (is("kept-not-in-hand"))
        propose("kept-into-hand",
                [this](Setup &setup) {
                    SetupSeat &changed = setup.seats[seat()];
                    for (const std::uint8_t tile : changed.kept)
                        while (std::ranges::count(changed.hand, tile) <
                               std::ranges::count(changed.kept, tile))
                            edit::addOne(changed.hand, tile);
                },
                {{"seat", seat()}});
    if (is("kept-too-early") || is("kept-count") || is("kept-not-in-hand"))
        propose("nothing-kept", [this](Setup &setup) { setup.seats[seat()].kept.clear(); },
                {{"seat", seat()}});
    if (is("everybody-has-selected"))
        for (Seat other = 0; other < setup_.players; ++other)
            propose("nothing-kept", [other](Setup &setup) { setup.seats[other].kept.clear(); },
                    {{"seat", other}});
    if (is("open-outside-placement") || is("kept-not-as-open"))
        propose("nothing-to-place",
                [this](Setup &setup) {
                    setup.seats[seat()].open = 0;
                    if (is("kept-not-as-open"))
                        setup.seats[seat()].kept.clear();
                },
                {{"seat", seat()}});
    if (is("kept-not-as-open"))
        propose("keep-as-open",
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
    if (is("nobody-has-to-place"))
        proposePhase(Phase::select);
}

void Repairs::rounds()
{
    const PositionCheck check(rules_, setup_);
    if (is("discards-count")) {
        const int surplus = number("found") - number("expected");
        if (surplus > 0)
            propose(
                "take-discards-back",
                [&](Setup &setup) { setup.discards.resize(static_cast<std::size_t>(number("expected"))); },
                {{"count", surplus}});
        else
            propose("discard-tiles",
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
    if (is("wrong-tile-discarded"))
        propose(
            "exchange-discards",
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
    if (is("over-before-last-turn"))
        proposePhase(Phase::select);
}

} // namespace waystone::twocities
