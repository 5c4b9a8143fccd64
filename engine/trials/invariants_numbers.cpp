#include "trials/invariants.h"
#include "trials/trial.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace waystone::invariant {

namespace {

using StandingKey = std::tuple<Seat, std::string_view, std::string_view>;

std::vector<StandingKey> keysOf(const std::vector<Standing> &standings)
{
    std::vector<StandingKey> keys;
    for (const Standing &standing : standings)
        keys.emplace_back(standing.owner, standing.what, standing.variant);
    return keys;
}

Breach partsAddUp(const Trial &trial, const ScoreRow &row)
{
    const std::string source(row.source);
    int sum = 0;
    for (const ScorePart &part : row.parts) {
        if (!trial.isTerm(part.cause))
            return "an unknown cause: " + std::string(part.cause);
        if (part.places.empty())
            return "points come from nowhere: " + source + ' ' + std::string(part.cause);
        for (const Place place : part.places)
            if (!trial.isPlace(place))
                return "points come from an unknown place: " + source + ' ' + trial.game().placeName(place);
        sum += part.points;
    }
    if (sum != row.points)
        return "the parts of " + source + " make " + std::to_string(sum) + ", not " +
               std::to_string(row.points);
    return {};
}

Breach rowsAddUp(const Trial &trial, const ScoreSheet &sheet, const ScoreSheet &pattern)
{
    if (!std::ranges::equal(sheet.rows, pattern.rows, {}, &ScoreRow::source, &ScoreRow::source))
        return "two sheets have different rows";
    int total = 0;
    for (const ScoreRow &row : sheet.rows) {
        if (row.source.empty() || !trial.isTerm(row.source))
            return "an unknown source: " + std::string(row.source);
        if (Breach breach = partsAddUp(trial, row))
            return breach;
        total += row.points;
    }
    if (total != sheet.total)
        return "the rows of a sheet make " + std::to_string(total) + ", not " + std::to_string(sheet.total);
    return {};
}

/// Whatever may be asked for: the sources of scores and sheets, and two that are none.
std::vector<std::string_view> sourcesOf(const Score &score, const std::vector<ScoreSheet> &sheets)
{
    std::vector<std::string_view> sources{"", "nothing"};
    for (const std::vector<ScoreItem> *items : {&score.items, &score.tieBreaks})
        for (const ScoreItem &item : *items)
            sources.push_back(item.source);
    for (const ScoreSheet &sheet : sheets)
        for (const ScoreRow &row : sheet.rows)
            sources.push_back(row.source);
    std::ranges::sort(sources);
    sources.erase(std::unique(sources.begin(), sources.end()), sources.end());
    return sources;
}

Breach pointsAreRight(const Game &game, const Position &position)
{
    const std::vector<ScoreSheet> sheets = game.breakdown(position);
    std::vector<Place> subjects{Place{}};
    for (const ScoreSheet &sheet : sheets)
        subjects.push_back(sheet.subject);
    for (const std::string_view source : sourcesOf(game.score(position), sheets)) {
        for (Seat seat = 0; seat <= maxSeats; ++seat)
            if (game.points(position, seat, source) != game.Game::points(position, seat, source))
                return "quick points of seat " + std::to_string(seat) + " from " + std::string(source);
        for (const Place subject : subjects)
            if (game.points(position, subject, source) != game.Game::points(position, subject, source))
                return "quick points of " + game.placeName(subject) + " from " + std::string(source);
    }
    return {};
}

Breach countsAreRight(const Game &game, const Position &position)
{
    const SeatView view = game.view(position, 0);
    std::set<std::tuple<std::string_view, std::string_view, std::optional<Seat>>> asked;
    for (const Piece &piece : game.pieces(view))
        for (const std::string_view variant : {piece.variant, std::string_view(), piece.kind})
            for (const std::optional<Seat> owner : {std::optional(piece.owner), std::optional<Seat>()}) {
                if (!asked.emplace(piece.kind, variant, owner).second)
                    continue;
                for (const std::span<const Place> places :
                     {std::span<const Place>(), std::span<const Place>(&piece.place, 1)}) {
                    const PieceQuery query{piece.kind, variant, owner, places};
                    if (game.count(view, query) != game.Game::count(view, query))
                        return "quick count of " + std::string(piece.kind) + ' ' + std::string(variant);
                }
            }
    return {};
}

} // namespace

Breach scoreAddsUp(Trial &trial, const Position &position)
{
    const Score score = trial.game().score(position);
    const auto seats = static_cast<std::size_t>(trial.seats());
    if (score.totals.size() != seats || score.ranks.size() != seats)
        return "the score is not one of so many seats";
    for (const ScoreItem &item : score.items)
        if (item.points.size() != seats)
            return "an item is not one of so many seats: " + std::string(item.source);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        int sum = 0;
        for (const ScoreItem &item : score.items)
            sum += item.points[seat];
        if (sum != score.totals[seat])
            return "the items of seat " + std::to_string(seat) + " make " + std::to_string(sum) + ", not " +
                   std::to_string(score.totals[seat]);
    }
    if (std::ranges::count(score.ranks, 1) == 0)
        return "nobody is first";
    return {};
}

