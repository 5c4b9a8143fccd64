#include "core/kit/refused.h"
#include "province/rules/refusal.h"
#include "province/words/codes.h"

#include "province/rules/queries.h"

namespace waystone::province {

namespace {

Argument structureArgument(std::string_view name, int structure)
{
    return {std::string(name), Term{std::string(structureNames[static_cast<std::size_t>(structure)])}};
}

Place printed(Structure structure)
{
    return place(Area::structure, static_cast<int>(structure));
}

} // namespace

bool Refusal::owns(Seat seat, Structure structure) const
{
    return ((state_.built[seat] >> static_cast<int>(structure)) & 1) != 0;
}

bool Refusal::isBuiltNow(Structure structure) const
{
    return ((state_.builtNow >> static_cast<int>(structure)) & 1) != 0;
}

int Refusal::tokensLeft() const
{
    int left = edition_.tokens;
    for (int structure = 0; structure < structures; ++structure)
        left -= owns(seat_, static_cast<Structure>(structure)) ? 1 : 0;
    return left;
}

/// The seat to move asks: under `thisTurn` all that is borrowed is theirs, under `whileHeld` what goes with the coin.
bool Refusal::isBorrowed(Structure structure) const
{
    if (((state_.borrowed >> static_cast<int>(structure)) & 1) == 0)
        return false;
    return rules_.choices().loanDuration == LoanDuration::thisTurn || state_.lender == seat_;
}

bool Refusal::hasAccess(int worker) const
{
    switch (workerKindOf(worker)) {
    case WorkerKind::green:
        return true;
    case WorkerKind::yellow:
        return owns(seat_, Structure::camp) || isBorrowed(Structure::camp);
    case WorkerKind::orange:
        return owns(seat_, Structure::village) || isBorrowed(Structure::village);
    case WorkerKind::sailor:
        break;
    }
    return state_.sailorOf[static_cast<std::size_t>(worker) - firstSailor] == seat_;
}

Refusal::Verdict Refusal::laborMissing(int needed) const
{
    if (state_.labor >= needed)
        return std::nullopt;
    return refused(problem::laborMissing, {{"needed", needed}, {"owned", int{state_.labor}}},
                   {place(Area::labor, 0, seat_)});
}

Refusal::Verdict Refusal::coinsMissing(int needed) const
{
    if (state_.coins[seat_] >= needed)
        return std::nullopt;
    return refused(problem::coinsMissing, {{"needed", needed}, {"owned", int{state_.coins[seat_]}}},
                   {place(Area::coins, 0, seat_)});
}

Refusal::Verdict Refusal::bothMissing(const Cost &cost) const
{
    return refused(problem::laborAndCoinsMissing,
                   {{"needed", cost.labor},
                    {"owned", int{state_.labor}},
                    {"neededCoins", cost.coins},
                    {"ownedCoins", int{state_.coins[seat_]}}},
                   {place(Area::labor, 0, seat_), place(Area::coins, 0, seat_)});
}

Refusal::Verdict Refusal::moveThis(int worker, Place where) const
{
    if (hasAccess(worker))
        return hasMoved(worker) ? refused(problem::workerHasMoved, {}, {where}) : Verdict{};
    switch (workerKindOf(worker)) {
    case WorkerKind::yellow:
        return refused(problem::yellowNeedsCamp, {}, {where});
    case WorkerKind::orange:
        return refused(problem::orangeNeedsVillage, {}, {where});
    default:
        return refused(problem::sailorOfOpponent, {}, {where});
    }
}

Refusal::Verdict Refusal::move(WorkerKind kind, int zone) const
{
    int others = none; // one there that this seat has no access to
    int moved = none;
    bool isOnCycle = false;
    for (int worker = 0; worker < workers(); ++worker) {
        if (workerKindOf(worker) != kind)
            continue;
        const int at = state_.workers[static_cast<std::size_t>(worker)];
        isOnCycle = isOnCycle || at != reserve;
        if (at != zone)
            continue;
        if (!hasAccess(worker))
            others = worker;
        else if (!hasMoved(worker))
            return std::nullopt;
        else
            moved = worker;
    }
    if (const int one = moved != none ? moved : others; one != none)
        return moveThis(one, workerPlace(one, zone));
    const Argument which{"worker", Term{std::string(workerNames[static_cast<std::size_t>(kind)])}};
    if (!isOnCycle)
        return refused(problem::workerInReserve, {which});
    return refused(problem::noWorkerThere, {which}, {place(Area::zone, zone)});
}

Refusal::Verdict Refusal::moveAll() const
{
    int left = 0;
    for (int worker = 0; worker < workers(); ++worker)
        if (state_.workers[static_cast<std::size_t>(worker)] != reserve && hasAccess(worker) &&
            !hasMoved(worker))
            ++left;
    if (left == 0)
        return refused(problem::allHaveMoved);
    return left == 1 ? refused(problem::oneWorkerLeft) : Verdict{};
}

Refusal::Verdict Refusal::build(Structure structure) const
{
    const int index = static_cast<int>(structure);
    const Place where = printed(structure);
    if (owns(seat_, structure))
        return refused(problem::builtAlready, {structureArgument("structure", index)}, {where});
    if (rules_.choices().structuresPerTurn == StructuresPerTurn::one)
        for (int built = 0; built < structures; ++built)
            if (isBuiltNow(static_cast<Structure>(built)))
                return refused(problem::oneStructureATurn, {structureArgument("structure", built)}, {where});
    if (tokensLeft() == 0)
        return refused(problem::noTokensLeft, {{"maximum", edition_.tokens}}, {place(Area::stock, 0, seat_)});
    const int needed = rules_.needed(index);
    if (needed != none && !owns(seat_, static_cast<Structure>(needed)))
        return refused(problem::structureNeeded,
                       {structureArgument("structure", index), structureArgument("needed", needed)},
                       {where, printed(static_cast<Structure>(needed))});
    const Cost &cost = edition_.costs[static_cast<std::size_t>(index)];
    const Verdict labor = laborMissing(cost.labor);
    const Verdict coins = coinsMissing(cost.coins);
    return labor && coins ? bothMissing(cost) : labor ? labor : coins;
}

Refusal::Verdict Refusal::hire() const
{
    const Place harbor = printed(Structure::harbor);
    if (!isBorrowed(Structure::harbor)) {
        if (!owns(seat_, Structure::harbor))
            return refused(problem::hireNeedsHarbor, {}, {harbor});
        // The ships of the first Harbor are rolled at the end of the turn; the second one finds them lying there.
        const bool isSecond = owns(opponent(), Structure::harbor);
        if (isBuiltNow(Structure::harbor) && (!isSecond || rules_.choices().revision == Revision::first))
            return refused(problem::harborNotWorkingYet, {}, {harbor});
    }
    if (state_.ships != Ships::mixed)
        return refused(problem::hireNeedsMixedShips, {}, {place(Area::ship, 0), place(Area::ship, 1)});
    if (state_.hired != 0)
        return refused(problem::oneSailorATurn);
    bool isLeft = false;
    for (int worker = firstSailor; worker < workers(); ++worker)
        isLeft = isLeft || state_.workers[static_cast<std::size_t>(worker)] == reserve;
    if (!isLeft)
        return refused(problem::noSailorsLeft);
    return coinsMissing(edition_.sailorPrice);
}

Refusal::Verdict Refusal::grind() const
{
    // More labor would not help.
    if (state_.coins[0] + state_.coins[1] >= rules_.totalCoins())
        return refused(problem::bankEmpty, {}, {place(Area::bank)});
    return laborMissing(edition_.grindLabor);
}

Refusal::Verdict Refusal::useUnion() const
{
    if (!owns(seat_, Structure::unionHall) && !isBorrowed(Structure::unionHall))
        return refused(problem::unionNeeded, {}, {printed(Structure::unionHall)});
    return coinsMissing(edition_.unionCoins);
}

Refusal::Verdict Refusal::repay() const
{
    if (state_.lender != seat_)
        return refused(problem::noLoan, {}, {place(Area::lenderCoin, 0, state_.lender)});
    return coinsMissing(edition_.loanCoins);
}

Refusal::Verdict Refusal::borrow(Structure structure) const
{
    const int index = static_cast<int>(structure);
    const Argument which = structureArgument("structure", index);
    const Place where = printed(structure);
    if (!owns(seat_, Structure::lender))
        return refused(problem::borrowNeedsLender, {}, {printed(Structure::lender)});
    if (state_.lender == seat_)
        return refused(problem::borrowHoldsCoin, {}, {place(Area::lenderCoin, 0, seat_)});
    if (owns(seat_, structure))
        return refused(problem::borrowOwnStructure, {which}, {where});
    if (!owns(opponent(), structure))
        return refused(problem::borrowNotBuilt, {which}, {where});
    if (isBorrowed(structure))
        return refused(problem::borrowAgain, {which}, {where});
    return std::nullopt;
}

} // namespace waystone::province
