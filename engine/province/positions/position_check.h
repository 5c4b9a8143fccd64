#pragma once

#include "core/kit/setup_check.h"
#include "province/rules.h"
#include "province/rules/queries.h"

#include <vector>

namespace waystone::province {

/// Looks a Setup over and lists what is wrong with it. Each function is one chapter; all but the first want that
/// everything which is referred to exists.
class PositionCheck : public SetupCheck {
public:
    PositionCheck(const Province &rules, const Setup &setup);

    void checkExistence();  ///< soundness_existence.cpp
    void checkWorkers();    ///< soundness_workers.cpp
    void checkStructures(); ///< soundness_structures.cpp: prerequisites, ships
    void checkLoan();       ///< soundness_structures.cpp
    void checkTurn();       ///< soundness_turn.cpp
    void checkGoals();      ///< soundness_goals.cpp
    [[nodiscard]] bool meets(Seat seat, Goal goal) const;
    void checkEnd(); ///< soundness_goals.cpp

private:
    // soundness_workers.cpp
    void checkStructureWorker(int worker, Structure structure);
    void checkSailor(int worker);
    void checkMoved(int worker);
    // soundness_structures.cpp
    void checkShips();
    void checkBorrowed();

    [[nodiscard]] const std::vector<Seat> &buildersOf(Structure structure) const
    {
        return setup_.builders[static_cast<std::size_t>(structure)];
    }
    [[nodiscard]] bool isBuilt(Structure structure) const { return !buildersOf(structure).empty(); }
    [[nodiscard]] bool owns(Seat seat, Structure structure) const;
    [[nodiscard]] bool isBuiltNow(Structure structure) const
    {
        return (setup_.builtNow & bitOf(structure)) != 0;
    }
    [[nodiscard]] int structuresOf(Seat seat) const;
    [[nodiscard]] int typesBuilt() const;
    [[nodiscard]] int goalsAt(GoalPlace place) const;
    /// What is going on, apart from a goal that is being turned up.
    [[nodiscard]] Phase phase() const { return setup_.phase == Phase::reveal ? setup_.resume : setup_.phase; }
    [[nodiscard]] bool isInTurn() const { return phase() == Phase::work || phase() == Phase::spend; }
    [[nodiscard]] bool hasLenderSeat() const { return setup_.lender.has_value(); }

    const Province &rules_;
    const Edition &edition_;
    const Setup &setup_;
};

[[nodiscard]] Argument structureArgument(std::string_view name, Structure structure);
[[nodiscard]] Place structurePlace(Structure structure);

} // namespace waystone::province
