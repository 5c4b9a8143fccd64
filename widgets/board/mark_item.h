#pragma once

#include "board/board_layout.h"
#include "board/label_room.h"
#include "scenario/lesson/lesson.h"

#include <QGraphicsItem>
#include <QPainterPath>

namespace waystone {

/// One mark of a lesson over the board: a ring, an arrow or a label. What it says is told by its colour and by its
/// shape: a plain line for a look, a double one with a tick for good, a dashed one with a cross for bad.
class MarkItem final : public QGraphicsItem {
public:
    using Tone = LessonMark::Tone;

    MarkItem(Tone tone, const Theme &theme);

    /// Each sets what the item is; to be called once.
    void setRing(const PlaceShape &shape);
    void setArrow(const PlaceShape &from, const PlaceShape &to);
    /// A plate beside the place with a pointer to it.
    void setLabel(const QString &text, const QRectF &place, const LabelRoom &room);

    [[nodiscard]] QString text() const { return text_; }
    /// Of a label, the plate.
    [[nodiscard]] QRectF plate() const { return plate_; }

    [[nodiscard]] static QColor color(Tone tone, const Theme &theme);

    [[nodiscard]] QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    void setBadge(QPointF center);
    void paintStrokes(QPainter &painter) const;
    void paintLabel(QPainter &painter) const;
    void paintBadge(QPainter &painter) const;

    Tone tone_;
    const Theme *theme_;
    QPainterPath line_;
    QPainterPath second_; ///< beside the line, where the tone is good
    qreal fineness_ = 1;  ///< of the strokes: below 1 where there is little room
    QPolygonF head_;      ///< of an arrow
    QString text_;
    QRectF plate_;
    QLineF pointer_; ///< of a label, from its place to its plate
    QPointF badge_;
    QRectF bounds_;
};

} // namespace waystone
