#include "board/mark_item.h"

#include "board/painting.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <limits>

namespace waystone {

namespace {

constexpr qreal markZ = 100; ///< over the dimmed board, below cards
constexpr qreal labelZ = 104;
constexpr qreal breadth = 4.5;
constexpr qreal casing = 8.5; ///< of the pale line under every stroke, which sets it off from any ground
constexpr qreal away = 6;
/// Boxes stand close to one another and below captions. What is at most so broad or high has a ring as fine as this.
struct Fineness {
    qreal size = 0;
    qreal share = 1; ///< of the breadth and distance of other rings
};
constexpr std::array finenesses{Fineness{36, 0.45}, Fineness{60, 0.6}, Fineness{100, 0.7}};
constexpr qreal gap = 6; ///< between the two lines of a good mark
constexpr qreal badgeRadius = 10;
constexpr qreal tip = 10; ///< how far the pointer of a label reaches into a large place
constexpr qreal widestText = 190;
constexpr qreal textHeight = 15;
constexpr qreal padding = 7;
constexpr int textFlags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignVCenter;

QPointF pointAt(const QPainterPath &path, qreal share)
{
    return path.pointAtPercent(share);
}

/// Where a line from the middle of the place towards `to` leaves it; the middle itself where it does not.
QPointF edge(const PlaceShape &shape, QPointF to)
{
    const QPainterPath outline = MarkItem::around(shape, away / 2);
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

/// How much of the others a box lies on.
qreal covering(const QRectF &box, const QList<QRectF> &others)
{
    qreal area = 0;
    for (const QRectF &other : others) {
        const QRectF both = box & other;
        area += both.width() * both.height();
    }
    return area;
}

/// Inside the edges and corners of a polygon, which are places of their own: what lies on them stays legible.
QPainterPath inside(const PlaceShape &shape, qreal share)
{
    QPolygonF inner;
    for (const QPointF &corner : shape.outline)
        inner.append(shape.anchor + (corner - shape.anchor) * share);
    QPainterPath path;
    path.addPolygon(inner);
    path.closeSubpath();
    return path;
}

/// The box for a label of this size around the place, near it rather than far, that hides least.
QRectF freest(QSizeF size, const QRectF &place, const MarkItem::LabelRoom &room)
{
    constexpr std::array distances{away, 4 * away, 8 * away};
    constexpr std::array<QPointF, 8> directions{
        {{0, -1}, {0, 1}, {1, 0}, {-1, 0}, {1, -1}, {1, 1}, {-1, -1}, {-1, 1}}};
    constexpr qreal takenWeight = 10;
    constexpr qreal distanceWeight = 12; ///< what one unit farther away may save of hidden area
    const QRectF &bounds = room.bounds;
    QRectF best;
    qreal least = std::numeric_limits<qreal>::max();
    for (const qreal distance : distances) {
        const QPointF reach((place.width() + size.width()) / 2 + distance,
                            (place.height() + size.height()) / 2 + distance);
        for (const QPointF &direction : directions) {
            QRectF box({0, 0}, size);
            box.moveCenter(place.center() + QPointF(direction.x() * reach.x(), direction.y() * reach.y()));
            box.moveLeft(std::clamp(box.left(), bounds.left(),
                                    std::max(bounds.left(), bounds.right() - size.width())));
            box.moveTop(
                std::clamp(box.top(), bounds.top(), std::max(bounds.top(), bounds.bottom() - size.height())));
            const qreal cost = covering(box, room.pieces) + takenWeight * covering(box, room.taken) +
                               distanceWeight * (distance - away);
            if (cost < least) {
                least = cost;
                best = box;
            }
        }
    }
    return best;
}

} // namespace

MarkItem::MarkItem(Tone tone, const Theme &theme) : tone_(tone), theme_(&theme)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(markZ);
}

QColor MarkItem::color(Tone tone, const Theme &theme)
{
    switch (tone) {
    case Tone::good:
        return theme.good;
    case Tone::bad:
        return theme.illegal;
    case Tone::look:
        break;
    }
    return theme.selection;
}

QPainterPath MarkItem::around(const PlaceShape &shape, qreal away)
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
    case PlaceShape::Kind::button:
        path.addRoundedRect(shape.outline.boundingRect().adjusted(-away, -away, away, away),
                            shape.radius + away, shape.radius + away);
        break;
    }
    return path;
}

void MarkItem::setBadge(QPointF center)
{
    badge_ = center;
    const qreal reach = badgeRadius + 2;
    bounds_ |= QRectF(center.x() - reach, center.y() - reach, 2 * reach, 2 * reach);
}

void MarkItem::setRing(const PlaceShape &shape)
{
    const bool isPolygon = shape.kind == PlaceShape::Kind::polygon;
    // A full ring around a small box would hide what its neighbours say.
    const QSizeF size = shape.boundingRect().size();
    const auto fine = std::ranges::find_if(finenesses, [least = std::min(size.width(), size.height())](
                                                           Fineness each) { return least < each.size; });
    if (shape.kind == PlaceShape::Kind::box && fine != finenesses.end())
        fineness_ = fine->share;
    line_ = isPolygon ? inside(shape, 0.62) : around(shape, away * fineness_ - (fineness_ < 1 ? 2 : 0));
    if (tone_ == Tone::good)
        second_ = isPolygon ? inside(shape, 0.36) : around(shape, (away + gap) * fineness_);
    bounds_ = (line_ | second_).boundingRect().adjusted(-casing, -casing, casing, casing);
    if (tone_ != Tone::look)
        setBadge((line_.boundingRect() | second_.boundingRect()).topRight() + QPointF(-3, 3));
}

