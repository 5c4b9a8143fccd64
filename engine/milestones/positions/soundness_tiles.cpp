#include "milestones/positions/position_check.h"
#include "milestones/words/codes.h"

#include <algorithm>

namespace waystone::milestones {

void PositionCheck::checkTiles()
{
    std::array<int, goodKinds> bonusTiles{};
    for (const std::uint8_t kind : setup_.bonusOn)
        if (kind != 0)
            ++bonusTiles[kind - std::size_t{1}];
    for (const SetupPlayer &player : setup_.seats)
        for (std::size_t index = 0; index < player.spaces.size(); ++index)
            if (((player.bonus >> index) & 1) != 0 && space::isWorker(player.spaces[index]))
                ++bonusTiles[static_cast<std::size_t>(kindShown(player.spaces[index]))];
    for (std::size_t kind = 0; kind < goodKinds; ++kind)
        if (bonusTiles[kind] > edition_.bonusTiles[kind])
            impossible(problem::bonusOverSupply, {termArgument("kind", workerNames[kind]),
                                                  {"found", bonusTiles[kind]},
                                                  {"maximum", edition_.bonusTiles[kind]}});

    if (setup_.phase < Phase::draft)
        return;
    const int inPile = pile();
    const bool isRefill = setup_.phase == Phase::refill;
    if (isRefill && inPile == 0)
        againstRule(problem::refillWithoutPile, {}, {place(Area::pile, 0)});
    const int expected = edition_.display - (isRefill ? 1 : 0);
    if (const int found = inRow(setup_.display);
        found != expected && (inPile > 0 || found > expected || setup_.phase == Phase::draft))
        againstRule(problem::displayNotFull, {{"found", found}, {"expected", expected}},
                    {place(Area::display, 0)});

    // Of the starting tiles one is left over, which leaves the game (readings: Milestones, Setup).
    const int leftOver =
        setup_.phase == Phase::draft ? 0 : edition_.startingTiles[setup_.players] - 2 * setup_.players;
    if (static_cast<int>(setup_.box.size()) != leftOver)
        againstRule(problem::boxCount,
                    {{"found", static_cast<int>(setup_.box.size())}, {"expected", leftOver}});
    if (setup_.phase != Phase::draft && inRow(setup_.startingTiles) > 0)
        againstRule(problem::startingTilesLeft, {{"found", inRow(setup_.startingTiles)}},
                    {place(Area::starting, 0)});
}

} // namespace waystone::milestones
