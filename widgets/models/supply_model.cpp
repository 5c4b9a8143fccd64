#include "models/supply_model.h"

#include <algorithm>
#include <iterator>

namespace waystone {

SupplyModel::SupplyModel(GameController &controller, QObject *parent)
    : QAbstractTableModel(parent), controller_(controller)
{
    connect(&controller_, &GameController::viewChanged, this, &SupplyModel::refresh);
    connect(&controller_, &GameController::languageChanged, this, &SupplyModel::retranslate);
    if (controller_.hasGame())
        refresh();
}

void SupplyModel::refresh()
{
    std::vector<Tally> rows;
    std::ranges::copy_if(controller_.shown().tallies, std::back_inserter(rows),
                         [](const Tally &tally) { return tally.owner == nobody; });
    if (std::ranges::equal(rows, rows_, {}, &Tally::what, &Tally::what)) {
        rows_ = std::move(rows);
        retranslate();
        return;
    }
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

void SupplyModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!rows_.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int SupplyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int SupplyModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SupplyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Tally &row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == NameColumn ? QVariant(controller_.words().termName(row.what))
                                            : QVariant(row.amount);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return controller_.words().countedTerm(row.what, row.amount);
    case Qt::TextAlignmentRole:
        return index.column() == AmountColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case TermRole:
        return QString::fromUtf8(row.what.data(), static_cast<qsizetype>(row.what.size()));
    case AmountRole:
        return row.amount;
    default:
        return {};
    }
}

QVariant SupplyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? tr("Supply") : section == AmountColumn ? tr("Left") : QVariant();
}

} // namespace waystone
