#pragma once

#include "session/game_controller.h"

#include <QStyledItemDelegate>

#include <vector>

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
    /// A number behind the marks of a seat, or of those who share what it counts.
    struct OfSeat {
        std::vector<int> colours;
        QString text;
    };

    /// What was compared, and what it has brought.
    /// The points that the table knew before the scoring.
    [[nodiscard]] std::vector<OfSeat> countedBefore(int row) const;
    [[nodiscard]] std::vector<OfSeat> gains(int row) const;
    /// On one line from this side of the box, smaller where they are many.
    static void paintOfSeats(QPainter &painter, const std::vector<OfSeat> &all, const QRect &box,
                             Qt::AlignmentFlag side);

    const GameController &controller_;
    const CategoryModel &model_;
};

} // namespace waystone
