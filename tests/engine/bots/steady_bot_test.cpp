#include "bots/steady_bot.h"

#include "bots/bots.h"
#include "support/tiny_game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::test {
namespace {

TEST(SteadyBots, AnswerForWhomPeopleMayPlayAgainstAlone)
{
    const auto game = *tinyGames().kinds().front().make("{}", {});
    const Position position = *game->from(*game->setupFrom("2 0 0 4 5 4 3 0 0 1 0 0"));
    for (const std::string_view id : everyBotId()) {
        const bool isOffered = std::ranges::find(botIds(), id) != botIds().end();
        const auto answer = steadyAnswer(*game, game->view(position, 0), 0, id, 7, {});
        EXPECT_EQ(answer.has_value(), isOffered) << id;
        EXPECT_EQ(answer, steadyAnswer(*game, game->view(position, 0), 0, id, 7, {}));
    }
    EXPECT_FALSE(steadyAnswer(*game, game->view(position, 0), 0, "nobody", 7, {}));
}

} // namespace
} // namespace waystone::test
