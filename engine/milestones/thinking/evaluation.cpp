#include "milestones/thinking/evaluation.h"

#include "milestones/rules.h"
#include "milestones/rules/queries.h"

#include <algorithm>
#include <array>

namespace waystone::milestones {

namespace {

// All values are points, chosen by playing the greedy bot against itself with one of them changed (1,000 games of two
// players). They say nothing about the rules.
constexpr double cube = 0.8;        ///< a cube
constexpr double spareCube = 0.5;   ///< a further one of a kind that waits for others to be built with
constexpr double loss = 0.8;        ///< a good that the castle will take
constexpr double sale = 0.7;        ///< the part of the coins counted that cubes could be sold for
constexpr double coin = 0.7;        ///< a coin that hires nobody yet
constexpr double worker = 1.6;      ///< what a worker brings in the laps to come
constexpr double bonusWorker = 2.0; ///< the bonus tile on a worker, likewise
constexpr double ascending = 1.5;   ///< numbers that bring an income, likewise
constexpr double winning = 15;      ///< the lead in the last round
constexpr double tieBreak = 0.01;   ///< a good when the game is over

// The part of it that counts, of what can be had
constexpr double now = 0.9;    ///< where the pawn stands
constexpr double ahead = 0.68; ///< further on in this lap
constexpr double behind = 0.3; ///< in the next lap only

/// What a position is worth to one seat while the game goes on.
class Evaluation {
public:
    Evaluation(const Edition &edition, const State &state, Seat seat, const Sites &sites)
        : edition_(edition), state_(state), seat_(seat), player_(state.seats[seat]), sites_(sites)
    {
        int most = 0;
        for (Seat other = 0; other < state.players; ++other)
            most = std::max(most, markedPoints(state.seats[other]));
        progress_ =
            state.endedBy != nobody ? 1.0 : static_cast<double>(most) / edition.targets[state.players];
        future_ = state.endedBy != nobody ? 0.0 : 1.0;
    }

    [[nodiscard]] double points() const { return standing(seat_) + workers() + goods() + lap() + lead(); }

private:
    [[nodiscard]] bool isActing() const { return state_.turn == seat_; }
    [[nodiscard]] bool standsAt(Phase phase) const { return isActing() && state_.phase == phase; }

    /// The points so far, with what the final scoring would bring as things stand, the more the nearer it is.
    [[nodiscard]] double standing(Seat seat) const
    {
        const int points = totalPoints(state_.seats[seat]);
        return progress_ > 0 ? points + progress_ * majorities(seat) : points;
    }

    [[nodiscard]] int majorities(Seat seat) const
    {
        std::array<Values, maxPlayers> values{};
        for (std::size_t other = 0; other < state_.players; ++other)
            values[other] = valuesOf(state_.seats[other]);
        int points = 0;
        for (std::size_t kind = 0; kind < goodKinds; ++kind) {
            int highest = 0;
            int leaders = 0;
            for (std::size_t other = 0; other < state_.players; ++other) {
                const int value = values[other][kind];
                leaders = value > highest ? 1 : leaders + (value == highest ? 1 : 0);
                highest = std::max(highest, value);
            }
            if (highest > 0 && values[seat][kind] == highest && leaders < state_.players)
                points += leaders == 1 ? edition_.majorityAlone : edition_.majorityTied;
        }
        return points;
    }

    /// In the last round who is ahead has nearly won. Without this a seat would put off the end for ever, since what
    /// pays later counts no more.
    [[nodiscard]] double lead() const
    {
        if (state_.endedBy == nobody)
            return 0;
        for (Seat other = 0; other < state_.players; ++other)
            if (other != seat_ && standing(other) >= standing(seat_))
                return 0;
        return winning;
    }

    using Values = std::array<int, goodKinds>; ///< of the visible workers, by kind

    [[nodiscard]] Values valuesOf(const Player &player) const
    {
        Values values{};
        for (int employment = 1; employment <= employmentSpaces; ++employment)
            if (showsWorker(player, employment))
                values[static_cast<std::size_t>(workerOn(edition_, player, employment).kind)] +=
                    bearsBonus(player, employment) ? edition_.bonusWorkerValue : edition_.workerValue;
        return values;
    }

    /// What the workers will bring in the laps to come.
    [[nodiscard]] double workers() const
    {
        double sum = 0;
        int last = 0;
        bool isAscending = true;
        for (int employment = 1; employment <= employmentSpaces; ++employment) {
            if (!showsWorker(player_, employment))
                continue;
            sum += worker + (bearsBonus(player_, employment) ? bonusWorker : 0);
            const int number = workerOn(edition_, player_, employment).number;
            isAscending = isAscending && number >= last;
            last = number;
        }
        if (isAscending && last != 0)
            sum += ascending;
        return sum * future_;
    }

