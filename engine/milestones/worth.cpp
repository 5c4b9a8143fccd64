#include "milestones/queries.h"
#include "milestones/rules.h"

#include <algorithm>
#include <array>

namespace waystone::milestones {

namespace {

// All values are points, chosen by playing the greedy bot against itself. They say nothing about the rules.
constexpr double spareCube = 0.35;   ///< a cube that no construction needs yet
constexpr double spareCoin = 0.6;    ///< a coin beyond those of the next tile
constexpr double priceOfATile = 2.4; ///< the coins of the next tile while the trading house lies ahead
constexpr double goodAhead = 1.2;    ///< a good that a worker ahead gives
constexpr double stop = 0.4;         ///< the move that it takes to stop at workers of one kind
constexpr double worker = 1.6;       ///< a worker, at the beginning of the game
constexpr double bonusWorker = 2.0;  ///< the bonus tile on a worker, likewise
constexpr double ascending = 1.0;    ///< numbers that bring an income, likewise
constexpr double majorityAtFirst =
    0.3; ///< the part of a majority that counts at the beginning; in the end all does
constexpr double tieBreak = 0.01; ///< a good when the game is over

// What becomes of the points that goods could bring at a board.
constexpr double now = 0.9;    ///< the seat stands there
constexpr double ahead = 0.7;  ///< it can stop there in this lap
constexpr double behind = 0.5; ///< it has to keep the goods for the next lap

/// The points of the best construction of each sort that the main board allows now.
struct Sites {
    int section = 0;
    int house = 0;
    int market = 0;
    int sack = 0;
};

Sites bestSites(const Board &board, const State &state)
{
    Sites best;
    const auto numberAt = [&](int at) { return board.vertices[static_cast<std::size_t>(at)].number; };
    for (int at = 0; at < static_cast<int>(board.vertices.size()); ++at) {
        if (state.milestonesLeft > 0 && mayBranch(state, at))
            for (const Step &step : board.steps[static_cast<std::size_t>(at)])
                if (numberAt(step.vertex) > best.section && isOpenGround(board, state, step.vertex))
                    best.section = numberAt(step.vertex);
        if (state.marketsLeft > 0 && streetsAt(state, at) > 0)
            best.market = std::max(best.market, uncoveredNumber(board, state, at));
        if (state.sacksLeft > 0 && has(state, at, vertex::market) && !has(state, at, vertex::sack)) {
            std::array<int, 2> highest{};
            for (const Step &step : board.steps[static_cast<std::size_t>(at)]) {
                const int number = uncoveredNumber(board, state, step.vertex);
                if (number > highest[0])
                    highest = {number, highest[0]};
                else
                    highest[1] = std::max(highest[1], number);
            }
            best.sack = std::max(best.sack, highest[0] + highest[1]);
        }
    }
    if (state.housesLeft == 0)
        return best;
    for (int triangle = 0; triangle < static_cast<int>(board.triangles.size()); ++triangle) {
        if (bitOf(state.houses, triangle) || !touchesStreet(board, state, triangle))
            continue;
        int points = 0;
        for (const std::uint8_t corner : board.triangles[static_cast<std::size_t>(triangle)])
            points += uncoveredNumber(board, state, corner);
        best.house = std::max(best.house, points);
    }
    return best;
}

/// Estimates one seat's prospects.
class Estimate {
public:
    Estimate(const Edition &edition, const State &state, Seat seat)
        : edition_(edition),
          state_(state),
          seat_(seat),
          player_(state.seats[seat]),
          sites_(bestSites(edition.board, state))
    {
        int most = 0;
        for (Seat other = 0; other < state.players; ++other)
            most = std::max(most, markedPoints(state.seats[other]));
        progress_ =
            state.endedBy != nobody ? 1.0 : static_cast<double>(most) / edition.targets[state.players];
    }

    [[nodiscard]] double points() const
    {
        return totalPoints(player_) + majorities() + workers() + goods() + workersAhead();
    }

private:
    [[nodiscard]] bool isActing() const { return state_.turn == seat_; }
    [[nodiscard]] bool standsAt(Phase phase) const { return isActing() && state_.phase == phase; }

