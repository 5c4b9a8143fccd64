#include "editor/position/setup_board_model.h"

#include "games.h"

#include <QMimeData>

namespace waystone {

namespace {

/// From whose side a table is first seen: hands show from a seat's side only.
Seat firstWatcher(const Game &game)
{
    return games().find(game.id())->hasSecrets ? Seat{0} : nobody;
}

std::optional<std::size_t> numberIn(const QMimeData &data, const char *format)
{
    bool isNumber = false;
    const auto number = data.data(QString::fromLatin1(format)).toULongLong(&isNumber);
    return isNumber ? std::optional<std::size_t>(number) : std::nullopt;
}

} // namespace

SetupBoardModel::SetupBoardModel(ScenarioDocument &document, QObject *parent)
    : BoardModel(parent), document_(document)
{
    connect(&document, &ScenarioDocument::tableChanged, this, [this] { isLaid_ = false; });
    connect(&document, &ScenarioDocument::changed, this, &SetupBoardModel::follow);
    connect(&document, &ScenarioDocument::playersChanged, this, [this] {
        if (!isLaid_)
            return;
        seats().setPlayers(document_.table().players);
        retranslate();
    });
    connect(&document, &ScenarioDocument::languageChanged, this, &BoardModel::retranslate);
    lay();
}

void SetupBoardModel::setStaging(Staging staging)
{
    staging_ = std::move(staging);
    setStage(staging_(document_.game(), document_.setup(), watcher_));
}

void SetupBoardModel::setWatcher(Seat seat)
{
    if (seat == watcher_)
        return;
    watcher_ = seat;
    show(contents(), true);
}

BoardContents SetupBoardModel::contents() const
{
    const Game &game = document_.game();
    const AnySetup &setup = document_.setup();
    const Result<Position> position = document_.position();
    return {document_.editing().pieces(setup), game.tallies(setup),
            position ? game.actors(*position) : Actors::over(),
            staging_ ? staging_(game, setup, watcher_) : 0};
}

void SetupBoardModel::lay()
{
    isLaid_ = true;
    staging_ = nullptr;
    const Table table = document_.table();
    const Seat first = firstWatcher(*table.game);
    if ((watcher_ == nobody) != (first == nobody))
        watcher_ = first;
    else if (watcher_ != nobody && watcher_ >= table.players.size())
        watcher_ = 0;
    setTable(table, contents());
}

void SetupBoardModel::follow()
{
    if (isLaid_)
        show(contents());
    else
        lay();
}

// Changes

std::optional<EditPiece> SetupBoardModel::entry(std::size_t number) const
{
    const std::vector<PaletteEntry> palette = document_.editing().palette(document_.setup());
    return number < palette.size() ? std::optional(palette[number].piece) : std::nullopt;
}

bool SetupBoardModel::change(std::optional<AnySetup> setup, const EditLabel &label)
{
    if (!setup || document_.game().same(*setup, document_.setup()))
        return false;
    document_.setPieces(*std::move(setup), label);
    return true;
}

bool SetupBoardModel::put(const EditPiece &piece, Place place)
{
    const Editing &editing = document_.editing();
    if (!editing.accepts(document_.setup(), place, piece))
        return false;
    return change(editing.put(document_.setup(), place, piece),
                  [words = document_.sharedWords(), piece, place] {
                      return tr("Placed: %1 (%2)", "a piece, its place")
                          .arg(words->paletteName(piece), words->placeName(place));
                  });
}

bool SetupBoardModel::move(const Piece &piece, Place place)
{
    return change(document_.editing().move(document_.setup(), piece, place),
                  [words = document_.sharedWords(), piece, place] {
                      return tr("Moved: %1 (%2)", "a piece, where it is now")
                          .arg(words->pieceName(piece), words->placeName(place));
                  });
}

bool SetupBoardModel::remove(const Piece &piece)
{
    return change(document_.editing().remove(document_.setup(), piece),
                  [words = document_.sharedWords(), piece] {
                      return tr("Taken away: %1 (%2)", "a piece, its place")
                          .arg(words->pieceName(piece), words->placeName(piece.place));
                  });
}

// The same as a model

Qt::ItemFlags SetupBoardModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = BoardModel::flags(index);
    if (!index.isValid())
        return flags;
    const std::optional<Piece> piece = pieceAt(index);
    if (!piece)
        return flags | Qt::ItemIsDropEnabled;
    return document_.editing().taken(document_.setup(), *piece) ? flags | Qt::ItemIsDragEnabled : flags;
}

bool SetupBoardModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const std::optional<Piece> piece = pieceAt(index);
    if (piece && role == PlaceRole && value.canConvert<Place>())
        return move(*piece, value.value<Place>());
    if (!piece && role == PieceRole && value.canConvert<EditPiece>())
        return put(value.value<EditPiece>(), placeAt(index.row()));
    return false;
}

bool SetupBoardModel::removeRows(int row, int count, const QModelIndex &parent)
{
    std::vector<Piece> pieces;
    for (int at = row; at < row + count; ++at)
        if (const std::optional<Piece> piece = pieceAt(index(at, NameColumn, parent)))
            pieces.push_back(*piece);
    bool isOther = false;
    for (const Piece &piece : pieces)
        isOther = remove(piece) || isOther;
    return isOther;
}

QStringList SetupBoardModel::mimeTypes() const
{
    return {QString::fromLatin1(entryFormat), QString::fromLatin1(pieceFormat)};
}

QMimeData *SetupBoardModel::mimeData(const QModelIndexList &indexes) const
{
    const std::optional<Piece> piece = indexes.isEmpty() ? std::nullopt : pieceAt(indexes.constFirst());
    if (!piece)
        return nullptr;
    auto *data = new QMimeData;
    data->setData(QString::fromLatin1(pieceFormat), QByteArray::number(piece->id));
    return data;
}

Qt::DropActions SetupBoardModel::supportedDropActions() const
{
    // After a move a view would take away the rows itself.
    return Qt::CopyAction;
}

bool SetupBoardModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int, int,
                                      const QModelIndex &parent) const
{
    if (!parent.isValid() || pieceAt(parent))
        return false;
    const Editing &editing = document_.editing();
    const Place place = placeAt(parent.row());
    if (const auto number = numberIn(*data, entryFormat))
        if (const std::optional<EditPiece> piece = entry(*number))
            return editing.accepts(document_.setup(), place, *piece);
    if (const auto id = numberIn(*data, pieceFormat))
        if (const auto piece = pieceAt(indexOfPiece(static_cast<std::uint32_t>(*id))))
            return editing.move(document_.setup(), *piece, place).has_value();
    return false;
}

bool SetupBoardModel::dropMimeData(const QMimeData *data, Qt::DropAction, int, int, const QModelIndex &parent)
{
    if (!parent.isValid() || pieceAt(parent))
        return false;
    const Place place = placeAt(parent.row());
    if (const auto number = numberIn(*data, entryFormat))
        if (const std::optional<EditPiece> piece = entry(*number))
            return put(*piece, place);
    if (const auto id = numberIn(*data, pieceFormat))
        if (const auto piece = pieceAt(indexOfPiece(static_cast<std::uint32_t>(*id))))
            return move(*piece, place);
    return false;
}

} // namespace waystone
