#include "lessons/library/library_model.h"

#include "faces/game_faces.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QMimeData>

#include <algorithm>
#include <tuple>

namespace waystone {

LibraryModel::LibraryModel(LessonLibrary &library, SetShelf &sets, const LessonProgress &progress,
                           const Registry &registry, QObject *parent)
    : QAbstractListModel(parent), library_(library), sets_(sets), progress_(progress), pictures_(registry)
{
    for (const GameKind &kind : registry.kinds())
        if (const GameFace *face = gameFace(kind.id))
            words_[std::string(kind.id)] = face->generalWords();
    connect(&library, &LessonLibrary::changed, this, &LibraryModel::refresh);
    connect(&sets, &SetShelf::changed, this, [this] {
        if (shelf_.kind == ShelfChoice::Kind::set)
            refresh();
    });
    connect(&language_, &LanguageWatcher::languageChanged, this, [this] {
        if (!rows_.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
    });
    connect(&pictures_, &LibraryPictures::drawn, this, [this](const QString &path) {
        if (const QModelIndex at = indexOf(path); at.isValid())
            emit dataChanged(at, at, {PictureRole});
    });
}

void LibraryModel::setGame(const std::string &game)
{
    game_ = game;
    refresh();
}

void LibraryModel::setSearch(const QString &words)
{
    search_ = words;
    refresh();
}

void LibraryModel::setLevel(int level)
{
    level_ = level;
    refresh();
}

void LibraryModel::setTag(const QString &tag)
{
    tag_ = tag;
    refresh();
}

void LibraryModel::setShelf(const ShelfChoice &shelf)
{
    shelf_ = shelf;
    refresh();
}

bool LibraryModel::isWanted(const LibraryItem &item) const
{
    return (game_.empty() || item.game == game_) && (level_ == 0 || item.level == level_) &&
           (tag_.isEmpty() || item.tags.contains(tag_)) && words_.contains(item.game) &&
           library_.matches(item, search_);
}

/// Nothing is known of it but its game and its id: any other wish leaves it out.
bool LibraryModel::isWantedMissing(const LessonSet::Entry &entry) const
{
    return (game_.empty() || entry.game == game_) && level_ == 0 && tag_.isEmpty() && search_.isEmpty();
}

void LibraryModel::refresh()
{
    beginResetModel();
    rows_.clear();
    missing_ = 0;
    const SetShelf::Shelved *set = shelf_.kind == ShelfChoice::Kind::set ? sets_.find(shelf_.path) : nullptr;
    if (set != nullptr)
        addSet(set->set);
    else
        addItems();
    endResetModel();
}

void LibraryModel::addSet(const LessonSet &set)
{
    int place = 0;
    for (const LessonSet::Entry &entry : set.lessons) {
        const LibraryItem *item =
            library_.lesson(entry.game, QString::fromStdString(entry.id), entry.isShipped);
        if (item == nullptr) {
            ++missing_;
            // It has a row all the same: it can be put elsewhere and taken out like the others.
            if (isWantedMissing(entry))
                rows_.push_back({nullptr, LibraryItem::Kind::lesson, !entry.isShipped, false, place,
                                 foreign_text::line(QString::fromStdString(entry.id))});
        } else if (isWanted(*item)) {
            rows_.push_back({item, item->kind, item->isOwn, false, place, {}});
        }
        ++place;
    }
}

void LibraryModel::addItems()
{
    std::vector<const LibraryItem *> others;
    for (const LibraryItem &item : library_.items()) {
        if ((shelf_.kind == ShelfChoice::Kind::own && !item.isOwn) || !isWanted(item))
            continue;
        if (LessonLibrary::isTitle(item, search_))
            addRow(item, true);
        else
            others.push_back(&item);
    }
    for (const LibraryItem *item : others)
        addRow(*item, false);
}

/// Below its heading, which comes first where there is none yet.
void LibraryModel::addRow(const LibraryItem &item, bool isTitled)
{
    const Row heading{nullptr, item.kind, item.isOwn, isTitled, -1, {}};
    // Those of one title stand together, and the user's own, whatever they are.
    const bool isNew =
        rows_.empty() || rows_.back().isTitled != isTitled ||
        (!isTitled && (rows_.back().isOwn != item.isOwn || (!item.isOwn && rows_.back().kind != item.kind)));
    if (isNew)
        rows_.push_back(heading);
    rows_.push_back({&item, item.kind, item.isOwn, isTitled, -1, {}});
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

const LibraryItem *LibraryModel::item(const QModelIndex &index) const
{
    return index.isValid() ? rows_[static_cast<std::size_t>(index.row())].item : nullptr;
}

QModelIndex LibraryModel::indexOf(const QString &path) const
{
    const auto found = std::ranges::find_if(
        rows_, [&path](const Row &row) { return row.item != nullptr && row.item->path == path; });
    return found == rows_.end() ? QModelIndex() : index(static_cast<int>(found - rows_.begin()));
}

QModelIndex LibraryModel::atPlace(int place) const
{
    const auto found =
        std::ranges::find_if(rows_, [place](const Row &row) { return place >= 0 && row.place == place; });
    return found == rows_.end() ? QModelIndex() : index(static_cast<int>(found - rows_.begin()));
}

QModelIndex LibraryModel::titled() const
{
    const bool isAny = !rows_.empty() && rows_.front().isTitled;
    return isAny ? index(1) : QModelIndex(); // below the heading
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex &index) const
{
    const bool isSet = shelf_.kind == ShelfChoice::Kind::set;
    if (!index.isValid())
        return isSet ? Qt::ItemIsDropEnabled : Qt::NoItemFlags; // behind the last row
    const Row &row = rows_[static_cast<std::size_t>(index.row())];
    if (row.item == nullptr)
        return row.place < 0 ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
}

QStringList LibraryModel::mimeTypes() const
{
    return {QLatin1String(ShelfModel::lessonsFormat)};
}

QMimeData *LibraryModel::mimeData(const QModelIndexList &indexes) const
{
    std::vector<const LibraryItem *> items;
    QStringList paths;
    for (const QModelIndex &index : indexes)
        if (const LibraryItem *one = item(index)) {
            items.push_back(one);
            paths.append(one->path);
        }
    auto *data = new QMimeData;
    data->setData(QLatin1String(ShelfModel::lessonsFormat), paths.join(QLatin1Char('\n')).toUtf8());
    data->setUrls(copies_.of(items));
    return data;
}

Qt::DropActions LibraryModel::supportedDragActions() const
{
    return Qt::CopyAction | Qt::MoveAction;
}

Qt::DropActions LibraryModel::supportedDropActions() const
{
    return Qt::CopyAction | Qt::MoveAction;
}

bool LibraryModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int, int, const QModelIndex &) const
{
    return shelf_.kind == ShelfChoice::Kind::set && data->hasFormat(QLatin1String(ShelfModel::lessonsFormat));
}

bool LibraryModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const SetShelf::Shelved *set = sets_.find(shelf_.path);
    if (set == nullptr)
        return false;
    const int at = parent.isValid() ? parent.row() : row;
    const int before = at >= 0 && at < rowCount() ? rows_[static_cast<std::size_t>(at)].place
                                                  : static_cast<int>(set->set.lessons.size());
    emit dropped(
        QString::fromUtf8(data->data(QLatin1String(ShelfModel::lessonsFormat))).split(QLatin1Char('\n')),
        before);
    return true;
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = rows_[static_cast<std::size_t>(index.row())];
    if (role == PlaceRole)
        return row.place;
    if (row.item == nullptr && row.place >= 0)
        return missingData(row, role);
    if (row.item == nullptr)
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? headingText(row) : QVariant();
    const LibraryItem &item = *row.item;
    const QString language = programLanguage();
    switch (role) {
    case Qt::DisplayRole:
        return item.titleIn(language);
    case Qt::AccessibleTextRole:
        return tr("%1. %2 %3", "title, summary, status")
            .arg(item.titleIn(language), item.summaryIn(language), statusText(item));
    case PathRole:
        return item.path;
    case SummaryRole:
        return item.summaryIn(language);
    case StatusRole:
        return statusText(item);
    case PictureRole:
        return pictures_.picture(item);
    case OwnRole:
        return item.isOwn;
    default:
        return {};
    }
}

QVariant LibraryModel::missingData(const Row &row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return row.missing;
    case Qt::AccessibleTextRole:
        return tr("%1. Not in the library", "id of a lesson").arg(row.missing);
    case StatusRole:
        return tr("Not in the library");
    default:
        return {};
    }
}

