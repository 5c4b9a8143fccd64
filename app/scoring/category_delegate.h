#pragma once

#include "session/game_controller.h"

#include <QStyledItemDelegate>

namespace waystone {

class CategoryModel;

/// Draws a category with what was compared in it, and below what it has brought whom: all of it on one line, smaller
/// where the players are many.
class CategoryDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    CategoryDelegate(const GameController &controller, const CategoryModel &model, QObject *parent);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    [[nodiscard]] QString counts(int row) const;
    void paintGains(QPainter &painter, int row, const QRect &box) const;

    const GameController &controller_;
    const CategoryModel &model_;
};

} // namespace waystone
