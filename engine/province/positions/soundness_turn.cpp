#include "province/positions/position_check.h"
#include "province/words/codes.h"

#include <algorithm>

namespace waystone::province {

void PositionCheck::checkTurn()
{
    const Places labor{place(Area::labor, 0, setup_.turn)};
    if (setup_.labor > setup_.laborGained)
        againstRule(problem::laborBeyondGain, {{"found", setup_.labor}, {"maximum", setup_.laborGained}},
                    labor);
    if (phase() == Phase::endRoll && setup_.laborGained != 0)
        againstRule(problem::laborOutsideTurn, {{"found", setup_.laborGained}}, labor);

    const bool isSpending = phase() == Phase::spend || phase() == Phase::over;
    const int builtNow = std::popcount(setup_.builtNow);
    if (rules_.choices().structuresPerTurn == StructuresPerTurn::one && builtNow > 1)
        againstRule(problem::builtSeveral, {{"found", builtNow}});
    for (int index = 0; index < structures; ++index) {
        const auto structure = static_cast<Structure>(index);
        if (!isBuiltNow(structure))
            continue;
        const Places where{structurePlace(structure)};
        if (!isSpending)
            againstRule(problem::builtOutsideSpend, {structureArgument("structure", structure)}, where);
        if (!owns(setup_.turn, structure))
            againstRule(problem::builtNowNotOwned,
                        {{"seat", setup_.turn}, structureArgument("structure", structure)}, where);
    }
    if (setup_.hired) {
        const Places where{place(Area::hire, 0, setup_.turn)};
        if (!isSpending)
            againstRule(problem::hiredOutsideSpend, {}, where);
        const bool hasSailor = std::ranges::any_of(setup_.workers, [this](const SetupWorker &worker) {
            return worker.at != reserve && worker.seat == setup_.turn;
        });
        if (!hasSailor)
            againstRule(problem::hiredWithoutSailor, {{"seat", setup_.turn}}, where);
    }
    if (setup_.phase != Phase::reveal && setup_.resume != Phase::work)
        againstRule(problem::resumeWithoutReveal);
    if (setup_.resume == Phase::reveal || setup_.resume == Phase::over || setup_.resume == Phase::endRoll)
        againstRule(problem::resumeNothing);
}

} // namespace waystone::province
