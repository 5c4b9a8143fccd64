#include "board/mark_item.h"

#include "board/painting.h"
#include "board/place_outline.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>

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
    line_ = isPolygon ? outlineInside(shape, 0.62)
                      : outlineAround(shape, away * fineness_ - (fineness_ < 1 ? 2 : 0));
    if (tone_ == Tone::good)
        second_ = isPolygon ? outlineInside(shape, 0.36) : outlineAround(shape, (away + gap) * fineness_);
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
    const QPointF begin = edgeTowards(from, middle, away / 2);
    const QPointF tip = edgeTowards(to, middle, away / 2);

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
    plate_ = room.freest(size, place, away);
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
