#include "core/hidden_draw.h"

#include <algorithm>

namespace waystone {

namespace {

/// Whether from this position another result than the drawn one would have led to the view.
bool couldHaveBeenOther(const Game &game, const Position &before, Action drawn, const SeatView &after,
                        Seat watcher)
{
    const std::vector<Outcome> outcomes = game.outcomes(before);
    const auto other =
        std::ranges::find_if(outcomes, [&](const Outcome &outcome) { return outcome.action != drawn; });
    return other != outcomes.end() &&
           game.same(after, game.view(game.apply(before, chanceSeat, other->action, nullptr), watcher));
}

} // namespace

bool isHiddenDraw(const Game &game, const Position &before, Action drawn, const Position &after, Seat watcher)
{
    const SeatView seen = game.view(after, watcher);
    if (game.outcomes(before).size() > 1)
        return couldHaveBeenOther(game, before, drawn, seen, watcher);
    // Nothing else could come, but the watcher may not know that.
    constexpr int guesses = 20;
    const SeatView seenBefore = game.view(before, watcher);
    Rng rng;
    for (int guess = 0; guess < guesses; ++guess)
        if (couldHaveBeenOther(game, game.guess(seenBefore, rng), drawn, seen, watcher))
            return true;
    return false;
}

} // namespace waystone
