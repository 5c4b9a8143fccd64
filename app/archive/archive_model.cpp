#include "archive/archive_model.h"

#include "archive/archive_commands.h"
#include "saving/journal_name.h"
#include "words/date_text.h"

#include <QFileInfo>

#include <algorithm>

namespace waystone {

namespace {

/// A game whose end nobody has put away yet is known by its last moment, once that was looked at.
bool isFinished(const KeptEntry &row)
{
    return row.entry.isClosed || (row.glance && row.glance->moment && row.glance->moment->isOver());
}

} // namespace

ArchiveModel::ArchiveModel(JournalFolder folder, QObject *parent)
    : QAbstractListModel(parent), folder_(std::move(folder))
{
    connect(&glances_, &GameGlances::looked, this, &ArchiveModel::takeLook);
    connect(&language_, &LanguageWatcher::languageChanged, this, [this] {
        if (!rows_.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
    });
}

ArchiveModel::~ArchiveModel()
{
    undo_.blockSignals(true); // it would tell that it is empty, and who listens may be gone
}

void ArchiveModel::load(Shelf shelf)
{
    beginResetModel();
    undo_.clear();
    glances_.forgetWishes();
    shelf_ = shelf;
    rows_.clear();
    for (JournalEntry &entry : shelf == Shelf::games ? folder_.all() : folder_.bin().entries()) {
        const bool isHere = entry.isOpen && entry.path == onTable_;
        rows_.push_back({std::move(entry), isHere, false, std::nullopt});
    }
    endResetModel();
}

int ArchiveModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

bool ArchiveModel::isKept(const KeptEntry &row) const
{
    return !row.isDeleted && shelf_ == Shelf::games;
}

QVariant ArchiveModel::wordsOf(const KeptEntry &row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return kept_entry::title(row);
    case Qt::EditRole:
        return row.entry.name;
    case Qt::AccessibleTextRole:
        return kept_entry::spoken(row, QDateTime::currentDateTime());
    case SubtitleRole:
        return kept_entry::game(row);
    case PointsRole:
        return kept_entry::points(row);
    case ShortPointsRole:
        return kept_entry::pointsInShort(row);
    case StateRole:
        return kept_entry::state(row);
    case RemarkRole:
        return kept_entry::remark(row);
    case WhyKeptRole:
        return isKept(row) ? kept_entry::whyKept(row) : QString();
    case SearchRole:
        return kept_entry::searched(row, QDateTime::currentDateTime());
    case DateRole:
        return date_text::spoken(row.entry.changed, QDateTime::currentDateTime());
    default:
        return {};
    }
}

QVariant ArchiveModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const KeptEntry &row = this->row(index.row());
    switch (role) {
    case PathRole:
        return row.entry.path;
    case GameRole:
        return QString::fromStdString(row.entry.game);
    case PlayersRole:
        return kept_entry::players(row);
    case ColoursRole: {
        QVariantList colours;
        for (const Player &player : row.entry.players)
            colours.append(player.colour);
        return colours;
    }
    case PictureRole: {
        if (row.entry.isDamaged || row.isDeleted)
            return {};
        // Asked for by whoever paints the row: only what is seen is looked at.
        const GameGlances::Look *look = glances_.look(row.entry.path);
        return look == nullptr ? QPixmap() : look->picture;
    }
    case FinishedRole:
        return isFinished(row);
    case DeletedRole:
        return row.isDeleted;
    default:
        return wordsOf(row, role);
    }
}

bool ArchiveModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !isKept(row(index.row())))
        return false;
    const QString name = value.toString().simplified().left(longestJournalName);
    if (name == row(index.row()).entry.name)
        return false;
    undo_.push(new RenameGame(*this, index.row(), name));
    return row(index.row()).entry.name == name;
}

Qt::ItemFlags ArchiveModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return isKept(row(index.row())) ? flags | Qt::ItemIsEditable : flags;
}

void ArchiveModel::deleteGame(int row)
{
    if (isKept(this->row(row)) && !this->row(row).entry.isOpen)
        undo_.push(new DeleteGame(*this, row, true));
}

void ArchiveModel::bringBack(int row)
{
    if (shelf_ == Shelf::bin) {
        if (setDeleted(row, false))
            load(Shelf::bin);
        return;
    }
    if (!this->row(row).isDeleted)
        return;
    const auto *last = dynamic_cast<const DeleteGame *>(undo_.command(undo_.index() - 1));
    if (last != nullptr && last->row() == row)
        undo_.undo();
    else
        undo_.push(new DeleteGame(*this, row, false));
}

bool ArchiveModel::rename(int row, const QString &name)
{
    JournalEntry &entry = rows_[static_cast<std::size_t>(row)].entry;
    // A window that opened it since may have gone on with it under another number.
    if (!QFileInfo::exists(entry.path)) {
        emit failed(entry.path, tr("It is no longer there. Perhaps another window has opened it."));
        return false;
    }
    if (const QString error = setJournalName(entry.path, name); !error.isEmpty()) {
        emit failed(entry.path, error);
        return false;
    }
    entry.name = name;
    emit dataChanged(index(row), index(row));
    return true;
}

bool ArchiveModel::setDeleted(int row, bool isDeleted)
{
    KeptEntry &game = rows_[static_cast<std::size_t>(row)];
    QString error;
    const JournalBin bin = folder_.bin();
    const QString moved =
        isDeleted ? bin.takeIn(game.entry.path, error) : bin.putBack(game.entry.path, error);
    if (moved.isEmpty()) {
        emit failed(game.entry.path, error);
        return false;
    }
    game.entry.path = moved;
    game.isDeleted = isDeleted;
    emit dataChanged(index(row), index(row), {DeletedRole, WhyKeptRole, PathRole});
    return true;
}

void ArchiveModel::takeLook(const QString &journal)
{
    for (int number = 0; number < rowCount(); ++number) {
        KeptEntry &game = rows_[static_cast<std::size_t>(number)];
        if (game.entry.path != journal)
            continue;
        if (const GameGlances::Look *look = glances_.look(journal))
            game.glance = look->glance;
        emit dataChanged(index(number), index(number),
                         {PictureRole, PointsRole, StateRole, RemarkRole, FinishedRole});
        return;
    }
}

} // namespace waystone
