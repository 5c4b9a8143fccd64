#pragma once

#include "board/board_layout.h"
#include "board/state_marks.h"

#include <QGraphicsItem>
#include <QPainterPath>

namespace waystone {

/// The marks on a place, over the pieces; nothing is painted where there is none, nor over what is written on the table.
class PlaceItem final : public QGraphicsItem {
public:
    static constexpr qreal markZ = 50; ///< over every piece

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
    /// What lies below the marks of all places, see PlaceHalos.
    void paintGround(QPainter &painter) const;

private:
    using Painted = void (*)(QPainter &, const Theme &, Marks, const OutlineAway &);
    void paintBesideWords(QPainter &painter, Painted paint) const;
    [[nodiscard]] QPainterPath outline(qreal grown) const;
    /// Those of the words that the marks would reach, with a line of ground round them.
    [[nodiscard]] QList<QRect> wordsInReach() const;

    PlaceShape shape_;
    const BoardLayout *layout_;
    const Theme *theme_;
    Marks marks_;
};

} // namespace waystone
