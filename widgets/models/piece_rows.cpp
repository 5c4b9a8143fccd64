#include "models/piece_rows.h"

#include <algorithm>
#include <set>

namespace waystone {

namespace {

using PiecesById = std::map<std::uint32_t, Piece>;

/// Things that nothing tells apart but where they lie.
bool alike(const Piece &one, const Piece &other)
{
    return one.kind == other.kind && one.variant == other.variant && one.value == other.value;
}

PiecesById byId(const std::vector<PieceRow> &rows)
{
    PiecesById pieces;
    for (const PieceRow &row : rows)
        for (const Piece &piece : row)
            pieces.emplace(piece.id, piece);
    return pieces;
}

} // namespace

std::vector<PieceRow> pieceRows(const std::vector<Piece> &pieces, const std::map<Place, int> &rowOf)
{
    std::vector<PieceRow> rows(rowOf.size());
    std::set<std::uint32_t> seen;
    for (const Piece &piece : pieces)
        if (const auto row = rowOf.find(piece.place); row != rowOf.end() && seen.insert(piece.id).second)
            rows[static_cast<std::size_t>(row->second)].push_back(piece);
    for (PieceRow &row : rows)
        std::ranges::stable_sort(row, {}, &Piece::layer);
    return rows;
}

std::map<std::uint32_t, Piece> keptPieces(const std::vector<PieceRow> &before,
                                          const std::vector<PieceRow> &after)
{
    const PiecesById was = byId(before);
    const PiecesById is = byId(after);
    PiecesById kept;
    std::vector<Piece> gone;
    for (const auto &[id, piece] : was) {
        if (const auto same = is.find(id); same != is.end())
            kept.emplace(id, same->second);
        else
            gone.push_back(piece);
    }
    for (const auto &[id, piece] : is) {
        if (was.contains(id))
            continue;
        const auto twin = std::ranges::find_if(gone, [&](const Piece &other) { return alike(piece, other); });
        if (twin == gone.end())
            continue;
        kept.emplace(twin->id, piece);
        gone.erase(twin);
    }
    return kept;
}

} // namespace waystone
