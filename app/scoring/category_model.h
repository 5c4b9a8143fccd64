#pragma once

#include "session/game_controller.h"

#include <QAbstractListModel>

namespace waystone {

/// The categories of the final scoring in order: while the points are told, and once all is told. Those that have not
/// been told yet bear their names alone and cannot be chosen.
class CategoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit CategoryModel(const GameController &controller, QObject *parent = nullptr);

    /// Takes what is shown now; empty unless a game's end is shown.
    void follow();
    [[nodiscard]] const ToldCategory &category(int row) const;
    [[nodiscard]] bool isTold(int row) const { return row < told_; }
    /// What it brought the seat.
    /// Whether all of it was counted before the telling began.
    [[nodiscard]] bool wasCountedBefore(int row) const;
    [[nodiscard]] int gain(int row, Seat seat) const;
    [[nodiscard]] int seats() const;
    /// What the category brings each player, by name: their marks beside it are signs.
    [[nodiscard]] QString gains(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    const GameController &controller_;
    std::shared_ptr<const Telling> telling_;
    int told_ = 0; ///< rows
};

} // namespace waystone
