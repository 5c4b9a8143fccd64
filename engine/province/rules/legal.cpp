#include "province/rules.h"
#include "province/rules/queries.h"

namespace waystone::province {

namespace {

/// Lists the actions of one position in the order of Verb and, within a verb, of the fields: so the list is sorted.
class Lister {
public:
    Lister(const Province &rules, const State &state, ActionList &actions)
        : rules_(rules),
          edition_(rules.edition()),
          state_(state),
          coins_(state.coins[state.turn]),
          effects_(effectsOf(rules.choices(), state, state.turn)),
          actions_(actions)
    {}

    void work()
    {
        const std::uint16_t workers = movable(rules_.choices(), state_);
        std::array<unsigned, workerKinds> from{}; // by kind of worker: bit set of zones
        for (unsigned left = workers; left != 0; left &= left - 1) {
            const int worker = std::countr_zero(left);
            from[static_cast<std::size_t>(workerKindOf(worker))] |=
                1u << state_.workers[static_cast<std::size_t>(worker)];
        }
        for (int kind = 0; kind < workerKinds; ++kind)
            for (int zone = 0; zone < zones; ++zone)
                if (((from[static_cast<std::size_t>(kind)] >> zone) & 1) != 0)
                    add(Verb::move, kind, zone);
        if (std::popcount(workers) > 1)
            add(Verb::moveAll);
        if (state_.moved != 0)
            add(Verb::finishWork);
        if (rules_.choices().revision == Revision::second)
            repayment();
        loans();
    }

    void spend()
    {
        if (mayBuild(edition_, rules_.choices(), state_))
            buildings();
        if (mayHire(rules_.choices(), state_) && state_.hired == 0 && coins_ >= edition_.sailorPrice &&
            isSailorLeft())
            add(Verb::hire);
        if (state_.labor >= edition_.grindLabor && bankOf(state_, rules_.totalCoins()) > 0)
            add(Verb::grind);
        if ((effects_ & bitOf(Structure::unionHall)) != 0 && coins_ >= edition_.unionCoins)
            add(Verb::useUnion);
        repayment();
        loans();
        add(Verb::endTurn);
    }

private:
    void add(Verb verb, int first = 0, int second = 0) { actions_.add(actionOf(verb, first, second)); }

    void buildings()
    {
        const std::uint8_t own = state_.built[state_.turn];
        for (int structure = 0; structure < structures; ++structure) {
            const auto &[labor, coins] = edition_.costs[static_cast<std::size_t>(structure)];
            const int needed = rules_.needed(structure);
            if ((own & bitOf(structure)) == 0 && state_.labor >= labor && coins_ >= coins &&
                (needed == none || (own & bitOf(needed)) != 0))
                add(Verb::build, structure);
        }
    }

    [[nodiscard]] bool isSailorLeft() const
    {
        for (int sailor = 0; sailor < edition_.sailors; ++sailor)
            if (state_.sailorOf[static_cast<std::size_t>(sailor)] == nobody)
                return true;
        return false;
    }

    void repayment()
    {
        if (state_.lender == state_.turn && coins_ >= edition_.loanCoins)
            add(Verb::repay);
    }

    void loans()
    {
        if ((state_.built[state_.turn] & bitOf(Structure::lender)) == 0 || state_.lender == state_.turn)
            return;
        const unsigned offered = state_.built[other(state_.turn)] & ~unsigned{effects_};
        for (unsigned left = offered; left != 0; left &= left - 1)
            add(Verb::borrow, std::countr_zero(left));
    }

    const Province &rules_;
    const Edition &edition_;
    const State &state_;
    const int coins_;
    const std::uint8_t effects_;
    ActionList &actions_;
};

} // namespace

Actors Province::actors(const State &state) const
{
    switch (state.phase) {
    case Phase::over:
        return Actors::over();
    case Phase::reveal:
    case Phase::startRoll:
    case Phase::endRoll:
        return Actors::chance();
    case Phase::work:
    case Phase::spend:
        break;
    }
    return Actors::seat(state.turn);
}

void Province::legal(const State &state, Seat seat, ActionList &actions) const
{
    actions.clear();
    if (seat != state.turn)
        return;
    if (state.phase == Phase::work)
        Lister(*this, state, actions).work();
    else if (state.phase == Phase::spend)
        Lister(*this, state, actions).spend();
}

} // namespace waystone::province
