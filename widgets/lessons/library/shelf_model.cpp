#include "lessons/library/shelf_model.h"

#include "lessons/library/whole_set.h"
#include "words/program_language.h"

#include <QMimeData>

#include <algorithm>

namespace waystone {

namespace {

/// Everything, and the user's own.
constexpr int fixedRows = 2;

} // namespace

ShelfModel::ShelfModel(LessonLibrary &library, SetShelf &sets, const LessonProgress &progress,
                       const Registry &registry, QObject *parent)
    : QAbstractListModel(parent), library_(library), sets_(sets), progress_(progress), registry_(registry)
{
    connect(&sets, &SetShelf::changed, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&language_, &LanguageWatcher::languageChanged, this,
            [this] { emit dataChanged(index(0), index(rowCount() - 1)); });
}

ShelfChoice ShelfModel::choice(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() == 0)
        return {};
    if (index.row() == 1)
        return {ShelfChoice::Kind::own, {}};
    const auto at = static_cast<std::size_t>(index.row() - fixedRows);
    return at < sets_.sets().size() ? ShelfChoice{ShelfChoice::Kind::set, sets_.sets()[at].path}
                                    : ShelfChoice();
}

QModelIndex ShelfModel::indexOf(const ShelfChoice &choice) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (this->choice(index(row)) == choice)
            return index(row);
    return index(0);
}

QString ShelfModel::progressText(const LessonSet &set) const
{
    const auto isDone = [this](const LessonSet::Entry &entry) {
        const LibraryItem *item =
            library_.lesson(entry.game, QString::fromStdString(entry.id), entry.isShipped);
        return item != nullptr && !item->steps.empty() &&
               progress_.doneSteps(item->key()).size() >= static_cast<qsizetype>(item->steps.size());
    };
    const auto all = static_cast<int>(set.lessons.size());
    const auto done = static_cast<int>(std::ranges::count_if(set.lessons, isDone));
    return done == 0 ? tr("%n lesson(s)", nullptr, all)
                     : tr("%1 of %n lesson(s) done", nullptr, all).arg(done);
}

int ShelfModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : fixedRows + static_cast<int>(sets_.sets().size());
}

Qt::ItemFlags ShelfModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return choice(index).kind == ShelfChoice::Kind::set
               ? usual | Qt::ItemIsDropEnabled | Qt::ItemIsDragEnabled
               : usual;
}

QVariant ShelfModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ShelfChoice at = choice(index);
    const SetShelf::Shelved *set = sets_.find(at.path);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    if (at.kind == ShelfChoice::Kind::all)
        return tr("Everything");
    if (at.kind == ShelfChoice::Kind::own || set == nullptr)
        return tr("My lessons");
    const QString title = titleOf(set->set, programLanguage());
    return role == Qt::DisplayRole
               ? title
               : tr("%1, set. %2", "title, how many lessons").arg(title, progressText(set->set));
}

QStringList ShelfModel::mimeTypes() const
{
    return {QLatin1String(lessonsFormat)};
}

QMimeData *ShelfModel::mimeData(const QModelIndexList &indexes) const
{
    auto *data = new QMimeData;
    QList<QUrl> urls;
    for (const QModelIndex &index : indexes)
        if (const SetShelf::Shelved *set = sets_.find(choice(index).path))
            if (const Result<QByteArray> whole = wholeSet(set->set, library_, registry_))
                urls.append(copies_.of(titleOf(set->set, programLanguage()), *whole));
    data->setUrls(urls);
    return data;
}

Qt::DropActions ShelfModel::supportedDragActions() const
{
    return Qt::CopyAction;
}

Qt::DropActions ShelfModel::supportedDropActions() const
{
    return Qt::CopyAction | Qt::MoveAction;
}

bool ShelfModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int, int,
                                 const QModelIndex &parent) const
{
    return data->hasFormat(QLatin1String(lessonsFormat)) && choice(parent).kind == ShelfChoice::Kind::set;
}

bool ShelfModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                              const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    emit dropped(QString::fromUtf8(data->data(QLatin1String(lessonsFormat))).split(QLatin1Char('\n')),
                 choice(parent).path);
    return true;
}

} // namespace waystone
