#pragma once

#include "session/game_controller.h"

#include <QAbstractTableModel>

namespace waystone {

/// What is left in the common supply: one row for everything that is counted and belongs to nobody.
class SupplyModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, AmountColumn, ColumnCount };
    enum Role {
        TermRole = Qt::UserRole + 1, ///< QString: the game's term
        AmountRole,                  ///< int
    };
    Q_ENUM(Role)

    explicit SupplyModel(GameController &controller, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

public slots:
    void retranslate();

private:
    void refresh();

    GameController &controller_;
    std::vector<Tally> rows_;
};

} // namespace waystone
