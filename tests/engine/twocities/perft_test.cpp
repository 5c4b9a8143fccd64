// Counts of all ways a game can go on for so many actions, and the order in which legal actions are listed.
// Both are pinned: a change of the rules, of chance or of the order shows here.

#include "support/expected_file.h"
#include "support/perft.h"
#include "twocities/book_actions.h"
#include "twocities/table.h"

#include <gtest/gtest.h>

namespace waystone::twocities::test {

namespace {

/// The position in which this turn's selection or placement begins, in the random game of this seed.
struct Opening {
    int players;
    std::uint64_t seed;
    int round;
    int turn;
    Phase phase;
};

State positionOf(const Opening &opening)
{
    return randomPosition(opening.players, opening.seed, [&](const State &state) {
        return state.round == opening.round && state.turn == opening.turn && state.phase == opening.phase;
    });
}

std::vector<Action> actionsByTheBook(const State &state, Seat seat)
{
    return bookActions(rules().edition(), state, seat);
}

struct Case {
    Opening opening;
    std::vector<std::uint64_t> nodes; ///< by depth, from 1
};

const std::vector<Case> &cases()
{
    static const std::vector<Case> all{
        {{3, 1, 0, 0, Phase::draw}, {9, 81, 729, 6561, 59049}},
        {{2, 2, 0, 0, Phase::select}, {8, 72, 252, 252, 840, 840}},
        {{4, 3, 0, 1, Phase::select}, {10, 70, 280, 1960, 47040, 282240}},
        {{7, 4, 1, 0, Phase::select}, {3, 9, 27, 81, 243, 729}},
        {{3, 5, 0, 0, Phase::place}, {4, 4, 40, 64, 1024, 4096}},
        {{5, 6, 0, 1, Phase::place}, {12, 72, 1920, 12672, 337920}},
        {{2, 7, 2, 0, Phase::place}, {28, 186, 4836, 31248}},
        {{6, 8, 1, 0, Phase::place}, {35, 304, 7644, 44480}},
        {{4, 9, 2, 1, Phase::place}, {16, 64, 896, 3072, 43008, 147456}},
        {{7, 10, 2, 2, Phase::place}, {8, 16, 48, 64, 384, 512}},
    };
    return all;
}

} // namespace

TEST(TwoCitiesPerft, CountsByDepth)
{
    for (std::size_t index = 0; index < cases().size(); ++index) {
        SCOPED_TRACE(index);
        const auto &[opening, nodes] = cases()[index];
        ASSERT_FALSE(nodes.empty());
        for (std::size_t depth = 1; depth <= nodes.size(); ++depth)
            EXPECT_EQ(waystone::test::perft(rules(), positionOf(opening), static_cast<int>(depth)),
                      nodes[depth - 1])
                << "depth " << depth;
    }
}

TEST(TwoCitiesPerft, TheBookCountsTheSame)
{
    constexpr std::uint64_t most = 20'000; ///< a slow generator
    for (std::size_t index = 0; index < cases().size(); ++index) {
        SCOPED_TRACE(index);
        const auto &[opening, nodes] = cases()[index];
        for (std::size_t depth = 1; depth <= nodes.size() && nodes[depth - 1] <= most; ++depth)
            EXPECT_EQ(waystone::test::perftBy(rules(), positionOf(opening), static_cast<int>(depth),
                                              actionsByTheBook),
                      nodes[depth - 1])
                << "depth " << depth;
    }
}

TEST(TwoCitiesPerft, TheOrderOfTheLegalActions)
{
    std::string text;
    for (const Case &each : cases()) {
        const State state = positionOf(each.opening);
        text += "# " + rules().positionText(rules().setup(state)) + '\n';
        for (Seat seat = 0; seat < each.opening.players; ++seat)
            for (const Action action : waystone::test::legalActions(rules(), state, seat))
                text += std::to_string(seat) + ": " + rules().notation(action) + '\n';
    }
    EXPECT_EQ(waystone::test::differenceFromExpected("positions/between_two_cities_action_order.txt", text),
              "");
}

} // namespace waystone::twocities::test
