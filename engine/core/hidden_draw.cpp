#include "core/hidden_draw.h"

#include <algorithm>

namespace waystone {

bool isHiddenDraw(const Game &game, const Position &before, Action drawn, const Position &after, Seat watcher)
{
    const std::vector<Outcome> outcomes = game.outcomes(before);
    const auto other =
        std::ranges::find_if(outcomes, [&](const Outcome &outcome) { return outcome.action != drawn; });
    return other != outcomes.end() &&
           game.same(game.view(after, watcher),
                     game.view(game.apply(before, chanceSeat, other->action, nullptr), watcher));
}

} // namespace waystone
