#include "board/place_item.h"

#include <QPainter>

namespace waystone {

PlaceItem::PlaceItem(const PlaceShape &shape, const BoardLayout &layout, const Theme &theme)
    : shape_(shape), layout_(&layout), theme_(&theme)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(markZ + shape.z);
    setVisible(false);
}

void PlaceItem::setMarks(Marks marks)
{
    if (marks == marks_)
        return;
    marks_ = marks;
    setVisible(static_cast<bool>(marks & ~Marks(Mark::target)));
    const bool isFirst = marks.testFlag(Mark::hovered) || marks.testFlag(Mark::selected);
    setZValue(markZ + shape_.z + (marks.testFlag(Mark::focused) ? 10 : isFirst ? 5 : 0));
    update();
}

void PlaceItem::setTheme(const Theme &theme)
{
    theme_ = &theme;
    update();
}

QRectF PlaceItem::boundingRect() const
{
    return shape_.boundingRect().adjusted(-stateMarkReach, -stateMarkReach, stateMarkReach, stateMarkReach);
}

QPainterPath PlaceItem::outline(qreal grown) const
{
    QPainterPath path;
    switch (shape_.kind) {
    case PlaceShape::Kind::point:
        path.addEllipse(shape_.anchor, shape_.radius + grown, shape_.radius + grown);
        break;
    case PlaceShape::Kind::line: {
        QPainterPath segment;
        segment.moveTo(shape_.outline[0]);
        segment.lineTo(shape_.outline[1]);
        QPainterPathStroker stroker;
        stroker.setWidth(2 * (shape_.radius + grown));
        stroker.setCapStyle(Qt::RoundCap);
        path = stroker.createStroke(segment);
        break;
    }
    case PlaceShape::Kind::polygon: {
        // Drawn inside its edges and corners, which are places of their own.
        constexpr qreal inset = 0.72;
        QPolygonF inner;
        for (const QPointF &corner : shape_.outline)
            inner.append(shape_.anchor + (corner - shape_.anchor) * (inset + grown * 0.01));
        path.addPolygon(inner);
        path.closeSubpath();
        break;
    }
    case PlaceShape::Kind::box: {
        const QRectF box =
            shape_.outline.boundingRect().adjusted(1.5 - grown, 1.5 - grown, grown - 1.5, grown - 1.5);
        path.addRoundedRect(box, shape_.radius, shape_.radius);
        break;
    }
    }
    return path;
}

QList<QRect> PlaceItem::wordsInReach() const
{
    constexpr qreal line = 2;
    QList<QRect> words;
    for (const QRectF &word : layout_->written())
        if (const QRectF kept = word.adjusted(-line, -line, line, line); kept.intersects(boundingRect()))
            words.append(kept.toAlignedRect());
    return words;
}

QPainterPath PlaceItem::painted() const
{
    QPainterPath path = outline(haloReach) - outline(0);
    for (const QRect &word : wordsInReach()) {
        QPainterPath kept;
        kept.addRect(word);
        path -= kept;
    }
    return path;
}

void PlaceItem::paintBesideWords(QPainter &painter, Painted paint) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const auto marks = [this](qreal away) { return outline(away); };
    const QList<QRect> words = wordsInReach();
    if (words.isEmpty())
        return paint(painter, *theme_, marks_, marks);
    QRegion room(boundingRect().toAlignedRect());
    for (const QRect &word : words)
        room -= word;
    painter.save(); // the view saves no state between items
    painter.setClipRegion(room, Qt::IntersectClip);
    paint(painter, *theme_, marks_, marks);
    painter.restore();
}

void PlaceItem::paintGround(QPainter &painter) const
{
    paintBesideWords(painter, paintStateGround);
}

void PlaceItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    paintBesideWords(*painter, paintStateMarks);
}

} // namespace waystone
