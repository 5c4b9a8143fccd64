#include "province/thinking/features.h"

#include "province/rules.h"
#include "province/rules/queries.h"

#include <algorithm>
#include <array>
#include <bit>

namespace waystone::province {

namespace {

constexpr std::array coinSteps{1, 2, 3, 4, 5, 6, 8, 10};
constexpr int mostLabor = 6;  ///< that is told step by step
constexpr int lastTokens = 3; ///< structures before the end, likewise
constexpr int lastTypes = 2;
constexpr int farthest = 5; ///< from a goal
constexpr std::array sides{"mine.", "theirs."};

/// Parts of Features::unit.
constexpr int half = Features::unit / 2;
constexpr int quarter = Features::unit / 4;
constexpr int eighth = Features::unit / 8;

/// What a seat has, and what it will have in its turn when all its workers have moved.
struct Means {
    std::uint16_t movable = 0; ///< workers
    int labor = 0;
    int laborGained = 0;
    int coins = 0;
    bool mayBuild = true;
};

class Seen {
public:
    Seen(const Province &rules, const State &state, Features &features)
        : rules_(rules),
          edition_(rules.edition()),
          state_(state),
          mine_(state.turn),
          theirs_(other(state.turn)),
          coinZone_(static_cast<int>(std::ranges::find(rules.edition().zoneKinds, ZoneKind::coin) -
                                     rules.edition().zoneKinds.begin())),
          features_(features)
    {}

    void addAll()
    {
        const Means mine = myMeans();
        const Means theirs = theirMeans();
        addStructures();
        addCoins(mine_);
        addCoins(theirs_);
        addEnd();
        addTurn();
        addWorkers(mine, theirs);
        addReach(mine, mine_);
        addReach(theirs, theirs_);
        addGoals(mine, theirs);
        addLoan();
        addScore();
    }

private:
    void addStructures()
    {
        for (const Seat seat : {mine_, theirs_})
            for (const std::uint8_t set : {state_.built[seat], firstBuilt(state_, seat)})
                addSet(set, structures);
    }
    void addSet(unsigned set, int size)
    {
        for (int index = 0; index < size; ++index)
            features_.addFlag(((set >> index) & 1) != 0);
    }

    void addCoins(Seat seat)
    {
        features_.add(eighth * state_.coins[seat]);
        for (const int step : coinSteps)
            features_.addFlag(state_.coins[seat] >= step);
    }

    void addEnd()
    {
        for (const Seat seat : {mine_, theirs_}) {
            const int built = std::popcount(state_.built[seat]);
            features_.add(eighth * built);
            for (int left = 1; left <= lastTokens; ++left)
                features_.addFlag(edition_.endStructures - built == left);
        }
        const int types =
            structures - std::popcount(static_cast<unsigned>(state_.built[0] | state_.built[1]));
        features_.add(eighth * types);
        for (int left = 1; left <= lastTypes; ++left)
            features_.addFlag(types == left);
        features_.addFlag(state_.end != End::notYet);
    }

    void addTurn()
    {
        features_.add(quarter * state_.labor);
        for (int labor = 1; labor <= mostLabor; ++labor)
            features_.addFlag(state_.labor >= labor);
        features_.add(quarter * state_.laborGained);
        for (const Phase phase : {Phase::reveal, Phase::startRoll, Phase::work, Phase::spend, Phase::endRoll})
            features_.addFlag(state_.phase == phase);
        features_.addFlag(state_.builtNow != 0);
        features_.addFlag(state_.hired != 0);
        for (int ships = 0; ships < shipResults; ++ships)
            features_.addFlag(state_.ships == static_cast<Ships>(ships));
    }

    // --- Workers

    [[nodiscard]] std::uint16_t workersOf(Seat seat) const
    {
        const std::uint8_t has = effectsOf(rules_.choices(), state_, seat);
        unsigned bits = (1u << greenWorkers) - 1;
        if ((has & bitOf(Structure::camp)) != 0 && state_.workers[yellowWorker] != reserve)
            bits |= 1u << yellowWorker;
        if ((has & bitOf(Structure::village)) != 0 && state_.workers[orangeWorker] != reserve)
            bits |= 1u << orangeWorker;
        for (std::size_t sailor = 0; sailor < state_.sailorOf.size(); ++sailor)
            if (state_.sailorOf[sailor] == seat)
                bits |= 1u << (firstSailor + sailor);
        return static_cast<std::uint16_t>(bits);
    }
    /// Clockwise from the coin zone.
    [[nodiscard]] int zoneOf(int worker) const
    {
        return (state_.workers[static_cast<std::size_t>(worker)] + zones - coinZone_) % zones;
    }
    void addZones(std::uint16_t workers)
    {
        std::array<int, zones> counts{};
        for (unsigned left = workers; left != 0; left &= left - 1)
            ++counts[static_cast<std::size_t>(zoneOf(std::countr_zero(left)))];
        for (const int count : counts)
            features_.add(half * count);
    }
    void addWorkers(const Means &mine, const Means &theirs)
    {
        addZones(mine.movable);
        addZones(workersOf(mine_));
        addZones(theirs.movable);
        for (const int worker : {yellowWorker, orangeWorker})
            for (int zone = 0; zone < zones; ++zone)
                features_.addFlag(state_.workers[static_cast<std::size_t>(worker)] != reserve &&
                                  zoneOf(worker) == zone);
        int free = edition_.sailors;
        for (const Seat seat : {mine_, theirs_}) {
            const auto count = static_cast<int>(std::ranges::count(state_.sailorOf, seat));
            free -= count;
            features_.add(half * count);
        }
        features_.add(half * free);
    }

