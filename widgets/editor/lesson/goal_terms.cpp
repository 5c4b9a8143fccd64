#include "editor/lesson/goal_terms.h"

#include "core/relations.h"
#include "scenario/goal/goal_tracker.h"
#include "scenario/goal/stretches.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace waystone {

namespace {

constexpr int mostCounted = 999;
/// Of one random game: enough for what comes of a turn or two.
constexpr int walkLength = 120;

void addVariant(GoalTerms::Variants &all, std::string_view what, std::string_view variant)
{
    std::vector<std::string> &variants = all[std::string(what)];
    if (!variant.empty() && std::ranges::find(variants, variant) == variants.end())
        variants.emplace_back(variant);
}

} // namespace

GoalTerms GoalTerms::of(const Game &game, int seats, const AnySetup &setup)
{
    GoalTerms terms;
    terms.seats = seats;
    Result<Position> position = game.from(setup);
    if (!position)
        position = game.from(game.start(seats, 0));
    if (!position)
        return terms;
    for (const ScoreItem &item : game.score(*position).items)
        terms.sources.emplace_back(item.source);
    const std::vector<ScoreSheet> sheets = game.breakdown(*position);
    for (const ScoreSheet &sheet : sheets)
        terms.scoredThings.push_back(sheet.subject);
    if (!sheets.empty())
        for (const ScoreRow &row : sheets.front().rows)
            terms.sheetSources.emplace_back(row.source);
    std::set<std::string> ofSeats;
    std::set<std::string> ofTable;
    for (int seat = 0; seat < seats; ++seat) {
        const SeatView view = game.view(*position, static_cast<Seat>(seat));
        for (const Tally &tally : game.tallies(view))
            (tally.owner == nobody ? ofTable : ofSeats).emplace(tally.what);
        for (const Piece &piece : game.pieces(view))
            addVariant(terms.pieces, piece.kind, piece.variant);
    }
    for (const Standing &standing : game.standings(*position))
        addVariant(terms.standings, standing.what, standing.variant);
    terms.seatTallies.assign(ofSeats.begin(), ofSeats.end());
    terms.tableTallies.assign(ofTable.begin(), ofTable.end());
    for (const auto &[what, variants] : terms.standings)
        terms.seatTallies.push_back(what);
    for (const PaletteEntry &entry : game.editing().palette(setup))
        for (const Piece &piece : entry.look)
            addVariant(terms.pieces, piece.kind, piece.variant);
    for (const std::string_view term : game.terms())
        terms.all.emplace_back(term);
    for (const std::string_view stretch : stretchesOf(game, seats))
        terms.stretches.emplace_back(stretch);
    terms.game = &game;
    terms.position = *position;
    terms.hasNeighbours = game.count(game.view(*position, nobody), {.kind = relation::touching}) != 0;
    return terms;
}

std::vector<Place> GoalTerms::placesFor(const Goal &goal, std::vector<Place> Goal::*list) const
{
    if (game == nullptr)
        return {};
    const std::vector<Place> all = game->places(seats);
    const SeatView view = game->view(position, nobody);
    const bool isHappened = goal.kind == Goal::Kind::happened;
    const bool isOfPiece = pieces.contains(goal.what);
    // What begins somewhere began with another piece, and an event's player need not be whose the piece is.
    if (!isOfPiece || (list == &Goal::from && goal.event == Event::Kind::placed))
        return all;
    const PieceQuery query{goal.what, isHappened ? std::string_view() : goal.variant,
                           isHappened ? std::nullopt : goal.seat};
    std::vector<Place> holding;
    std::ranges::copy_if(all, std::back_inserter(holding),
                         [&](Place place) { return canHold(*game, view, query, place, all); });
    if (list != &Goal::touching)
        return holding;
    std::vector<Place> beside;
    std::ranges::copy_if(all, std::back_inserter(beside), [&](Place place) {
        return std::ranges::any_of(
            holding, [&](Place piece) { return isSo(*game, view, relation::touching, piece, place); });
    });
    return beside;
}

int GoalTerms::number(const Goal &goal) const
{
    if (game == nullptr)
        return 0;
    // The first number that it does not exceed.
    Goal asked = goal;
    asked.atLeast.reset();
    for (int most = 0; most < mostCounted; ++most) {
        asked.atMost = most;
        if (GoalTracker(*game, asked, goal.seat.value_or(nobody)).start(position).isMet)
            return most;
    }
    return 0;
}

std::string GoalTerms::growing(Goal::Kind kind, Seat seat) const
{
    if (game == nullptr)
        return {};
    std::vector<std::string> all;
    if (kind == Goal::Kind::tally)
        all = seatTallies;
    else
        for (const auto &[piece, variants] : pieces)
            all.push_back(piece);
    std::vector<Goal> more;
    for (const std::string &what : all) {
        Goal goal;
        goal.kind = kind;
        goal.what = what;
        goal.seat = seat;
        goal.atLeast = number(goal) + 1;
        more.push_back(goal);
    }
    Rng rng;
    Position now = position;
    for (int step = 0; step < walkLength && !game->actors(now).isOver(); ++step) {
        const Actors actors = game->actors(now);
        const Seat acting = actors.isChance() ? chanceSeat : actors.first();
        std::vector<Action> actions;
        if (actors.isChance())
            for (const Outcome &outcome : game->outcomes(now))
                actions.push_back(outcome.action);
        else
            actions = game->legal(now, acting);
        now =
            game->apply(now, acting, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
        for (const Goal &goal : more)
            if (GoalTracker(*game, goal, seat).start(now).isMet)
                return goal.what;
    }
    return {};
}

std::vector<std::string> GoalTerms::eventsOf(Event::Kind kind) const
{
    if (events == nullptr)
        return all;
    std::set<std::string> terms;
    if (const auto played = events->things.find(kind); played != events->things.end())
        terms = played->second;
    using enum Event::Kind;
    // Pieces that random play hardly ever comes to move all the same.
    if (kind == moved || kind == placed || kind == removed || kind == declined)
        for (const auto &[piece, variants] : pieces)
            terms.insert(piece);
    return {terms.begin(), terms.end()};
}

std::vector<std::string> GoalTerms::causesOf(Event::Kind kind) const
{
    if (events == nullptr)
        return all;
    const auto played = events->causes.find(kind);
    return played == events->causes.end()
               ? std::vector<std::string>()
               : std::vector<std::string>(played->second.begin(), played->second.end());
}

} // namespace waystone
