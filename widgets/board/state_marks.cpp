#include "board/state_marks.h"

#include "board/theme.h"

#include <QPainter>

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
void paintBroken(QPainter &painter, const OutlineAway &outline, const QColor &color, qreal breadth,
                 qreal away, qreal dash, qreal gap)
{
    QPen pen(color, breadth, Qt::CustomDashLine, dash < breadth ? Qt::RoundCap : Qt::FlatCap, Qt::RoundJoin);
    pen.setDashPattern({dash / breadth, gap / breadth});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPath(outline(away));
}

QPointF signPlace(const OutlineAway &outline)
{
    return outline(1).boundingRect().topRight() + QPointF(-1, 1);
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

void paintStateMarks(QPainter &painter, const Theme &theme, Marks marks, const OutlineAway &outline)
{
    if (marks.testFlag(Mark::lastMove)) {
        paintBroken(painter, outline, theme.panel, 4.5, 1.5, 1, 7);
        paintBroken(painter, outline, theme.text, 2.5, 1.5, 0.5, 7.5);
    }
    if (marks.testFlag(Mark::source))
        paintBand(painter, outline, theme.accent, -1, 3);
    if (marks.testFlag(Mark::legal)) {
        const bool hovered = marks.testFlag(Mark::hovered);
        paintBand(painter, outline, theme.halo, 0, hovered ? 10 : 7);
        paintBand(painter, outline, theme.accent, 0, hovered ? 5 : 3);
    }
    if (marks.testFlag(Mark::selected)) {
        paintBand(painter, outline, theme.panel, -1.5, 6);
        paintBand(painter, outline, theme.text, 0, 4);
        paintTick(painter, theme, signPlace(outline));
    }
    if (marks.testFlag(Mark::illegal)) {
        paintBand(painter, outline, theme.panel, -1, 4);
        paintBroken(painter, outline, theme.illegal, 3, 1.5, 9, 9);
        paintWarning(painter, theme, signPlace(outline));
    }
    if (marks.testFlag(Mark::focused)) {
        paintBand(painter, outline, theme.panel, 4, 8);
        paintBand(painter, outline, theme.focus, 5, 7);
    }
}

} // namespace waystone
