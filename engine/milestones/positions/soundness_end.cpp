#include "milestones/positions/position_check.h"
#include "milestones/words/codes.h"
#include "milestones/words/terms.h"

#include <algorithm>

namespace waystone::milestones {

void PositionCheck::checkEnd()
{
    const auto scorePlace = [](Seat seat) { return place(Area::score, 0, seat); };
    const auto pointsOf = [this](Seat seat, Source source) {
        return setup_.seats[seat].points[static_cast<std::size_t>(source)];
    };
    for (Seat seat = 0; seat < setup_.players; ++seat)
        if (pointsOf(seat, Source::majority) != 0 && setup_.phase != Phase::over)
            againstRule(problem::majorityBeforeEnd, {{"seat", seat}}, {scorePlace(seat)});
    if (isBeginning())
        return;

    const int target = edition_.targets[setup_.players];
    const bool noTileIsLeft = pile() == 0 && inRow(setup_.display) == 0;
    if (setup_.endedBy) {
        if (!noTileIsLeft && marked(setup_.seats[*setup_.endedBy]) < target)
            againstRule(problem::endWithoutCause, {{"seat", *setup_.endedBy}, {"target", target}},
                        {scorePlace(*setup_.endedBy)});
        if (setup_.phase == Phase::move && setup_.movesLeft == 1 && setup_.turn == *setup_.endedBy)
            againstRule(problem::lastTurnOver, {{"seat", setup_.turn}});
    } else {
        for (Seat seat = 0; seat < setup_.players; ++seat)
            if (const int points = marked(setup_.seats[seat]); points >= target)
                againstRule(problem::targetWithoutEnd,
                            {{"seat", seat}, {"points", points}, {"target", target}}, {scorePlace(seat)});
        if (noTileIsLeft)
            againstRule(problem::lastTileWithoutEnd, {}, {place(Area::pile, 0)});
    }

    const bool stallEnds = choices_.stalled == Stalled::endWithFinalScoring && isEverySeatSpent();
    if (setup_.phase == Phase::over && !stallEnds) {
        if (!setup_.endedBy)
            againstRule(problem::overWithoutEnd);
        else if ((setup_.turn + 1) % setup_.players != *setup_.endedBy)
            unusual(problem::overEarly, {{"seat", setup_.turn}});
    }
    if (setup_.phase == Phase::move && setup_.movesLeft == 1 && stallEnds)
        unusual(problem::allSpent);

    const auto hasPiece = [this](Source source) {
        switch (source) {
        case Source::milestone:
            return !setup_.milestones.empty();
        case Source::house:
            return !setup_.houses.empty();
        case Source::market:
            return setup_.markets.size() > 1;
        case Source::sack:
            return !setup_.sacks.empty();
        default:
            return true;
        }
    };
    for (Seat seat = 0; seat < setup_.players; ++seat)
        for (const Source source : {Source::milestone, Source::house, Source::market, Source::sack})
            if (pointsOf(seat, source) != 0 && !hasPiece(source))
                unusual(
                    problem::pointsWithoutPiece,
                    {{"seat", seat}, termArgument("source", sourceNames[static_cast<std::size_t>(source)])},
                    {scorePlace(seat)});
}

} // namespace waystone::milestones
