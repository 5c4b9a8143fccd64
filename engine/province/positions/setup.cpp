#include "province/positions/setup.h"

#include "province/positions/soundness.h"
#include "province/rules.h"
#include "province/rules/queries.h"

#include <algorithm>
#include <cassert>

namespace waystone::province {

namespace {

/// The state of a sound setup.
State stateOf(const Setup &setup)
{
    State state;
    state.phase = setup.phase;
    state.resume = setup.resume;
    state.turn = setup.turn;
    state.labor = setup.labor;
    state.laborGained = setup.laborGained;
    state.builtNow = setup.builtNow;
    state.hired = setup.hired ? 1 : 0;
    state.end = setup.end;
    state.coins = setup.coins;
    for (int structure = 0; structure < structures; ++structure) {
        const std::vector<Seat> &builders = setup.builders[static_cast<std::size_t>(structure)];
        for (const Seat seat : builders)
            state.built[seat] |= bitOf(structure);
        if (!builders.empty() && builders.front() == 1)
            state.firstBySecond |= bitOf(structure);
    }
    state.ships = setup.ships;
    state.lender = setup.lender.value_or(nobody);
    state.borrowed = setup.borrowed;
    for (int goal = 0; goal < goals; ++goal) {
        switch (setup.goalPlace[static_cast<std::size_t>(goal)]) {
        case GoalPlace::unseen:
            state.goalsUnseen |= bitOf(goal);
            break;
        case GoalPlace::shown:
            state.goalShown = static_cast<std::uint8_t>(goal);
            break;
        case GoalPlace::wonByFirstSeat:
            state.goalsWon[0] |= bitOf(goal);
            break;
        case GoalPlace::wonBySecondSeat:
            state.goalsWon[1] |= bitOf(goal);
            break;
        case GoalPlace::discarded:
            break;
        }
    }
    state.workers.fill(reserve);
    state.sailorOf.fill(nobody);
    for (std::size_t worker = 0; worker < setup.workers.size(); ++worker) {
        const SetupWorker &from = setup.workers[worker];
        state.workers[worker] = from.at;
        if (worker >= firstSailor)
            state.sailorOf[worker - firstSailor] = from.seat;
        if (from.moved)
            state.moved = static_cast<std::uint16_t>(state.moved | (1u << worker));
    }
    return state;
}

} // namespace

Setup Province::start([[maybe_unused]] int seats, Seat first) const
{
    assert(seats == maxPlayers && first < maxPlayers);
    Setup setup;
    setup.phase = Phase::reveal;
    setup.turn = first;
    setup.coins[first] = static_cast<std::uint8_t>(edition_.startingCoins[0]);
    setup.coins[other(first)] = static_cast<std::uint8_t>(edition_.startingCoins[1]);
    setup.workers.resize(static_cast<std::size_t>(workersOf(edition_)));
    for (std::uint8_t zone = 0; zone < zones; ++zone)
        setup.workers[zone].at = zone;
    return setup;
}

Result<State> Province::from(const Setup &setup) const
{
    Problems problems = checkSetup(*this, setup);
    std::erase_if(problems, [](const Problem &problem) { return problem.severity == Severity::unusual; });
    if (!problems.empty())
        return problems;
    return stateOf(setup);
}

Setup Province::setup(const State &state) const
{
    Setup setup;
    setup.phase = state.phase;
    setup.resume = state.resume;
    setup.turn = state.turn;
    setup.labor = state.labor;
    setup.laborGained = state.laborGained;
    setup.builtNow = state.builtNow;
    setup.hired = state.hired != 0;
    setup.end = state.end;
    setup.coins = state.coins;
    for (int structure = 0; structure < structures; ++structure) {
        const Seat first = firstBuilder(state, static_cast<Structure>(structure));
        if (first == nobody)
            continue;
        std::vector<Seat> &builders = setup.builders[static_cast<std::size_t>(structure)];
        builders.push_back(first);
        if ((state.built[other(first)] & bitOf(structure)) != 0)
            builders.push_back(other(first));
    }
    setup.ships = state.ships;
    if (state.lender != nobody)
        setup.lender = state.lender;
    setup.borrowed = state.borrowed;
    for (int goal = 0; goal < goals; ++goal) {
        GoalPlace &at = setup.goalPlace[static_cast<std::size_t>(goal)];
        if ((state.goalsUnseen & bitOf(goal)) != 0)
            at = GoalPlace::unseen;
        else if (state.goalShown == goal)
            at = GoalPlace::shown;
        else if ((state.goalsWon[0] & bitOf(goal)) != 0)
            at = GoalPlace::wonByFirstSeat;
        else
            at = (state.goalsWon[1] & bitOf(goal)) != 0 ? GoalPlace::wonBySecondSeat : GoalPlace::discarded;
    }
    for (int worker = 0; worker < workersOf(edition_); ++worker) {
        const auto index = static_cast<std::size_t>(worker);
        const Seat seat = worker < firstSailor ? nobody : state.sailorOf[index - firstSailor];
        setup.workers.push_back({state.workers[index], seat, ((state.moved >> worker) & 1) != 0});
    }
    return setup;
}

} // namespace waystone::province
