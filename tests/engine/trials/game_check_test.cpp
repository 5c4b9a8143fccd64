#include "bots/search/searcher.h"
#include "core/draw.h"
#include "core/json/json.h"
#include "core/session.h"
#include "support/tiny_game.h"
#include "trials/game_check.h"

#include <gtest/gtest.h>

#include <limits>

/// Each game below breaks one contract, and the check says which.
namespace waystone::test {
namespace {

using Violation = GameCheck::Violation;

constexpr int seats = 3;

/// Plays whole games until one breaks an invariant, and says which.
template <class R>
std::string broken(bool mayHaveSecrets = true)
{
    const auto game = std::make_shared<GameOf<R>>(
        R(), [](const R &, const SearchTask &) { return std::unique_ptr<Searcher>(); });
    GameCheck check(*game, seats, mayHaveSecrets);
    Rng rng(1);
    for (std::uint64_t seed = 1; seed <= 8000; ++seed) {
        check.beginGame(seed);
        Session session(game, *game->from(game->start(seats, 0)), Rng(seed));
        for (Actors actors = game->actors(session.position());; actors = game->actors(session.position())) {
            if (const std::optional<Violation> found = check.position(session.position()))
                return std::string(found->invariant);
            if (actors.isOver())
                break;
            const Position before = session.position();
            Seat seat = actors.first();
            Action action{};
            if (actors.isChance()) {
                action = drawn(game->outcomes(before), rng);
            } else {
                const std::vector<Action> legal = game->legal(before, seat);
                action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            }
            if (const std::optional<Problem> problem = session.play(seat, action))
                return "refused: " + describe(*problem);
            const Ply &ply = session.ply(session.current());
            if (const std::optional<Violation> found =
                    check.ply({before, seat, action, ply.position, ply.events}))
                return std::string(found->invariant);
        }
        if (const std::optional<Violation> found = check.end(session))
            return std::string(found->invariant);
    }
    return {};
}

struct ListsTwice : TinyGame {
    void legal(const State &state, Seat seat, ActionList &actions) const
    {
        TinyGame::legal(state, seat, actions);
        if (actions.size() == 3)
            actions.add(*(actions.end() - 1));
    }
};

struct RefusesInUnknownWords : TinyGame {
    [[nodiscard]] std::optional<Problem> refuse(const State &state, Seat seat, Action action) const
    {
        std::optional<Problem> problem = TinyGame::refuse(state, seat, action);
        if (problem && problem->code == "bid-too-high")
            problem->code = "too-much";
        return problem;
    }
};

struct AllowsWhatItDoesNotList : TinyGame {
    [[nodiscard]] std::optional<Problem> refuse(const State &state, Seat seat, Action action) const
    {
        const bool isFour = action == Action{bid, 4, 0, 0} && actors(state).includes(seat);
        return isFour ? std::nullopt : TinyGame::refuse(state, seat, action);
    }
};

struct LetsSeatsDeal : TinyGame {
    [[nodiscard]] std::optional<Problem> refuse(const State &state, Seat seat, Action action) const
    {
        const bool isDealt = action.verb == deal && actors(state).isChance() && state.round == 1;
        return TinyGame::refuse(state, isDealt ? chanceSeat : seat, action);
    }
};

struct KeepsSomeOpen : TinyGame {
    [[nodiscard]] bool secret(const State &, Seat, Action action) const { return action.first != 0; }
};

struct LosesACard : TinyGame {
    [[nodiscard]] Setup setup(const State &state) const
    {
        Setup setup = state;
        if (setup.round == 1)
            setup.card.back() = 1;
        return setup;
    }
};

struct WritesOtherJson : TinyGame {
    [[nodiscard]] Json toJson(const Setup &setup) const
    {
        Setup other = setup;
        other.points[0] = 0;
        return TinyGame::toJson(other);
    }
};

struct WritesOtherText : TinyGame {
    [[nodiscard]] std::string positionText(const Setup &setup) const
    {
        Setup other = setup;
        other.points[0] = 0;
        return TinyGame::positionText(other);
    }
};

struct HashesByRound : TinyGame {
    [[nodiscard]] std::uint64_t hash(const State &state) const { return state.round; }
};

struct TellsACard : TinyGame {
    [[nodiscard]] View view(const State &state, Seat seat) const
    {
        View view = TinyGame::view(state, seat);
        view.seen.points.back() = state.isOver == 0 ? state.card[0] : state.points.back();
        return view;
    }
};

struct ScoresMoreThanItsItems : TinyGame {
    [[nodiscard]] Score score(const State &state) const
    {
        Score score = TinyGame::score(state);
        ++score.totals[0];
        return score;
    }
};

struct IsWorthNothingKnown : TinyGame {
    [[nodiscard]] double worth(const State &state, Seat seat) const
    {
        return state.isOver != 0 ? std::numeric_limits<double>::infinity() : TinyGame::worth(state, seat);
    }
};

struct IsWorthLessToTheFirst : TinyGame {
    [[nodiscard]] double worth(const State &state, Seat seat) const { return -TinyGame::worth(state, seat); }
};

struct CountsUnknownThings : TinyGame {
    [[nodiscard]] std::vector<Standing> standings(const State &) const { return {{0, "things", {}, 1}}; }
};

struct CountsThingsByRound : TinyGame {
    [[nodiscard]] std::vector<Standing> standings(const State &state) const
    {
        return {{static_cast<Seat>(state.round), "card", {}, 1}};
    }
};

struct ScoresNowhere : TinyGame {
    [[nodiscard]] std::vector<ScoreSheet> breakdown(const State &) const
    {
        return {{{bidBox, 0, 0}, {0}, {{"bid", 1, {{"card", 1, {}}}}}, 1}};
    }
};

struct TellsOtherPoints : TinyGame {
    [[nodiscard]] Telling telling(const State &state) const
    {
        Telling telling = tellingOf(TinyGame::score(state));
        telling.back().totals.front() += 1;
        return telling;
    }
};

struct AsksInUnknownWords : TinyGame {
    [[nodiscard]] Message prompt(const State &, Seat) const { return {"hurry", {}}; }
};

struct LaysPiecesNowhere : TinyGame {
    using TinyGame::pieces;
    [[nodiscard]] std::vector<Piece> pieces(const View &view) const
    {
        std::vector<Piece> pieces = TinyGame::pieces(view);
        for (Piece &piece : pieces)
            piece.place.index = 9;
        return pieces;
    }
};

struct SpellsAllAlike : TinyGame {
    [[nodiscard]] std::vector<Route> routes(const State &, Seat seat, Action) const
    {
        return {{{bidBox, seat, 0}}};
    }
};

struct MeansNothing : TinyGame {
    [[nodiscard]] std::vector<Action> meant(const State &, Seat, const Route &) const { return {}; }
};

struct PlaysOtherwiseUnseen : TinyGame {
    void apply(State &state, Seat seat, Action action, Events *events) const
    {
        TinyGame::apply(state, seat, action, events);
        if (events == nullptr && action.verb == bid)
            ++state.points[seat];
    }
};

struct WritesOneNotation : TinyGame {
    [[nodiscard]] std::string notation(Action action) const
    {
        return action.verb == deal ? "deal 1" : TinyGame::notation(action);
    }
};

struct KeepsPointsToItself : TinyGame {
    void apply(State &state, Seat seat, Action action, Events *events) const
    {
        TinyGame::apply(state, seat, action, events);
        if (events != nullptr)
            std::erase_if(*events, [](const Event &event) { return event.kind == Event::Kind::points; });
    }
};

struct HappensInUnknownWords : TinyGame {
    void apply(State &state, Seat seat, Action action, Events *events) const
    {
        TinyGame::apply(state, seat, action, events);
        if (events != nullptr)
            events->push_back({Event::Kind::moved, seat, "something", {}, 0, {}, {}});
    }
};

TEST(GameCheck, HasNothingAgainstASoundGame)
{
    EXPECT_EQ(broken<TinyGame>(), "");
}

TEST(GameCheck, FindsWhatIsWrongWithActions)
{
    EXPECT_EQ(broken<ListsTwice>(), "actorsHaveLegalActions");
    EXPECT_EQ(broken<RefusesInUnknownWords>(), "someOtherActionsAreRefused");
    EXPECT_EQ(broken<AllowsWhatItDoesNotList>(), "someOtherActionsAreRefused");
    EXPECT_EQ(broken<LetsSeatsDeal>(), "outcomesArePlayable");
    EXPECT_EQ(broken<KeepsSomeOpen>(), "secretsAreWhereTheyMayBe");
    EXPECT_EQ(broken<TinyGame>(false), "secretsAreWhereTheyMayBe");
}

TEST(GameCheck, FindsWhatIsWrongWithHowPositionsAreTold)
{
    EXPECT_EQ(broken<LosesACard>(), "setupGoesBack");
    EXPECT_EQ(broken<WritesOtherJson>(), "jsonReadsBack");
    EXPECT_EQ(broken<WritesOtherText>(), "textReadsBack");
    EXPECT_EQ(broken<HashesByRound>(), "hashTellsItApart");
    EXPECT_EQ(broken<TellsACard>(), "guessesCannotBeToldApart");
}

TEST(GameCheck, FindsWhatIsWrongWithNumbers)
{
    EXPECT_EQ(broken<ScoresMoreThanItsItems>(), "scoreAddsUp");
    EXPECT_EQ(broken<ScoresNowhere>(), "sheetsAddUp");
    EXPECT_EQ(broken<TellsOtherPoints>(), "tellingEndsWithTheScore");
    EXPECT_EQ(broken<IsWorthNothingKnown>(), "worthEndsWithTheRanks");
    EXPECT_EQ(broken<IsWorthLessToTheFirst>(), "worthEndsWithTheRanks");
    EXPECT_EQ(broken<CountsUnknownThings>(), "standingsAreOfTheirOwn");
    EXPECT_EQ(broken<CountsThingsByRound>(), "standingsAreTheSame");
}

TEST(GameCheck, FindsWhatIsWrongOnTheTable)
{
    EXPECT_EQ(broken<AsksInUnknownWords>(), "termsAreKnown");
    EXPECT_EQ(broken<LaysPiecesNowhere>(), "piecesLieOnPlaces");
    EXPECT_EQ(broken<SpellsAllAlike>(), "routesSpellOneAction");
    EXPECT_EQ(broken<MeansNothing>(), "clicksMeanWhatTheySpell");
}

TEST(GameCheck, FindsWhatIsWrongWithPlies)
{
    EXPECT_EQ(broken<PlaysOtherwiseUnseen>(), "applyingIsTheSameAgain");
    EXPECT_EQ(broken<WritesOneNotation>(), "notationReadsBack");
    EXPECT_EQ(broken<KeepsPointsToItself>(), "eventsAddUp");
    EXPECT_EQ(broken<HappensInUnknownWords>(), "eventsAreKnown");
}

} // namespace
} // namespace waystone::test
