#pragma once

#include "thinking/adviser.h"

#include <QAbstractTableModel>

namespace waystone {

/// The best few actions of the moment that is shown, with the margin that is expected of each and how uncertain it is:
/// refined as long as the adviser thinks. Of what was tried too seldom no figures are told. Rows keep their place only as long as their actions keep their rank.
class AnalysisModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { ActionColumn, MarginColumn, WinColumn, ColumnCount };
    Q_ENUM(Column)
    static constexpr int mostRows = 5;

    AnalysisModel(GameController &controller, Adviser &adviser, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

    [[nodiscard]] const Candidate &candidate(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    /// The row of an action; -1 if it is not among them.
    [[nodiscard]] int rowOf(Action action) const;

private:
    void follow();
    void clear();
    [[nodiscard]] QString text(const Candidate &candidate, int column) const;
    [[nodiscard]] QString marginOf(const Candidate &candidate) const;
    [[nodiscard]] QString toolTip(const Candidate &candidate) const;

    GameController &controller_;
    Adviser &adviser_;
    SharedSnapshot shown_; ///< the moment that the rows are of
    std::vector<Candidate> rows_;
};

} // namespace waystone