    /// What the final scoring would bring as things stand.
    [[nodiscard]] double majorities() const
    {
        int points = 0;
        for (int kind = 0; kind < goodKinds; ++kind) {
            std::array<int, maxPlayers> values{};
            for (std::size_t other = 0; other < state_.players; ++other)
                values[other] = valueOf(state_.seats[other], static_cast<Good>(kind));
            const auto end = values.begin() + state_.players;
            const int highest = *std::max_element(values.begin(), end);
            if (values[seat_] < highest || highest == 0)
                continue;
            const auto leaders = std::count(values.begin(), end, highest);
            if (leaders < state_.players)
                points += leaders == 1 ? edition_.majorityAlone : edition_.majorityTied;
        }
        return points * (majorityAtFirst + (1 - majorityAtFirst) * progress_);
    }

    [[nodiscard]] int valueOf(const Player &player, Good kind) const
    {
        int value = 0;
        for (int employment = 1; employment <= employmentSpaces; ++employment)
            if (showsWorker(player, employment) && workerOn(edition_, player, employment).kind == kind)
                value += bearsBonus(player, employment) ? edition_.bonusWorkerValue : edition_.workerValue;
        return value;
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
        return sum * (1 - progress_);
    }

    /// What the workers between the pawn and the trading house give in this lap.
    [[nodiscard]] double workersAhead() const
    {
        std::array<int, goodKinds> ofKind{};
        for (int employment = player_.pawn + 1; employment <= employmentSpaces; ++employment)
            if (showsWorker(player_, employment))
                ++ofKind[static_cast<std::size_t>(workerOn(edition_, player_, employment).kind)];
        double sum = 0;
        for (const int count : ofKind)
            sum += std::max(0.0, count * goodAhead - stop);
        return sum * (1 - progress_ / 2);
    }

    /// What the store could buy, at the best sites and as far as the seat will still come by.
    [[nodiscard]] double goods() const
    {
        const int pawn = player_.pawn;
        const double building = standsAt(Phase::build) || standsAt(Phase::offer) ? now
                                : pawn < boardOfWorks                            ? ahead
                                                                                 : behind;
        const double milling = standsAt(Phase::supply) ? now : pawn < mill ? ahead : behind;
        Goods left = player_.goods;
        const double constructions = spendOnConstructions(left);
        const int sacks = sackCount(left);
        double sum = building * constructions + milling * sacks * sites_.sack;
        sum += spareCube * cubes(left) + coinsWorth();

        // Beyond the last building only so many goods survive the castle.
        const int store = total(player_.goods);
        const bool isCastleNext = pawn >= boardOfWorks || standsAt(Phase::keep);
        if (isCastleNext && !standsAt(Phase::build) && !standsAt(Phase::supply) && store > edition_.goodsKept)
            sum *= static_cast<double>(edition_.goodsKept) / store;
        return sum;
    }

    [[nodiscard]] double coinsWorth() const
    {
        const int owned = coins(player_);
        const bool canHire = player_.pawn < tradingHouse || (standsAt(Phase::trade) && state_.hired == 0);
        if (!canHire || owned < edition_.tileCost)
            return spareCoin * owned;
        const double price = std::max(priceOfATile * (1 - progress_), spareCoin * edition_.tileCost);
        return price + spareCoin * (owned - edition_.tileCost);
    }

    /// Takes the goods of the best constructions out of the store and returns their points.
    [[nodiscard]] double spendOnConstructions(Goods &left) const
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
            while (offer.points > 0 && affords(left, offer.cost)) {
                spend(left, offer.cost);
                sum += offer.points;
            }
        return sum;
    }

    [[nodiscard]] int sackCount(Goods &left) const
    {
        int count = 0;
        while (sites_.sack > 0 && affords(left, edition_.sackCost)) {
            spend(left, edition_.sackCost);
            ++count;
        }
        return count;
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
    Sites sites_;
    double progress_ = 0; ///< of the game: 0 at its beginning, 1 when the end is triggered
};

} // namespace

double Milestones::worth(const State &state, Seat seat) const
{
    const Player &player = state.seats[seat];
    if (state.phase == Phase::over)
        return totalPoints(player) + tieBreak * total(player.goods);
    return Estimate(edition_, state, seat).points();
}

} // namespace waystone::milestones
