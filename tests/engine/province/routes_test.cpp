// The clicks that spell actions: what they mean, and what a click that is not possible is told.

#include "province/table.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::province::test {

namespace {

Place at(Area area, int index = 0, Seat owner = nobody)
{
    return {static_cast<std::uint8_t>(area), owner, static_cast<std::uint16_t>(index)};
}

Place workerAt(int worker, Zone zone)
{
    return at(Area::worker, static_cast<int>(zone) * maxWorkers + worker);
}

/// The legal actions that these clicks spell in full.
std::vector<std::string> spelled(const Table &table, const Route &clicks)
{
    std::vector<std::string> found;
    ActionList actions;
    table.rules().legal(table.state(), table.state().turn, actions);
    for (const Action action : actions)
        if (const auto routes = table.rules().routes(table.state(), table.state().turn, action);
            std::ranges::find(routes, clicks) != routes.end())
            found.push_back(table.rules().notation(action));
    return found;
}

/// The reasons why what a click may mean is not possible.
std::vector<std::string> refused(const Table &table, const Route &clicks)
{
    std::vector<std::string> codes;
    for (const Action action : table.rules().meant(table.state(), table.state().turn, clicks))
        if (const auto problem = table.rules().refuse(table.state(), table.state().turn, action))
            codes.push_back(problem->code);
    return codes;
}

using Strings = std::vector<std::string>;

TEST(ProvinceRoutes, AWorkerIsClickedOrPutIntoTheNextZone)
{
    const Table table("");
    EXPECT_EQ(spelled(table, {workerAt(0, Zone::upper)}), (Strings{"move green upper"}));
    EXPECT_EQ(spelled(table, {workerAt(0, Zone::upper), at(Area::zone, 1)}), (Strings{"move green upper"}));
    EXPECT_EQ(spelled(table, {workerAt(0, Zone::upper), at(Area::zone, 2)}), Strings{});
}

TEST(ProvinceRoutes, AStructureIsClickedToBuildIt)
{
    const Table table("phase=spend labor=2.2");
    EXPECT_EQ(spelled(table, {at(Area::structure, 0)}), (Strings{"build lender"}));
    EXPECT_EQ(spelled(table, {at(Area::token, 0)}), (Strings{"build lender"})) << "where it comes to lie";
    EXPECT_EQ(spelled(table, {at(Area::stock, 6, 0), at(Area::token, 0)}), (Strings{"build lender"}));
    EXPECT_EQ(refused(table, {at(Area::structure, 1)}), (Strings{"structure-needed"}));
}

TEST(ProvinceRoutes, WhatIsOutOfReachBorrowsIt)
{
    const Table table("structures=lender:01,bank:1,camp:1,village:1,mill:1,harbor:1 ships=mixed goals=xxx!x");
    EXPECT_EQ(spelled(table, {workerAt(yellowWorker, Zone::upper)}), (Strings{"borrow camp"}));
    EXPECT_EQ(spelled(table, {workerAt(orangeWorker, Zone::upper)}), (Strings{"borrow village"}));
    EXPECT_EQ(spelled(table, {at(Area::zone, 1)}), (Strings{"borrow bank"}));
    EXPECT_EQ(spelled(table, {at(Area::ship, 1)}), (Strings{"borrow harbor"}));
    EXPECT_EQ(spelled(table, {at(Area::hire, 0, 0)}), (Strings{"borrow harbor"}));
    EXPECT_EQ(spelled(table, {at(Area::labor, 0, 0), at(Area::structure, 4)}), (Strings{"borrow mill"}));
    EXPECT_EQ(spelled(table, {at(Area::lenderCoin), at(Area::structure, 2)}), (Strings{"borrow camp"}));
    EXPECT_EQ(spelled(table, {at(Area::token, 2 * 2)}), (Strings{"borrow camp"})) << "the opponent's token";
}

TEST(ProvinceRoutes, TheUnionsControlBorrowsItOrUsesIt)
{
    const Table without("phase=spend structures=lender:0,union:1 coins=4.3");
    EXPECT_EQ(spelled(without, {at(Area::useUnion, 0, 0)}), (Strings{"borrow union"}));
    const Table with("phase=spend structures=lender:0,union:0 coins=4.3");
    EXPECT_EQ(spelled(with, {at(Area::useUnion, 0, 0)}), (Strings{"union"}));
}

TEST(ProvinceRoutes, AClickInVainHasItsReason)
{
    EXPECT_EQ(refused(Table("structures=camp:1"), {workerAt(yellowWorker, Zone::upper)}),
              (Strings{"yellow-needs-camp", "borrow-needs-lender"}));
    EXPECT_EQ(refused(Table("workers=r*,r*,l,-,-,-,-,-"), {workerAt(0, Zone::right)}),
              (Strings{"worker-has-moved"}));
    EXPECT_EQ(refused(Table(""), {at(Area::endTurn, 0, 0)}), (Strings{"work-obligatory"}));
    EXPECT_EQ(refused(Table("structures=lender:0 loan=0"), {at(Area::lenderCoin, 0, 0)}).front(),
              "coins-missing");
}

TEST(ProvinceRoutes, AMovedWorkerIsNotClickedForAnother)
{
    const Table table("workers=r*,r,l,-,-,-,-,-");
    EXPECT_EQ(spelled(table, {workerAt(0, Zone::right)}), Strings{});
    EXPECT_EQ(spelled(table, {workerAt(1, Zone::right)}), (Strings{"move green right"}));
}

TEST(ProvinceRoutes, ASailorInTheReserveIsClickedToHireIt)
{
    const Table table("phase=spend structures=harbor:0 ships=mixed coins=3.3");
    EXPECT_EQ(spelled(table, {at(Area::reserve, firstSailor)}), (Strings{"hire"}));
    EXPECT_EQ(spelled(table, {at(Area::reserve, firstSailor), at(Area::zone, 0)}), (Strings{"hire"}));
}

TEST(ProvinceRoutes, TheLenderCoinGoesBack)
{
    const Table table("phase=spend structures=lender:0 loan=0 coins=3.3");
    EXPECT_EQ(spelled(table, {at(Area::lenderCoin, 0, 0)}), (Strings{"repay"}));
    EXPECT_EQ(spelled(table, {at(Area::repay, 0, 0)}), (Strings{"repay"}));
}

} // namespace

} // namespace waystone::province::test
