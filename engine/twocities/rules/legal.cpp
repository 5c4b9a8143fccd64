#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/rules/windows.h"

#include <bit>

namespace waystone::twocities {

namespace {

/// Hands are sorted, so that alike tiles stand side by side and are taken once.
void listSelections(const Hand &hand, std::size_t size, ActionList &actions)
{
    for (std::size_t one = 0; one < size; ++one) {
        if (one > 0 && hand[one] == hand[one - 1])
            continue;
        for (std::size_t other = one + 1; other < size; ++other)
            if (other == one + 1 || hand[other] != hand[other - 1])
                actions.add(actionOf(Verb::select, hand[one], hand[other]));
    }
}

void listSites(const Edition &edition, const City &city, int number, int tile, ActionList &actions)
{
    const std::uint16_t mask = occupied(city);
    if (mask == 0)
        return actions.add(actionOf(Verb::place, tile, number, grid::middle));
    window::Frame sites = tile::isDuplex(tile) ? window::duplexSites(mask, edition.duplex(tile).isHorizontal)
                                               : window::singleSites(mask);
    for (; sites != 0; sites &= sites - 1)
        actions.add(actionOf(Verb::place, tile, number, window::cellOfFrame(city, std::countr_zero(sites))));
}

} // namespace

Actors BetweenTwoCities::actors(const State &state) const
{
    switch (state.phase) {
    case Phase::draw:
        return Actors::chance();
    case Phase::select:
    case Phase::place:
        return Actors::seats(state.acting);
    case Phase::over:
        break;
    }
    return Actors::over();
}

void BetweenTwoCities::legal(const State &state, Seat seat, ActionList &actions) const
{
    actions.clear();
    if (seat >= state.players || !actors(state).includes(seat))
        return;
    if (state.phase == Phase::select)
        return listSelections(state.hands[seat], state.handSizes[seat], actions);

    const Kept &kept = state.kept[seat];
    int lower = leftCity(state.players, seat);
    int higher = rightCity(state.players, seat);
    if (lower > higher)
        std::swap(lower, higher);
    for (std::size_t index = 0; index < kept.size() && kept[index] != tile::none; ++index) {
        if (index > 0 && kept[index] == kept[index - 1])
            continue;
        for (const int city : {lower, higher})
            if ((state.open[seat] & sideOf(state.players, seat, city)) != 0)
                listSites(edition_, state.cities[static_cast<std::size_t>(city)], city, kept[index], actions);
    }
}

} // namespace waystone::twocities