    void moveAll(Means &means, Seat seat) const
    {
        const bool hasBank = (effectsOf(rules_.choices(), state_, seat) & bitOf(Structure::bank)) != 0;
        for (unsigned left = means.movable; left != 0; left &= left - 1) {
            const int to = nextZone(state_.workers[static_cast<std::size_t>(std::countr_zero(left))]);
            if (to == coinZone_) {
                means.coins += hasBank ? edition_.bankCoins : edition_.zoneCoins;
            } else {
                means.labor += edition_.zoneLabor;
                means.laborGained += edition_.zoneLabor;
            }
        }
    }
    [[nodiscard]] Means myMeans() const
    {
        Means means;
        means.labor = state_.labor;
        means.laborGained = state_.laborGained;
        means.coins = state_.coins[mine_];
        means.mayBuild = mayBuild(edition_, rules_.choices(), state_);
        if (state_.phase == Phase::work || state_.phase == Phase::startRoll ||
            (state_.phase == Phase::reveal && state_.resume == Phase::work)) {
            means.movable = static_cast<std::uint16_t>(workersOf(mine_) & ~state_.moved);
            moveAll(means, mine_);
        }
        return means;
    }
    /// In the turn that comes.
    [[nodiscard]] Means theirMeans() const
    {
        Means means;
        const std::uint8_t has = state_.built[theirs_];
        means.laborGained = ((has & bitOf(Structure::mill)) != 0 ? edition_.millLabor : 0) +
                            ((has & bitOf(Structure::smithy)) != 0 ? edition_.smithyLabor : 0);
        means.labor = means.laborGained;
        means.coins = state_.coins[theirs_];
        means.movable = workersOf(theirs_);
        moveAll(means, theirs_);
        return means;
    }

    /// What can be built with it.
    void addReach(const Means &means, Seat seat)
    {
        features_.add(quarter * means.labor);
        features_.add(eighth * means.coins);
        int points = 0;
        for (int structure = 0; structure < structures; ++structure) {
            const auto index = static_cast<std::size_t>(structure);
            const int needed = rules_.needed(structure);
            const Cost &cost = edition_.costs[index];
            const bool can = means.mayBuild && (state_.built[seat] & bitOf(structure)) == 0 &&
                             (needed == none || (state_.built[seat] & bitOf(needed)) != 0) &&
                             means.labor >= cost.labor && means.coins >= cost.coins;
            features_.addFlag(can);
            if (can && firstBuilder(state_, static_cast<Structure>(structure)) == nobody)
                points = std::max(points, edition_.points[index]);
        }
        features_.add(half * points);
    }

    // --- Goals

    [[nodiscard]] int distance(const Means &means, Seat seat, int goal) const
    {
        const int needed = edition_.goalNeeds[static_cast<std::size_t>(goal)];
        const std::uint8_t built = state_.built[seat];
        switch (static_cast<Goal>(goal)) {
        case Goal::workers:
            return needed - ((built & bitOf(Structure::camp)) != 0 ? 1 : 0) -
                   ((built & bitOf(Structure::village)) != 0 ? 1 : 0) -
                   static_cast<int>(std::ranges::count(state_.sailorOf, seat));
        case Goal::labor:
            return needed - means.laborGained;
        case Goal::structures:
            return needed - std::popcount(built);
        case Goal::coins:
            return needed - means.coins;
        case Goal::twoPoints: {
            const bool isScored = rules_.choices().twoPointGoal == TwoPointGoal::scoredOnly;
            const std::uint8_t counted = isScored ? firstBuilt(state_, seat) : built;
            int count = 0;
            for (int structure = 0; structure < structures; ++structure)
                count += (counted & bitOf(structure)) != 0 &&
                                 edition_.points[static_cast<std::size_t>(structure)] == edition_.goalValue
                             ? 1
                             : 0;
            return needed - count;
        }
        }
        return 0;
    }

