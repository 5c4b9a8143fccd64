#include "lessons/player/verdict_frame.h"

#include <QPainter>
#include <QPainterPath>

namespace waystone {

namespace {

constexpr qreal radius = 6;
constexpr qreal bar = 5;

} // namespace

void VerdictFrame::setColors(const VerdictColors &colors)
{
    colors_ = colors;
    update();
}

void VerdictFrame::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(box, radius, radius);
    painter.fillPath(outline, colors_.ground);
    painter.setClipPath(outline);
    painter.fillRect(QRectF(box.left(), box.top(), bar, box.height()), colors_.ink);
    painter.setClipping(false);
    painter.setPen(colors_.ink);
    painter.drawPath(outline);
}

} // namespace waystone
