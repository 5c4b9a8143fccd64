// What goals ask of a game beyond numbers (core/relations.h): which stretch of play it is, what touches what, where
// something begins. Each answer is held against what can be told in another way from positions, names and events.

#include "conformance/random_games.h"
#include "core/relations.h"
#include "games.h"
#include "scenario/goal/goal_tracker.h"
#include "scenario/goal/stretches.h"
#include "scenario/proof/middle_position.h"
#include "support/under_sanitizer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <sstream>

namespace waystone::test {
namespace {

constexpr int maxPlies = 400;

const Table &tableOf(std::string_view id)
{
    return *std::ranges::find(everyTable(), id, [](const Table &table) { return table.kind->id; });
}

void play(const Table &table, int games, const std::function<void(const Step &)> &watch)
{
    Rng rng(11);
    for (int game = 0; game < inTime(games); ++game)
        playRandomly(table, rng, maxPlies, watch);
}

/// Every action that the seat whose turn it is may do there.
void tryActions(const Game &game, const Position &before, const std::function<void(const Step &)> &watch)
{
    const Actors actors = game.actors(before);
    if (actors.isOver() || actors.isChance())
        return;
    for (const Action action : game.legal(before, actors.first())) {
        Events events;
        const Position after = game.apply(before, actors.first(), action, &events);
        watch({before, actors.first(), action, after, events});
    }
}

/// Everything with which turns may begin, in positions as they come up in games, and what may be done next.
void tryAll(const Table &table, int positions, const std::function<void(const Step &)> &watch)
{
    const Game &game = *table.game;
    Rng rng(11);
    MiddleGame middle;
    middle.seats = table.seats;
    for (int position = 0; position < inTime(positions); ++position) {
        tryActions(game, anyMiddlePosition(game, middle, rng), [&](const Step &first) {
            watch(first);
            tryActions(game, first.after, watch);
        });
    }
}

Goal happened(Event::Kind event, Seat seat, std::string what)
{
    Goal goal;
    goal.kind = Goal::Kind::happened;
    goal.event = event;
    goal.seat = seat;
    goal.what = std::move(what);
    goal.atLeast = 1;
    return goal;
}

/// Of the line of one action.
bool holdsAfter(const Game &game, const Goal &goal, const Step &step)
{
    const GoalTracker tracker(game, goal, 0);
    return tracker.after(tracker.start(step.before), step.after, step.events, step.seat == 0).isMet;
}

std::map<std::string, Place> placesByName(const Game &game, int seats)
{
    std::map<std::string, Place> named;
    for (const Place place : game.places(seats))
        named.emplace(game.placeName(place), place);
    return named;
}

std::vector<std::string> split(std::string text, char separator)
{
    std::ranges::replace(text, separator, ' ');
    std::istringstream words(text);
    return {std::istream_iterator<std::string>(words), {}};
}

class Relations : public testing::TestWithParam<Table> {};

// A turn that has begun has another number than the one before it, which is told before anybody acts in it.
TEST_P(Relations, ATurnHasItsNumberAsLongAsItLasts)
{
    const Game &game = *GetParam().game;
    EXPECT_EQ(stretchesOf(game, GetParam().seats).front(), turnStretch);
    EXPECT_FALSE(hasStretch(game, GetParam().seats, "fortnight"));
    Rng rng(2);
    for (int round = 0; round < inTime(4); ++round) {
        int last = 0;
        bool isPending = false; // another number, but no turn has begun
        playRandomly(GetParam(), rng, maxPlies, [&](const Step &step) {
            const int before = stretchOf(game, step.before, turnStretch);
            const int after = stretchOf(game, step.after, turnStretch);
            const bool begins = std::ranges::count(step.events, Event::Kind::turnBegan, &Event::kind) > 0;
            ASSERT_GT(after, 0);
            if (step.seat != chanceSeat) {
                ASSERT_FALSE(isPending) << game.notation(step.action);
            }
            isPending = !begins && (isPending || after != before);
            if (begins) {
                ASSERT_NE(after, last);
                last = after;
            }
        });
    }
}

TEST_P(Relations, WhatTouchesIsTouched)
{
    const Game &game = *GetParam().game;
    Rng rng(3);
    const SeatView view = game.view(startOf(GetParam(), rng), nobody);
    const std::vector<Place> places = game.places(GetParam().seats);
    int found = 0;
    for (const Place one : places) {
        EXPECT_FALSE(isSo(game, view, relation::touching, one, one));
        const Place other = places[rng.below(static_cast<std::uint32_t>(places.size()))];
        EXPECT_EQ(isSo(game, view, relation::touching, one, other),
                  isSo(game, view, relation::touching, other, one));
        found += static_cast<int>(std::ranges::count_if(
            places, [&](Place each) { return isSo(game, view, relation::touching, one, each); }));
    }
    EXPECT_EQ(found > 0, game.count(view, {.kind = relation::touching}) != 0);
}

/// Those of games that tell of turns, as all that are shipped do.
std::vector<Table> tablesWithTurns()
{
    std::vector<Table> tables = everyTable();
    std::erase_if(tables, [](const Table &table) {
        return games().find(table.game->id()) == nullptr && stretchesOf(*table.game, table.seats).empty();
    });
    return tables;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Relations, testing::ValuesIn(tablesWithTurns()),
                         [](const auto &info) { return info.param.label; });

// Held against the notation, which names the beginning first.
TEST(RelationsOfMilestones, ASectionBeginsWhereItIsBuiltFrom)
{
    const Table &table = tableOf("milestones");
    const auto named = placesByName(*table.game, table.seats);
    int sections = 0;
    tryAll(table, 60, [&](const Step &step) {
        const std::string notation = table.game->notation(step.action);
        if (!notation.starts_with("section ") || sections >= 200)
            return;
        ++sections;
        const std::vector<std::string> corners = split(notation.substr(notation.find(' ') + 1), '-');
        for (const auto &[name, place] : named) {
            if (name.find_first_of("-.") != std::string::npos)
                continue;
            Goal goal = happened(Event::Kind::placed, step.seat, "street");
            goal.from = {place};
            EXPECT_EQ(holdsAfter(*table.game, goal, step), name == corners[0]) << notation << ' ' << name;
            goal = happened(Event::Kind::placed, step.seat, "milestone");
            goal.places = {place};
            EXPECT_EQ(holdsAfter(*table.game, goal, step), name == corners[1]) << notation << ' ' << name;
            goal = happened(Event::Kind::placed, step.seat, "street");
            goal.touching = {place};
            EXPECT_EQ(holdsAfter(*table.game, goal, step), std::ranges::count(corners, name) > 0)
                << notation << ' ' << name;
        }
    });
    EXPECT_GE(sections, inTime(200));
}

// Held against the names of places, which are those of their corners.
TEST(RelationsOfMilestones, AHouseTouchesItsCorners)
{
    const Table &table = tableOf("milestones");
    const Game &game = *table.game;
    const auto named = placesByName(game, table.seats);
    Rng rng(12);
    MiddleGame middle;
    middle.seats = table.seats;
    int houses = 0;
    for (int round = 0; round < inTime(40); ++round) {
        const Position position = anyMiddlePosition(game, middle, rng);
        const std::vector<Piece> pieces = game.pieces(game.view(position, 0));
        for (const auto &[name, place] : named) {
            if (name.find_first_of("-.") != std::string::npos)
                continue;
            Goal goal;
            goal.kind = Goal::Kind::pieces;
            goal.what = "house";
            goal.touching = {place};
            const auto there = std::ranges::count_if(pieces, [&](const Piece &piece) {
                const std::vector<std::string> corners = split(game.placeName(piece.place), '-');
                return piece.kind == "house" && std::ranges::count(corners, name) > 0;
            });
            goal.atLeast = static_cast<int>(there);
            goal.atMost = goal.atLeast;
            EXPECT_TRUE(GoalTracker(game, goal, 0).start(position).isMet) << name << ' ' << there;
            houses += static_cast<int>(there);
        }
    }
    EXPECT_GT(houses, 20);
}

// Held against who is to be seen before and after.
TEST(RelationsOfMilestones, AWorkerIsCoveredWhoNoLongerShows)
{
    const Table &table = tableOf("milestones");
    const Game &game = *table.game;
    std::map<int, int> found;
    tryAll(table, 12, [&](const Step &step) {
        const auto shown = [&](const Position &position) {
            std::vector<std::uint32_t> ids;
            for (const Piece &piece : game.pieces(game.view(position, 0)))
                if (piece.kind == "worker" && piece.owner == step.seat)
                    ids.push_back(piece.id);
            return ids;
        };
        const std::vector<std::uint32_t> after = shown(step.after);
        const auto covered = static_cast<int>(std::ranges::count_if(
            shown(step.before), [&](std::uint32_t id) { return std::ranges::count(after, id) == 0; }));
        Goal goal = happened(Event::Kind::removed, step.seat, "worker");
        goal.atLeast = covered;
        goal.atMost = covered;
        EXPECT_TRUE(holdsAfter(game, goal, step)) << game.notation(step.action) << ' ' << covered;
        ++found[covered];
    });
    EXPECT_GT(found[1], 20);
    EXPECT_GT(found[2], 3);
}

/// A line from anywhere in a game on, and the moments after each of its actions.
struct Line {
    Position start;
    std::vector<Seat> seats;
    std::vector<Action> actions;
    std::vector<Position> positions;
    std::vector<Events> events;
};

Line anyLine(const Table &table, Rng &rng)
{
    std::vector<Line> lines;
    playRandomly(table, rng, maxPlies, [&](const Step &step) {
        if (rng.below(20) == 0)
            lines.push_back({step.before, {}, {}, {}, {}});
        for (Line &line : lines)
            if (line.actions.size() < 12) {
                line.seats.push_back(step.seat);
                line.actions.push_back(step.action);
                line.positions.push_back(step.after);
                line.events.push_back(step.events);
            }
    });
    if (lines.empty())
        return anyLine(table, rng);
    return lines[rng.below(static_cast<std::uint32_t>(lines.size()))];
}

Goal within(std::string_view stretch, Goal part)
{
    Goal goal;
    goal.kind = Goal::Kind::during;
    goal.what = stretch;
    goal.parts.push_back(std::move(part));
    return goal;
}

bool holdsAtEnd(const Game &game, const Goal &goal, const Line &line)
{
    const GoalTracker tracker(game, goal, 0);
    GoalProgress progress = tracker.start(line.start);
    for (std::size_t ply = 0; ply < line.actions.size(); ++ply) {
        EXPECT_FALSE(tracker.isLost(progress) && progress.isMet);
        const bool wasLost = tracker.isLost(progress);
        progress = tracker.after(progress, line.positions[ply], line.events[ply], line.seats[ply] == 0);
        EXPECT_FALSE(wasLost && progress.isMet) << "what is lost is never reached";
    }
    return progress.isMet;
}

// Held against the events that tell of a turn's beginning.
TEST_P(Relations, ThisTurnLastsUntilTheNextOneBegins)
{
    const Game &game = *GetParam().game;
    Rng rng(5);
    int reached = 0;
    int missed = 0;
    for (int round = 0; round < inTime(40); ++round) {
        const Line line = anyLine(GetParam(), rng);
        const Seat seat = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(GetParam().seats)));
        const Position &last = line.positions.back();
        Goal points;
        points.kind = Goal::Kind::points;
        points.seat = seat;
        points.atLeast = game.points(last, seat, {}) - static_cast<int>(rng.below(2));
        bool expected = game.points(line.start, seat, {}) >= *points.atLeast;
        for (std::size_t ply = 0; ply < line.actions.size() && !expected; ++ply) {
            expected = game.points(line.positions[ply], seat, {}) >= *points.atLeast;
            if (stretchOf(game, line.positions[ply], turnStretch) != stretchOf(game, line.start, turnStretch))
                break;
        }
        EXPECT_EQ(holdsAtEnd(game, within(turnStretch, points), line), expected);
        ++(expected ? reached : missed);
    }
    EXPECT_GT(reached, 0);
}