QString LibraryModel::headingText(const Row &row) const
{
    if (row.isTitled)
        return tr("With this title");
    if (row.isOwn)
        return tr("My lessons and positions");
    switch (row.kind) {
    case LibraryItem::Kind::start:
        return tr("To your first game in ten minutes");
    case LibraryItem::Kind::walkthrough:
        return tr("The rules, step by step");
    case LibraryItem::Kind::lesson:
        return tr("Lessons");
    case LibraryItem::Kind::position:
        break;
    }
    return tr("Positions");
}

QString LibraryModel::progressText(const LibraryItem &item) const
{
    const QStringList done = progress_.doneSteps(item.key());
    const auto count = static_cast<int>(std::ranges::count_if(
        item.steps, [&done](const LibraryItem::Step &step) { return done.contains(step.id); }));
    const auto all = static_cast<int>(item.steps.size());
    if (count == 0)
        return tr("%n step(s)", nullptr, all);
    return count == all ? tr("✓ All steps done") : tr("%1 of %n step(s) done", nullptr, all).arg(count);
}

QString LibraryModel::statusText(const LibraryItem &item) const
{
    const QString game = words_.find(item.game)->second->gameName();
    switch (item.kind) {
    case LibraryItem::Kind::start:
    case LibraryItem::Kind::walkthrough:
        return tr("%1 · %2", "game, progress").arg(game, progressText(item));
    case LibraryItem::Kind::position:
        return tr("%1 · a position to play from", "game").arg(game);
    case LibraryItem::Kind::lesson:
        break;
    }
    const QString level = item.level <= 1   ? tr("for beginners")
                          : item.level == 2 ? tr("for those who know the rules")
                                            : tr("for good players");
    QStringList parts{tr("%1 · %2 · %3", "game, level, progress").arg(game, level, progressText(item))};
    if (const QString languages = languagesText(item); !languages.isEmpty())
        parts.append(languages);
    for (const QString &tag : item.tags)
        parts.append(QLatin1Char('#') + tag);
    return parts.join(QStringLiteral(" · "));
}

/// What the program brings speaks all of its languages; of others it is told.
QString LibraryModel::languagesText(const LibraryItem &item) const
{
    QStringList names;
    if (item.isOwn)
        for (const LanguageShare &share : item.shares) {
            const QString name = languageName(QString::fromStdString(share.language));
            names.append(share.isWhole() ? name
                                         : tr("%1 (%2 %)", "language, how much of a lesson is in it")
                                               .arg(name, QString::number(100 * share.there / share.all)));
        }
    return names.join(QStringLiteral(", "));
}

} // namespace waystone
