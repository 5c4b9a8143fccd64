#include "province/positions/position_check.h"
#include "province/rules/queries.h"

#include <algorithm>

namespace waystone::province {

namespace {

/// Puts on the table what the set-up, a structure that was built and chance put there.
class Filler {
public:
    Filler(const Province &rules, Setup &setup, Rng &rng) : rules_(rules), setup_(setup), rng_(rng) {}

    void fill()
    {
        for (int worker = 0; worker < greenWorkers; ++worker)
            enter(worker);
        if (isBuilt(Structure::camp))
            enter(yellowWorker);
        if (isBuilt(Structure::village))
            enter(orangeWorker);
        ships();
        goal();
    }

private:
    [[nodiscard]] const std::vector<Seat> &builders(Structure structure) const
    {
        return setup_.builders[static_cast<std::size_t>(structure)];
    }
    [[nodiscard]] bool isBuilt(Structure structure) const { return !builders(structure).empty(); }

    void enter(int worker)
    {
        SetupWorker &each = setup_.workers[static_cast<std::size_t>(worker)];
        if (each.at == reserve)
            each.at = static_cast<std::uint8_t>(rng_.below(zones));
    }

    /// They are rolled at the end of the turn in which the first Harbor is built.
    void ships()
    {
        const Phase phase = setup_.phase == Phase::reveal ? setup_.resume : setup_.phase;
        if (setup_.ships != Ships::unrolled || !isBuilt(Structure::harbor) ||
            (phase != Phase::work && phase != Phase::spend && phase != Phase::startRoll) ||
            ((setup_.builtNow & bitOf(Structure::harbor)) != 0 && builders(Structure::harbor).size() == 1))
            return;
        // Two ships, each white or black.
        const std::uint32_t first = rng_.below(2);
        const std::uint32_t second = rng_.below(2);
        setup_.ships = static_cast<Ships>(static_cast<std::uint32_t>(Ships::white) + first + second);
    }

    /// Turns up a goal that nobody meets: one that somebody meets would be taken at once.
    void goal()
    {
        if (setup_.phase == Phase::reveal || std::ranges::count(setup_.goalPlace, GoalPlace::shown) > 0)
            return;
        const PositionCheck check(rules_, setup_);
        std::vector<std::size_t> open;
        for (std::size_t goal = 0; goal < goals; ++goal)
            if (setup_.goalPlace[goal] == GoalPlace::unseen && !check.meets(0, static_cast<Goal>(goal)) &&
                !check.meets(1, static_cast<Goal>(goal)))
                open.push_back(goal);
        if (!open.empty())
            setup_.goalPlace[open[rng_.below(static_cast<std::uint32_t>(open.size()))]] = GoalPlace::shown;
    }

    const Province &rules_;
    Setup &setup_;
    Rng &rng_;
};

} // namespace

Setup Province::fill(const Setup &setup, Rng &rng) const
{
    Setup filled = setup;
    PositionCheck check(*this, setup);
    check.checkExistence();
    if (check.isSound())
        Filler(*this, filled, rng).fill();
    return filled;
}

} // namespace waystone::province
