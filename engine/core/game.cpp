#include "core/game.h"

#include <algorithm>

namespace waystone {

std::optional<Problem> Game::refusePlace(const Position &, Seat, Place) const
{
    return std::nullopt;
}

std::vector<UnseenPart> Game::unseen(const SeatView &) const
{
    return {};
}

Telling Game::telling(const Position &position) const
{
    const std::vector<ScoreSheet> sheets = breakdown(position);
    const auto isOneSeats = [](const ScoreSheet &sheet) { return sheet.seats.size() == 1; };
    if (!sheets.empty() && std::ranges::all_of(sheets, isOneSeats))
        return tellingOf(sheets, seats(position));
    return tellingOf(score(position));
}

int Game::points(const Position &position, Seat seat, std::string_view source) const
{
    const Score found = score(position);
    if (seat >= found.totals.size())
        return 0;
    if (source.empty())
        return found.totals[seat];
    const auto item = std::ranges::find(found.items, source, &ScoreItem::source);
    return item == found.items.end() ? 0 : item->points[seat];
}

int Game::points(const Position &position, Place subject, std::string_view source) const
{
    const std::vector<ScoreSheet> sheets = breakdown(position);
    const auto sheet = std::ranges::find(sheets, subject, &ScoreSheet::subject);
    if (sheet == sheets.end())
        return 0;
    if (source.empty())
        return sheet->total;
    const auto row = std::ranges::find(sheet->rows, source, &ScoreRow::source);
    return row == sheet->rows.end() ? 0 : row->points;
}

int Game::count(const SeatView &view, const PieceQuery &query) const
{
    return static_cast<int>(
        std::ranges::count_if(pieces(view), [&query](const Piece &piece) { return query.matches(piece); }));
}

} // namespace waystone
