#pragma once

#include "board/board_layout.h"
#include "models/mark.h"

#include <QGraphicsItem>
#include <QPainterPath>

namespace waystone {

/// The marks on a place, over the pieces; nothing is painted where there is none, nor over what is written on the table.
class PlaceItem final : public QGraphicsItem {
public:
    PlaceItem(const PlaceShape &shape, const BoardLayout &layout, const Theme &theme);

    [[nodiscard]] const PlaceShape &placeShape() const { return shape_; }
    [[nodiscard]] Place place() const { return shape_.place; }
    [[nodiscard]] Marks marks() const { return marks_; }
    void setMarks(Marks marks);
    void setMark(Mark mark, bool on) { setMarks(on ? marks_ | mark : marks_ & ~Marks(mark)); }
    void setTheme(const Theme &theme);
    /// The rim and the halo, as far as they are painted.
    [[nodiscard]] QPainterPath painted() const;

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    [[nodiscard]] QPainterPath outline(qreal grown) const;
    /// Those of the words that the marks would reach, with a line of ground round them.
    [[nodiscard]] QList<QRect> wordsInReach() const;

    PlaceShape shape_;
    const BoardLayout *layout_;
    const Theme *theme_;
    Marks marks_;
};

} // namespace waystone
