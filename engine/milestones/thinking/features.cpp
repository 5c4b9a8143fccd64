#include "milestones/thinking/features.h"

#include "milestones/rules/queries.h"
#include "milestones/rules/standing.h"
#include "milestones/thinking/evaluation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>

namespace waystone::milestones {

namespace {

constexpr std::array sides{"mine.", "theirs."};
constexpr std::array siteNames{"section", "house", "market", "sack"};
constexpr std::array distances{3, 6, 10, 15}; ///< points to the target
constexpr int mostBuilt = 2;                  ///< of one sort that the store is counted for
constexpr int mostWait = 4;                   ///< seats whose order is told

/// Parts of Features::unit.
constexpr int half = Features::unit / 2;
constexpr int quarter = Features::unit / 4;
constexpr int eighth = Features::unit / 8;

constexpr std::array phases{Phase::draft, Phase::move,   Phase::trade, Phase::build,
                            Phase::offer, Phase::supply, Phase::keep,  Phase::cover};
constexpr std::array phaseNames{"draft", "move", "trade", "build", "offer", "supply", "keep", "cover"};

class Seen {
public:
    Seen(const Edition &edition, const State &state, Seat viewer, const Sites &sites, Features &features)
        : edition_(edition), state_(state), sites_(sites), mine_(viewer), features_(features)
    {
        double most = -std::numeric_limits<double>::infinity();
        for (Seat seat = 0; seat < state.players; ++seat) {
            estimates_[seat] = evaluation(edition_, state_, seat, sites_);
            if (seat == mine_ || estimates_[seat] <= most)
                continue;
            most = estimates_[seat];
            theirs_ = seat;
        }
    }

    void addAll()
    {
        // What is estimated without a network: the rest is by how much that is wrong.
        addLead(estimates_[theirs_]);
        for (const Seat seat : {mine_, theirs_})
            addSeat(seat);
        addMajorities();
        addTurn();
        addGround();
        if (state_.players > 2)
            addTable();
    }

private:
    void addLead(double other)
    {
        const double limit = Features::limit;
        features_.add(
            static_cast<int>(std::lround(std::clamp(eighth * (estimates_[mine_] - other), -limit, limit))));
    }

    void addSeat(Seat seat)
    {
        const Player &player = state_.seats[seat];
        const int left = edition_.targets[state_.players] - markedPoints(player);
        features_.add(markedPoints(player));
        for (const int distance : distances)
            features_.addFlag(left <= distance);
        for (const std::uint8_t count : player.goods)
            features_.add(quarter * count);
        features_.add(eighth * std::max(0, total(player.goods) - edition_.goodsKept));
        addWorkers(player);
        for (int space = 0; space < loopSpaces; ++space)
            features_.addFlag(player.pawn == space);
        for (const Goods &cost :
             {edition_.sectionCost, edition_.houseCost, edition_.marketCost, edition_.sackCost})
            features_.add(half * affordable(player.goods, cost));
    }

    void addWorkers(const Player &player)
    {
        std::array<int, goodKinds> workers{};
        std::array<int, goodKinds> aheads{};
        int bonus = 0;
        for (int employment = 1; employment <= employmentSpaces; ++employment) {
            if (!showsWorker(player, employment))
                continue;
            const auto kind = static_cast<std::size_t>(workerOn(edition_, player, employment).kind);
            ++workers[kind];
            aheads[kind] += employment > player.pawn ? 1 : 0;
            bonus += bearsBonus(player, employment) ? 1 : 0;
        }
        for (const int count : workers)
            features_.add(quarter * count);
        for (const int count : aheads)
            features_.add(quarter * count);
        features_.add(quarter * bonus);
        features_.add(eighth * visibleWorkers(player));
        features_.addFlag(ascendingWorkers(edition_, player) != 0);
    }

    static int affordable(Goods goods, const Goods &cost)
    {
        int count = 0;
        while (count < mostBuilt && affords(goods, cost)) {
            for (std::size_t kind = 0; kind < cost.size(); ++kind)
                goods[kind] = static_cast<std::uint8_t>(goods[kind] - cost[kind]);
            ++count;
        }
        return count;
    }

