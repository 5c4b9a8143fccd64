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
    [[nodiscard]] const Game &game() const { return *GetParam().game; }
    [[nodiscard]] std::string text(const Position &position) const
    {
        return game().positionText(game().setup(position));
    }
    [[nodiscard]] Trial trial() const { return {game(), GetParam().seats, GetParam().kind->hasSecrets}; }
};

TEST_P(Conformance, WordsAndPlacesAreListedOnce)
{
    const Trial trial = this->trial();
    const auto areUnique = [](std::span<const std::string_view> words) {
        return std::set(words.begin(), words.end()).size() == words.size();
    };
    EXPECT_TRUE(areUnique(game().terms()));
    EXPECT_TRUE(areUnique(game().promptCodes()));
    EXPECT_EQ(std::ranges::adjacent_find(trial.places()), trial.places().end());
    for (const Place &place : trial.places())
        EXPECT_LT(place.area, game().areas().size());
}

/// What is held against every so many positions of so many games, the last one of each game included.
struct PositionCheck {
    const char *what;
    int games;
    Breach (*breachOf)(Trial &trial, const Position &position);
    int stride = 1;
};

constexpr PositionCheck positionChecks[] = {
    {"legal actions are sorted, unique and not refused", 100, invariant::actorsHaveLegalActions},
    // Every expressible action on a few dozen positions spread over the games, a sample of them on all others.
    {"what is not legal is refused with a known code", 24, invariant::someOtherActionsAreRefused},
    {"whatever is not legal is refused with a known code", 6, invariant::everyOtherActionIsRefused, 211},
    {"outcomes of chance are sorted, unique and playable", 20, invariant::outcomesArePlayable},
    {"positions survive being set up", 12, invariant::setupGoesBack},
    {"positions survive JSON", 12, invariant::jsonReadsBack},
    {"positions survive text", 12, invariant::textReadsBack},
    {"hashes tell positions apart", 20, invariant::hashTellsItApart},
    // A game may have quicker ways to the numbers that goals ask for.
    {"numbers are those of sheets and pieces", 6, invariant::quickNumbersAreRight, 10},
    {"points add up", 100, invariant::scoreAddsUp},
    {"the worth of a position ends with the ranks", 30, invariant::worthEndsWithTheRanks},
    {"sheets add up and point at known places", 20, invariant::sheetsAddUp},
    {"the telling of a game ends with its score", 20, invariant::tellingEndsWithTheScore},
    {"pieces and tallies speak in known terms", 20, invariant::termsAreKnown},
    {"standings have rows of their own", 20, invariant::standingsAreOfTheirOwn},
    {"pieces lie on known places and have their own ids", 20, invariant::piecesLieOnPlaces, 4},
    {"every legal action has routes, and every route one action", 12, invariant::routesSpellOneAction},
    {"clicks mean the actions that they may spell", 3, invariant::clicksMeanWhatTheySpell, 17},
    {"a guess cannot be told from the truth", 20, invariant::guessesCannotBeToldApart},
    {"seats choose in secret only where they may", 10, invariant::secretsAreWhereTheyMayBe},
};

/// What is held against every ply of so many games.
struct PlyCheck {
    const char *what;
    int games;
    Breach (*breachOf)(Trial &trial, const PlayedPly &ply);
};

constexpr PlyCheck plyChecks[] = {
    {"notation reads back", 20, invariant::notationReadsBack},
    {"applying is the same again", 20, invariant::applyingIsTheSameAgain},
    {"points are the sum of the events", 100, invariant::eventsAddUp},
    {"sheets have the same rows in every position", 20, invariant::sheetsAreTheSame},
    {"events speak in known terms", 20, invariant::eventsAreKnown},
    {"standings have the same rows in every position", 20, invariant::standingsAreTheSame},
    {"clicks that spell what was played mean it", 20, invariant::clicksMeanWhatTheySpell},
};

// Playing them takes as long as many of the checks: all look at the same games.
TEST_P(Conformance, RandomGamesKeepEverythingThatGamesMustKeep)
{
    int games = 0;
    for (const PositionCheck &check : positionChecks)
        games = std::max(games, inTime(check.games));
    Trial trial = this->trial();
    int round = 0;
    int positions = 0; // of all games up to now
    const auto expectHolds = [&](const Breach &breach, const char *what, const Position &position) {
        if (breach && !HasFailure())
            ADD_FAILURE() << what << ", game " << round << ": " << *breach << '\n' << text(position);
    };
    const auto lookAt = [&](const Position &position, bool isLast) {
        for (const PositionCheck &check : positionChecks)
            if (round < inTime(check.games) && (isLast || positions % check.stride == 0))
                expectHolds(check.breachOf(trial, position), check.what, position);
    };
    Rng rng(1);
    for (; round < games; ++round)
        playRandomly(GetParam(), rng, maxPlies, [&](const Step &step) {
            lookAt(step.before, false);
            ++positions;
            if (game().actors(step.after).isOver())
                lookAt(step.after, true);
            for (const PlyCheck &check : plyChecks)
                if (round < inTime(check.games))
                    expectHolds(check.breachOf(trial, step), check.what, step.after);
        });
    EXPECT_EQ(trial.hasSeenSecret(), GetParam().kind->hasSecrets);
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
