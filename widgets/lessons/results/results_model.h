#pragma once

#include "scenario/results/result_table.h"

#include <QAbstractTableModel>

namespace waystone {

/// What came of one lesson: a row for each task; how many did it at first try, then a column for each pupil.
class ResultsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const ResultTable &table);
    [[nodiscard]] const ResultTable &table() const { return table_; }
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString cell(const ResultTable::Task &task, int column) const;
    [[nodiscard]] QString spoken(const ResultTable::Task &task, int column) const;

    ResultTable table_;
};

} // namespace waystone
