// Counts of all ways a game can go on for so many actions, and the order in which legal actions are listed.
// Both are pinned: a change of the rules, of chance or of the order shows here.

#include "province/table.h"
#include "support/expected_file.h"
#include "support/perft.h"

#include <gtest/gtest.h>

namespace waystone::province::test {

namespace {

/// The ways on by all that refuse(), written apart, lets pass.
std::uint64_t perftOfRefusals(const Province &rules, const State &state, int depth)
{
    const Actors actors = rules.actors(state);
    if (depth == 0 || actors.isOver())
        return 1;
    std::uint64_t sum = 0;
    rules.everyAction([&](Action action) {
        if (rules.refuse(state, actors.first(), action))
            return;
        State next = state;
        rules.apply(next, actors.first(), action, nullptr);
        sum += perftOfRefusals(rules, next, depth - 1);
    });
    return sum;
}

struct Case {
    std::string_view position;
    std::vector<std::uint64_t> nodes; ///< by depth, from 1
    /// By the first revision of the rules, which knew no repaying at work and no hiring in the turn of building; empty
    /// for the same.
    std::vector<std::uint64_t> formerly = {};
};

/// A position played by other choices than the default ones.
struct ChosenCase {
    Choices choices;
    std::string_view position;
    std::vector<std::uint64_t> nodes;
};

Choices chosen(StructuresPerTurn structures, TwoPointGoal goal, MillSmithy order)
{
    Choices choices;
    choices.structuresPerTurn = structures;
    choices.twoPointGoal = goal;
    choices.millSmithy = order;
    return choices;
}

std::vector<ChosenCase> chosenCases()
{
    const Choices asPaid =
        chosen(StructuresPerTurn::asPaid, TwoPointGoal::printedValue, MillSmithy::millFirst);
    const Choices scored = chosen(StructuresPerTurn::one, TwoPointGoal::scoredOnly, MillSmithy::millFirst);
    const Choices smithy =
        chosen(StructuresPerTurn::one, TwoPointGoal::printedValue, MillSmithy::smithyFirst);
    const Choices all = chosen(StructuresPerTurn::asPaid, TwoPointGoal::scoredOnly, MillSmithy::smithyFirst);
    constexpr std::string_view rich =
        "phase=spend structures=lender:1,harbor:1 ships=mixed labor=12.12 coins=20.6 goals=!xxx-";
    constexpr std::string_view goal =
        "phase=spend structures=lender:01,bank:1,camp:0,village:0 labor=9.9 coins=12.3 goals=xxx-!";
    constexpr std::string_view orders = "phase=spend structures=lender:01 labor=6.6 coins=9.3 goals=!xxx-";
    return {{asPaid, rich, {7, 46, 291, 1594}}, {scored, goal, {7, 32, 146, 674}},
            {{}, goal, {7, 31, 136, 614}},      {smithy, orders, {7, 20, 58, 202}},
            {all, rich, {7, 46, 291, 1594}},    {all, goal, {7, 45, 227, 1091}}};
}

Choices firstRevision()
{
    Choices choices;
    choices.revision = Revision::first;
    return choices;
}

const std::vector<Case> &cases()
{
    static const std::vector<Case> all{
        // The first goal, then one of three workers or all of them, then the others or the spend phase.
        {"phase=reveal goals=-----", {5, 20, 65, 110, 220, 583, 1411}},
        {"structures=lender:01,camp:1,union:1,mill:1 workers=u,r,l,l,-,-,-,- coins=7.4 goals=!xxx-",
         {7, 41, 194, 774, 3100},
         {7, 38, 150, 435, 1417}},
        {"phase=spend structures=lender:01,bank:1,union:01,harbor:1 ships=mixed labor=6.6 coins=12.9 "
         "goals=!xxx-",
         {9, 55, 285, 1322, 5699},
         {9, 54, 275, 1262, 5395}},
        {"phase=spend structures=camp:0,harbor:01 ships=mixed labor=5.5 coins=9.4 goals=!xx--",
         {7, 24, 68, 194, 485}},
        {"structures=lender:01,camp:10,village:1,mill:1,harbor:10 loan=1 workers=u,r,l,r,l,0u,1l,0r "
         "ships=black goals=xxx!-",
         {9, 72, 487, 2756, 13893},
         {9, 72, 475, 2527, 11343}},
    };
    return all;
}

} // namespace

TEST(ProvincePerft, CountsByDepth)
{
    for (const Case &each : cases()) {
        const Table table(each.position);
        for (std::size_t depth = 1; depth <= each.nodes.size(); ++depth)
            EXPECT_EQ(waystone::test::perft(table.rules(), table.state(), static_cast<int>(depth)),
                      each.nodes[depth - 1])
                << each.position << ", depth " << depth;
    }
}

TEST(ProvincePerft, TheFirstRevisionCountsAsItDid)
{
    for (const Case &each : cases()) {
        const Table table(each.position, firstRevision());
        const std::vector<std::uint64_t> &nodes = each.formerly.empty() ? each.nodes : each.formerly;
        for (std::size_t depth = 1; depth <= nodes.size(); ++depth)
            EXPECT_EQ(waystone::test::perft(table.rules(), table.state(), static_cast<int>(depth)),
                      nodes[depth - 1])
                << each.position << ", depth " << depth;
    }
}

TEST(ProvincePerft, CountsByDepthUnderEveryChoice)
{
    for (const ChosenCase &each : chosenCases()) {
        const Table table(each.position, each.choices);
        std::vector<std::uint64_t> nodes;
        for (std::size_t depth = 1; depth <= each.nodes.size(); ++depth) {
            nodes.push_back(waystone::test::perft(table.rules(), table.state(), static_cast<int>(depth)));
            EXPECT_EQ(perftOfRefusals(table.rules(), table.state(), static_cast<int>(depth)), nodes.back())
                << each.position << ", depth " << depth;
        }
        EXPECT_EQ(nodes, each.nodes) << each.position;
    }
}

TEST(ProvincePerft, TheRefusalsCountTheSame)
{
    constexpr std::uint64_t most = 3000; ///< a slow generator
    for (const Case &each : cases()) {
        const Table table(each.position);
        for (std::size_t depth = 1; depth <= each.nodes.size() && each.nodes[depth - 1] <= most; ++depth)
            EXPECT_EQ(perftOfRefusals(table.rules(), table.state(), static_cast<int>(depth)),
                      each.nodes[depth - 1])
                << each.position << ", depth " << depth;
    }
}

TEST(ProvincePerft, TheOrderOfTheLegalActions)
{
    std::string text;
    for (const Case &each : cases()) {
        const Table table(each.position);
        text += "# " + table.rules().positionText(table.rules().setup(table.state())) + '\n';
        for (const std::string &notation : table.options())
            text += notation + '\n';
    }
    EXPECT_EQ(waystone::test::differenceFromExpected("positions/province_action_order.txt", text), "");
}

} // namespace waystone::province::test
