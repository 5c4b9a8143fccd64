#include "scenario/proof/middle_position.h"

#include "conformance/random_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

namespace waystone::test {
namespace {

class MiddlePosition : public testing::TestWithParam<Table> {};

TEST_P(MiddlePosition, IsAPositionOfPlayAndNotOver)
{
    const Game &game = *GetParam().game;
    for (const int actions : {0, 12, 60}) {
        MiddleGame middle;
        middle.seats = GetParam().seats;
        middle.actions = actions;
        Rng rng(static_cast<std::uint64_t>(actions));
        const Position position = middlePosition(game, middle, rng);
        const Actors actors = game.actors(position);
        EXPECT_FALSE(actors.isOver());
        EXPECT_FALSE(actors.isChance());
        const Result<Position> again = game.from(game.setup(position));
        ASSERT_TRUE(again);
        EXPECT_TRUE(game.same(*again, position));
        Rng same(static_cast<std::uint64_t>(actions));
        EXPECT_TRUE(game.same(middlePosition(game, middle, same), position));
    }
}

TEST_P(MiddlePosition, AnyOneIsAPositionOfPlayAndNotOver)
{
    const Game &game = *GetParam().game;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        MiddleGame middle;
        middle.seats = GetParam().seats;
        Rng rng(seed);
        const Position position = anyMiddlePosition(game, middle, rng);
        const Actors actors = game.actors(position);
        EXPECT_FALSE(actors.isOver());
        EXPECT_FALSE(actors.isChance());
        EXPECT_TRUE(game.from(game.setup(position)));
        Rng same(seed);
        EXPECT_TRUE(game.same(anyMiddlePosition(game, middle, same), position));
    }
}

INSTANTIATE_TEST_SUITE_P(EveryTable, MiddlePosition, testing::ValuesIn(everyTable()),
                         [](const auto &one) { return one.param.label; });

TEST(MiddlePositionPlay, MoreActionsLeadFurther)
{
    for (const Table &table : everyTable()) {
        if (table.game->id() != "milestones" || table.seats != 2)
            continue;
        MiddleGame middle;
        middle.mistakes = 0;
        int last = -1;
        for (const int actions : {0, 120, 250}) {
            middle.actions = actions;
            Rng rng(1);
            const auto totals = table.game->score(middlePosition(*table.game, middle, rng)).totals;
            EXPECT_GT(totals[0] + totals[1], last) << actions;
            last = totals[0] + totals[1];
        }
        return;
    }
    FAIL() << "no table";
}

TEST(MiddlePositionPlay, AnyOneComesFromAllOverTheMiddleThird)
{
    std::set<std::string_view> seen;
    for (const Table &table : everyTable()) {
        const Game &game = *table.game;
        if (game.id() == "tiny" || !seen.insert(game.id()).second)
            continue;
        constexpr int tries = 90;
        std::array<int, 3> counts{}; // by thirds of the middle
        for (std::uint64_t seed = 0; seed < tries; ++seed) {
            MiddleGame middle;
            middle.seats = table.seats;
            Rng rng(seed);
            const Position found = anyMiddlePosition(game, middle, rng);
            Rng again(seed);
            const std::vector<Position> turns = turnsOfAGame(game, middle, again);
            ASSERT_GE(turns.size(), 9u) << table.label;
            // The same position may be there before as well.
            const auto first = turns.begin() + static_cast<std::ptrdiff_t>(turns.size() / 3);
            const auto end = turns.begin() + static_cast<std::ptrdiff_t>(turns.size() * 2 / 3);
            const auto turn =
                std::find_if(first, end, [&](const Position &each) { return game.same(each, found); });
            ASSERT_NE(turn, end) << table.label;
            ++counts[static_cast<std::size_t>((turn - first) * 3 / (end - first))];
        }
        for (const int count : counts)
            EXPECT_GE(count, tries / 9) << table.label; // a third is expected
    }
}

TEST(MiddlePositionPlay, StopsWhenItIsToldTo)
{
    const Table table = everyTable().front();
    std::stop_source source;
    source.request_stop();
    MiddleGame middle;
    middle.seats = table.seats;
    middle.actions = 1000;
    Rng rng(1);
    const Position position = middlePosition(*table.game, middle, rng, source.get_token());
    EXPECT_FALSE(table.game->actors(position).isChance());
}

} // namespace
} // namespace waystone::test
