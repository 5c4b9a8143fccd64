#include "scenario/middle_position.h"

#include "conformance/random_games.h"

#include <gtest/gtest.h>

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