    /// What the rest of this lap brings, and the more of the next one the nearer it is. Without the latter the pawn
    /// would hurry to the castle, where a whole lap lies ahead, or never want to come there.
    [[nodiscard]] double lap() const
    {
        const bool isAtItsEnd = standsAt(Phase::keep) || standsAt(Phase::cover);
        const double done = isAtItsEnd ? 1.0 : static_cast<double>(player_.pawn) / loopSpaces;
        const double toCover = visibleWorkers(player_) > edition_.workersSpared ? worker * future_ : 0;
        const double rest = isAtItsEnd ? 0 : yield(player_.pawn);
        return rest + done * (yield(castle) - toCover);
    }

    /// Of the workers between a space of the loop and the trading house.
    [[nodiscard]] double yield(int from) const
    {
        double sum = 0;
        for (int employment = from + 1; employment <= employmentSpaces; ++employment)
            if (showsWorker(player_, employment))
                sum += workerOn(edition_, player_, employment).kind == Good::coin ? coin : cube;
        return ahead * future_ * sum;
    }

    /// What the store is worth, with what it could buy at the best sites.
    [[nodiscard]] double goods() const
    {
        const bool trades = standsAt(Phase::trade);
        const bool builds = standsAt(Phase::build) || standsAt(Phase::offer);
        const bool supplies = standsAt(Phase::supply);
        Goods left = player_.goods;
        double sum = buildGain(left) * reach(boardOfWorks, builds);
        const Goods unbuilt = left;
        sum += supplyGain(left) * reach(mill, supplies);
        sum += hireGain(left) * reach(tradingHouse, trades);
        sum += future_ * (cube * cubes(player_.goods) + coin * coins(player_));
        for (int kind = 0; kind < cubeKinds; ++kind)
            sum -= future_ * (cube - spareCube) * std::max(0, left[static_cast<std::size_t>(kind)] - 1);

        // The castle comes next: what cannot be used here is lost but for a few.
        const Goods &stays = builds ? unbuilt : supplies ? left : player_.goods;
        const int lost = total(stays) - edition_.goodsKept;
        if (lost > 0 && (player_.pawn >= boardOfWorks || standsAt(Phase::keep)))
            sum -= loss * lost;
        return sum;
    }

    [[nodiscard]] double reach(int building, bool stands) const
    {
        if (stands)
            return now;
        return player_.pawn < building && !standsAt(Phase::keep) ? ahead : behind;
    }

    /// Of one tile, for a visit allows no more; with too few coins for it the part that they make up, together with
    /// the cubes that are left to be sold.
    [[nodiscard]] double hireGain(const Goods &left) const
    {
        if (standsAt(Phase::trade) && state_.hired != 0)
            return 0;
        const double purse = coins(player_) + sale * cubes(left) / edition_.cubesForACoin;
        const double part = std::min(1.0, purse / edition_.tileCost);
        const int added = std::min(2, employmentSpaces - visibleWorkers(player_));
        return part * std::max(0.0, future_ * (added * worker - coin * edition_.tileCost));
    }

    /// Of the best constructions, beyond what their goods are worth; takes the goods out of the store.
    [[nodiscard]] double buildGain(Goods &left) const
    {
        struct Offer {
            int points;
            Goods cost;
        };
        std::array<Offer, 3> offers{{{sites_.section, edition_.sectionCost},
                                     {sites_.house, edition_.houseCost},
                                     {sites_.market, edition_.marketCost}}};
        std::sort(offers.begin(), offers.end(),
                  [](const Offer &one, const Offer &other) { return one.points > other.points; });
        double sum = 0;
        for (const Offer &offer : offers)
            sum += gainOf(offer.points, offer.cost, left);
        return sum;
    }

    [[nodiscard]] double supplyGain(Goods &left) const
    {
        if (sites_.sack == 0)
            return 0;
        return gainOf(sites_.sack + future_ * coin * edition_.sackCoins, edition_.sackCost, left);
    }

    double gainOf(double points, const Goods &cost, Goods &left) const
    {
        const double gain =
            points - future_ * (cube * cubes(cost) + coin * cost[static_cast<std::size_t>(Good::coin)]);
        double sum = 0;
        while (gain > 0 && affords(left, cost)) {
            spend(left, cost);
            sum += gain;
        }
        return sum;
    }

    static void spend(Goods &goods, const Goods &cost)
    {
        for (std::size_t kind = 0; kind < cost.size(); ++kind)
            goods[kind] = static_cast<std::uint8_t>(goods[kind] - cost[kind]);
    }

    const Edition &edition_;
    const State &state_;
    Seat seat_;
    const Player &player_;
    const Sites &sites_;
    double progress_ = 0; ///< of the game: 0 at its beginning, 1 when the end is triggered
    double future_ = 1;   ///< how much what pays later counts: nothing once the end is triggered
};

} // namespace

double evaluation(const Edition &edition, const State &state, Seat seat, const Sites &sites)
{
    const Player &player = state.seats[seat];
    if (state.phase == Phase::over)
        return totalPoints(player) + tieBreak * total(player.goods);
    return Evaluation(edition, state, seat, sites).points();
}

double Milestones::worth(const State &state, Seat seat) const
{
    return evaluation(edition_, state, seat, bestSites(board(), state));
}

} // namespace waystone::milestones