void MarkItem::setArrow(const PlaceShape &from, const PlaceShape &to)
{
    constexpr qreal headLength = 20;
    constexpr qreal bow = 0.12; ///< of the way, so that arrows there and back lie apart
    const QLineF straight(from.anchor, to.anchor);
    const QLineF across = straight.normalVector().unitVector();
    const QPointF aside = QPointF(across.dx(), across.dy()) * straight.length() * bow;
    const QPointF middle = straight.center() + aside;
    const QPointF begin = edge(from, middle);
    const QPointF tip = edge(to, middle);

    const QLineF last(middle, tip);
    QLineF back(tip, middle);
    back.setLength(std::min(headLength, std::max(1.0, last.length())));
    const QLineF side = back.normalVector().unitVector();
    const QPointF half = QPointF(side.dx(), side.dy()) * headLength * 0.5;
    head_ = QPolygonF({tip, back.p2() + half, back.p2() - half});

    line_.moveTo(begin);
    line_.quadTo(middle, back.p2());
    if (tone_ == Tone::good) {
        const QPointF beside = QPointF(across.dx(), across.dy()) * gap;
        second_ = line_.translated(beside);
    }
    bounds_ = (line_.boundingRect() | second_.boundingRect() | head_.boundingRect())
                  .adjusted(-casing, -casing, casing, casing);
    if (tone_ != Tone::look)
        setBadge(pointAt(line_, 0.5));
}

void MarkItem::setLabel(const QString &text, const QRectF &place, const LabelRoom &room)
{
    text_ = text;
    setZValue(labelZ);
    const qreal sign = tone_ == Tone::look ? 0 : 2 * badgeRadius + 4;
    const QSizeF needed = QFontMetricsF(tableFont(textHeight, true))
                              .boundingRect(QRectF(0, 0, widestText, 1000), textFlags, text)
                              .size();
    const QSizeF size(needed.width() + 2 * padding + sign + 1,
                      std::max(needed.height(), 2 * badgeRadius) + 2 * padding);
    plate_ = freest(size, place, room);
    // A pointer leads from the plate into the place, to its middle or, where it is large, just over its edge.
    const QPointF middle = place.center();
    QLineF pointer(middle, plate_.center());
    const qreal inside = std::max(0.0, std::min(place.width(), place.height()) / 2 - tip);
    pointer.setP1(pointer.length() == 0 ? middle : pointer.pointAt(std::min(1.0, inside / pointer.length())));
    pointer_ = pointer;
    const QRectF end(pointer.p1() - QPointF(tip, tip), QSizeF(2 * tip, 2 * tip));
    bounds_ = (plate_ | end).adjusted(-casing, -casing, casing, casing);
    if (tone_ != Tone::look)
        setBadge({plate_.left() + padding + badgeRadius, plate_.center().y()});
}

void MarkItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    if (plate_.isEmpty())
        paintStrokes(*painter);
    else
        paintLabel(*painter);
    if (tone_ != Tone::look)
        paintBadge(*painter);
}

void MarkItem::paintStrokes(QPainter &painter) const
{
    const QColor ink = color(tone_, *theme_);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme_->panel, casing * fineness_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(line_);
    painter.drawPath(second_);
    QPen pen(ink, breadth * fineness_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (tone_ == Tone::bad) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({2.2, 1.4});
    }
    painter.setPen(pen);
    painter.drawPath(line_);
    painter.setPen(QPen(ink, breadth * 0.6 * fineness_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(second_);
    if (head_.isEmpty())
        return;
    painter.setPen(QPen(theme_->panel, (casing - breadth) / 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(ink);
    painter.drawPolygon(head_);
}

void MarkItem::paintLabel(QPainter &painter) const
{
    const QColor ink = color(tone_, *theme_);
    painter.setPen(QPen(theme_->panel, 6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(pointer_);
    painter.setPen(QPen(ink, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(pointer_);
    painter.setPen(QPen(theme_->panel, 1.5));
    painter.setBrush(ink);
    painter.drawEllipse(pointer_.p1(), tip / 2, tip / 2);
    painter.setBrush(theme_->panel);
    painter.setPen(QPen(ink, 3, tone_ == Tone::bad ? Qt::DashLine : Qt::SolidLine));
    painter.drawRoundedRect(plate_, 6, 6);
    if (tone_ == Tone::good) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 1.5));
        painter.drawRoundedRect(plate_.adjusted(4, 4, -4, -4), 4, 4);
    }
    const qreal sign = tone_ == Tone::look ? 0 : 2 * badgeRadius + 4;
    painter.setPen(theme_->text);
    painter.setFont(tableFont(textHeight, true));
    painter.drawText(plate_.adjusted(padding + sign, padding, -padding, -padding), textFlags, text_);
}

void MarkItem::paintBadge(QPainter &painter) const
{
    painter.setPen(QPen(theme_->panel, 2));
    painter.setBrush(color(tone_, *theme_));
    painter.drawEllipse(badge_, badgeRadius, badgeRadius);
    painter.setPen(QPen(theme_->panel, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (tone_ == Tone::good) {
        painter.drawPolyline(
            QPolygonF({badge_ + QPointF(-4.5, 0.5), badge_ + QPointF(-1, 4), badge_ + QPointF(5, -4)}));
    } else {
        painter.drawLine(badge_ + QPointF(-3.8, -3.8), badge_ + QPointF(3.8, 3.8));
        painter.drawLine(badge_ + QPointF(-3.8, 3.8), badge_ + QPointF(3.8, -3.8));
    }
}

} // namespace waystone
