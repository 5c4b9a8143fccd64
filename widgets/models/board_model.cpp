#include "models/board_model.h"

#include "models/piece_data.h"
#include "words/board_notes.h"
#include "words/foreign_text.h"
#include "words/general_words.h"

#include <QLocale>

#include <algorithm>
#include <iterator>
#include <utility>

namespace waystone {

namespace {

constexpr quintptr ofPlace =
    0; ///< the internal id of a place; that of a piece is the row of its place and one more

int roleOf(Mark mark)
{
    switch (mark) {
    case Mark::target:
        return BoardModel::TargetRole;
    case Mark::selected:
        return BoardModel::PickedRole;
    case Mark::lastMove:
        return BoardModel::LastMoveRole;
    case Mark::illegal:
        return BoardModel::IllegalRole;
    default:
        return BoardModel::MarksRole;
    }
}

} // namespace

BoardModel::BoardModel(QObject *parent) : QAbstractItemModel(parent) {}

void BoardModel::setTable(const Table &table, const BoardContents &contents)
{
    beginResetModel();
    words_ = table.words;
    use_.setGame(table.game, static_cast<int>(table.players.size()));
    stage_ = contents.stage;
    places_.clear();
    rows_.clear();
    rowOfPiece_.clear();
    for (const Place place : table.game->places(static_cast<int>(table.players.size()))) {
        rows_.emplace(place, static_cast<int>(places_.size()));
        places_.push_back({place, {}});
    }
    pieces_ = pieceRows(contents.pieces, rows_);
    for (std::size_t row = 0; row < pieces_.size(); ++row)
        for (const Piece &piece : pieces_[row])
            rowOfPiece_[piece.id] = static_cast<int>(row);
    seats_.setTable(table);
    seats_.show(contents.tallies, contents.actors, contents.result);
    endResetModel();
}

void BoardModel::show(const BoardContents &contents, bool atOnce)
{
    emit changeBegins();
    setPreview({});
    stage_ = contents.stage;
    update(pieceRows(contents.pieces, rows_));
    seats_.show(contents.tallies, contents.actors, contents.result);
    emit changeEnds(atOnce);
}

void BoardModel::setStage(std::uint64_t stage)
{
    if (stage == stage_)
        return;
    emit changeBegins();
    stage_ = stage;
    emit changeEnds(true);
}

// Pieces come and go

void BoardModel::update(const std::vector<PieceRow> &next)
{
    const std::map<std::uint32_t, Piece> kept = keptPieces(pieces_, next);
    removeGone(kept);
    becomeNext(kept);
    for (std::size_t row = 0; row < next.size(); ++row)
        for (std::size_t at = 0; at < next[row].size(); ++at)
            put(next[row][at], static_cast<int>(row), static_cast<int>(at));
}

void BoardModel::removeGone(const std::map<std::uint32_t, Piece> &kept)
{
    for (std::size_t row = 0; row < pieces_.size(); ++row) {
        PieceRow &pieces = pieces_[row];
        for (int at = static_cast<int>(pieces.size()) - 1; at >= 0; --at) {
            const std::uint32_t id = pieces[static_cast<std::size_t>(at)].id;
            if (kept.contains(id))
                continue;
            beginRemoveRows(index(static_cast<int>(row), NameColumn), at, at);
            pieces.erase(pieces.begin() + at);
            rowOfPiece_.erase(id);
            endRemoveRows();
        }
    }
}

/// The pieces that stay are what they are next, though still where they lay.
void BoardModel::becomeNext(const std::map<std::uint32_t, Piece> &kept)
{
    for (std::size_t row = 0; row < pieces_.size(); ++row)
        for (std::size_t at = 0; at < pieces_[row].size(); ++at) {
            Piece &piece = pieces_[row][at];
            Piece becomes = kept.at(piece.id);
            becomes.place = piece.place;
            if (becomes == piece)
                continue;
            rowOfPiece_.erase(piece.id);
            rowOfPiece_[becomes.id] = static_cast<int>(row);
            piece = becomes;
            const QModelIndex changed =
                index(static_cast<int>(at), NameColumn, index(static_cast<int>(row), NameColumn));
            emit dataChanged(changed, changed);
        }
}

std::optional<std::pair<int, int>> BoardModel::find(std::uint32_t id) const
{
    const auto found = rowOfPiece_.find(id);
    if (found == rowOfPiece_.end())
        return std::nullopt;
    const PieceRow &pieces = pieces_[static_cast<std::size_t>(found->second)];
    return std::pair(found->second,
                     static_cast<int>(std::ranges::find(pieces, id, &Piece::id) - pieces.begin()));
}

/// All before `at` lie as they shall.
void BoardModel::put(const Piece &piece, int row, int at)
{
    PieceRow &there = pieces_[static_cast<std::size_t>(row)];
    const QModelIndex parent = index(row, NameColumn);
    const auto from = find(piece.id);
    if (from == std::pair(row, at))
        return;
    if (!from) {
        beginInsertRows(parent, at, at);
        there.insert(there.begin() + at, piece);
        rowOfPiece_[piece.id] = row;
        endInsertRows();
        return;
    }
    beginMoveRows(index(from->first, NameColumn), from->second, from->second, parent, at);
    PieceRow &left = pieces_[static_cast<std::size_t>(from->first)];
    left.erase(left.begin() + from->second);
    there.insert(there.begin() + at, piece);
    rowOfPiece_[piece.id] = row;
    endMoveRows();
}

// Marks

/// `change` gets every place and tells whether it is another now.
template <class Change>
void BoardModel::changePlaces(const QList<int> &roles, Change change)
{
    int first = -1;
    for (int row = 0; row <= rowCount(); ++row) {
        const bool isOther = row < rowCount() && change(entryOf(row));
        if (isOther && first < 0)
            first = row;
        if (isOther || first < 0)
            continue;
        emit dataChanged(index(first, NameColumn), index(row - 1, PiecesColumn), roles);
        first = -1;
    }
}

void BoardModel::setMarked(Mark mark, const std::vector<Place> &places)
{
    std::vector<char> marked(places_.size());
    for (const Place place : places)
        if (const int row = rowOf(place); row >= 0)
            marked[static_cast<std::size_t>(row)] = 1;
    QList<int> roles{MarksRole, roleOf(mark)};
    if (mark == Mark::legal)
        roles += {LegalRole, Qt::ToolTipRole, Qt::AccessibleTextRole};
    auto next = marked.begin();
    changePlaces(roles, [&](BoardPlace &entry) {
        const bool isMarked = *next++ != 0;
        const bool isOther = entry.marks.testFlag(mark) != isMarked;
        entry.marks.setFlag(mark, isMarked);
        return isOther;
    });
}

bool BoardModel::isMarked(Mark mark, Place place) const
{
    const int row = rowOf(place);
    return row >= 0 && entryOf(row).marks.testFlag(mark);
}

void BoardModel::setProposed(const std::vector<ProposedPiece> &proposed)
{
    changePlaces({ProposedRole}, [&](BoardPlace &entry) {
        std::vector<ProposedPiece> here;
        std::ranges::copy_if(proposed, std::back_inserter(here),
                             [&entry](const ProposedPiece &each) { return each.piece.place == entry.place; });
        return std::exchange(entry.proposed, here) != here;
    });
}

void BoardModel::setPreview(const std::vector<Piece> &preview)
{
    changePlaces({PreviewRole}, [&](BoardPlace &entry) {
        std::vector<Piece> here;
        std::ranges::copy_if(preview, std::back_inserter(here),
                             [&entry](const Piece &piece) { return piece.place == entry.place; });
        return std::exchange(entry.preview, here) != here;
    });
}

void BoardModel::touchPlaces(const QList<int> &roles)
{
    if (!places_.empty())
        emit dataChanged(index(0, NameColumn), index(rowCount() - 1, PiecesColumn), roles);
}

void BoardModel::retranslate()
{
    touchPlaces({Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, PiecesRole, ReasonRole});
    for (int row = 0; row < rowCount(); ++row)
        if (const QModelIndex place = index(row, NameColumn); rowCount(place) > 0)
            emit dataChanged(index(0, NameColumn, place), index(rowCount(place) - 1, NameColumn, place),
                             {Qt::DisplayRole, Qt::AccessibleTextRole});
    seats_.retranslate();
}

// What is where

int BoardModel::rowOf(Place place) const
{
    const auto found = rows_.find(place);
    return found == rows_.end() ? -1 : found->second;
}

QModelIndex BoardModel::indexOfPiece(std::uint32_t id) const
{
    const auto found = find(id);
    return found ? index(found->second, NameColumn, index(found->first, NameColumn)) : QModelIndex();
}

std::optional<Piece> BoardModel::pieceAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == ofPlace)
        return std::nullopt;
    return pieces_[index.internalId() - 1][static_cast<std::size_t>(index.row())];
}

