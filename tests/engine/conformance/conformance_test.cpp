#include "conformance/random_games.h"
#include "core/json/json.h"

#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "core/session.h"
#include "support/last_action.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <span>
#include <tuple>
#include <unordered_map>

/// What every game must keep, whatever its rules: run over all games, numbers of players and options there are.
namespace waystone::test {
namespace {

constexpr int maxPlies = 3000; // longer games are cut

class Conformance : public testing::TestWithParam<Table> {
protected:
    [[nodiscard]] const Game &game() const { return *GetParam().game; }
    [[nodiscard]] bool isTerm(std::string_view word) const
    {
        return word.empty() || std::ranges::count(game().terms(), word) == 1;
    }
    [[nodiscard]] std::string text(const Position &position) const
    {
        return game().positionText(game().setup(position));
    }
    void play(int games, const std::function<void(const Step &)> &watch) const
    {
        Rng rng(1);
        for (int round = 0; round < games; ++round)
            playRandomly(GetParam(), rng, maxPlies, watch);
    }
};

TEST_P(Conformance, LegalActionsAreSortedUniqueAndNotRefused)
{
    play(100, [this](const Step &step) {
        const Actors actors = game().actors(step.before);
        for (Seat seat = 0; seat < GetParam().seats; ++seat) {
            const std::vector<Action> legal = game().legal(step.before, seat);
            ASSERT_EQ(legal.empty(), !actors.includes(seat)) << text(step.before);
            ASSERT_TRUE(std::ranges::is_sorted(legal)) << text(step.before);
            ASSERT_EQ(std::ranges::adjacent_find(legal), legal.end()) << text(step.before);
            for (const Action action : legal)
                ASSERT_FALSE(game().refuse(step.before, seat, action)) << game().notation(action);
        }
    });
}

TEST_P(Conformance, WhatIsNotLegalIsRefusedWithAKnownCode)
{
    std::vector<Action> every;
    game().everyAction([&every](Action action) { every.push_back(action); });
    ASSERT_FALSE(every.empty());
    std::set<std::string_view> known(game().problemCodes().begin(), game().problemCodes().end());
    Rng rng(2);
    int steps = 0;
    // Every expressible action on a few dozen positions spread over the games, a sample of them on all others.
    const auto check = [&](const Step &step) {
        const bool all = steps++ % 211 == 0;
        const std::size_t count = all ? every.size() : 40;
        for (Seat seat = 0; seat < GetParam().seats; ++seat) {
            const std::vector<Action> legal = game().legal(step.before, seat);
            for (std::size_t index = 0; index < count; ++index) {
                const Action action =
                    all ? every[index] : every[rng.below(static_cast<std::uint32_t>(every.size()))];
                const std::optional<Problem> problem = game().refuse(step.before, seat, action);
                const bool isLegal = std::ranges::binary_search(legal, action);
                ASSERT_EQ(isLegal, !problem) << game().notation(action) << "\n" << text(step.before);
                if (problem) {
                    ASSERT_TRUE(known.contains(problem->code)) << problem->code;
                }
            }
            if (all && !game().actors(step.before).includes(seat))
                break; // one waiting seat is enough
        }
    };
    Rng games(3);
    for (int round = 0; round < 6; ++round)
        playRandomly(GetParam(), games, maxPlies, check);
}

TEST_P(Conformance, ChanceOutcomesAreSortedUniqueAndPlayable)
{
    play(20, [this](const Step &step) {
        const std::vector<Outcome> outcomes = game().outcomes(step.before);
        ASSERT_EQ(outcomes.empty(), !game().actors(step.before).isChance());
        ASSERT_TRUE(std::ranges::is_sorted(outcomes, {}, &Outcome::action));
        for (const Outcome &outcome : outcomes) {
            ASSERT_GT(outcome.weight, 0u);
            ASSERT_FALSE(game().refuse(step.before, chanceSeat, outcome.action))
                << game().notation(outcome.action);
        }
        if (!outcomes.empty()) {
            ASSERT_TRUE(game().refuse(step.before, 0, outcomes.front().action))
                << "chance is not a seat's to play";
        }
    });
}

TEST_P(Conformance, PositionsSurviveSetupJsonAndText)
{
    play(12, [this](const Step &step) {
        const AnySetup setup = game().setup(step.after);
        const Result<Position> back = game().from(setup);
        ASSERT_TRUE(back) << describe(back.problems().front()) << "\n" << game().positionText(setup);
        ASSERT_TRUE(game().same(*back, step.after)) << text(step.after);
        ASSERT_EQ(game().hash(*back), game().hash(step.after)) << text(step.after);

        const Result<JsonDocument> document = JsonDocument::parse(game().toJson(setup).dump());
        ASSERT_TRUE(document);
        Problems problems;
        JsonReader reader(*document, problems);
        const AnySetup read = game().setupFrom(reader);
        ASSERT_TRUE(problems.empty()) << describe(problems.front());
        ASSERT_TRUE(game().same(read, setup));

        const Result<AnySetup> pasted = game().setupFrom(game().positionText(setup));
        ASSERT_TRUE(pasted) << describe(pasted.problems().front()) << "\n" << game().positionText(setup);
        ASSERT_TRUE(game().same(*pasted, setup)) << game().positionText(setup);
    });
}

TEST_P(Conformance, HashesTellPositionsApart)
{
    std::unordered_map<std::uint64_t, Position> met;
    play(20, [&](const Step &step) {
        const auto [known, isNew] = met.try_emplace(game().hash(step.after), step.after);
        ASSERT_TRUE(isNew || game().same(known->second, step.after)) << text(known->second) << "\n"
                                                                     << text(step.after);
    });
}

// A game may have quicker ways to the numbers that goals ask for.
TEST_P(Conformance, NumbersAreThoseOfSheetsAndPieces)
{
    Rng some(2);
    play(6, [&](const Step &step) {
        if (some.below(10) != 0)
            return;
        const Position &position = step.after;
        const Score score = game().score(position);
        std::vector<std::string_view> sources{"", "nothing"};
        for (const std::vector<ScoreItem> &items : {score.items, score.tieBreaks})
            for (const ScoreItem &item : items)
                sources.push_back(item.source);
        std::vector<Place> subjects{Place{}};
        for (const ScoreSheet &sheet : game().breakdown(position)) {
            subjects.push_back(sheet.subject);
            for (const ScoreRow &row : sheet.rows)
                sources.push_back(row.source);
        }
        for (const std::string_view source : sources) {
            for (Seat seat = 0; seat <= maxSeats; ++seat)
                ASSERT_EQ(game().points(position, seat, source), game().Game::points(position, seat, source))
                    << source << ' ' << text(position);
            for (const Place subject : subjects)
                ASSERT_EQ(game().points(position, subject, source),
                          game().Game::points(position, subject, source))
                    << source << ' ' << text(position);
        }
        const SeatView view = game().view(position, 0);
        std::set<std::tuple<std::string_view, std::string_view, std::optional<Seat>>> asked;
        for (const Piece &piece : game().pieces(view))
            for (const std::string_view variant : {piece.variant, std::string_view(), piece.kind})
                for (const std::optional<Seat> owner : {std::optional(piece.owner), std::optional<Seat>()}) {
                    if (!asked.emplace(piece.kind, variant, owner).second)
                        continue;
                    for (const std::span<const Place> places :
                         {std::span<const Place>(), std::span<const Place>(&piece.place, 1)}) {
                        const PieceQuery query{piece.kind, variant, owner, places};
                        ASSERT_EQ(game().count(view, query), game().Game::count(view, query))
                            << piece.kind << ' ' << variant << ' ' << text(position);
                    }
                }
    });
}

TEST_P(Conformance, NotationReadsBack)
{
    play(20, [this](const Step &step) {
        const std::string notation = game().notation(step.action);
        const Result<Action> action = game().actionFrom(notation);
        ASSERT_TRUE(action) << notation;
        ASSERT_EQ(*action, step.action) << notation;
        ASSERT_EQ(notation.find('\n'), std::string::npos);
    });
}

TEST_P(Conformance, PointsAreTheSumOfTheEvents)
{
    std::vector<int> sums;
    play(100, [&](const Step &step) {
        const Score before = game().score(step.before);
        const Score after = game().score(step.after);
        std::vector<int> gained(before.totals.size(), 0);
        for (const Event &event : step.events)
            if (event.kind == Event::Kind::points)
                gained.at(event.seat) += event.amount;
        for (std::size_t seat = 0; seat < gained.size(); ++seat) {
            ASSERT_EQ(before.totals[seat] + gained[seat], after.totals[seat]) << game().notation(step.action);
            int items = 0;
            for (const ScoreItem &item : after.items)
                items += item.points.at(seat);
            ASSERT_EQ(items, after.totals[seat]);
        }
        ASSERT_EQ(std::ranges::count(after.ranks, 1) >= 1, true);
    });
}

TEST_P(Conformance, TheWorthOfAPositionEndsWithTheRanks)
{
    play(30, [this](const Step &step) {
        std::vector<double> worths;
        for (Seat seat = 0; seat < GetParam().seats; ++seat) {
            worths.push_back(game().worth(step.after, seat));
            ASSERT_TRUE(std::isfinite(worths.back())) << text(step.after);
        }
        if (!game().actors(step.after).isOver())
            return;
        const std::vector<int> ranks = game().score(step.after).ranks;
        for (std::size_t one = 0; one < ranks.size(); ++one)
            for (std::size_t other = 0; other < ranks.size(); ++other)
                if (ranks[one] < ranks[other]) {
                    ASSERT_GE(worths[one], worths[other]) << text(step.after);
                }
    });
}

TEST_P(Conformance, SheetsAddUpAndPointAtKnownPlaces)
{
    const std::vector<Place> list = game().places(GetParam().seats);
    const std::set<Place> places(list.begin(), list.end());
    play(20, [&](const Step &step) {
        const std::vector<ScoreSheet> before = game().breakdown(step.before);
        const std::vector<ScoreSheet> after = game().breakdown(step.after);
        ASSERT_EQ(before.size(), after.size());
        for (std::size_t index = 0; index < after.size(); ++index) {
            const ScoreSheet &sheet = after[index];
            ASSERT_EQ(sheet.subject, before[index].subject);
            ASSERT_EQ(sheet.seats, before[index].seats);
            ASSERT_TRUE(places.contains(sheet.subject)) << game().placeName(sheet.subject);
            for (const Seat seat : sheet.seats)
                ASSERT_LT(seat, GetParam().seats);
            ASSERT_EQ(sheet.rows.size(), after.front().rows.size());
            int total = 0;
            for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
                const auto &[source, points, parts] = sheet.rows[row];
                ASSERT_EQ(source, after.front().rows[row].source);
                ASSERT_TRUE(isTerm(source) && !source.empty()) << source;
                int sum = 0;
                for (const ScorePart &part : parts) {
                    ASSERT_TRUE(isTerm(part.cause)) << part.cause;
                    ASSERT_FALSE(part.places.empty()) << source << ' ' << part.cause;
                    for (const Place &place : part.places)
                        ASSERT_TRUE(places.contains(place)) << game().placeName(place);
                    sum += part.points;
                }
                ASSERT_EQ(sum, points) << source << '\n' << text(step.after);
                total += points;
            }
            ASSERT_EQ(total, sheet.total) << text(step.after);
        }
    });
}

TEST_P(Conformance, EventsPiecesAndTalliesSpeakInKnownTerms)
{
    play(20, [this](const Step &step) {
        for (const Event &event : step.events) {
            ASSERT_TRUE(isTerm(event.what)) << event.what;
            ASSERT_TRUE(isTerm(event.cause)) << event.cause;
        }
        const SeatView view = game().view(step.after, nobody);
        for (const Piece &piece : game().pieces(view))
            ASSERT_TRUE(isTerm(piece.kind) && isTerm(piece.variant)) << piece.kind << ' ' << piece.variant;
        for (const Tally &tally : game().tallies(view))
            ASSERT_TRUE(isTerm(tally.what)) << tally.what;
        for (const ScoreItem &item : game().score(step.after).items)
            ASSERT_TRUE(isTerm(item.source)) << item.source;
        for (Seat seat = 0; seat < GetParam().seats; ++seat)
            ASSERT_EQ(std::ranges::count(game().promptCodes(), game().prompt(step.after, seat).code), 1);
    });
}

TEST_P(Conformance, StandingsAreTheSameRowsInEveryPosition)
{
    const auto rows = [this](const Position &position) {
        std::vector<std::tuple<Seat, std::string_view, std::string_view>> keys;
        for (const Standing &standing : game().standings(position)) {
            EXPECT_TRUE(isTerm(standing.what) && isTerm(standing.variant)) << standing.what;
            keys.emplace_back(standing.owner, standing.what, standing.variant);
        }
        return keys;
    };
    play(20, [&](const Step &step) {
        const auto keys = rows(step.after);
        ASSERT_EQ(keys, rows(step.before)) << text(step.after);
        ASSERT_EQ(std::set(keys.begin(), keys.end()).size(), keys.size()) << "one twice";
    });
}

TEST_P(Conformance, PiecesLieOnKnownPlacesAndHaveTheirOwnIds)
{
    const std::vector<Place> list = game().places(GetParam().seats);
    const std::set<Place> places(list.begin(), list.end());
    ASSERT_EQ(places.size(), list.size());
    for (const Place &place : list)
        ASSERT_LT(place.area, game().areas().size());
    play(20, [&](const Step &step) {
        std::set<std::uint32_t> ids;
        for (const Piece &piece : game().pieces(game().view(step.after, nobody))) {
            ASSERT_TRUE(places.contains(piece.place)) << piece.kind << ' ' << game().placeName(piece.place);
            ASSERT_TRUE(ids.insert(piece.id).second) << piece.kind << ' ' << game().placeName(piece.place);
        }
    });
}

TEST_P(Conformance, EveryLegalActionHasRoutesAndEveryRouteOneAction)
{
    const std::vector<Place> list = game().places(GetParam().seats);
    const std::set<Place> places(list.begin(), list.end());
    play(12, [&](const Step &step) {
        if (step.seat == chanceSeat)
            return;
        std::map<Route, Action> spelled;
        for (const Action action : game().legal(step.before, step.seat)) {
            const std::vector<Route> routes = game().routes(step.before, step.seat, action);
            ASSERT_FALSE(routes.empty()) << game().notation(action);
            for (const Route &route : routes) {
                ASSERT_FALSE(route.empty()) << game().notation(action);
                for (const Place &place : route)
                    ASSERT_TRUE(places.contains(place)) << game().notation(action);
                ASSERT_TRUE(spelled.emplace(route, action).second) << game().notation(action);
            }
        }
    });
}

TEST_P(Conformance, ClicksMeanTheActionsThatTheyMaySpell)
{
    const auto begins = [](const Route &route, const Route &clicks) {
        return route.size() >= clicks.size() && std::equal(clicks.begin(), clicks.end(), route.begin());
    };
    using Routes = std::map<Action, std::vector<Route>>;
    // What the clicks mean; the routes of an action are asked for once a position.
    const auto check = [&](const Step &step, Seat seat, const Route &clicks, Routes &known) {
        const std::vector<Action> meant = game().meant(step.before, seat, clicks);
        EXPECT_TRUE(std::ranges::is_sorted(meant));
        EXPECT_EQ(std::ranges::adjacent_find(meant), meant.end());
        for (const Action action : meant) {
            auto routes = known.find(action);
            if (routes == known.end())
                routes = known.emplace(action, game().routes(step.before, seat, action)).first;
            EXPECT_TRUE(std::ranges::any_of(routes->second, [&](const Route &route) {
                return begins(route, clicks);
            })) << game().notation(action);
        }
        return meant;
    };
    int steps = 0;
    play(3, [&](const Step &step) {
        if (step.seat == chanceSeat || steps++ % 17 != 0)
            return;
        for (Seat seat = 0; seat < GetParam().seats; ++seat) {
            Routes known;
            for (const Place place : game().places(GetParam().seats))
                check(step, seat, {place}, known);
        }
        Routes known;
        std::map<Route, std::vector<Action>> checked;
        for (const Action action : game().legal(step.before, step.seat))
            for (const Route &route : game().routes(step.before, step.seat, action))
                for (std::size_t clicks = 1; clicks <= route.size(); ++clicks) {
                    const Route beginning(route.begin(), route.begin() + static_cast<std::ptrdiff_t>(clicks));
                    auto meant = checked.find(beginning);
                    if (meant == checked.end())
                        meant = checked.emplace(beginning, check(step, step.seat, beginning, known)).first;
                    ASSERT_TRUE(std::ranges::binary_search(meant->second, action)) << game().notation(action);
                }
        ASSERT_FALSE(HasFailure()) << text(step.before);
    });
}

TEST_P(Conformance, AGuessCannotBeToldFromTheTruth)
{
    Rng rng(4);
    play(20, [&](const Step &step) {
        for (Seat seat = 0; seat <= GetParam().seats; ++seat) {
            const Seat watcher = seat == GetParam().seats ? nobody : seat;
            const SeatView view = game().view(step.after, watcher);
            const Position guess = game().guess(view, rng);
            ASSERT_TRUE(game().same(game().view(guess, watcher), view)) << text(step.after);
            // What the seat may do does not depend on what it cannot know.
            if (watcher != nobody) {
                ASSERT_EQ(game().legal(guess, watcher), game().legal(step.after, watcher));
            }
        }
    });
}

TEST_P(Conformance, SeatsChooseInSecretOnlyWhereTheKindTellsOfSecrets)
{
    bool sawSecret = false;
    play(10, [&](const Step &step) {
        for (Seat seat = 0; seat < GetParam().seats; ++seat) {
            const std::vector<Action> legal = game().legal(step.before, seat);
            const auto secrets = std::ranges::count_if(
                legal, [&](Action action) { return game().secret(step.before, seat, action); });
            ASSERT_TRUE(secrets == 0 || secrets == std::ssize(legal)) << text(step.before);
            sawSecret = sawSecret || secrets > 0;
        }
    });
    EXPECT_EQ(sawSecret, GetParam().kind->hasSecrets);
}

TEST_P(Conformance, TakingEverythingBackEndsAtTheStart)
{
    Rng rng(6);
    const Position start = startOf(GetParam(), rng);
    Session session(GetParam().game, start, rng);
    for (int ply = 0; ply < 200; ++ply) {
        session.playChance();
        const Actors actors = game().actors(session.position());
        if (actors.isOver())
            break;
        const std::vector<Action> legal = game().legal(session.position(), actors.first());
        ASSERT_FALSE(
            session.play(actors.first(), legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    const PlyId end = session.current();
    const std::string last = text(session.position());
    while (const std::optional<PlyId> target = beforeLastAction(session))
        session.takeBackTo(*target);
    session.takeBackTo(0);
    EXPECT_TRUE(game().same(session.position(), start));
    while (const std::optional<PlyId> target = session.redoTarget())
        session.redoTo(*target);
    EXPECT_EQ(session.current(), end);
    EXPECT_EQ(text(session.position()), last);
}

TEST_P(Conformance, GamesEnd)
{
    // By default every random game ends.
    if (GetParam().label.find("playOn") != std::string::npos)
        GTEST_SKIP() << "this option lets a stalled game go on for ever";
    constexpr int longest = 20000;
    Rng rng(8);
    for (int round = 0; round < 50; ++round) {
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
