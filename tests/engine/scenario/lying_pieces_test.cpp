// Where a piece can lie at all (relation::lying), by which goals offer places: held against positions of games and against
// what the editing of each game accepts. That no piece of a game lies elsewhere is an invariant of every position.

#include "conformance/random_games.h"
#include "core/relations.h"
#include "scenario/goal/goal_tracker.h"
#include "scenario/proof/middle_position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>

namespace waystone::test {
namespace {

using Lying = std::tuple<std::string_view, std::string_view, Seat, Place>;

Lying lyingOf(const Piece &piece)
{
    return {piece.kind, piece.variant, piece.owner, piece.place};
}

/// Takes from a set what turns out to be possible.
class Claims {
public:
    Claims(const Game &game, int seats) : game_(game), seats_(seats) {}

    void add(const AnySetup &setup)
    {
        const Position start = game_.from(game_.start(seats_, 0)).value();
        const SeatView view = game_.view(start, nobody);
        std::set<std::tuple<std::string_view, std::string_view>> kinds;
        for (const Piece &piece : game_.editing().pieces(setup))
            kinds.emplace(piece.kind, piece.variant);
        for (const PaletteEntry &entry : game_.editing().palette(setup))
            for (const Piece &piece : entry.look)
                kinds.emplace(piece.kind, piece.variant);
        for (const auto &[kind, variant] : kinds)
            for (const Place place : game_.places(seats_))
                for (int owner = 0; owner <= seats_; ++owner) {
                    const Seat seat = owner == seats_ ? nobody : static_cast<Seat>(owner);
                    // Of a piece without a variant any may be meant, which says nothing about it.
                    if (!variant.empty() && canLie(game_, view, {kind, variant, seat}, place))
                        open_.emplace(kind, variant, seat, place);
                    if (canLie(game_, view, {kind, {}, seat}, place))
                        openKinds_.emplace(kind, std::string_view(), seat, place);
                }
    }
    void settle(const std::vector<Piece> &pieces)
    {
        for (const Piece &piece : pieces) {
            open_.erase(lyingOf(piece));
            openKinds_.erase({piece.kind, {}, piece.owner, piece.place});
        }
    }
    void settle(const Position &position)
    {
        for (Seat seat = 0; seat < seats_; ++seat)
            settle(game_.pieces(game_.view(position, seat)));
        settle(game_.editing().pieces(game_.setup(position)));
    }
    /// Whatever the palette gives, and what lies there, goes wherever something is still open.
    void settleByHand(const AnySetup &setup)
    {
        std::set<Place> places;
        for (const auto *open : {&open_, &openKinds_})
            for (const Lying &each : *open)
                places.insert(std::get<Place>(each));
        const Editing &editing = game_.editing();
        for (const Place place : places) {
            for (const PaletteEntry &entry : editing.palette(setup))
                if (editing.accepts(setup, place, entry.piece))
                    settle(editing.pieces(editing.put(setup, place, entry.piece)));
            for (const Piece &piece : editing.pieces(setup))
                if (const auto moved = editing.move(setup, piece, place))
                    settle(editing.pieces(*moved));
        }
        for (const Field &field : editing.fields(setup))
            for (const int value : {field.minimum, (field.minimum + field.maximum) / 2, field.maximum})
                settle(editing.pieces(editing.set(setup, field.key, value)));
    }
    /// A piece put where something is still open; the setup itself where none can be.
    [[nodiscard]] AnySetup withOne(const AnySetup &setup, Rng &rng) const
    {
        const std::set<Lying> &open = open_.empty() ? openKinds_ : open_;
        if (open.empty())
            return setup;
        const Lying &wanted = *std::next(open.begin(), rng.below(static_cast<std::uint32_t>(open.size())));
        std::vector<AnySetup> found;
        for (const PaletteEntry &entry : game_.editing().palette(setup))
            for (const Place near : game_.places(seats_))
                if (near.area == std::get<Place>(wanted).area &&
                    near.index / 2 == std::get<Place>(wanted).index / 2 &&
                    game_.editing().accepts(setup, near, entry.piece))
                    found.push_back(game_.editing().put(setup, near, entry.piece));
        return found.empty() ? setup : found[rng.below(static_cast<std::uint32_t>(found.size()))];
    }
    [[nodiscard]] bool areSettled() const { return open_.empty() && openKinds_.empty(); }
    [[nodiscard]] std::string text() const
    {
        std::string text;
        for (const auto *open : {&open_, &openKinds_})
            for (const auto &[kind, variant, owner, place] : *open)
                text += std::string(kind) + ' ' + std::string(variant) + ' ' + std::to_string(owner) +
                        " on " + game_.placeName(place) + '\n';
        return text;
    }

private:
    const Game &game_;
    const int seats_;
    std::set<Lying> open_;
    std::set<Lying> openKinds_;
};

TEST(LyingPieces, EveryPlaceThatIsOfferedCanHoldThePiece)
{
    constexpr int mostRounds = 60;
    std::set<std::string_view> games;
    for (const Table &table : everyTable()) {
        if (!games.insert(table.kind->id).second)
            continue;
        const Game &game = *table.game;
        const SeatView start = game.view(game.from(game.start(table.seats, 0)).value(), nobody);
        if (game.count(start, {.kind = relation::lying}) == 0)
            continue; // where the game does not tell, nothing is refused
        Claims claims(game, table.seats);
        claims.add(game.editing().empty(table.seats));
        Rng rng(5);
        const MiddleGame middle{table.seats, 0, 0, 30};
        claims.settleByHand(game.editing().empty(table.seats));
        for (int round = 0; round < mostRounds && !claims.areSettled(); ++round) {
            const std::vector<Position> turns = turnsOfAGame(game, middle, rng);
            for (const Position &turn : turns)
                claims.settle(turn);
            const AnySetup any = game.setup(turns[rng.below(static_cast<std::uint32_t>(turns.size()))]);
            claims.settleByHand(any);
            claims.settleByHand(claims.withOne(any, rng));
        }
        EXPECT_TRUE(claims.areSettled()) << table.label << '\n' << claims.text();
    }
}

// A card is as good as the spots that are parts of it.
TEST(LyingPieces, WhatLiesOnAPartOfAPlaceLiesThere)
{
    int parts = 0;
    Rng rng(3);
    for (const Table &table : everyTable()) {
        const Game &game = *table.game;
        const Position start = startOf(table, rng);
        const SeatView view = game.view(start, nobody);
        const std::vector<Place> places = game.places(table.seats);
        for (const Piece &piece : game.pieces(view))
            for (const Place place : places) {
                if (!isSo(game, view, relation::spot, piece.place, place))
                    continue;
                ++parts;
                Goal goal;
                goal.kind = Goal::Kind::pieces;
                goal.what = piece.kind;
                goal.atLeast = 1;
                goal.places = {place};
                GoalTracker tracker(game, goal, nobody);
                EXPECT_TRUE(tracker.start(start).isMet) << game.placeName(place);
                EXPECT_TRUE(canHold(game, view, {piece.kind}, place, places)) << game.placeName(place);
            }
    }
    EXPECT_GT(parts, 0);
}

} // namespace
} // namespace waystone::test
