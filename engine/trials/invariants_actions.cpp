#include "trials/invariants.h"
#include "trials/trial.h"

#include <algorithm>

namespace waystone::invariant {

namespace {

std::string seatName(Seat seat)
{
    return "seat " + std::to_string(seat);
}

/// Whether the action is refused with a known code just where it is not legal.
Breach heldAgainstLegal(const Trial &trial, const Position &position, Seat seat,
                        const std::vector<Action> &legal, Action action)
{
    const std::optional<Problem> problem = trial.game().refuse(position, seat, action);
    const bool isLegal = std::ranges::binary_search(legal, action);
    if (isLegal && problem)
        return "legal and refused: " + seatName(seat) + ' ' + trial.game().notation(action) + ", " +
               problem->code;
    if (!isLegal && !problem)
        return "neither legal nor refused: " + seatName(seat) + ' ' + trial.game().notation(action);
    if (problem && !trial.isProblemCode(problem->code))
        return "refused with an unknown code: " + problem->code;
    return {};
}

} // namespace

Breach actorsHaveLegalActions(Trial &trial, const Position &position)
{
    const Actors actors = trial.game().actors(position);
    for (Seat seat = 0; seat < trial.seats(); ++seat) {
        const std::vector<Action> legal = trial.game().legal(position, seat);
        if (legal.empty() == actors.includes(seat))
            return seatName(seat) + (legal.empty() ? " has to act and cannot" : " can act and must not");
        if (!std::ranges::is_sorted(legal))
            return "the legal actions are not sorted, " + seatName(seat);
        if (std::ranges::adjacent_find(legal) != legal.end())
            return "a legal action is listed twice, " + seatName(seat);
        for (const Action action : legal)
            if (Breach breach = heldAgainstLegal(trial, position, seat, legal, action))
                return breach;
    }
    return {};
}

Breach someOtherActionsAreRefused(Trial &trial, const Position &position)
{
    constexpr int samples = 10; // of each seat
    const std::span<const Action> every = trial.everyAction();
    if (every.empty())
        return "no action can be written down";
    for (Seat seat = 0; seat < trial.seats(); ++seat) {
        const std::vector<Action> legal = trial.game().legal(position, seat);
        for (int sample = 0; sample < samples; ++sample) {
            const Action action = every[trial.rng().below(static_cast<std::uint32_t>(every.size()))];
            if (Breach breach = heldAgainstLegal(trial, position, seat, legal, action))
                return breach;
        }
    }
    return {};
}

Breach everyOtherActionIsRefused(Trial &trial, const Position &position)
{
    if (trial.everyAction().empty())
        return "no action can be written down";
    for (Seat seat = 0; seat < trial.seats(); ++seat) {
        const std::vector<Action> legal = trial.game().legal(position, seat);
        for (const Action action : trial.everyAction())
            if (Breach breach = heldAgainstLegal(trial, position, seat, legal, action))
                return breach;
        if (!trial.game().actors(position).includes(seat))
            break;
    }
    return {};
}

Breach outcomesArePlayable(Trial &trial, const Position &position)
{
    const Game &game = trial.game();
    const std::vector<Outcome> outcomes = game.outcomes(position);
    if (outcomes.empty() == game.actors(position).isChance())
        return outcomes.empty() ? "chance has to act and cannot" : "chance can act and must not";
    if (!std::ranges::is_sorted(outcomes, {}, &Outcome::action))
        return "the outcomes are not sorted";
    if (std::ranges::adjacent_find(outcomes, {}, &Outcome::action) != outcomes.end())
        return "an outcome is listed twice";
    for (const auto &[action, weight] : outcomes) {
        if (weight == 0)
            return "an outcome never comes: " + game.notation(action);
        if (game.refuse(position, chanceSeat, action))
            return "an outcome is refused: " + game.notation(action);
    }
    if (!outcomes.empty() && !game.refuse(position, 0, outcomes.front().action))
        return "a seat may play for chance: " + game.notation(outcomes.front().action);
    return {};
}

Breach secretsAreWhereTheyMayBe(Trial &trial, const Position &position)
{
    const Game &game = trial.game();
    for (Seat seat = 0; seat < trial.seats(); ++seat) {
        const std::vector<Action> legal = game.legal(position, seat);
        const auto secrets =
            std::ranges::count_if(legal, [&](Action action) { return game.secret(position, seat, action); });
        if (secrets == 0)
            continue;
        if (secrets != std::ssize(legal))
            return "some legal actions are secret and others are not, " + seatName(seat);
        if (!trial.mayHaveSecrets())
            return "a game without secrets has one, " + seatName(seat);
        trial.sawSecret();
    }
    return {};
}

} // namespace waystone::invariant