QModelIndex BoardModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : ofPlace);
}

QModelIndex BoardModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == ofPlace)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), NameColumn, ofPlace);
}

int BoardModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(places_.size());
    if (parent.internalId() != ofPlace || parent.column() != NameColumn)
        return 0;
    return static_cast<int>(pieces_[static_cast<std::size_t>(parent.row())].size());
}

int BoardModel::columnCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return ColumnCount;
    return parent.internalId() == ofPlace ? 1 : 0;
}

QStringList BoardModel::piecesAt(int row) const
{
    QStringList names;
    for (const Piece &piece : pieces_[static_cast<std::size_t>(row)])
        names.append(words_->pieceName(piece));
    return names;
}

QStringList BoardModel::countsAt(int row) const
{
    const BoardNotes *notes = words_->boardNotes();
    QStringList counts;
    if (notes == nullptr)
        return counts;
    for (int owner = 0; owner < seats_.rowCount(); ++owner) {
        const QModelIndex seat = seats_.index(owner, SeatsModel::NameColumn);
        for (int at = 0; at < seats_.rowCount(seat); ++at) {
            const auto tally =
                seats_.index(at, SeatsModel::NameColumn, seat).data(SeatsModel::TallyRole).value<Tally>();
            if (notes->tallyPlace(tally) == placeAt(row))
                counts += QLocale().toString(tally.amount);
        }
    }
    return counts;
}

