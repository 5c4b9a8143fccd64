#include "bots/search/searcher_of.h"
#include "core/session.h"

#include "core/json/json.h"
#include "support/tiny_game.h"

#include <gtest/gtest.h>

namespace waystone {
namespace {

using test::TinyGame;

Session tinySession(int seats = 3, std::uint64_t seed = 5)
{
    auto game = std::make_shared<GameOf<TinyGame>>(TinyGame(), searcherOf<TinyGame, PlainPolicy>);
    Position start = *game->from(game->start(seats, 0));
    return {game, start, Rng(seed)};
}

Action bid(std::uint8_t amount)
{
    return {TinyGame::bid, amount, 0, 0};
}

const TinyGame::State &state(const Session &session)
{
    return session.position().as<TinyGame::State>();
}

TEST(SessionTest, ChanceIsPlayedUntilASeatHasToAct)
{
    Session session = tinySession();
    EXPECT_EQ(session.playChance(), 3);
    EXPECT_EQ(session.game().actors(session.position()).count(), 3);
    EXPECT_EQ(session.playChance(), 0);
}

TEST(SessionTest, SeveralSeatsChooseAtOnceInAnyOrder)
{
    Session session = tinySession();
    session.playChance();
    EXPECT_FALSE(session.play(2, bid(0)));
    EXPECT_FALSE(session.game().actors(session.position()).includes(2));
    EXPECT_FALSE(session.play(0, bid(1)));
    EXPECT_EQ(session.game().actors(session.position()), Actors::seat(1));
    EXPECT_FALSE(session.play(1, bid(0)));
    EXPECT_EQ(state(session).round, 1);
    EXPECT_EQ(state(session).points[0], 1);
}

TEST(SessionTest, AnIllegalActionChangesNothingAndNamesTheProblem)
{
    Session session = tinySession();
    session.playChance();
    const std::size_t size = session.size();
    const std::optional<Problem> problem = session.play(0, bid(9));
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->code, "bid-too-high");
    EXPECT_EQ(session.size(), size);
}

TEST(SessionTest, ChanceAndSecretsStopTakingBack)
{
    Session session = tinySession();
    session.playChance();
    EXPECT_EQ(session.stopAt(session.current()), TakeBackStop::chance);
    session.play(0, bid(1));
    EXPECT_EQ(session.stopAt(session.current()), TakeBackStop::secret);
}

TEST(SessionTest, RedoBringsTheChanceThatFollowedWithIt)
{
    Session session = tinySession(2);
    session.playChance();
    session.play(0, bid(0));
    const PlyId beforeLastBid = session.current();
    session.play(1, bid(1));
    EXPECT_EQ(session.playChance(), 2);
    const PlyId end = session.current();
    session.takeBackTo(beforeLastBid);
    EXPECT_TRUE(session.ply(end).takenBack);
    ASSERT_EQ(session.redoTarget(), end);
    session.redoTo(end);
    EXPECT_FALSE(session.ply(end).takenBack);
    EXPECT_EQ(session.current(), end);
    EXPECT_FALSE(session.redoTarget());
}

TEST(SessionTest, TakingBackNeverBringsAnotherDraw)
{
    Session session = tinySession(2);
    session.playChance();
    session.play(0, bid(0));
    const PlyId fork = session.current();
    session.play(1, bid(0));
    session.playChance();
    const auto dealt = state(session).card;
    session.takeBackTo(fork);
    session.play(1, bid(1));
    session.playChance();
    EXPECT_EQ(state(session).card, dealt);
    EXPECT_EQ(session.ply(fork).children.size(), 2u);
}

TEST(SessionTest, PlayingTheSameAgainReturnsToTheSamePly)
{
    Session session = tinySession(2);
    session.playChance();
    const PlyId fork = session.current();
    session.play(0, bid(0));
    const PlyId first = session.current();
    session.takeBackTo(fork);
    session.play(0, bid(0));
    EXPECT_EQ(session.current(), first);
    EXPECT_FALSE(session.ply(first).takenBack);
}

TEST(SessionTest, PromotingAVariationMakesItTheMainLine)
{
    Session session = tinySession(2);
    session.playChance();
    const PlyId fork = session.current();
    session.play(0, bid(0));
    const PlyId main = session.current();
    session.goTo(fork);
    session.play(0, bid(1));
    const PlyId variation = session.current();
    EXPECT_EQ(session.endOfLine(0), main);
    session.promote(variation);
    EXPECT_EQ(session.endOfLine(0), variation);
    EXPECT_EQ(session.lineTo(variation).back(), variation);
    EXPECT_EQ(session.lineTo(variation).front(), 0u);
}

TEST(SessionTest, TheTurnStartIsWhereTheTurnBegan)
{
    Session session = tinySession(2);
    session.playChance();
    session.play(0, bid(0));
    session.play(1, bid(0));
    const PlyId secondRound = session.current();
    EXPECT_TRUE(session.ply(secondRound).beginsTurn);
    session.playChance();
    session.play(0, bid(0));
    EXPECT_EQ(session.turnStartTarget(true), secondRound);
    EXPECT_FALSE(session.turnStartTarget(false));
}

TEST(SessionTest, TheSameSeedPlaysTheSameGame)
{
    Session one = tinySession(7, 11);
    Session other = tinySession(7, 11);
    Session third = tinySession(7, 12);
    for (Session *session : {&one, &other, &third})
        session->playChance();
    EXPECT_EQ(state(one), state(other));
    EXPECT_NE(state(one), state(third));
}

} // namespace
} // namespace waystone
