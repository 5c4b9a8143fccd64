#pragma once

#include "scenario/results/result_table.h"

#include <QAbstractTableModel>

namespace waystone {

/// What came of one lesson, pupil by pupil and task by task: a row for each pupil, below how many did a task at first try, and
/// a column for each task; or the other way round.
class ResultsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const ResultTable &table);
    /// Rows are pupils, as they are at first, or tasks.
    void setPupilRows(bool arePupils);
    [[nodiscard]] const ResultTable &table() const { return table_; }
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// `person`: 0 for the class, then the pupils.
    [[nodiscard]] QString cell(const ResultTable::Task &task, int person) const;
    [[nodiscard]] QString spoken(const ResultTable::Task &task, int person) const;
    [[nodiscard]] QVariant personHeader(int person, int role) const;
    [[nodiscard]] QVariant taskHeader(const ResultTable::Task &task, int role) const;
    [[nodiscard]] int people() const { return 1 + static_cast<int>(table_.pupils.size()); }
    [[nodiscard]] int tasks() const { return static_cast<int>(table_.tasks.size()); }

    ResultTable table_;
    bool arePupilsRows_ = true;
};

} // namespace waystone
