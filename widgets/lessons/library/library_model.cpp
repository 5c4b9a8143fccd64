#include "lessons/library/library_model.h"

#include "faces/game_faces.h"
#include "words/program_language.h"

#include <algorithm>
#include <tuple>

namespace waystone {

LibraryModel::LibraryModel(LessonLibrary &library, const LessonProgress &progress, const Registry &registry,
                           QObject *parent)
    : QAbstractListModel(parent), library_(library), progress_(progress), pictures_(registry)
{
    for (const GameKind &kind : registry.kinds())
        if (const GameFace *face = gameFace(kind.id))
            words_[std::string(kind.id)] = face->generalWords();
    connect(&library, &LessonLibrary::changed, this, &LibraryModel::refresh);
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

void LibraryModel::refresh()
{
    beginResetModel();
    rows_.clear();
    std::vector<const LibraryItem *> others;
    for (const LibraryItem &item : library_.items()) {
        if ((!game_.empty() && item.game != game_) || !library_.matches(item, search_) ||
            !words_.contains(item.game))
            continue;
        if (LessonLibrary::isTitle(item, search_))
            addRow(item, true);
        else
            others.push_back(&item);
    }
    for (const LibraryItem *item : others)
        addRow(*item, false);
    endResetModel();
}

/// Below its heading, which comes first where there is none yet.
void LibraryModel::addRow(const LibraryItem &item, bool isTitled)
{
    const Row heading{nullptr, item.kind, item.isOwn, isTitled};
    // Those of one title stand together, and the user's own, whatever they are.
    const bool isNew =
        rows_.empty() || rows_.back().isTitled != isTitled ||
        (!isTitled && (rows_.back().isOwn != item.isOwn || (!item.isOwn && rows_.back().kind != item.kind)));
    if (isNew)
        rows_.push_back(heading);
    rows_.push_back({&item, item.kind, item.isOwn, isTitled});
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

QModelIndex LibraryModel::titled() const
{
    const bool isAny = !rows_.empty() && rows_.front().isTitled;
    return isAny ? index(1) : QModelIndex(); // below the heading
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex &index) const
{
    return item(index) == nullptr ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = rows_[static_cast<std::size_t>(index.row())];
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

QString LibraryModel::headingText(const Row &row) const
{
    if (row.isTitled)
        return tr("With this title");
    if (row.isOwn)
        return tr("My own");
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
    return tr("%1 · %2 · %3", "game, level, progress").arg(game, level, progressText(item));
}

} // namespace waystone
