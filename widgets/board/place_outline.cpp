#include "board/place_outline.h"

#include <QLineF>

namespace waystone {

QPainterPath outlineAround(const PlaceShape &shape, qreal away)
{
    QPainterPath path;
    switch (shape.kind) {
    case PlaceShape::Kind::point:
        path.addEllipse(shape.anchor, shape.radius + away, shape.radius + away);
        break;
    case PlaceShape::Kind::line: {
        QPainterPath segment(shape.outline[0]);
        segment.lineTo(shape.outline[1]);
        QPainterPathStroker stroker;
        stroker.setWidth(2 * (shape.radius + away));
        stroker.setCapStyle(Qt::RoundCap);
        path = stroker.createStroke(segment).simplified();
        break;
    }
    case PlaceShape::Kind::polygon: {
        QPolygonF outer;
        for (const QPointF &corner : shape.outline) {
            const QLineF out(shape.anchor, corner);
            outer.append(out.pointAt(out.length() == 0 ? 1 : 1 + away / out.length()));
        }
        path.addPolygon(outer);
        path.closeSubpath();
        break;
    }
    case PlaceShape::Kind::box:
        path.addRoundedRect(shape.outline.boundingRect().adjusted(-away, -away, away, away),
                            shape.radius + away, shape.radius + away);
        break;
    }
    return path;
}

QPainterPath outlineInside(const PlaceShape &shape, qreal share)
{
    QPolygonF inner;
    for (const QPointF &corner : shape.outline)
        inner.append(shape.anchor + (corner - shape.anchor) * share);
    QPainterPath path;
    path.addPolygon(inner);
    path.closeSubpath();
    return path;
}

QPointF edgeTowards(const PlaceShape &shape, QPointF to, qreal away)
{
    const QPainterPath outline = outlineAround(shape, away);
    if (outline.contains(to))
        return shape.anchor;
    const QLineF way(shape.anchor, to);
    // By halves: the outlines are convex, or nearly so.
    qreal inside = 0;
    qreal outside = 1;
    for (int step = 0; step < 12; ++step) {
        const qreal middle = (inside + outside) / 2;
        (outline.contains(way.pointAt(middle)) ? inside : outside) = middle;
    }
    return way.pointAt(outside);
}

} // namespace waystone
