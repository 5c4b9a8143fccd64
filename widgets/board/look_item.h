#pragma once

#include "board/look.h"

#include <QGraphicsItem>

namespace waystone {

/// A piece or a tally on the board. It takes no clicks: places do.
class LookItem final : public QGraphicsItem {
public:
    explicit LookItem(QGraphicsItem *parent = nullptr);

    /// Shows this look where the item is now; whoever moves it there is the Animator.
    void setLook(const Look &look);
    [[nodiscard]] const Look &look() const { return look_; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    Look look_;
};

} // namespace waystone
