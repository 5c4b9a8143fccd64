#include "advice/told_moments.h"
#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/words/codes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>

namespace waystone::twocities {
namespace {

using namespace waystone::test;

constexpr int moments = 1000;

/// What a city comes to by a tile put where it brings most, tried by the rules that refuse.
int bestBy(const BetweenTwoCities &rules, const State &state, Seat seat, int tile, int city)
{
    State placing = state;
    placing.phase = Phase::place;
    placing.acting = static_cast<std::uint8_t>(1U << seat);
    placing.kept[seat] = {static_cast<std::uint8_t>(tile), tile::none};
    placing.open[seat] = sideOf(state.players, seat, city);
    const auto number = static_cast<std::size_t>(city);
    const auto sheetTotal = [&](const State &of) { return rules.breakdown(of)[number].total; };
    std::optional<int> best;
    for (int cell = 0; cell < grid::cells; ++cell) {
        const Action action = actionOf(Verb::place, tile, city, cell);
        if (rules.refuse(placing, seat, action))
            continue;
        State built = placing;
        // The turn does not end by it: somebody else is still to place.
        built.acting = static_cast<std::uint8_t>(built.acting | (1U << ((seat + 1) % state.players)));
        built.open[(seat + 1) % state.players] = side::both;
        rules.apply(built, seat, action, nullptr);
        const int gain = sheetTotal(built) - sheetTotal(state);
        best = std::max(best.value_or(gain), gain);
    }
    return best.value_or(0);
}

int together(const BetweenTwoCities &rules, const State &state, Seat seat, int one, int other)
{
    const int left = leftCity(state.players, seat);
    const int right = rightCity(state.players, seat);
    return std::max(bestBy(rules, state, seat, one, left) + bestBy(rules, state, seat, other, right),
                    bestBy(rules, state, seat, other, left) + bestBy(rules, state, seat, one, right));
}

/// Of what the seat has not kept, the two that bring the next holder most.
int passedOn(const BetweenTwoCities &rules, const State &state, Seat seat, Seat next)
{
    std::vector<int> rest;
    std::vector<int> kept;
    if (state.phase == Phase::select)
        kept.assign(state.kept[seat].begin(), state.kept[seat].end());
    for (std::size_t slot = 0; slot < state.handSizes[seat]; ++slot) {
        const auto gone = std::ranges::find(kept, int{state.hands[seat][slot]});
        if (gone == kept.end())
            rest.push_back(state.hands[seat][slot]);
        else
            kept.erase(gone);
    }
    int best = 0;
    for (std::size_t one = 0; one < rest.size(); ++one)
        for (std::size_t other = 0; other < one; ++other)
            best = std::max(best, together(rules, state, next, rest[one], rest[other]));
    return best;
}

TEST(TwoCitiesAdvantages, AreTrueOfThePosition)
{
    const GameKind &kind = *std::ranges::find_if(everyTable(), [](const Table &table) {
                                return table.kind->id == BetweenTwoCities::id();
                            })->kind;
    std::map<std::string_view, int> met;
    tellMoments(kind, moments, [&](const ToldMoment &moment) {
        const BetweenTwoCities &rules = dynamic_cast<const GameOf<BetweenTwoCities> &>(moment.game).rules();
        for (const Reason &reason : moment.comparison.reasons) {
            const std::string_view code = reason.code;
            const bool isOwn = code == advantage_code::keptTiles || code == advantage_code::passedOn ||
                               code == advantage_code::oneMoreLeft || code == advantage_code::oneMoreRight;
            if (!isOwn) {
                EXPECT_TRUE(code == reason::sheet || code == reason::ends || code == reason::same) << code;
                continue;
            }
            ++met[code];
            for (const bool isOther : {false, true}) {
                const Counted &told = (isOther ? reason.without : reason.with).front();
                const Position after = positionOf(moment, reason, isOther);
                const State &state = after.as<State>();
                if (code == advantage_code::keptTiles) {
                    const auto &kept = state.kept[moment.seat];
                    EXPECT_EQ(told.amount, together(rules, state, moment.seat, kept[0], kept[1]));
                } else if (code == advantage_code::passedOn) {
                    EXPECT_EQ(told.amount, passedOn(rules, state, moment.seat, reason.seat));
                } else {
                    const int city = code == advantage_code::oneMoreLeft
                                         ? leftCity(state.players, moment.seat)
                                         : rightCity(state.players, moment.seat);
                    const auto kindOf = std::ranges::find(kindNames, told.what) - kindNames.begin();
                    EXPECT_EQ(told.amount, bestBy(rules, state, moment.seat, static_cast<int>(kindOf), city));
                }
            }
        }
    });
    for (const std::string_view code : {advantage_code::keptTiles, advantage_code::passedOn,
                                        advantage_code::oneMoreLeft, advantage_code::oneMoreRight})
        EXPECT_GT(met[code], 5) << code;
}

} // namespace
} // namespace waystone::twocities
