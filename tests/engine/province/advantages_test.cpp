#include "advice/told_moments.h"
#include "province/rules.h"
#include "province/rules/queries.h"
#include "province/words/codes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>

namespace waystone::province {
namespace {

using namespace waystone::test;

constexpr int moments = 1000;

/// The seat's next turn, as far as it can be told: nothing is borrowed any more, and no ship has been rolled.
State nextTurnOf(const Province &rules, State state, Seat seat)
{
    if (rules.choices().loanDuration == LoanDuration::thisTurn)
        state.borrowed = 0;
    state.phase = Phase::work;
    state.turn = seat;
    state.labor = 0;
    state.laborGained = 0;
    state.moved = 0;
    return state;
}

/// All workers move, one by one, by the rules.
State whenAllMoved(const Province &rules, State state, Seat seat, int *moves = nullptr)
{
    for (;;) {
        // A goal that is earned on the way brings points alone, whatever comes after it.
        if (state.phase == Phase::reveal || state.phase == Phase::over) {
            state.phase = Phase::work;
            state.end = End::notYet;
            state.goalShown = none;
            state.goalsUnseen = 0;
        }
        ActionList actions;
        rules.legal(state, seat, actions);
        const auto move = std::ranges::find_if(
            actions, [](Action action) { return action.verb == static_cast<std::uint8_t>(Verb::move); });
        if (move == actions.end())
            return state;
        rules.apply(state, seat, *move, nullptr);
        if (moves != nullptr)
            ++*moves;
    }
}

/// Likewise; nothing for a code that is not known.
std::optional<int> truthOf(const Province &rules, std::string_view code, std::string_view what,
                           const State &state, Seat seat)
{
    if (code == advantage_code::workersToMove) {
        int moves = 0;
        whenAllMoved(rules, nextTurnOf(rules, state, seat), seat, &moves);
        return moves;
    }
    if (code == advantage_code::nextLabor)
        return whenAllMoved(rules, nextTurnOf(rules, state, seat), seat).labor;
    if (code == advantage_code::nextCoins) {
        const State turn = nextTurnOf(rules, state, seat);
        return whenAllMoved(rules, turn, seat).coins[seat] - turn.coins[seat];
    }
    if (code == advantage_code::laborAtStart)
        return ((state.built[seat] >> static_cast<int>(Structure::mill)) & 1) +
               ((state.built[seat] >> static_cast<int>(Structure::smithy)) & 1);
    if (code == advantage_code::firstToBuild)
        for (std::size_t structure = 0; structure < structures; ++structure)
            if (structureNames[structure] == what)
                return (((state.built[0] | state.built[1]) >> structure) & 1) != 0
                           ? 0
                           : rules.edition().points[structure];
    if (code == advantage_code::debt)
        return state.lender == seat ? 1 : 0;
    return std::nullopt;
}

// Rules: build.first-builder, work.labor, work.coins
TEST(ProvinceAdvantages, AreTrueOfThePosition)
{
    const GameKind &kind = *std::ranges::find_if(everyTable(), [](const Table &table) {
                                return table.kind->id == Province::id();
                            })->kind;
    std::map<std::string_view, int> met;
    tellMoments(kind, moments, [&](const ToldMoment &moment) {
        const Province &rules = dynamic_cast<const GameOf<Province> &>(moment.game).rules();
        for (const Reason &reason : moment.comparison.reasons) {
            if (reason.code == reason::holds || reason.code == reason::points ||
                reason.code == reason::ends || reason.code == reason::same ||
                reason.code == reason::theirTurn)
                continue;
            ++met[reason.code];
            for (const bool isOther : {false, true}) {
                const Counted &told = (isOther ? reason.without : reason.with).front();
                const Position after = positionOf(moment, reason, isOther);
                const State &state = after.as<State>();
                const bool isNotNext = state.turn != reason.seat || state.phase == Phase::over;
                if ((reason.code == advantage_code::nextLabor || reason.code == advantage_code::nextCoins) &&
                    isNotNext) {
                    EXPECT_EQ(told.amount, 0); // it has no next turn
                    continue;
                }
                const std::optional<int> expected =
                    truthOf(rules, reason.code, told.what, state, reason.seat);
                ASSERT_TRUE(expected.has_value()) << reason.code;
                EXPECT_EQ(told.amount, *expected) << reason.code << ' ' << told.what;
            }
        }
    });
    for (const std::string_view code :
         {advantage_code::workersToMove, advantage_code::laborAtStart, advantage_code::nextLabor,
          advantage_code::nextCoins, advantage_code::firstToBuild, advantage_code::debt})
        EXPECT_GT(met[code], 5) << code;
}

} // namespace
} // namespace waystone::province
