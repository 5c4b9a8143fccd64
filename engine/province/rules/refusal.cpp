#include "province/rules/refusal.h"

#include "core/kit/refused.h"
#include "province/rules/queries.h"

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
        return Problem{"game-over", {}, {}};
    if (verb == Verb::roll || verb == Verb::reveal || seat_ == chanceSeat)
        return chance(verb, action.first);
    if (rules_.actors(state_).isChance())
        return Problem{"chance-first", {}, {}};
    if (seat_ != state_.turn)
        return Problem{"not-your-turn", {}, {}};
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

Refusal::Verdict Refusal::chance(Verb verb, int first) const
{
    const bool isRoll = state_.phase == Phase::startRoll || state_.phase == Phase::endRoll;
    const bool fits =
        (verb == Verb::roll && isRoll) || (verb == Verb::reveal && state_.phase == Phase::reveal);
    if (!fits || seat_ != chanceSeat)
        return Problem{"chance-only", {}, {}};
    if (verb == Verb::reveal && ((state_.goalsUnseen >> first) & 1) == 0)
        return Problem{"goal-not-in-the-pile", {}, {place(Area::goalPile)}};
    return std::nullopt;
}

Refusal::Verdict Refusal::wrongMoment(Verb verb) const
{
    const bool isWork = state_.phase == Phase::work;
    switch (verb) {
    case Verb::move:
    case Verb::moveAll:
        return isWork ? Verdict{} : Problem{"work-is-over", {}, {}};
    case Verb::finishWork:
        if (!isWork)
            return Problem{"work-is-over", {}, {}};
        return state_.moved != 0 ? Verdict{} : Problem{"work-obligatory", {}, {}};
    case Verb::borrow:
        return std::nullopt;
    default:
        return isWork ? workUnfinished() : Verdict{};
    }
}

Refusal::Verdict Refusal::workUnfinished() const
{
    if (state_.moved == 0)
        return Problem{"work-obligatory", {}, {}};
    return Problem{"work-first", {}, {place(Area::finishWork, 0, seat_)}};
}

std::optional<Problem> Province::refuse(const State &state, Seat seat, Action action) const
{
    return Refusal(*this, state, seat).of(action);
}

std::span<const std::string_view> refusalCodes()
{
    static constexpr std::array<std::string_view, 35> codes{
        // The moment
        "malformed-action", "game-over", "chance-only", "chance-first", "goal-not-in-the-pile",
        "not-your-turn", "work-is-over", "work-obligatory", "work-first",
        // Workers
        "no-worker-there", "worker-in-reserve", "worker-has-moved", "yellow-needs-camp",
        "orange-needs-village", "sailor-of-opponent", "all-have-moved", "one-worker-left",
        // Structures and sailors
        "built-already", "one-structure-a-turn", "structure-needed", "labor-missing", "coins-missing",
        "hire-needs-harbor", "harbor-not-working-yet", "hire-needs-mixed-ships", "one-sailor-a-turn",
        "no-sailors-left", "bank-empty", "union-needed",
        // The loan
        "no-loan", "borrow-needs-lender", "borrow-holds-coin", "borrow-not-built", "borrow-own-structure",
        "borrow-again"};
    return codes;
}

} // namespace waystone::province
