#include "advice/comparison.h"

#include "advice/best_turn.h"
#include "advice/continuation.h"
#include "advice/told_moments.h"
#include "core/draw.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace waystone::test {
namespace {

constexpr int moments = 1000;

/// Those that only tests know as well.
std::vector<const GameKind *> everyKind()
{
    std::vector<const GameKind *> kinds;
    for (const Table &table : everyTable())
        if (std::ranges::find(kinds, table.kind) == kinds.end())
            kinds.push_back(table.kind);
    return kinds;
}

int tallied(const Game &game, const Position &position, Seat seat, std::string_view what)
{
    for (const Tally &tally : game.tallies(game.view(position, seat)))
        if (tally.owner == seat && tally.what == what)
            return tally.amount;
    return -1;
}

int pointsIn(const Events &events, Seat seat)
{
    int sum = 0;
    for (const Event &event : events)
        sum += event.kind == Event::Kind::points && event.seat == seat ? event.amount : 0;
    return sum;
}

bool tellsOfTheEnd(const Events &events)
{
    return std::ranges::any_of(events, [](const Event &event) {
        return event.kind == Event::Kind::endTriggered || event.kind == Event::Kind::gameEnded;
    });
}

/// Points of one turn at random.
int pointsOfSomeTurn(const Game &game, Position position, Seat seat, Rng &rng)
{
    const int before = game.points(position, seat, {});
    int most = 0;
    bool hasActed = false;
    for (int steps = 0; steps < 60; ++steps) {
        const Actors actors = game.actors(position);
        if (!actors.isChance() && !actors.includes(seat))
            break;
        Events events;
        if (actors.isChance()) {
            position = game.apply(position, chanceSeat, drawn(game.outcomes(position), rng), &events);
        } else {
            const std::vector<Action> legal = game.legal(position, seat);
            position = game.apply(position, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))],
                                  &events);
            hasActed = true;
        }
        most = std::max(most, game.points(position, seat, {}) - before);
        if (hasActed && std::ranges::find(events, Event::Kind::turnBegan, &Event::kind) != events.end())
            break;
    }
    return most;
}

class Comparisons : public testing::TestWithParam<const GameKind *> {};

/// What every game tells. What is a game's own is held to in the tests of that game.
TEST_P(Comparisons, TellWhatComesOfBothActions)
{
    const GameKind &kind = *GetParam();
    std::map<std::string_view, int> met;
    Rng rng(5);
    tellMoments(kind, moments, [&](const ToldMoment &moment) {
        const Game &game = moment.game;
        std::set<std::tuple<std::string_view, Seat, Place, std::string_view>> keys;
        for (const Reason &reason : moment.comparison.reasons) {
            ++met[reason.code];
            ASSERT_EQ(reason.with.size(), reason.without.size());
            const std::string_view what = reason.with.empty() ? std::string_view() : reason.with.front().what;
            EXPECT_TRUE(keys.insert({reason.code, reason.seat, reason.subject, what}).second) << reason.code;
            for (const bool isOther : {false, true}) {
                Events events;
                const Position after = positionOf(moment, reason, isOther, &events);
                const std::vector<Counted> &counts = isOther ? reason.without : reason.with;
                if (reason.code == reason::same) {
                    EXPECT_TRUE(game.same(after, positionOf(moment, reason, !isOther)));
                    continue;
                }
                ASSERT_FALSE(counts.empty());
                EXPECT_NE(reason.with, reason.without) << reason.code;
                const int amount = counts.front().amount;
                if (reason.code == reason::holds) {
                    for (const Counted &each : counts)
                        EXPECT_EQ(each.amount, tallied(game, after, reason.seat, each.what)) << each.what;
                } else if (reason.code == reason::points)
                    EXPECT_EQ(amount, pointsIn(events, reason.seat));
                else if (reason.code == reason::sheet)
                    EXPECT_EQ(amount, game.points(after, reason.subject, {}));
                else if (reason.code == reason::ends)
                    EXPECT_EQ(amount != 0, tellsOfTheEnd(events));
                else if (reason.code == reason::theirTurn) {
                    for (int tries = 0; tries < 20; ++tries)
                        EXPECT_LE(pointsOfSomeTurn(game, after, reason.seat, rng), amount);
                }
            }
        }
    });
    EXPECT_GT(met.size(), 1U);
    for (const auto &[code, count] : met)
        RecordProperty(std::string(code), count);
}

