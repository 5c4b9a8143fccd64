// What the search of this game leaves out, and what it must not.

#include "bots/bots.h"
#include "bots/match.h"
#include "games.h"
#include "province/table.h"
#include "province/thinking/search_policy.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::province::test {

namespace {

using Strings = std::vector<std::string>;

/// The actions that are left for whoever acts, who has just done `last`; "" if that is not known.
Strings kept(const Table &table, std::string_view last)
{
    const Province &rules = table.rules();
    ActionList actions;
    rules.legal(table.state(), table.actor(), actions);
    Policy().prune(rules, table.state(), table.actor(), last.empty() ? Action{} : *rules.actionFrom(last),
                   actions);
    Strings notations;
    for (const Action action : actions)
        notations.push_back(rules.notation(action));
    return notations;
}

bool has(const Strings &all, std::string_view notation)
{
    return std::ranges::find(all, notation) != all.end();
}

TEST(ProvinceSearchPolicy, WorkersMoveInOneOrder)
{
    Table table("");
    EXPECT_EQ(kept(table, ""),
              (Strings{"move green upper", "move green right", "move green left", "move-all"}));
    table.play("move green right");
    EXPECT_EQ(kept(table, "move green right"), (Strings{"move green left", "finish-work"}));
    EXPECT_EQ(kept(table, ""), table.options()) << "what was done is not known";
}

TEST(ProvinceSearchPolicy, LaborLeftOverIsGround)
{
    const Table table("phase=spend labor=2.2 coins=0.0");
    EXPECT_EQ(table.options(), (Strings{"grind", "end-turn"}));
    EXPECT_EQ(kept(table, ""), (Strings{"grind"}));
}

TEST(ProvinceSearchPolicy, LaborIsGroundOnlyForWhatItMakesPossible)
{
    // The Lender costs 2 labor and 2 coins.
    const Table before("phase=spend labor=4.4 coins=2.3");
    EXPECT_TRUE(has(kept(before, ""), "build lender"));
    const Table enough("phase=spend labor=2.4 coins=3.3"); // 2 coins were enough
    EXPECT_TRUE(enough.can("build lender"));
    EXPECT_FALSE(has(kept(enough, "grind"), "build lender"));
    const Table tooFew("phase=spend labor=2.4 coins=2.3"); // 1 coin was not
    EXPECT_TRUE(has(kept(tooFew, "grind"), "build lender"));
}

TEST(ProvinceSearchPolicy, WhatTheUnionBringsIsNotGround)
{
    const Table table("phase=spend labor=2.3 coins=2.3 structures=union:0");
    EXPECT_TRUE(has(kept(table, ""), "grind"));
    EXPECT_FALSE(has(kept(table, "union"), "grind"));
    EXPECT_TRUE(has(kept(table, "union"), "end-turn"));
    // One labor before was too little for the Lender.
    EXPECT_TRUE(has(kept(table, "union"), "build lender"));
}

/// Every turn that the winner of this position lets pass brings a point more, as the search sees it; "master" once put
/// the end off for ever.
TEST(ProvinceSearchPolicy, WhoeverIsSureToWinEndsTheGame)
{
    const auto game = games().make(*games().find("province"), {}, {}).value();
    const auto setup = game->setupFrom("phase=spend turn=0 labor=4.4 coins=42.1 "
                                       "structures=lender:10,bank:0,mill:0,smithy:0,union:01,harbor:0 "
                                       "ships=black loan=1 goals=0!000 workers=u,u,u*,-,-,0l*,0r,0u");
    ASSERT_TRUE(setup);
    for (const std::uint64_t seed : {1, 2, 3, 4, 5}) {
        const auto master = makeBot("master");
        const auto other = makeBot("random");
        const std::array<Bot *, 2> bots{master.get(), other.get()};
        EXPECT_TRUE(playMatch(*game, game->from(*setup).value(), bots, seed, 100).isOver) << seed;
    }
}

} // namespace

} // namespace waystone::province::test
