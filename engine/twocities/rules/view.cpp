#include "twocities/rules/view.h"

#include "twocities/rules.h"
#include "twocities/rules/queries.h"

#include <algorithm>
#include <bit>

namespace waystone::twocities {

namespace {

/// Seats from `from` to `to` in the direction in which hands are passed.
int stepsTo(int players, Seat from, Seat to, int direction)
{
    return seatBeside(players, 0, (to - from) * direction);
}

/// The tile becomes hidden; to the seat it might as well be in the box or in the stack.
void hide(State &seen, std::uint8_t &tile)
{
    if (tile::isDuplex(tile))
        seen.duplexesLeft |= std::uint32_t{1} << tile::duplexIndex(tile);
    else
        ++seen.singlesLeft[tile];
    tile = tile::hidden;
}

class Guess {
public:
    Guess(State &state, Rng &rng) : state_(state), rng_(rng) {}

    /// One of the tiles that the seat has not seen.
    std::uint8_t draw(bool isDuplex)
    {
        if (isDuplex) {
            auto skip = rng_.below(static_cast<std::uint32_t>(std::popcount(state_.duplexesLeft)));
            std::uint32_t left = state_.duplexesLeft;
            for (; skip > 0; --skip)
                left &= left - 1;
            const int index = std::countr_zero(left);
            state_.duplexesLeft &= ~(std::uint32_t{1} << index);
            return tile::duplex(index);
        }
        std::uint32_t sum = 0;
        for (const std::uint8_t left : state_.singlesLeft)
            sum += left;
        std::uint32_t rest = rng_.below(sum);
        std::uint8_t kind = 0;
        for (; rest >= state_.singlesLeft[kind]; ++kind)
            rest -= state_.singlesLeft[kind];
        --state_.singlesLeft[kind];
        return kind;
    }

    /// Any two tiles of a hand.
    Kept twoOf(const Hand &hand, std::uint8_t size)
    {
        const std::uint32_t one = rng_.below(size);
        std::uint32_t other = rng_.below(size - 1u);
        other += other >= one ? 1 : 0;
        return {hand[std::min(one, other)], hand[std::max(one, other)]};
    }

private:
    State &state_;
    Rng &rng_;
};

} // namespace

bool knowsPile(const Edition &edition, const State &state, Seat watcher, Seat holder)
{
    // The pile was drawn `turn` seats before its holder, and every seat on the way has held it.
    return watcher < state.players &&
           stepsTo(state.players, watcher, holder, stageOf(edition, state).direction) <= state.turn;
}

bool knowsDiscard(const Edition &edition, const State &state, Seat watcher, int index)
{
    const auto drawer = static_cast<Seat>(index % state.players);
    const Stage &stage =
        edition.rounds[static_cast<std::size_t>(stageOf(state.players, index / state.players))];
    return watcher < state.players &&
           stepsTo(state.players, drawer, watcher, stage.direction) < stage.turns();
}

View BetweenTwoCities::view(const State &state, Seat seat) const
{
    View view{state, seat};
    State &seen = view.seen;
    for (Seat holder = 0; holder < state.players; ++holder) {
        if (!knowsPile(edition_, state, seat, holder))
            for (std::size_t slot = 0; slot < state.handSizes[holder]; ++slot)
                hide(seen, seen.hands[holder][slot]);
        // Tiles kept are still among those of the hand: what is hidden here is which they are.
        if (state.phase == Phase::select && holder != seat && state.kept[holder][0] != tile::none)
            seen.kept[holder].fill(tile::hidden);
    }
    for (std::size_t index = 0; index < seen.discards.size(); ++index)
        if (seen.discards[index] != tile::none &&
            !knowsDiscard(edition_, state, seat, static_cast<int>(index)))
            hide(seen, seen.discards[index]);
    return view;
}

State BetweenTwoCities::guess(const View &view, Rng &rng) const
{
    State state = view.seen;
    Guess guess(state, rng);
    for (Seat holder = 0; holder < state.players; ++holder) {
        Hand &hand = state.hands[holder];
        for (std::size_t slot = 0; slot < state.handSizes[holder]; ++slot)
            if (hand[slot] == tile::hidden)
                hand[slot] = guess.draw(stageOf(edition_, state).isDuplex);
        std::sort(hand.begin(), hand.begin() + state.handSizes[holder]);
        if (state.kept[holder][0] == tile::hidden)
            state.kept[holder] = guess.twoOf(hand, state.handSizes[holder]);
    }
    for (std::size_t index = 0; index < state.discards.size(); ++index) {
        const auto round = static_cast<int>(index) / state.players;
        if (state.discards[index] == tile::hidden)
            state.discards[index] =
                guess.draw(edition_.rounds[static_cast<std::size_t>(stageOf(state.players, round))].isDuplex);
    }
    return state;
}

} // namespace waystone::twocities
