#include "milestones/thinking/advantages.h"

#include "milestones/rules/queries.h"
#include "milestones/rules/standing.h"
#include "milestones/words/codes.h"

#include <algorithm>

namespace waystone::milestones {

namespace {

// In points, like the values that positions are judged by: evaluation.cpp
constexpr double cube = 0.8;
constexpr double coin = 0.7;
constexpr double worker = 1.6;
constexpr double ahead = 0.55;
constexpr double kindOfGoods = 0.7;
constexpr double income = 1.5;
constexpr double leastOfMajorities = 0.2;
constexpr double building = 0.5;
constexpr double theirs = -0.4; ///< of what the others have
constexpr double lost = -0.7;

/// With the bonus tiles that can be taken for it.
int mostPoints(const Milestones &rules, const State &state, Seat seat)
{
    int most = totalPoints(state.seats[seat]);
    if (state.phase != Phase::offer)
        return most;
    ActionList actions;
    rules.legal(state, seat, actions);
    for (const Action action : actions) {
        State after = state;
        rules.apply(after, seat, action, nullptr);
        most = std::max(most, mostPoints(rules, after, seat));
    }
    return most;
}

/// The most points of one thing that the seat can do there with what it holds.
int bestOf(const Milestones &rules, const State &state, Seat seat, Phase phase)
{
    State there = state;
    there.phase = phase;
    there.turn = seat;
    there.seats[seat].pawn = phase == Phase::build ? boardOfWorks : mill;
    ActionList actions;
    rules.legal(there, seat, actions);
    const int before = totalPoints(state.seats[seat]);
    int best = 0;
    for (const Action action : actions) {
        if (static_cast<Verb>(action.verb) == Verb::finish)
            continue;
        State after = there;
        rules.apply(after, seat, action, nullptr);
        best = std::max(best, mostPoints(rules, after, seat) - before);
    }
    return best;
}

class Told {
public:
    Told(const Milestones &rules, const State &state, Seat seat, Advantages &found)
        : rules_(rules), edition_(rules.edition()), state_(state), seat_(seat), found_(found)
    {}

    void addAll()
    {
        addOwn();
        for (Seat seat = 0; seat < state_.players; ++seat) {
            add(advantage_code::majorities, seat, majorities(seat),
                (seat == seat_ ? 1 : theirs) * std::max(leastOfMajorities, progress()));
            if (state_.phase == Phase::draft)
                continue; // nobody has anything to build with
            // Nobody builds between two of their own turns but the others, and the seat itself before that.
            add(advantage_code::bestBuilding, seat, bestOf(rules_, state_, seat, Phase::build),
                seat == seat_ ? building : theirs);
            add(advantage_code::bestSack, seat, bestOf(rules_, state_, seat, Phase::supply),
                seat == seat_ ? building : theirs);
        }
    }

private:
    void add(std::string_view code, Seat seat, int amount, double worth, std::string_view what = {})
    {
        found_.push_back({code, seat, what, amount, worth});
    }

    void addOwn()
    {
        const Player &player = state_.seats[seat_];
        const double future = state_.endedBy == nobody ? 1 : 0.1;
        for (std::size_t kind = 0; kind < goodKinds; ++kind)
            add(advantage::holds, seat_, player.goods[kind],
                future * (static_cast<Good>(kind) == Good::coin ? coin : cube), goodNames[kind]);
        add(advantage_code::workers, seat_, visibleWorkers(player), future * worker);
        add(advantage_code::kindsOfGoods, seat_, kindsOfGoods(player), future * kindOfGoods);
        add(advantage_code::aheadInLap, seat_, workersAhead(player), future * ahead);
        add(advantage_code::income, seat_, ascendingWorkers(edition_, player) > 0 ? edition_.income : 0,
            future * income);
        // Not before the castle is the next to come, or all but.
        const int over = std::max(0, total(player.goods) - edition_.goodsKept);
        add(advantage_code::toHandOver, seat_, player.pawn >= boardOfWorks ? over : 0, future * lost);
    }

    [[nodiscard]] int kindsOfGoods(const Player &player) const
    {
        Goods brought{};
        for (int employment = 1; employment <= employmentSpaces; ++employment)
            if (showsWorker(player, employment))
                brought[static_cast<std::size_t>(workerOn(edition_, player, employment).kind)] = 1;
        return total(brought);
    }

    [[nodiscard]] static int workersAhead(const Player &player)
    {
        int count = 0;
        for (int employment = player.pawn + 1; employment <= employmentSpaces; ++employment)
            count += showsWorker(player, employment) ? 1 : 0;
        return count;
    }

    [[nodiscard]] int majorities(Seat seat) const
    {
        int points = 0;
        for (std::size_t kind = 0; kind < goodKinds; ++kind) {
            const Majority majority = majorityOf(edition_, rules_.choices(), state_, static_cast<Good>(kind));
            points += majority.isHeldBy(seat) ? majority.each : 0;
        }
        return state_.phase == Phase::over ? 0 : points; // they are among its points then
    }

    /// Of the game, 0 to 1.
    [[nodiscard]] double progress() const
    {
        int most = 0;
        for (Seat seat = 0; seat < state_.players; ++seat)
            most = std::max(most, markedPoints(state_.seats[seat]));
        return std::min(1.0, static_cast<double>(most) / edition_.targets[state_.players]);
    }

    const Milestones &rules_;
    const Edition &edition_;
    const State &state_;
    const Seat seat_;
    Advantages &found_;
};

} // namespace

void addAdvantages(const Milestones &rules, const State &state, Seat seat, Advantages &found)
{
    Told(rules, state, seat, found).addAll();
}

} // namespace waystone::milestones
