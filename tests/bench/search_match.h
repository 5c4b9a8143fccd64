#pragma once

#include "bots/search/candidate.h"
#include "core/draw.h"
#include "core/rng.h"
#include "core/score.h"

#include <algorithm>
#include <cstdint>
#include <vector>

/// Games of players who search, for benchmarks that count who wins. They are counted, not timed, so that a busy
/// machine does no harm.
namespace waystone {

/// What a search that thinks so often makes of a decision, the best first; a forced one is not thought about.
template <class Search, class View>
std::vector<Candidate> considered(Search &search, const View &view, Seat seat, Rng &rng,
                                  std::uint32_t iterations)
{
    search.ask(view, seat, rng.next());
    if (search.rootActions() > 1)
        search.think(iterations, {});
    std::vector<Candidate> candidates;
    for (std::size_t index = 0; index < search.rootActions(); ++index)
        candidates.push_back(search.candidate(index));
    sortCandidates(candidates);
    return candidates;
}

/// A game from the start by what choose(state, seat, rng) answers, up to the end or to where it is far too long.
template <class R, class Choose>
Score playToEnd(const R &rules, int seats, std::uint64_t seed, const Choose &choose)
{
    constexpr int longestGame = 5000; // actions and draws
    Rng chance(seed);
    Rng chooser(~seed);
    OutcomeList outcomes;
    auto state = *rules.from(rules.start(seats, 0));
    for (int plies = 0; plies < longestGame && !rules.actors(state).isOver(); ++plies) {
        const Seat seat = rules.actors(state).first();
        if (seat == chanceSeat)
            rules.outcomes(state, outcomes);
        const Action action = seat == chanceSeat ? drawn({outcomes.begin(), outcomes.end()}, chance)
                                                 : choose(state, seat, chooser);
        rules.apply(state, seat, action, nullptr);
    }
    return rules.score(state);
}

/// A seat's part of the first place.
inline double shareOf(const Score &score, Seat seat)
{
    const auto winners = std::ranges::count(score.ranks, 1);
    return score.ranks[seat] == 1 ? 1.0 / static_cast<double>(winners) : 0;
}

/// A game of two; returns what the first player wins of it: 1, 0.5 for a draw, or 0.
template <class R, class Choose>
double playGame(const R &rules, std::uint64_t seed, const Choose &choose)
{
    return shareOf(playToEnd(rules, 2, seed, choose), 0);
}

} // namespace waystone