// Held against what is to be done next: another move, or another's.
TEST(RelationsOfMilestones, AVisitLastsUntilTheNextMove)
{
    const Table &table = tableOf("milestones");
    const Game &game = *table.game;
    Rng rng(6);
    int reached = 0;
    int missed = 0;
    for (int round = 0; round < inTime(300); ++round) {
        const Line line = anyLine(table, rng);
        const Actors actors = game.actors(line.start);
        if (actors.isChance() || game.notation(line.actions.front()).starts_with("choose"))
            continue;
        const Seat seat = actors.first();
        const Goal gained = happened(Event::Kind::gained, seat, {});
        bool expected = false;
        for (std::size_t ply = 0; ply < line.actions.size() && !expected; ++ply) {
            const std::string notation = game.notation(line.actions[ply]);
            if (ply > 0 && (notation.starts_with("move ") || line.seats[ply] != seat) &&
                line.seats[ply] != chanceSeat)
                break;
            expected = std::ranges::any_of(line.events[ply], [seat](const Event &event) {
                return event.kind == Event::Kind::gained && event.seat == seat;
            });
        }
        EXPECT_EQ(holdsAtEnd(game, within("visit", gained), line), expected);
        ++(expected ? reached : missed);
    }
    EXPECT_GT(reached, 8);
    EXPECT_GT(missed, 8);
}

// Held against the notation, which names the zone, and the names of the spots.
TEST(RelationsOfProvince, AWorkerComesFromItsZone)
{
    const Table &table = tableOf("province");
    const Game &game = *table.game;
    const auto named = placesByName(game, table.seats);
    int moves = 0;
    play(table, 4, [&](const Step &step) {
        const std::vector<std::string> words = split(game.notation(step.action), ' ');
        if (words[0] != "move" && words[0] != "move-all")
            return;
        ++moves;
        for (const std::string zone : {"upper", "right", "left"}) {
            Goal goal = happened(Event::Kind::moved, step.seat, {});
            goal.from = {named.at("zone." + zone)};
            const bool isThere = std::ranges::any_of(step.events, [&](const Event &event) {
                return event.kind == Event::Kind::moved && event.from != Place{} &&
                       game.placeName(event.from).starts_with(zone + '.');
            });
            EXPECT_EQ(holdsAfter(game, goal, step), isThere) << game.notation(step.action) << ' ' << zone;
            if (words[0] == "move") {
                EXPECT_EQ(isThere, words[2] == zone);
            }
        }
    });
    EXPECT_GT(moves, 50);
}

} // namespace
} // namespace waystone::test
