#include "archive/archive_filter.h"

#include "words/plain_text.h"

#include <algorithm>

namespace waystone {

ArchiveFilter::ArchiveFilter(ArchiveModel &model, QObject *parent) : QSortFilterProxyModel(parent)
{
    setSourceModel(&model);
    setSortRole(ArchiveModel::FinishedRole); // a game that turns out to be over goes to its heading
    sort(0);
}

void ArchiveFilter::setWords(const QString &words)
{
    words_ = plainText(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidate();
}

void ArchiveFilter::setGame(const QString &game)
{
    game_ = game;
    invalidate();
}

void ArchiveFilter::setOrder(Order order)
{
    order_ = order;
    invalidate();
}

int ArchiveFilter::found(const QString &game) const
{
    int count = 0;
    for (int row = 0; row < sourceModel()->rowCount(); ++row) {
        const QModelIndex index = sourceModel()->index(row, 0);
        const bool isKind = game.isEmpty() || index.data(ArchiveModel::GameRole).toString() == game;
        count += isKind && !index.data(ArchiveModel::DeletedRole).toBool() && hasWords(index) ? 1 : 0;
    }
    return count;
}

bool ArchiveFilter::hasWords(const QModelIndex &source) const
{
    if (words_.isEmpty())
        return true;
    const QString all = plainText(source.data(ArchiveModel::SearchRole).toString());
    return std::ranges::all_of(words_, [&](const QString &word) { return all.contains(word); });
}

bool ArchiveFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return (game_.isEmpty() || index.data(ArchiveModel::GameRole).toString() == game_) && hasWords(index);
}

bool ArchiveFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const auto &model = static_cast<const ArchiveModel &>(*sourceModel());
    const KeptEntry &one = model.row(left.row());
    const KeptEntry &other = model.row(right.row());
    const bool isFinished = left.data(ArchiveModel::FinishedRole).toBool();
    if (isFinished != right.data(ArchiveModel::FinishedRole).toBool())
        return !isFinished;
    int order = 0;
    if (order_ == Order::name)
        order = kept_entry::title(one).localeAwareCompare(kept_entry::title(other));
    else if (order_ == Order::players)
        order = left.data(ArchiveModel::PlayersRole)
                    .toStringList()
                    .join(QLatin1Char('\n'))
                    .localeAwareCompare(
                        right.data(ArchiveModel::PlayersRole).toStringList().join(QLatin1Char('\n')));
    return order == 0 ? left.row() < right.row() : order < 0; // the one played last is the first row
}

bool ArchiveFilter::isFinished(int row) const
{
    return index(row, 0).data(ArchiveModel::FinishedRole).toBool();
}

bool ArchiveFilter::isDeleted(int row) const
{
    return index(row, 0).data(ArchiveModel::DeletedRole).toBool();
}

QVariant ArchiveFilter::data(const QModelIndex &index, int role) const
{
    if (role == WordsRole)
        return words_;
    if (role != HeadingRole && role != HeadingCountRole)
        return QSortFilterProxyModel::data(index, role);
    const bool isFinished = this->isFinished(index.row());
    if (role == HeadingRole) {
        if (index.row() > 0 && this->isFinished(index.row() - 1) == isFinished)
            return QString();
        return isFinished ? tr("Finished") : tr("In progress");
    }
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += this->isFinished(row) == isFinished && !isDeleted(row) ? 1 : 0;
    return count;
}

} // namespace waystone
