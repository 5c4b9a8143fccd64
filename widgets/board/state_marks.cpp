#include "board/state_marks.h"

#include "board/theme.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace waystone {

namespace {

constexpr qreal signRadius = 9; ///< of the tick and the warning

/// Covers what lies from `from` to `to` pixels outside the place.
void paintBand(QPainter &painter, const OutlineAway &outline, const QColor &color, qreal from, qreal to)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, to - from, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(outline((from + to) / 2));
}

/// `dash` and `gap` in pixels.
void paintDashes(QPainter &painter, const OutlineAway &outline, const QColor &color, qreal breadth,
                 qreal away, qreal dash, qreal gap)
{
    QPen pen(color, breadth, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    pen.setDashPattern({dash / breadth, gap / breadth});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPath(outline(away));
}

/// Points along the closed lines of a path, evenly spread, about this far from each other.
QList<QPointF> pointsAlong(const QPainterPath &path, qreal pitch)
{
    QList<QPointF> points;
    for (const QPolygonF &line : path.toSubpathPolygons()) {
        qreal length = 0;
        for (qsizetype i = 1; i < line.size(); ++i)
            length += QLineF(line[i - 1], line[i]).length();
        const qreal step = length / std::max(1.0, std::round(length / pitch));
        qreal along = 0; // of the next point, from the beginning of the segment
        for (qsizetype i = 1; i < line.size(); ++i) {
            const QLineF segment(line[i - 1], line[i]);
            const qreal reach = segment.length();
            // Half a step less: the last point would be the first again.
            for (; along < reach && length > step / 2; along += step, length -= step)
                points.append(segment.pointAt(along / reach));
            along -= reach;
        }
    }
    return points;
}

/// A dot of the line round what has just changed, drawn once for each scale: a pen with such dashes would take most of
/// the time of a repaint.
const QImage &dot(const Theme &theme, qreal scale)
{
    struct Drawn {
        const Theme *theme = nullptr;
        qreal scale = 0;
        QImage image;
    };
    static Drawn drawn;
    if (drawn.theme == &theme && drawn.scale == scale)
        return drawn.image;
    constexpr qreal rim = 2.4;
    constexpr qreal core = 1.4;
    const int side = 2 * qCeil(rim * scale) + 2;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(side / 2.0, side / 2.0);
    painter.scale(scale, scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.panel);
    painter.drawEllipse(QPointF(), rim, rim);
    painter.setBrush(theme.text);
    painter.drawEllipse(QPointF(), core, core);
    drawn = {&theme, scale, image};
    return drawn.image;
}

/// Each on whole pixels.
void paintDots(QPainter &painter, const Theme &theme, const QList<QPointF> &points)
{
    const QTransform toView = painter.transform();
    const qreal pixels = painter.device()->devicePixelRatioF();
    QImage image = dot(theme, toView.m11() * pixels);
    image.setDevicePixelRatio(pixels);
    const QPointF middle = QPointF(image.width(), image.height()) / 2;
    painter.setTransform(QTransform());
    for (const QPointF &point : points)
        painter.drawImage(QPointF((toView.map(point) * pixels - middle).toPoint()) / pixels, image);
    painter.setTransform(toView);
}

/// Where a sign hides least: counts stand at the right in a flat box, and beside a roomy one.
QPointF signPlace(const OutlineAway &outline)
{
    constexpr qreal roomy = 36;
    const QRectF box = outline(1).boundingRect();
    if (box.height() < roomy && box.width() > 1.5 * box.height())
        return {box.left() + 1, box.center().y()};
    const bool isRoomy = std::min(box.width(), box.height()) >= roomy;
    const qreal inwards = isRoomy ? signRadius : 1;
    return box.topRight() + QPointF(-inwards, inwards);
}

void paintTick(QPainter &painter, const Theme &theme, QPointF at)
{
    painter.setPen(QPen(theme.panel, 1.5));
    painter.setBrush(theme.text);
    painter.drawEllipse(at, signRadius, signRadius);
    painter.setPen(QPen(theme.panel, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{at + QPointF(-4, 0), at + QPointF(-1, 3.2), at + QPointF(4.2, -3.4)});
}

void paintWarning(QPainter &painter, const Theme &theme, QPointF at)
{
    painter.setPen(QPen(theme.panel, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme.illegal);
    painter.drawPolygon(QPolygonF{at + QPointF(0, -signRadius), at + QPointF(signRadius, signRadius - 2),
                                  at + QPointF(-signRadius, signRadius - 2)});
    painter.setPen(QPen(theme.panel, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at + QPointF(0, -3.5), at + QPointF(0, 1.5));
    painter.drawPoint(at + QPointF(0, 4.6));
}

} // namespace

void paintStateGround(QPainter &painter, const Theme &theme, Marks marks, const OutlineAway &outline)
{
    if (marks.testFlag(Mark::legal))
        paintBand(painter, outline, theme.halo, 0, marks.testFlag(Mark::hovered) ? 10 : haloReach);
    if (marks.testFlag(Mark::selected))
        paintBand(painter, outline, theme.panel, -1.5, 6);
}

void paintStateMarks(QPainter &painter, const Theme &theme, Marks marks, const OutlineAway &outline)
{
    if (marks.testFlag(Mark::lastMove))
        paintDots(painter, theme, pointsAlong(outline(1.5), 8));
    if (marks.testFlag(Mark::source))
        paintBand(painter, outline, theme.accent, -1, 3);
    if (marks.testFlag(Mark::legal))
        paintBand(painter, outline, theme.accent, 0, marks.testFlag(Mark::hovered) ? 5 : 3);
    if (marks.testFlag(Mark::selected)) {
        if (marks.testFlag(Mark::legal)) // over its own rim
            paintBand(painter, outline, theme.panel, -1.5, 6);
        paintBand(painter, outline, theme.text, 0, 4);
        paintTick(painter, theme, signPlace(outline));
    }
    if (marks.testFlag(Mark::illegal)) {
        paintBand(painter, outline, theme.panel, -1, 4);
        paintDashes(painter, outline, theme.illegal, 3, 1.5, 9, 9);
        paintWarning(painter, theme, signPlace(outline));
    }
    if (marks.testFlag(Mark::focused)) {
        paintBand(painter, outline, theme.panel, 4, 8);
        paintBand(painter, outline, theme.focus, 5, 7);
    }
}

} // namespace waystone
