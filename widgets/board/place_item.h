#pragma once

#include "board/board_layout.h"
#include "models/mark.h"

#include <QGraphicsItem>

namespace waystone {

/// The marks on a place, over the pieces; nothing is painted where there is none.
class PlaceItem final : public QGraphicsItem {
public:
    PlaceItem(const PlaceShape &shape, const Theme &theme);

    [[nodiscard]] const PlaceShape &placeShape() const { return shape_; }
    [[nodiscard]] Place place() const { return shape_.place; }
    [[nodiscard]] Marks marks() const { return marks_; }
    void setMarks(Marks marks);
    void setMark(Mark mark, bool on) { setMarks(on ? marks_ | mark : marks_ & ~Marks(mark)); }
    void setTheme(const Theme &theme);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    [[nodiscard]] QPainterPath outline(qreal grown) const;

    PlaceShape shape_;
    const Theme *theme_;
    Marks marks_;
};

} // namespace waystone
