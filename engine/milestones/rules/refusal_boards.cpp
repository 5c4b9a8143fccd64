#include "milestones/rules/refusal.h"

#include <algorithm>
#include <numeric>

namespace waystone::milestones {

namespace {

bool isTileSpace(int left)
{
    return left >= 1 && left + 1 <= employmentSpaces;
}

Term good(int kind)
{
    return Term{std::string(goodNames[static_cast<std::size_t>(kind)])};
}

} // namespace

Refusal::Verdict Refusal::choose(int tile, int left) const
{
    if (tile >= static_cast<int>(edition_.tiles.size()) ||
        state_.tiles[static_cast<std::size_t>(tile)] != tilePlace::starting)
        return Problem{"tile-not-offered", {}, {}};
    if (!isTileSpace(left))
        return Problem{"tile-off-the-board", {}, {}};
    for (const int employment : {left, left + 1})
        if (player_.spaces[static_cast<std::size_t>(employment) - 1] != space::empty)
            return Problem{"employment-space-taken", {}, {here(Area::loop, employment)}};
    return std::nullopt;
}

Refusal::Verdict Refusal::move(int target) const
{
    if (target >= loopSpaces)
        return Problem{"no-such-space", {}, {}};
    // Steps to the castle count to 12 from the castle itself: the full lap.
    const int stepsToCastle = loopSpaces - player_.pawn;
    const int steps = target > player_.pawn ? target - player_.pawn : target - player_.pawn + loopSpaces;
    if (steps > stepsToCastle)
        return Problem{"move-past-castle", {}, {here(Area::loop, castle)}};
    return std::nullopt;
}

Refusal::Verdict Refusal::hire(int tile, int left) const
{
    if (state_.hired != 0)
        return Problem{"one-tile-a-visit", {}, {here(Area::loop, tradingHouse)}};
    if (tile >= static_cast<int>(edition_.tiles.size()) ||
        state_.tiles[static_cast<std::size_t>(tile)] != tilePlace::display)
        return Problem{"tile-not-displayed", {}, {}};
    if (!isTileSpace(left))
        return Problem{"tile-off-the-board", {}, {}};
    const int owned = player_.goods[static_cast<std::size_t>(Good::coin)];
    if (owned < edition_.tileCost)
        return Problem{"coins-missing", {{"needed", edition_.tileCost}, {"owned", owned}}, {}};
    return std::nullopt;
}

Refusal::Verdict Refusal::buy(int kind) const
{
    if (kind >= cubeKinds)
        return Problem{"cubes-only", {}, {}};
    const int owned = player_.goods[static_cast<std::size_t>(Good::coin)];
    if (owned < edition_.cubeCost)
        return Problem{"coins-missing", {{"needed", edition_.cubeCost}, {"owned", owned}}, {}};
    return std::nullopt;
}

Refusal::Verdict Refusal::sell(int one, int other) const
{
    if (one >= cubeKinds || other >= cubeKinds)
        return Problem{"cubes-only", {}, {}};
    if (one > other)
        return Problem{"malformed-action", {}, {}, Severity::impossible};
    for (const int kind : {one, other}) {
        const int needed = one == other ? 2 : 1;
        if (player_.goods[static_cast<std::size_t>(kind)] < needed)
            return Problem{
                "cubes-missing", {{"good", good(kind)}, {"needed", needed}}, {here(Area::goods, kind)}};
    }
    return std::nullopt;
}

Refusal::Verdict Refusal::keep(int one, int two, int three) const
{
    if (one > two || two > three || three >= goodKinds)
        return Problem{"malformed-action", {}, {}, Severity::impossible};
    for (const int kind : {one, two, three}) {
        const int kept = (one == kind ? 1 : 0) + (two == kind ? 1 : 0) + (three == kind ? 1 : 0);
        if (player_.goods[static_cast<std::size_t>(kind)] < kept)
            return Problem{
                "keep-not-owned", {{"good", good(kind)}, {"needed", kept}}, {here(Area::goods, kind)}};
    }
    return std::nullopt;
}

Refusal::Verdict Refusal::cover(int employment) const
{
    if (!isEmployment(employment))
        return Problem{"no-such-space", {}, {}};
    if (workerAt(employment) == nullptr)
        return Problem{"cover-needs-worker", {}, {here(Area::loop, employment)}};
    return std::nullopt;
}

} // namespace waystone::milestones
