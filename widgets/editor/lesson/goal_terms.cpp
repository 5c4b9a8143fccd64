#include "editor/lesson/goal_terms.h"

#include <algorithm>
#include <set>

namespace waystone {

namespace {

void addPiece(GoalTerms &terms, std::string_view kind, std::string_view variant)
{
    std::vector<std::string> &variants = terms.pieces[std::string(kind)];
    if (!variant.empty() && std::ranges::find(variants, variant) == variants.end())
        variants.emplace_back(variant);
}

std::vector<std::string> sorted(const std::set<std::string> &names)
{
    return {names.begin(), names.end()};
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
    for (const ScoreSheet &sheet : game.breakdown(*position))
        terms.scoredThings.push_back(sheet.subject);
    std::set<std::string> ofSeats;
    std::set<std::string> ofTable;
    for (int seat = 0; seat < seats; ++seat) {
        const SeatView view = game.view(*position, static_cast<Seat>(seat));
        for (const Tally &tally : game.tallies(view))
            (tally.owner == nobody ? ofTable : ofSeats).emplace(tally.what);
        for (const Piece &piece : game.pieces(view))
            addPiece(terms, piece.kind, piece.variant);
    }
    terms.seatTallies = sorted(ofSeats);
    terms.tableTallies = sorted(ofTable);
    for (const PaletteEntry &entry : game.editing().palette(setup))
        for (const Piece &piece : entry.look)
            addPiece(terms, piece.kind, piece.variant);
    for (const std::string_view term : game.terms())
        terms.all.emplace_back(term);
    return terms;
}

} // namespace waystone