QStringList BoardModel::contentAt(int row) const
{
    QStringList content = countsAt(row);
    const QStringList pieces = piecesAt(row);
    for (auto first = pieces.begin(); first != pieces.end();) {
        const auto next =
            std::find_if(first, pieces.end(), [first](const QString &name) { return name != *first; });
        const auto number = static_cast<int>(next - first);
        content += number == 1 ? *first : tr("%1 × %2", "number, piece").arg(number).arg(*first);
        first = next;
    }
    if (!content.isEmpty())
        return content;
    if (use_.holdsPieces(placeAt(row)))
        return {general_words::free()};
    // Of places like it one has something: then it is worth saying that this has nothing.
    const std::uint8_t area = placeAt(row).area;
    for (std::size_t other = 0; other < places_.size(); ++other)
        if (places_[other].place.area == area && !pieces_[other].empty())
            return {tr("empty", "a place")};
    return {};
}

QStringList BoardModel::remarks(Place place) const
{
    return isMarked(Mark::legal, place) ? QStringList{general_words::legal()} : QStringList();
}

QVariant BoardModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const std::optional<Piece> piece = pieceAt(index))
        return pieceData(*piece, role, *words_);
    if (index.column() == PiecesColumn && role == Qt::DisplayRole)
        return piecesAt(index.row()).join(general_words::listSeparator());
    return placeData(index.row(), role);
}

QVariant BoardModel::placeData(int row, int role) const
{
    const BoardPlace &entry = entryOf(row);
    switch (role) {
    case Qt::DisplayRole:
        return words_->placeName(entry.place);
    case Qt::ToolTipRole:
        return foreign_text::tip(placeData(row, Qt::AccessibleTextRole).toString());
    case Qt::AccessibleTextRole: {
        const QStringList parts = QStringList(words_->placeName(entry.place)) + contentAt(row);
        return (parts + remarks(entry.place)).join(general_words::listSeparator());
    }
    case PiecesRole:
        return piecesAt(row);
    case ContentRole:
        return contentAt(row);
    default:
        return entry.data(role);
    }
}

} // namespace waystone
