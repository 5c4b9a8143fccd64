#include "editor/lesson/goal_terms.h"

#include "core/relations.h"
#include "scenario/goal/stretches.h"

#include <algorithm>
#include <set>

namespace waystone {

namespace {

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
    terms.hasNeighbours = game.count(game.view(*position, nobody), {.kind = relation::touching}) != 0;
    return terms;
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
