#include "models/seats_model.h"

#include "words/foreign_text.h"

#include <algorithm>
#include <utility>

namespace waystone {

namespace {

constexpr quintptr ofSeat =
    0; ///< the internal id of a seat; that of a tally is the row of its seat and one more

} // namespace

void SeatsModel::setTable(const Table &table)
{
    beginResetModel();
    words_ = table.words;
    players_ = table.players;
    actors_ = Actors::over();
    result_ = {};
    tallies_.assign(players_.size() + 1, {});
    endResetModel();
}

void SeatsModel::setPlayers(const std::vector<Player> &players)
{
    if (players.size() != players_.size() || players == players_)
        return;
    players_ = players;
    emit dataChanged(index(0, NameColumn), index(seats() - 1, NameColumn), {PlayerRole, Qt::DisplayRole});
}

void SeatsModel::show(const std::vector<Tally> &tallies, Actors actors, const Score &result)
{
    std::vector<Tallies> next(tallies_.size());
    for (const Tally &tally : tallies)
        next[std::min(std::size_t{tally.owner}, players_.size())].push_back(tally);
    for (int row = 0; row < rowCount(); ++row)
        update(row, next[static_cast<std::size_t>(row)]);
    const Actors before = std::exchange(actors_, actors);
    for (int seat = 0; seat < seats(); ++seat)
        if (before.includes(static_cast<Seat>(seat)) != actors.includes(static_cast<Seat>(seat)))
            emit dataChanged(index(seat, NameColumn), index(seat, NameColumn), {ActiveRole});
    if (result_ == result)
        return;
    result_ = result;
    emit dataChanged(index(0, NameColumn), index(seats() - 1, NameColumn), {RankRole});
}

void SeatsModel::update(int owner, const Tallies &next)
{
    Tallies &now = tallies_[static_cast<std::size_t>(owner)];
    const QModelIndex parent = index(owner, NameColumn);
    for (int row = static_cast<int>(now.size()) - 1; row >= 0; --row) {
        if (std::ranges::find(next, now[static_cast<std::size_t>(row)].what, &Tally::what) != next.end())
            continue;
        beginRemoveRows(parent, row, row);
        now.erase(now.begin() + row);
        endRemoveRows();
    }
    for (std::size_t at = 0; at < next.size(); ++at) {
        const auto known =
            std::ranges::find(now.begin() + static_cast<int>(at), now.end(), next[at].what, &Tally::what);
        const int row = static_cast<int>(at);
        if (known == now.end()) {
            beginInsertRows(parent, row, row);
            now.insert(now.begin() + row, next[at]);
            endInsertRows();
            continue;
        }
        moveTo(owner, static_cast<std::size_t>(known - now.begin()), at);
        if (now[at] != next[at]) {
            now[at] = next[at];
            emit dataChanged(index(row, NameColumn, parent), index(row, AmountColumn, parent));
        }
    }
    if (now.size() == next.size())
        return;
    beginRemoveRows(parent, static_cast<int>(next.size()), static_cast<int>(now.size()) - 1);
    now.resize(next.size());
    endRemoveRows();
}

void SeatsModel::moveTo(int owner, std::size_t from, std::size_t to)
{
    if (from == to)
        return;
    Tallies &now = tallies_[static_cast<std::size_t>(owner)];
    const QModelIndex parent = index(owner, NameColumn);
    beginMoveRows(parent, static_cast<int>(from), static_cast<int>(from), parent, static_cast<int>(to));
    std::rotate(now.begin() + static_cast<int>(to), now.begin() + static_cast<int>(from),
                now.begin() + static_cast<int>(from) + 1);
    endMoveRows();
}

void SeatsModel::retranslate()
{
    const QList<int> texts{Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole};
    if (rowCount() == 0)
        return;
    emit dataChanged(index(0, NameColumn), index(rowCount() - 1, NameColumn), texts);
    for (int row = 0; row < rowCount(); ++row)
        if (const QModelIndex seat = index(row, NameColumn); rowCount(seat) > 0)
            emit dataChanged(index(0, NameColumn, seat), index(rowCount(seat) - 1, AmountColumn, seat),
                             texts);
}

QModelIndex SeatsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : ofSeat);
}

QModelIndex SeatsModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == ofSeat)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), NameColumn, ofSeat);
}

int SeatsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(tallies_.size());
    if (parent.internalId() != ofSeat || parent.column() != NameColumn)
        return 0;
    return static_cast<int>(tallies_[static_cast<std::size_t>(parent.row())].size());
}

int SeatsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() && parent.internalId() != ofSeat ? 0 : ColumnCount;
}

QVariant SeatsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() == ofSeat)
        return index.column() == NameColumn ? seatData(index.row(), role) : QVariant();
    const Tallies &tallies = tallies_[index.internalId() - 1];
    return tallyData(tallies[static_cast<std::size_t>(index.row())], index.column(), role);
}

QVariant SeatsModel::seatData(int row, int role) const
{
    const bool isSeat = row < seats();
    const Seat seat = isSeat ? static_cast<Seat>(row) : nobody;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return words_->seatName(seat);
    case SeatRole:
        return isSeat ? row : -1;
    case PlayerRole:
        return isSeat ? QVariant::fromValue(players_[static_cast<std::size_t>(row)]) : QVariant();
    case ActiveRole:
        return isSeat && actors_.includes(seat);
    case RankRole:
        return seat < result_.ranks.size() ? QVariant(result_.ranks[seat]) : QVariant();
    default:
        return {};
    }
}

QVariant SeatsModel::tallyData(const Tally &tally, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return column == NameColumn ? QVariant(words_->termName(tally.what)) : QVariant(tally.amount);
    case Qt::ToolTipRole:
        return foreign_text::tip(words_->countedTerm(tally.what, tally.amount));
    case Qt::AccessibleTextRole:
        return words_->countedTerm(tally.what, tally.amount);
    case Qt::TextAlignmentRole:
        return column == AmountColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case SeatRole:
        return tally.owner == nobody ? -1 : int{tally.owner};
    case TallyRole:
        return QVariant::fromValue(tally);
    default:
        return {};
    }
}

} // namespace waystone
