#include "province/rules/refusal.h"

#include "core/kit/refused.h"
#include "province/rules/queries.h"
#include "province/words/codes.h"

#include <array>

namespace waystone::province {

namespace {

/// How many values each field of an action can have, from 0; a field that the verb does not use has one.
struct Extent {
    int first = 1;
    int second = 1;
};

Extent extentOf(Verb verb)
{
    switch (verb) {
    case Verb::roll:
        return {shipResults, 1};
    case Verb::reveal:
        return {goals, 1};
    case Verb::move:
        return {workerKinds, zones};
    case Verb::build:
    case Verb::borrow:
        return {structures, 1};
    default:
        return {};
    }
}

bool isWellFormed(Action action)
{
    if (action.verb >= verbs)
        return false;
    const auto verb = static_cast<Verb>(action.verb);
    const Extent extent = extentOf(verb);
    const bool isUnrolled = verb == Verb::roll && static_cast<Ships>(action.first) == Ships::unrolled;
    return action.first < extent.first && action.second < extent.second && action.third == 0 && !isUnrolled;
}

} // namespace

Refusal::Refusal(const Province &rules, const State &state, Seat seat)
    : rules_(rules), edition_(rules.edition()), state_(state), seat_(seat)
{}

Refusal::Verdict Refusal::of(Action action) const
{
    if (!isWellFormed(action))
        return malformedAction();
    const auto verb = static_cast<Verb>(action.verb);
    if (state_.phase == Phase::over)
        return refused(problem::gameOver);
    if (verb == Verb::roll || verb == Verb::reveal || seat_ == chanceSeat)
        return chance(verb, action.first);
    if (rules_.actors(state_).isChance())
        return refused(problem::chanceFirst);
    if (seat_ != state_.turn)
        return refused(problem::notYourTurn);
    if (Verdict verdict = wrongMoment(verb))
        return verdict;
    switch (verb) {
    case Verb::move:
        return move(static_cast<WorkerKind>(action.first), action.second);
    case Verb::moveAll:
        return moveAll();
    case Verb::build:
        return build(static_cast<Structure>(action.first));
    case Verb::hire:
        return hire();
    case Verb::grind:
        return grind();
    case Verb::useUnion:
        return useUnion();
    case Verb::repay:
        return repay();
    case Verb::borrow:
        return borrow(static_cast<Structure>(action.first));
    case Verb::roll:
    case Verb::reveal:
    case Verb::finishWork:
    case Verb::endTurn:
        break;
    }
    return std::nullopt;
}

Refusal::Verdict Refusal::ofPlace(Place place) const
{
    if ((state_.phase != Phase::work && state_.phase != Phase::spend) || seat_ != state_.turn)
        return std::nullopt;
    switch (static_cast<Area>(place.area)) {
    case Area::zone:
        return wrongMoment(Verb::move);
    case Area::worker:
    case Area::reserve:
        return ofWorker(place.index % maxWorkers, place);
    case Area::token: {
        const auto structure = static_cast<Structure>(place.index / 2);
        return owns(seat_, structure) ? build(structure) : Verdict{};
    }
    default:
        return std::nullopt;
    }
}

Refusal::Verdict Refusal::ofWorker(int worker, Place place) const
{
    const int at = worker < workers() ? int{state_.workers[static_cast<std::size_t>(worker)]} : int{none};
    const WorkerKind kind = workerKindOf(worker);
    if (at == none || workerPlace(worker, at) != place)
        return static_cast<Area>(place.area) == Area::worker ? ofSpot(kind, place.index / maxWorkers)
                                                             : Verdict{};
    if (at == reserve) // a sailor there may be hired
        return kind == WorkerKind::sailor ? Verdict{} : move(kind, 0);
    return state_.phase == Phase::work ? moveThis(worker, place) : wrongMoment(Verb::move);
}

Refusal::Verdict Refusal::ofSpot(WorkerKind kind, int zone) const
{
    for (int worker = 0; worker < workers(); ++worker)
        if (workerKindOf(worker) == kind && state_.workers[static_cast<std::size_t>(worker)] == zone)
            return std::nullopt;
    const Verdict verdict = wrongMoment(Verb::move);
    return verdict ? verdict : move(kind, zone);
}

Refusal::Verdict Refusal::chance(Verb verb, int first) const
{
    if (seat_ != chanceSeat)
        return refused(problem::chanceOnly);
    if (!rules_.actors(state_).isChance())
        return refused(problem::notYourTurn);
    if (verb != (state_.phase == Phase::reveal ? Verb::reveal : Verb::roll))
        return refused(problem::chanceFirst);
    if (verb == Verb::reveal && ((state_.goalsUnseen >> first) & 1) == 0)
        return refused(problem::goalNotInThePile, {}, {place(Area::goalPile)});
    return std::nullopt;
}

Refusal::Verdict Refusal::wrongMoment(Verb verb) const
{
    const bool isWork = state_.phase == Phase::work;
    switch (verb) {
    case Verb::move:
    case Verb::moveAll:
        return isWork ? Verdict{} : refused(problem::workIsOver);
    case Verb::finishWork:
        if (!isWork)
            return refused(problem::workIsOver);
        return state_.moved != 0 ? Verdict{} : refused(problem::workObligatory);
    case Verb::borrow:
        return std::nullopt;
    case Verb::repay: // at any moment of the turn, as borrowing
        if (rules_.choices().revision == Revision::second)
            return std::nullopt;
        [[fallthrough]];
    default:
        return isWork ? workUnfinished() : Verdict{};
    }
}

Refusal::Verdict Refusal::workUnfinished() const
{
    if (state_.moved == 0)
        return refused(problem::workObligatory);
    return refused(problem::workFirst, {}, {place(Area::finishWork, 0, seat_)});
}

std::optional<Problem> Province::refuse(const State &state, Seat seat, Action action) const
{
    return Refusal(*this, state, seat).of(action);
}

std::optional<Problem> Province::refusePlace(const State &state, Seat seat, Place place) const
{
    return Refusal(*this, state, seat).ofPlace(place);
}

std::span<const std::string_view> refusalCodes()
{
    static constexpr std::array<std::string_view, 37> codes{
        // The moment
        problem::malformedAction, problem::gameOver, problem::chanceOnly, problem::chanceFirst,
        problem::goalNotInThePile, problem::notYourTurn, problem::workIsOver, problem::workObligatory,
        problem::workFirst,
        // Workers
        problem::noWorkerThere, problem::workerInReserve, problem::workerHasMoved, problem::yellowNeedsCamp,
        problem::orangeNeedsVillage, problem::sailorOfOpponent, problem::allHaveMoved, problem::oneWorkerLeft,
        // Structures and sailors
        problem::builtAlready, problem::oneStructureATurn, problem::noTokensLeft, problem::structureNeeded,
        problem::laborMissing, problem::coinsMissing, problem::laborAndCoinsMissing, problem::hireNeedsHarbor,
        problem::harborNotWorkingYet, problem::hireNeedsMixedShips, problem::oneSailorATurn,
        problem::noSailorsLeft, problem::bankEmpty, problem::unionNeeded,
        // The loan
        problem::noLoan, problem::borrowNeedsLender, problem::borrowHoldsCoin, problem::borrowNotBuilt,
        problem::borrowOwnStructure, problem::borrowAgain};
    return codes;
}

} // namespace waystone::province