TEST_P(Comparisons, AreTheSameTheOtherWayAround)
{
    const GameKind &kind = *GetParam();
    tellMoments(kind, 100, [&](const ToldMoment &moment) {
        const Game &game = moment.game;
        const Comparison &here = moment.comparison;
        const Comparison back = compared(game, game.view(moment.position, moment.seat), moment.seat,
                                         {{here.other}, {}}, {{here.action}, {}});
        ASSERT_EQ(back.reasons.size(), here.reasons.size());
        for (const Reason &reason : here.reasons) {
            const auto same = std::ranges::find_if(back.reasons, [&](const Reason &other) {
                return other.code == reason.code && other.seat == reason.seat &&
                       other.subject == reason.subject && other.with == reason.without;
            });
            ASSERT_NE(same, back.reasons.end()) << reason.code;
            EXPECT_EQ(same->without, reason.with);
            EXPECT_NEAR(same->weight, -reason.weight, 1e-9);
        }
    });
}

TEST_P(Comparisons, TellAtMostTwoThings)
{
    const GameKind &kind = *GetParam();
    tellMoments(kind, 200, [&](const ToldMoment &moment) {
        const Comparison &comparison = moment.comparison;
        for (const bool isBetter : {true, false}) {
            const std::vector<Reason> told = mostTelling(comparison, isBetter);
            EXPECT_EQ(told.size(), std::min<std::size_t>(2, comparison.reasons.size()));
            for (const Reason &reason : told)
                EXPECT_EQ(std::ranges::count(comparison.reasons, reason), 1);
            // What speaks for it comes first, wherever anything does.
            const auto supports = [isBetter](const Reason &reason) {
                return isBetter ? reason.weight > 0 : reason.weight < 0;
            };
            if (told.empty()) // nothing can be told apart
                continue;
            EXPECT_EQ(supports(told.front()), std::ranges::any_of(comparison.reasons, supports));
        }
    });
}

/// Every way through the turn, without remembering what was met.
int mostByTrying(const Game &game, const Position &position, Seat seat, int &left)
{
    int most = game.points(position, seat, {});
    const Actors actors = game.actors(position);
    if (--left < 0 || (!actors.isChance() && !actors.includes(seat)))
        return most;
    const auto follow = [&](Seat by, Action action) {
        Events events;
        const Position after = game.apply(position, by, action, &events);
        const bool isOver = by != chanceSeat && isTurnOver(events, game.actors(after), seat);
        most = std::max(most, isOver ? game.points(after, seat, {}) : mostByTrying(game, after, seat, left));
    };
    if (actors.isChance())
        for (const Outcome &outcome : game.outcomes(position))
            follow(chanceSeat, outcome.action);
    else
        for (const Action action : game.legal(position, seat))
            follow(seat, action);
    return most;
}

TEST_P(Comparisons, KnowTheMostOfATurn)
{
    const GameKind &kind = *GetParam();
    int tried = 0;
    int known = 0;
    tellMoments(kind, 300, [&](const ToldMoment &moment) {
        const std::optional<int> most = mostPointsOfTurn(moment.game, moment.position, moment.seat);
        if (!most)
            return;
        ++known;
        int left = 20'000;
        const int found = mostByTrying(moment.game, moment.position, moment.seat, left) -
                          moment.game.points(moment.position, moment.seat, {});
        EXPECT_LE(found, *most);
        if (left < 0)
            return;
        EXPECT_EQ(found, *most);
        ++tried;
    });
    EXPECT_TRUE(known == 0 || tried > 0);
}

INSTANTIATE_TEST_SUITE_P(Games, Comparisons, testing::ValuesIn(everyKind()), [](const auto &each) {
    std::string name(each.param->id);
    std::ranges::replace(name, '-', '_');
    return name;
});

} // namespace
} // namespace waystone::test
