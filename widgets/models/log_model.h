#pragma once

#include "models/log_tree.h"
#include "session/game_controller.h"

#include <QAbstractItemModel>
#include <QFont>

namespace waystone {

/// The tree of plies, laid out as LogTree tells. New plies are inserted, so that what is unfolded or selected in a view
/// stays so.
class LogModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { WhoColumn, WhatColumn, CostColumn, PointsColumn, ColumnCount };
    enum Role {
        PlyRole = Qt::UserRole + 1, ///< qulonglong: the ply to jump to; of a turn or variation its last one
        SeatRole,                   ///< int: who acted; -1 for chance and for the set-up
        CurrentRole,                ///< bool: the moment that is shown (of a turn: it is in it)
        TakenBackRole,              ///< bool: play went back over it; struck through
        TurnRole,                   ///< bool: heads a turn
        VariationRole,              ///< bool: heads a variation
        PointsRole,                 ///< int: points of the acting seat
    };
    Q_ENUM(Role)

    explicit LogModel(GameController &controller, QObject *parent = nullptr);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

    /// The line of a ply; invalid for the root.
    [[nodiscard]] QModelIndex indexOf(PlyId ply) const;
    [[nodiscard]] QModelIndex currentIndex() const { return indexOf(controller_.history().current()); }

public slots:
    /// Shows the moment of this line.
    void jump(const QModelIndex &index);
    void retranslate();

private:
    void clear();
    void rebuild();
    void update();
    void addNewPlies();
    [[nodiscard]] LogLine *lineAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexFor(const LogLine *line, int column = 0) const;
    void touch(const QModelIndex &parent);
    /// Of a turn or a variation.
    [[nodiscard]] QVariant headData(const LogLine &line, int column, int role) const;
    [[nodiscard]] QVariant plyData(const LogLine &line, int column, int role) const;
    [[nodiscard]] QFont font(const LogLine &line) const;
    [[nodiscard]] bool isCurrent(const LogLine &line) const;

    GameController &controller_;
    LogTree tree_;
};

} // namespace waystone