    /// How far ahead the workers of each kind are.
    void addMajorities()
    {
        std::array<std::array<int, goodKinds>, maxPlayers> values{};
        for (Seat seat = 0; seat < state_.players; ++seat) {
            const Player &player = state_.seats[seat];
            for (int employment = 1; employment <= employmentSpaces; ++employment)
                if (showsWorker(player, employment))
                    values[seat][static_cast<std::size_t>(workerOn(edition_, player, employment).kind)] +=
                        bearsBonus(player, employment) ? edition_.bonusWorkerValue : edition_.workerValue;
        }
        int ahead = 0;
        for (std::size_t kind = 0; kind < goodKinds; ++kind) {
            int others = 0;
            for (Seat seat = 0; seat < state_.players; ++seat)
                others = seat == mine_ ? others : std::max(others, values[seat][kind]);
            const int lead = values[mine_][kind] - others;
            features_.add(quarter * lead);
            ahead += lead > 0 ? 1 : lead < 0 ? -1 : 0;
        }
        features_.add(quarter * ahead);
    }

    void addTurn()
    {
        const bool isActing = state_.turn == mine_;
        for (const Phase phase : phases)
            features_.addFlag(isActing && state_.phase == phase);
        features_.addFlag(isActing && state_.movesLeft != 0);
        features_.addFlag(isActing && state_.hired != 0);
        features_.addFlag(state_.startSeat == mine_);
        features_.addFlag(state_.endedBy == mine_);
        features_.addFlag(state_.endedBy != mine_ && state_.endedBy != nobody);
    }

    void addGround()
    {
        for (const int points : {sites_.section, sites_.house, sites_.market, sites_.sack})
            features_.add(eighth * points);
        for (const int left :
             {state_.milestonesLeft, state_.housesLeft, state_.marketsLeft, state_.sacksLeft})
            features_.add(eighth * left);
        std::array<int, goodKinds> shown{};
        for (int slot = 0; slot < edition_.display; ++slot) {
            const std::uint8_t tile = state_.display[static_cast<std::size_t>(slot)];
            if (tile == none)
                continue;
            for (const Worker &worker : edition_.tiles[tile].workers)
                ++shown[static_cast<std::size_t>(worker.kind)];
        }
        for (const int count : shown)
            features_.add(quarter * count);
        features_.add(state_.pileSize);
    }

    /// What more than one rival makes of it: when this seat acts, and how far ahead of each it is.
    void addTable()
    {
        const int players = state_.players;
        const int wait = (mine_ + players - state_.turn) % players;
        for (int turns = 0; turns < mostWait; ++turns)
            features_.addFlag(wait == turns);
        features_.add(quarter * ((mine_ + players - state_.startSeat) % players));
        std::array<double, maxPlayers> rivals{};
        int count = 0;
        for (Seat seat = 0; seat < players; ++seat)
            if (seat != mine_)
                rivals[static_cast<std::size_t>(count++)] = estimates_[seat];
        std::sort(rivals.begin(), rivals.begin() + count, std::greater());
        for (int place = 1; place < mostWait; ++place)
            addLead(rivals[static_cast<std::size_t>(std::min(place, count - 1))]);
    }

    const Edition &edition_;
    const State &state_;
    const Sites &sites_;
    const Seat mine_;
    Seat theirs_ = nobody; ///< of the others the one who stands best
    std::array<double, maxPlayers> estimates_{};
    Features &features_;
};

} // namespace

void addFeatures(const Edition &edition, const State &state, Seat viewer, const Sites &sites,
                 Features &features)
{
    Seen(edition, state, viewer, sites, features).addAll();
}

std::vector<std::string> namesOfFeatures(int players)
{
    std::vector<std::string> names{"estimate"};
    const auto addEach = [&names](const std::string &before, const auto &terms) {
        for (const std::string_view term : terms)
            names.push_back(before + std::string(term));
    };
    for (const std::string side : sides) {
        names.push_back(side + "points");
        for (const int distance : distances)
            names.push_back(side + "left." + std::to_string(distance));
        addEach(side, goodNames);
        names.push_back(side + "lost");
        addEach(side + "workers.", workerNames);
        addEach(side + "ahead.", workerNames);
        for (const char *name : {"bonus", "workers", "ascending"})
            names.push_back(side + name);
        for (int space = 0; space < loopSpaces; ++space)
            names.push_back(side + "pawn." + std::to_string(space));
        addEach(side + "affords.", siteNames);
    }
    addEach("lead.", workerNames);
    names.push_back("lead");
    addEach("phase.", phaseNames);
    for (const char *name : {"moves", "hired", "starts", "mine.ends", "theirs.ends"})
        names.push_back(name);
    addEach("site.", siteNames);
    addEach("left.", siteNames);
    addEach("display.", workerNames);
    names.push_back("pile");
    if (players == 2)
        return names;
    for (int turns = 0; turns < mostWait; ++turns)
        names.push_back("acts-in." + std::to_string(turns));
    names.push_back("after-start");
    for (int place = 2; place <= mostWait; ++place)
        names.push_back("estimate." + std::to_string(place));
    return names;
}

} // namespace waystone::milestones
