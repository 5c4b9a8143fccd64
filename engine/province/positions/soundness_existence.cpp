#include "province/positions/position_check.h"
#include "province/words/codes.h"

#include <algorithm>

namespace waystone::province {

void PositionCheck::checkExistence()
{
    const auto seatExists = [this](Seat seat, Place where) {
        if (seat >= maxPlayers)
            impossible(problem::noSuchSeat, {{"seat", seat}}, {where});
    };
    seatExists(setup_.turn, {});
    if (setup_.lender)
        seatExists(*setup_.lender, place(Area::lenderCoin));
    if (setup_.phase > Phase::over || setup_.resume > Phase::over || setup_.end > End::goals ||
        setup_.ships > Ships::black ||
        std::ranges::any_of(setup_.goalPlace, [](GoalPlace at) { return at > GoalPlace::discarded; }))
        impossible(problem::noSuchKind);

    for (int structure = 0; structure < structures; ++structure) {
        const auto &builders = setup_.builders[static_cast<std::size_t>(structure)];
        const Place where = place(Area::structure, structure);
        for (const Seat seat : builders) {
            seatExists(seat, where);
            if (std::ranges::count(builders, seat) > 1) {
                impossible(
                    problem::builtTwice,
                    {{"seat", seat}, structureArgument("structure", static_cast<Structure>(structure))},
                    {where});
                break;
            }
        }
    }
    for (Seat seat = 0; seat < maxPlayers; ++seat)
        if (const int found = structuresOf(seat); found > edition_.tokens)
            impossible(problem::tokensBeyondSupply,
                       {{"seat", seat}, {"found", found}, {"maximum", edition_.tokens}},
                       {place(Area::stock, 0, seat)});

    if (const auto found = static_cast<int>(setup_.workers.size()); found != workersOf(edition_))
        impossible(problem::workersNotAsEdition, {{"found", found}, {"expected", workersOf(edition_)}});
    for (std::size_t worker = 0; worker < setup_.workers.size(); ++worker) {
        const SetupWorker &each = setup_.workers[worker];
        const Place where = place(Area::zone, 0);
        if (each.at > reserve)
            impossible(problem::noSuchZone, {{"index", each.at}}, {where});
        if (each.seat != nobody)
            seatExists(each.seat, where);
    }
    const int coins = setup_.coins[0] + setup_.coins[1];
    if (coins > rules_.totalCoins())
        impossible(problem::coinsBeyondSupply, {{"found", coins}, {"maximum", rules_.totalCoins()}},
                   {place(Area::coins, 0, 0), place(Area::coins, 0, 1)});
    if (const int shown = goalsAt(GoalPlace::shown); shown > 1)
        impossible(problem::goalsShown, {{"found", shown}}, {place(Area::goal)});
}

} // namespace waystone::province
