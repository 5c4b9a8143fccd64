#include "core/kit/refused.h"
#include "milestones/rules/refusal.h"
#include "milestones/words/codes.h"

#include <initializer_list>

namespace waystone::milestones {

namespace {

bool isTileSpace(int left)
{
    return left >= 1 && left + 1 <= employmentSpaces;
}

/// How many of each good are named.
Goods counted(std::initializer_list<int> kinds)
{
    Goods goods{};
    for (const int kind : kinds)
        ++goods[static_cast<std::size_t>(kind)];
    return goods;
}

} // namespace

Refusal::Verdict Refusal::choose(int tile, int left) const
{
    if (tile >= static_cast<int>(edition_.tiles.size()) ||
        state_.tiles[static_cast<std::size_t>(tile)] != tilePlace::starting)
        return refused(problem::tileNotOffered);
    if (!isEmployment(left))
        return refused(problem::noSuchSpace);
    if (!isTileSpace(left))
        return refused(problem::tileOffTheBoard);
    for (const int employment : {left, left + 1})
        if (player_.spaces[static_cast<std::size_t>(employment) - 1] != space::empty)
            return refused(problem::employmentSpaceTaken, {}, {here(Area::loop, employment)});
    return std::nullopt;
}

Refusal::Verdict Refusal::move(int target) const
{
    if (target >= loopSpaces)
        return refused(problem::noSuchSpace);
    // Steps to the castle count to 12 from the castle itself: the full lap.
    const int stepsToCastle = loopSpaces - player_.pawn;
    const int steps = target > player_.pawn ? target - player_.pawn : target - player_.pawn + loopSpaces;
    if (steps > stepsToCastle)
        return refused(problem::movePastCastle, {}, {here(Area::loop, castle)});
    return std::nullopt;
}

Refusal::Verdict Refusal::hire(int tile, int left) const
{
    if (state_.hired != 0)
        return refused(problem::oneTileAVisit, {}, {here(Area::loop, tradingHouse)});
    if (tile >= static_cast<int>(edition_.tiles.size()) ||
        state_.tiles[static_cast<std::size_t>(tile)] != tilePlace::display)
        return refused(problem::tileNotDisplayed);
    if (!isEmployment(left))
        return refused(problem::noSuchSpace);
    if (!isTileSpace(left))
        return refused(problem::tileOffTheBoard);
    const int owned = player_.goods[static_cast<std::size_t>(Good::coin)];
    if (owned < edition_.tileCost)
        return refused(problem::coinsMissing, {{"needed", edition_.tileCost}, {"owned", owned}});
    return std::nullopt;
}

Refusal::Verdict Refusal::buy(int kind) const
{
    if (kind >= goodKinds)
        return malformedAction();
    if (kind >= cubeKinds)
        return refused(problem::cubesOnly);
    const int owned = player_.goods[static_cast<std::size_t>(Good::coin)];
    if (owned < edition_.cubeCost)
        return refused(problem::coinsMissing, {{"needed", edition_.cubeCost}, {"owned", owned}});
    return std::nullopt;
}

Refusal::Verdict Refusal::sell(int one, int other) const
{
    if (one > other || other >= goodKinds)
        return malformedAction();
    if (other >= cubeKinds)
        return refused(problem::cubesOnly);
    return lacking(counted({one, other}), problem::cubesMissing);
}

Refusal::Verdict Refusal::keep(int one, int two, int three) const
{
    if (one > two || two > three || three >= goodKinds)
        return malformedAction();
    return lacking(counted({one, two, three}), problem::keepNotOwned);
}

Refusal::Verdict Refusal::cover(int employment) const
{
    if (!isEmployment(employment))
        return refused(problem::noSuchSpace);
    if (workerAt(employment) == nullptr)
        return refused(problem::coverNeedsWorker, {}, {here(Area::loop, employment)});
    return std::nullopt;
}

} // namespace waystone::milestones
