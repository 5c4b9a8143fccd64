#include "conformance/random_games.h"
#include "core/session.h"
#include "support/under_sanitizer.h"
#include "trials/game_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

/// What every game must keep, whatever its rules: run over all games, numbers of players and options there are. What is
/// held against a position or a ply is in engine/trials, where `waystone-cli simulate --check` has it from too.
namespace waystone::test {
namespace {

constexpr int maxPlies = 3000; // longer games are cut

class Conformance : public testing::TestWithParam<Table> {
protected:
    using OfPosition = Breach (*)(Trial &trial, const Position &position);
    using OfPly = Breach (*)(Trial &trial, const PlayedPly &ply);

    [[nodiscard]] const Game &game() const { return *GetParam().game; }
    [[nodiscard]] std::string text(const Position &position) const
    {
        return game().positionText(game().setup(position));
    }
    void play(int games, const std::function<void(const Step &)> &watch) const
    {
        Rng rng(1);
        for (int round = 0; round < inTime(games); ++round)
            playRandomly(GetParam(), rng, maxPlies, watch);
    }

    /// Every so many positions of random games, the last one of each included.
    void expectOfPositions(int games, OfPosition breachOf, int stride = 1)
    {
        int positions = 0;
        play(games, [&](const Step &step) {
            if (positions++ % stride == 0)
                expectHolds(breachOf(trial_, step.before), step.before);
            if (game().actors(step.after).isOver())
                expectHolds(breachOf(trial_, step.after), step.after);
        });
    }
    void expectOfPlies(int games, OfPly breachOf)
    {
        play(games, [&](const Step &step) { expectHolds(breachOf(trial_, step), step.after); });
    }

    Trial trial_{*GetParam().game, GetParam().seats, GetParam().kind->hasSecrets};

private:
    void expectHolds(const Breach &breach, const Position &position) const
    {
        if (breach && !HasFailure())
            ADD_FAILURE() << *breach << '\n' << text(position);
    }
};

TEST_P(Conformance, WordsAndPlacesAreListedOnce)
{
    const auto areUnique = [](std::span<const std::string_view> words) {
        return std::set(words.begin(), words.end()).size() == words.size();
    };
    EXPECT_TRUE(areUnique(game().terms()));
    EXPECT_TRUE(areUnique(game().promptCodes()));
    EXPECT_EQ(std::ranges::adjacent_find(trial_.places()), trial_.places().end());
    for (const Place &place : trial_.places())
        EXPECT_LT(place.area, game().areas().size());
}

TEST_P(Conformance, LegalActionsAreSortedUniqueAndNotRefused)
{
    expectOfPositions(100, invariant::actorsHaveLegalActions);
}

// Every expressible action on a few dozen positions spread over the games, a sample of them on all others.
TEST_P(Conformance, WhatIsNotLegalIsRefusedWithAKnownCode)
{
    expectOfPositions(24, invariant::someOtherActionsAreRefused);
    expectOfPositions(6, invariant::everyOtherActionIsRefused, 211);
}

TEST_P(Conformance, ChanceOutcomesAreSortedUniqueAndPlayable)
{
    expectOfPositions(20, invariant::outcomesArePlayable);
}

TEST_P(Conformance, PositionsSurviveSetupJsonAndText)
{
    expectOfPositions(12, invariant::setupGoesBack);
    expectOfPositions(12, invariant::jsonReadsBack);
    expectOfPositions(12, invariant::textReadsBack);
}

TEST_P(Conformance, HashesTellPositionsApart)
{
    expectOfPositions(20, invariant::hashTellsItApart);
}

// A game may have quicker ways to the numbers that goals ask for.
TEST_P(Conformance, NumbersAreThoseOfSheetsAndPieces)
{
    expectOfPositions(6, invariant::quickNumbersAreRight, 10);
}

TEST_P(Conformance, NotationReadsBack)
{
    expectOfPlies(20, invariant::notationReadsBack);
}

TEST_P(Conformance, ApplyingIsTheSameAgain)
{
    expectOfPlies(20, invariant::applyingIsTheSameAgain);
}

TEST_P(Conformance, PointsAreTheSumOfTheEvents)
{
    expectOfPlies(100, invariant::eventsAddUp);
    expectOfPositions(100, invariant::scoreAddsUp);
}

TEST_P(Conformance, TheWorthOfAPositionEndsWithTheRanks)
{
    expectOfPositions(30, invariant::worthEndsWithTheRanks);
}

TEST_P(Conformance, SheetsAddUpAndPointAtKnownPlaces)
{
    expectOfPositions(20, invariant::sheetsAddUp);
    expectOfPlies(20, invariant::sheetsAreTheSame);
}

TEST_P(Conformance, TheTellingOfAGameEndsWithItsScore)
{
    expectOfPositions(20, invariant::tellingEndsWithTheScore);
}

TEST_P(Conformance, EventsPiecesAndTalliesSpeakInKnownTerms)
{
    expectOfPositions(20, invariant::termsAreKnown);
    expectOfPlies(20, invariant::eventsAreKnown);
}

TEST_P(Conformance, StandingsAreTheSameRowsInEveryPosition)
{
    expectOfPositions(20, invariant::standingsAreOfTheirOwn);
    expectOfPlies(20, invariant::standingsAreTheSame);
}

TEST_P(Conformance, PiecesLieOnKnownPlacesAndHaveTheirOwnIds)
{
    expectOfPositions(20, invariant::piecesLieOnPlaces, 4);
}

TEST_P(Conformance, EveryLegalActionHasRoutesAndEveryRouteOneAction)
{
    expectOfPositions(12, invariant::routesSpellOneAction);
}

TEST_P(Conformance, ClicksMeanTheActionsThatTheyMaySpell)
{
    expectOfPositions(3, invariant::clicksMeanWhatTheySpell, 17);
}

TEST_P(Conformance, AGuessCannotBeToldFromTheTruth)
{
    expectOfPositions(20, invariant::guessesCannotBeToldApart);
}

TEST_P(Conformance, SeatsChooseInSecretOnlyWhereTheKindTellsOfSecrets)
{
    expectOfPositions(10, invariant::secretsAreWhereTheyMayBe);
    EXPECT_EQ(trial_.hasSeenSecret(), GetParam().kind->hasSecrets);
}

TEST_P(Conformance, TakingEverythingBackEndsAtTheStart)
{
    Rng rng(6);
    Session session(GetParam().game, startOf(GetParam(), rng), rng);
    for (int ply = 0; ply < 200; ++ply) {
        session.playChance();
        const Actors actors = game().actors(session.position());
        if (actors.isOver())
            break;
        const std::vector<Action> legal = game().legal(session.position(), actors.first());
        ASSERT_FALSE(
            session.play(actors.first(), legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    const Breach breach = invariant::gameCanBeTakenBack(session);
    EXPECT_FALSE(breach) << *breach;
}

TEST_P(Conformance, GamesEnd)
{
    // By default every random game ends.
    if (GetParam().label.find("playOn") != std::string::npos)
        GTEST_SKIP() << "this option lets a stalled game go on for ever";
    constexpr int longest = 20000;
    Rng rng(8);
    for (int round = 0; round < inTime(50); ++round) {
        const Position last = playRandomly(
            GetParam(), rng, longest, [](const Step &) {}, longest);
        ASSERT_TRUE(game().actors(last).isOver()) << text(last);
        for (Seat seat = 0; seat < GetParam().seats; ++seat)
            ASSERT_TRUE(game().legal(last, seat).empty());
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Conformance, testing::ValuesIn(everyTable()),
                         [](const auto &info) { return info.param.label; });

} // namespace
} // namespace waystone::test
