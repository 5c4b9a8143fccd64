// Counts of all ways a game can go on for so many actions, and the order in which legal actions are listed.
// Both are pinned: a change of the rules, of chance or of the order shows here.

#include "milestones/book_actions.h"
#include "milestones/layout.h"
#include "milestones/random_game.h"
#include "support/expected_file.h"
#include "support/perft.h"

#include <gtest/gtest.h>

namespace waystone::milestones::test {

namespace {

/// The first position in this phase that leaves a real choice, in the random games from this seed on.
struct Opening {
    int players;
    std::uint64_t seed;
    Phase phase;
    std::size_t choices; ///< at least so many legal actions
};

State positionOf(const Milestones &rules, const Opening &opening)
{
    for (std::uint64_t seed = opening.seed;; ++seed) {
        Rng rng(seed);
        State state = *rules.from(rules.start(opening.players, 0));
        while (!rules.actors(state).isOver()) {
            if (state.phase == opening.phase) {
                ActionList legal;
                rules.legal(state, state.turn, legal);
                if (legal.size() >= opening.choices)
                    return state;
            }
            playOne(rules, state, rng, livelyAction, nullptr);
        }
    }
}

/// The ways on by the book. A tile that chance may turn up is one that is nowhere else.
std::uint64_t bookPerft(const Milestones &rules, const State &state, int depth)
{
    if (depth == 0 || state.phase == Phase::over)
        return 1;
    std::vector<Action> actions;
    Seat seat = state.turn;
    if (state.phase == Phase::refill) {
        seat = chanceSeat;
        for (std::size_t tile = 0; tile < rules.edition().tiles.size(); ++tile)
            if (state.tiles[tile] == tilePlace::pile)
                actions.push_back(
                    {static_cast<std::uint8_t>(Verb::turnUp), static_cast<std::uint8_t>(tile), 0, 0});
    } else {
        actions = bookActions(rules.edition(), state);
    }
    std::uint64_t sum = 0;
    for (const Action action : actions) {
        State next = state;
        rules.apply(next, seat, action, nullptr);
        sum += bookPerft(rules, next, depth - 1);
    }
    return sum;
}

struct Case {
    Opening opening;
    std::vector<std::uint64_t> nodes; ///< by depth, from 1
};

const std::vector<Case> &cases()
{
    // The first two counts of a draft follow from the rule: n tiles on 7 positions, then n - 1 on the 30
    // pairs of positions that leave each other free.
    static const std::vector<Case> all{
        {{2, 1, Phase::draft, 1}, {35, 600, 12600}},   {{3, 2, Phase::draft, 1}, {49, 1260, 44100}},
        {{4, 3, Phase::draft, 1}, {63, 2160, 105840}}, {{2, 1, Phase::move, 1}, {12, 67, 489, 3893}},
        {{3, 2, Phase::move, 1}, {12, 67, 447, 4103}}, {{4, 3, Phase::move, 1}, {12, 67, 447, 3089}},
        {{2, 4, Phase::build, 20}, {20, 32, 188}},     {{3, 5, Phase::build, 40}, {44, 49, 91}},
        {{4, 6, Phase::build, 60}, {62, 80, 127}},     {{2, 7, Phase::offer, 4}, {4, 6, 8}},
        {{3, 8, Phase::trade, 30}, {41, 859, 2875}},   {{4, 9, Phase::supply, 7}, {11, 11, 12}},
        {{2, 10, Phase::keep, 8}, {11, 55, 660}},      {{3, 11, Phase::cover, 6}, {6, 48, 180}},
    };
    return all;
}

} // namespace

TEST(MilestonesPerft, CountsByDepth)
{
    for (std::size_t index = 0; index < cases().size(); ++index) {
        SCOPED_TRACE(index);
        const auto &[opening, nodes] = cases()[index];
        const State start = positionOf(rulesWith(), opening);
        for (std::size_t depth = 1; depth <= nodes.size(); ++depth)
            EXPECT_EQ(waystone::test::perft(rulesWith(), start, static_cast<int>(depth)), nodes[depth - 1])
                << "depth " << depth;
    }
}

TEST(MilestonesPerft, TheBookCountsTheSame)
{
    constexpr std::uint64_t most = 10000; ///< a slow generator
    for (std::size_t index = 0; index < cases().size(); ++index) {
        SCOPED_TRACE(index);
        const auto &[opening, nodes] = cases()[index];
        const State start = positionOf(rulesWith(), opening);
        for (std::size_t depth = 1; depth <= nodes.size() && nodes[depth - 1] <= most; ++depth)
            EXPECT_EQ(bookPerft(rulesWith(), start, static_cast<int>(depth)), nodes[depth - 1])
                << "depth " << depth;
    }
}

TEST(MilestonesPerft, TheOrderOfTheLegalActions)
{
    const Milestones &rules = rulesWith();
    std::string text;
    for (const Case &each : cases()) {
        const State state = positionOf(rules, each.opening);
        ActionList legal;
        rules.legal(state, state.turn, legal);
        text += "# " + rules.positionText(rules.setup(state)) + '\n';
        for (const Action action : legal)
            text += rules.notation(action) + '\n';
    }
    EXPECT_EQ(waystone::test::differenceFromExpected("positions/milestones_action_order.txt", text), "");
}

} // namespace waystone::milestones::test