Breach tellingEndsWithTheScore(Trial &trial, const Position &position)
{
    const Game &game = trial.game();
    if (!game.actors(position).isOver())
        return {};
    const Telling telling = game.telling(position);
    if (telling.empty() || !telling.front().what.empty())
        return "the telling does not begin with what is known";
    if (telling.back().totals != game.score(position).totals)
        return "the telling does not end with the score";
    const std::vector<Piece> pieces = game.pieces(game.view(position, nobody));
    for (const Piece &piece : telling.back().pieces)
        if (std::ranges::find(pieces, piece) == pieces.end())
            return "the telling ends with another piece at " + game.placeName(piece.place);
    for (std::size_t step = 1; step < telling.size(); ++step) {
        if (!trial.isTerm(telling[step].what))
            return "an unknown category: " + std::string(telling[step].what);
        for (const ToldShare &share : telling[step].shares)
            for (const ToldPlace &told : share.places)
                if (!trial.isPlace(told.place))
                    return "an unknown place counts: " + game.placeName(told.place);
    }
    return {};
}

Breach sheetsAddUp(Trial &trial, const Position &position)
{
    const std::vector<ScoreSheet> sheets = trial.game().breakdown(position);
    for (const ScoreSheet &sheet : sheets) {
        if (!trial.isPlace(sheet.subject))
            return "a sheet is of an unknown place: " + trial.game().placeName(sheet.subject);
        if (std::ranges::any_of(sheet.seats, [&](Seat seat) { return seat >= trial.seats(); }))
            return "a sheet is of an unknown seat";
        if (Breach breach = rowsAddUp(trial, sheet, sheets.front()))
            return *breach + ", " + trial.game().placeName(sheet.subject);
    }
    return {};
}

Breach worthEndsWithTheRanks(Trial &trial, const Position &position)
{
    std::vector<double> worths;
    for (Seat seat = 0; seat < trial.seats(); ++seat) {
        worths.push_back(trial.game().worth(position, seat));
        if (!std::isfinite(worths.back()))
            return "the worth to seat " + std::to_string(seat) + " is no number";
    }
    if (!trial.game().actors(position).isOver())
        return {};
    const std::vector<int> ranks = trial.game().score(position).ranks;
    for (std::size_t one = 0; one < ranks.size(); ++one)
        for (std::size_t other = 0; other < ranks.size(); ++other)
            if (ranks[one] < ranks[other] && worths[one] < worths[other])
                return "seat " + std::to_string(one) + " ended before seat " + std::to_string(other) +
                       " and has less worth";
    return {};
}

Breach standingsAreOfTheirOwn(Trial &trial, const Position &position)
{
    const std::vector<StandingKey> keys = keysOf(trial.game().standings(position));
    for (const auto &[owner, what, variant] : keys)
        if (!trial.isTerm(what) || !trial.isTerm(variant))
            return "an unknown standing: " + std::string(what) + ' ' + std::string(variant);
    if (std::set(keys.begin(), keys.end()).size() != keys.size())
        return "a standing is told twice";
    return {};
}

Breach quickNumbersAreRight(Trial &trial, const Position &position)
{
    if (Breach breach = pointsAreRight(trial.game(), position))
        return breach;
    return countsAreRight(trial.game(), position);
}

Breach eventsAddUp(Trial &trial, const PlayedPly &ply)
{
    const Score before = trial.game().score(ply.before);
    const Score after = trial.game().score(ply.after);
    std::vector<int> gained(before.totals.size(), 0);
    for (const Event &event : ply.events) {
        if (event.kind != Event::Kind::points)
            continue;
        if (event.seat >= gained.size())
            return "points of no seat";
        gained[event.seat] += event.amount;
    }
    for (std::size_t seat = 0; seat < gained.size(); ++seat)
        if (before.totals[seat] + gained[seat] != after.totals[seat])
            return "seat " + std::to_string(seat) + " had " + std::to_string(before.totals[seat]) +
                   " points, the events tell of " + std::to_string(gained[seat]) + ", now it has " +
                   std::to_string(after.totals[seat]);
    return {};
}

Breach sheetsAreTheSame(Trial &trial, const PlayedPly &ply)
{
    const std::vector<ScoreSheet> before = trial.game().breakdown(ply.before);
    const std::vector<ScoreSheet> after = trial.game().breakdown(ply.after);
    if (!std::ranges::equal(before, after, {}, &ScoreSheet::subject, &ScoreSheet::subject) ||
        !std::ranges::equal(before, after, {}, &ScoreSheet::seats, &ScoreSheet::seats))
        return "other things are scored than before";
    return {};
}

Breach standingsAreTheSame(Trial &trial, const PlayedPly &ply)
{
    if (keysOf(trial.game().standings(ply.before)) != keysOf(trial.game().standings(ply.after)))
        return "other standings are told than before";
    return {};
}

} // namespace waystone::invariant
