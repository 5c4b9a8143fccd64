#include "milestones/positions/position_check.h"
#include "milestones/words/codes.h"

#include <algorithm>

namespace waystone::milestones {

void PositionCheck::checkBeginning()
{
    if (!isBeginning())
        return;
    checkNothingIsBuilt();
    checkBushes();
    checkRowsBeforeDraft();
    checkDraft();
}

void PositionCheck::checkNothingIsBuilt()
{
    Places built;
    for (const std::uint8_t street : setup_.streets)
        built.push_back(place(Area::edge, street));
    for (const std::uint8_t house : setup_.houses)
        built.push_back(place(Area::triangle, house));
    for (const auto *list : {&setup_.milestones, &setup_.markets, &setup_.sacks})
        for (const std::uint8_t at : *list)
            if (at != board_.start || list != &setup_.markets)
                built.push_back(place(Area::vertex, at));
    if (!built.empty())
        againstRule(problem::builtTooEarly, {}, built);

    Goods dealt{};
    dealt[static_cast<std::size_t>(Good::coin)] = static_cast<std::uint8_t>(edition_.startingCoins);
    for (Seat seat = 0; seat < setup_.players; ++seat) {
        const SetupPlayer &player = setup_.seats[seat];
        const bool hasCovered = std::ranges::find(player.spaces, space::covered) != player.spaces.end();
        const bool hasTiles = setup_.phase != Phase::draft && tilesOf(player) > 0;
        const bool hasPoints = std::ranges::any_of(player.points, [](int points) { return points != 0; });
        if (player.pawn != castle || player.goods != dealt || player.bonus != 0 || !player.buried.empty() ||
            hasCovered || hasTiles || hasPoints)
            againstRule(problem::seatNotFresh, {{"seat", seat}}, {place(Area::loop, castle, seat)});
    }
}

void PositionCheck::checkBushes()
{
    const auto isFree = [this](std::size_t bush) {
        return bush >= setup_.bonusOn.size() || setup_.bonusOn[bush] == 0;
    };
    std::size_t filled = 0;
    while (filled < board_.bushes.size() && !isFree(filled))
        ++filled;
    if (setup_.phase != Phase::bushes) {
        if (filled < board_.bushes.size())
            againstRule(problem::bushEmpty, {}, {place(Area::triangle, board_.bushes[filled])});
        return;
    }
    // Bonus tiles are turned up bush by bush; with all of them there, something else comes next.
    bool inOrder = filled < board_.bushes.size();
    for (std::size_t bush = filled; bush < board_.bushes.size(); ++bush)
        inOrder = inOrder && isFree(bush);
    if (!inOrder)
        againstRule(problem::bushesOutOfOrder, {},
                    {place(Area::triangle, board_.bushes[std::min(filled, board_.bushes.size() - 1)])});
}

void PositionCheck::checkRowsBeforeDraft()
{
    if (setup_.phase == Phase::draft)
        return;
    const int display = inRow(setup_.display);
    const int starting = inRow(setup_.startingTiles);
    const bool isDisplayRight = setup_.phase == Phase::bushes    ? display == 0
                                : setup_.phase == Phase::display ? display < edition_.display
                                                                 : display == edition_.display;
    const bool isStartingRight =
        setup_.phase == Phase::starting ? starting < edition_.startingTiles[setup_.players] : starting == 0;
    if (!isDisplayRight)
        againstRule(problem::turnedUpOutOfOrder, {}, {place(Area::display, 0)});
    if (!isStartingRight)
        againstRule(problem::turnedUpOutOfOrder, {}, {place(Area::starting, 0)});
    if (!setup_.box.empty())
        againstRule(problem::boxCount, {{"found", static_cast<int>(setup_.box.size())}, {"expected", 0}});
}

/// The player to the right of the start player chooses first, then counter-clockwise (readings: Milestones, Setup).
void PositionCheck::checkDraft()
{
    if (setup_.phase != Phase::draft)
        return;
    int chosen = 0;
    for (const SetupPlayer &player : setup_.seats)
        chosen += tilesOf(player);
    const int expected = edition_.startingTiles[setup_.players] - chosen;
    if (const int found = inRow(setup_.startingTiles); found != expected)
        againstRule(problem::startingTilesCount, {{"found", found}, {"expected", expected}},
                    {place(Area::starting, 0)});
    if (chosen >= 2 * setup_.players)
        return againstRule(problem::draftOver);
    for (int order = 0; order < setup_.players; ++order) {
        const auto seat =
            static_cast<Seat>((setup_.startSeat + 2 * setup_.players - 1 - order) % setup_.players);
        const int tiles = std::clamp(chosen - 2 * order, 0, 2);
        const Places here{place(Area::loop, castle, seat)};
        if (const int found = tilesOf(setup_.seats[seat]); found != tiles)
            againstRule(problem::draftTiles, {{"seat", seat}, {"found", found}, {"expected", tiles}}, here);
        if (order == chosen / 2 && setup_.turn != seat)
            againstRule(problem::draftTurn, {{"found", setup_.turn}, {"expected", seat}}, here);
    }
}

} // namespace waystone::milestones
