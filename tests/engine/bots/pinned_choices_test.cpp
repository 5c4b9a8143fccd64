#include "bots/bots.h"
#include "core/draw.h"
#include "games.h"

#include <gtest/gtest.h>

/// The same seed and the same iterations give the same moves, whatever compiled them. Whoever changes how a level thinks
/// writes the new moves down.
namespace waystone::test {
namespace {

/// What a level plays on all seats from the start of a game, joined by "; ".
std::string opening(std::string_view id, int seats, std::string_view bot, int decisions)
{
    const std::shared_ptr<const Game> game = games().make(*games().find(id), {}, {}).value();
    Position position = game->from(game->start(seats, 0)).value();
    const std::unique_ptr<Bot> player = makeBot(bot);
    Rng chance(1);
    Rng chooser(2);
    std::string played;
    for (int decision = 0; decision < decisions;) {
        const Seat seat = game->actors(position).first();
        if (seat == chanceSeat) {
            position = game->apply(position, seat, drawn(game->outcomes(position), chance), nullptr);
            continue;
        }
        const Action action = player->choose(*game, game->view(position, seat), seat, chooser, {});
        played += (played.empty() ? "" : "; ") + game->notation(action);
        position = game->apply(position, seat, action, nullptr);
        ++decision;
    }
    return played;
}

TEST(PinnedChoices, AreTheSameOnEveryCompiler)
{
    EXPECT_EQ(opening("milestones", 2, "casual", 12),
              "choose 9 at 5; choose 8 at 7; choose 14 at 3; choose 4 at 1; move 1; move 2; move 6; "
              "move 8; move trading-house; hire 5 at 5; finish; move mill");
    EXPECT_EQ(opening("milestones", 2, "master", 16),
              "choose 9 at 4; choose 14 at 6; choose 4 at 4; choose 8 at 6; move 5; move 7; move 5; "
              "move 6; move trading-house; hire 33 at 2; sell wood wood; finish; move castle; cover 7; "
              "move trading-house; hire 19 at 1");
    EXPECT_EQ(opening("milestones", 4, "expert", 24),
              "choose 4 at 1; choose 8 at 4; choose 6 at 1; choose 23 at 3; choose 9 at 1; choose 28 at "
              "3; choose 14 at 4; choose 34 at 2; move 5; move trading-house; hire 5 at 6; finish; move "
              "2; move 3; move 3; move trading-house; hire 16 at 5; finish; move 2; move trading-house; "
              "hire 18 at 6; finish; move castle; cover 2");
    EXPECT_EQ(opening("province", 2, "master", 24),
              "move-all; finish-work; build lender; end-turn; move green upper; move green left; "
              "finish-work; end-turn; move green right; move green right; finish-work; grind; end-turn; "
              "move-all; finish-work; grind; end-turn; move green upper; finish-work; end-turn; move-all; "
              "finish-work; build union; end-turn");
    EXPECT_EQ(opening("between-two-cities", 2, "master", 9),
              "select park park; select food music; place park city0 d4; place park city2 d4; "
              "place food city1 d4; place music city3 d4; select office house; select factory park; "
              "place office city0 d5");
    // With what was learned
    EXPECT_EQ(opening("milestones", 2, "master-2", 16),
              "choose 8 at 5; choose 4 at 1; choose 28 at 7; choose 9 at 1; move 2; move trading-house; "
              "hire 16 at 4; finish; move 6; move trading-house; hire 22 at 3; finish; "
              "move board-of-works; finish; move mill; supply a1 a2 b2");
    EXPECT_EQ(opening("province", 2, "master-2", 24),
              "move-all; finish-work; grind; end-turn; move-all; finish-work; build lender; end-turn; "
              "move green upper; move green right; move green left; finish-work; grind; end-turn; move-all; "
              "finish-work; grind; end-turn; move green upper; move green left; finish-work; end-turn; "
              "move green right; move green right");
    EXPECT_EQ(opening("between-two-cities", 2, "master-2", 9),
              "select office house; select food music; place office city0 d4; place house city2 d4; "
              "place food city1 d4; place music city3 d4; select office house; select park park; "
              "place house city0 d3");
    EXPECT_EQ(opening("between-two-cities", 4, "expert", 18),
              "select factory park; select shop shop; select factory factory; select factory factory; "
              "place factory city0 d4; place park city3 d4; place shop city1 d4; place shop city0 c4; "
              "place factory city2 d4; place factory city1 d3; place factory city3 d3; "
              "place factory city2 c4; select factory park; select shop park; select shop food; "
              "select office house; place factory city0 d5; place park city3 e4");
}

} // namespace
} // namespace waystone::test