    void addGoals(const Means &mine, const Means &theirs)
    {
        for (const Seat seat : {mine_, theirs_})
            features_.add(half * std::popcount(state_.goalsWon[seat]));
        addSet(state_.goalShown == none ? 0 : bitOf(state_.goalShown), goals);
        addSet(state_.goalsUnseen, goals);
        for (const Seat seat : {mine_, theirs_})
            for (int goal = 0; goal < goals; ++goal) {
                const int left = std::clamp(distance(seat == mine_ ? mine : theirs, seat, goal), 0, farthest);
                features_.add(state_.goalShown == goal ? quarter * (farthest - left) : 0);
                features_.addFlag(state_.goalShown == goal && left == 0);
                features_.add((state_.goalsUnseen & bitOf(goal)) != 0 ? quarter * (farthest - left) : 0);
            }
    }

    void addLoan()
    {
        for (const Seat seat : {mine_, theirs_})
            features_.addFlag(state_.lender == seat);
        addSet(borrowerOf(rules_.choices(), state_) == mine_ ? state_.borrowed : 0, structures);
    }

    void addScore()
    {
        int lead = 0;
        for (const Source source : {Source::structures, Source::goals})
            lead += pointsOf(edition_, state_, mine_, source) - pointsOf(edition_, state_, theirs_, source);
        const auto atTheEnd = [&](Seat seat) {
            return state_.coins[seat] / edition_.coinsForAPoint +
                   (state_.lender == seat ? edition_.lenderCoinPoints : 0);
        };
        features_.add(quarter * lead);
        features_.add(quarter * (lead + atTheEnd(mine_) - atTheEnd(theirs_)));
        features_.add(bankOf(state_, rules_.totalCoins()));
    }

    const Province &rules_;
    const Edition &edition_;
    const State &state_;
    const Seat mine_;
    const Seat theirs_;
    const int coinZone_;
    Features &features_;
};

/// In the order of Seen::addAll().
class Names {
public:
    std::vector<std::string> all()
    {
        for (const std::string side : sides)
            for (const char *what : {"built.", "first."})
                addEach(side + what, structureNames);
        for (const std::string side : sides) {
            add(side + "coins");
            for (const int step : coinSteps)
                add(side + "coins." + std::to_string(step));
        }
        for (const std::string side : sides) {
            add(side + "built");
            addSteps(side + "left.", lastTokens);
        }
        add("types");
        addSteps("types.", lastTypes);
        add("end");
        addTurn();
        for (const std::string workers : {"mine.movable.", "mine.workers.", "theirs.workers."})
            addZones(workers);
        for (const std::string worker : {"yellow.", "orange."})
            addZones(worker);
        for (const std::string whose : {"mine.", "theirs.", "free."})
            add(whose + "sailors");
        for (const std::string side : sides) {
            add(side + "reach.labor");
            add(side + "reach.coins");
            addEach(side + "reach.", structureNames);
            add(side + "reach.points");
        }
        for (const std::string side : sides)
            add(side + "goals");
        addEach("goal.", goalNames);
        addEach("unseen.", goalNames);
        for (const std::string side : sides)
            for (const std::string_view goal : goalNames)
                for (const char *what : {".near", ".met", ".near-unseen"})
                    add(side + "goal." + std::string(goal) + what);
        for (const std::string side : sides)
            add(side + "loan");
        addEach("borrowed.", structureNames);
        for (const char *name : {"lead", "lead.final", "bank"})
            add(name);
        return std::move(names_);
    }

private:
    void addTurn()
    {
        add("labor");
        addSteps("labor.", mostLabor);
        add("labor.gained");
        for (const char *phase : {"reveal", "start-roll", "work", "spend", "end-roll"})
            add(std::string("phase.") + phase);
        add("built-now");
        add("hired");
        addEach("ships.", shipNames);
    }
    void add(std::string name) { names_.push_back(std::move(name)); }
    void addEach(const std::string &before, const auto &terms)
    {
        for (const std::string_view term : terms)
            add(before + std::string(term));
    }
    void addSteps(const std::string &before, int most)
    {
        for (int step = 1; step <= most; ++step)
            add(before + std::to_string(step));
    }
    void addZones(const std::string &before)
    {
        for (const char *zone : {"coin", "next", "last"})
            add(before + zone);
    }

    std::vector<std::string> names_;
};

} // namespace

void addFeatures(const Province &rules, const State &state, Features &features)
{
    Seen(rules, state, features).addAll();
}

std::vector<std::string> namesOfFeatures()
{
    return Names().all();
}

} // namespace waystone::province
