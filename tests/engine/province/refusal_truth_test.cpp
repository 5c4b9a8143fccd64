// Every refusal is true of the position, of actions and of places.

#include "bots/search/searcher_of.h"
#include "core/json/json.h"
#include "province/every_choice.h"
#include "province/refusal_truth.h"
#include "province/rules/refusal.h"
#include "province/table.h"
#include "province/words/codes.h"
#include "support/place_reasons.h"
#include "support/under_sanitizer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace waystone::province::test {

namespace {

using waystone::test::inTime;
using waystone::test::PlaceReasons;

constexpr std::string_view theEdition = "province-reconstruction";

/// What is said of one worker, as it would be of a move of that one alone, of an empty spot or of a token.
std::optional<bool> isTrueOf(const Choices &choices, const State &state, Seat seat, Place where,
                             const Problem &problem)
{
    if (static_cast<Area>(where.area) == Area::token) {
        const Action build{static_cast<std::uint8_t>(Verb::build), static_cast<std::uint8_t>(where.index / 2),
                           0, 0};
        return isTrue(choices, state, seat, build, problem);
    }
    const int worker = where.index % maxWorkers;
    const int kind = worker < 3 ? 0 : worker == 3 ? 1 : worker == 4 ? 2 : 3;
    const Action move{static_cast<std::uint8_t>(Verb::move), static_cast<std::uint8_t>(kind),
                      static_cast<std::uint8_t>(where.index / maxWorkers), 0};
    const bool isThere = static_cast<Area>(where.area) == Area::worker &&
                         state.workers[static_cast<std::size_t>(worker)] == where.index / maxWorkers;
    return isTrue(choices, state, seat, move, problem, isThere ? std::optional(worker) : std::nullopt);
}

Action oneOf(const std::vector<Action> &all, Rng &rng)
{
    return all[rng.below(static_cast<std::uint32_t>(all.size()))];
}

/// Plays games at random and lets anybody try anything before each action.
class Tries {
public:
    explicit Tries(int wanted) : wanted_(wanted) {}

    [[nodiscard]] bool areEnough() const { return refused_ >= wanted_; }
    [[nodiscard]] const std::map<std::string, int> &met() const { return met_; }

    void playGame(const Choices &choices, std::uint64_t seed)
    {
        const Province &rules = rulesWith(choices, theEdition);
        Rng rng(seed);
        Setup start = rules.start(2, static_cast<Seat>(seed % 2));
        if (seed % 8 == 0) // the bank is seldom empty
            start.coins = {20, static_cast<std::uint8_t>(rules.totalCoins() - 20)};
        State state = *rules.from(start);
        std::vector<std::vector<Action>> byVerb(verbs + 1); // and what is no action
        rules.everyAction([&](Action action) {
            const std::optional<Problem> problem = rules.refuse(state, 0, action);
            const bool isNone = problem && problem->severity == Severity::impossible;
            byVerb[isNone ? std::size_t{verbs} : action.verb].push_back(action);
        });
        for (int ply = 0; ply < mostPlies; ++ply) {
            for (int attempt = 0; attempt < triesAPly; ++attempt)
                tryOne(choices, rules, state, rng, oneOf(byVerb[rng.below(verbs + 1)], rng));
            if (rules.actors(state).isOver())
                return;
            playOne(rules, state, rng);
        }
    }

    /// Mostly builds, hires and borrows where that is possible: pure chance grinds its labor away.
    static void playOne(const Province &rules, State &state, Rng &rng)
    {
        const Seat seat = rules.actors(state).first();
        if (seat == chanceSeat) {
            OutcomeList outcomes;
            rules.outcomes(state, outcomes);
            rules.apply(state, seat, outcomes[rng.below(static_cast<std::uint32_t>(outcomes.size()))].action,
                        nullptr);
            return;
        }
        ActionList list;
        rules.legal(state, seat, list);
        const std::vector<Action> all(list.begin(), list.end());
        std::vector<Action> lively = all;
        std::erase_if(lively, [](Action action) {
            const auto verb = static_cast<Verb>(action.verb);
            return verb != Verb::build && verb != Verb::hire && verb != Verb::moveAll && verb != Verb::borrow;
        });
        rules.apply(state, seat, oneOf(lively.empty() || rng.below(3) == 0 ? all : lively, rng), nullptr);
    }

private:
    static constexpr int mostPlies = 3000;
    static constexpr int triesAPly = 4;

    void tryOne(const Choices &choices, const Province &rules, const State &state, Rng &rng, Action action)
    {
        const bool isChances = rng.below(rules.actors(state).isChance() ? 2 : 100) == 0;
        const Seat seat = isChances            ? chanceSeat
                          : rng.below(20) == 0 ? static_cast<Seat>(1 - state.turn)
                                               : state.turn;
        const std::optional<Problem> problem = rules.refuse(state, seat, action);
        if (!problem)
            return;
        refused_ += problem->severity == Severity::impossible ? 0 : 1;
        ++met_[problem->code];
        EXPECT_EQ(isTrue(choices, state, seat, action, *problem), true)
            << describe(*problem) << ": " << rules.notation(action) << " by " << int{seat} << " at\n"
            << rules.positionText(rules.setup(state));
    }

    int wanted_;
    int refused_ = 0; ///< of what is an action at all
    std::map<std::string, int> met_;
};

} // namespace

TEST(ProvinceRefusalTruth, EveryRefusalIsTrueOfThePosition)
{
    const std::vector<Choices> choices = everyChoice();
    Tries tries(inTime(200'000));
    for (std::uint64_t seed = 1; !tries.areEnough() && !HasFailure(); ++seed)
        tries.playGame(choices[seed % choices.size()], seed);
    for (const std::string_view code : refusalCodes()) {
        EXPECT_TRUE(hasTruth(code)) << code;
        EXPECT_TRUE(tries.met().contains(std::string(code))) << "never met: " << code;
    }
    for (const auto &[code, count] : tries.met())
        RecordProperty(code, count);
}

// Where nothing can be done the program says why, to whoever clicks there: of a worker, of this very one.
TEST(ProvinceRefusalTruth, EveryPlaceWhereNothingBeginsTellsWhy)
{
    const int wanted = inTime(2000);
    const Choices choices;
    const GameOf<Province> game(rulesWith(choices, theEdition), nullptr);
    const Province &rules = game.rules();
    PlaceReasons reasons(game);
    for (std::uint64_t seed = 1; reasons.positions() < wanted && !HasFailure(); ++seed) {
        Rng rng(seed);
        State state = *rules.from(rules.start(2, static_cast<Seat>(seed % 2)));
        for (int ply = 0; ply < 3000 && !rules.actors(state).isOver() && !HasFailure(); ++ply) {
            const Seat seat = rules.actors(state).first();
            if (seat != chanceSeat && rng.below(4) == 0)
                reasons.ask(Position::of(state), seat,
                            [&](const RefusalFinder::Reason &reason, Place where) -> std::optional<bool> {
                                if (reason.action)
                                    return isTrue(choices, state, seat, *reason.action, reason.problem);
                                return isTrueOf(choices, state, seat, where, reason.problem);
                            });
            Tries::playOne(rules, state, rng);
        }
    }
    for (const auto &[code, count] : reasons.answers())
        RecordProperty(code, count);
    // What is never clicked to do something.
    EXPECT_EQ(reasons.idle(),
              (std::set<std::string>{"bank", "coins", "goal", "goalPile", "ship", "stock", "wonGoal"}));
}

} // namespace waystone::province::test
