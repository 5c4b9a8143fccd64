#pragma once

#include "session/game_controller.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace waystone {

/// The tree of plies. At the top the turns of the line that was played first, below each its actions; below an action
/// the variations that were played in its place, each with its own actions in a row.
/// New plies are inserted, so that what is unfolded or selected in a view stays so.
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
    ~LogModel() override;

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
    struct Node;

    void rebuild();
    void update();
    void addNewPlies(bool announce);
    void addPly(PlyId ply, bool announce);
    Node *append(Node *parent, std::unique_ptr<Node> node, bool announce);
    [[nodiscard]] Node *nodeAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexFor(const Node *node, int column = 0) const;
    void touch(const QModelIndex &parent);
    [[nodiscard]] QVariant headData(const Node &node, int column, int role) const;
    [[nodiscard]] QVariant plyData(const Node &node, int column, int role) const;
    [[nodiscard]] QString turnTitle(const Node &node) const;
    [[nodiscard]] QString cost(const LoggedPly &ply) const;
    [[nodiscard]] static int points(const LoggedPly &ply);
    [[nodiscard]] QString tooltip(const LoggedPly &ply) const;
    [[nodiscard]] bool isCurrent(const Node &node) const;

    GameController &controller_;
    std::unique_ptr<Node> root_;
    std::vector<Node *> nodes_; ///< by ply; null for the root
};

} // namespace waystone
