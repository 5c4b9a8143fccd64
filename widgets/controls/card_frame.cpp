#include "controls/card_frame.h"

#include <QPainter>

namespace waystone {

QColor CardFrame::lineColour(const QPalette &palette)
{
    constexpr float faint = 0.22F;
    QColor line = palette.color(QPalette::Active, QPalette::Text);
    if (palette.color(QPalette::Active, QPalette::Base) != palette.color(QPalette::Active, QPalette::Window))
        line.setAlphaF(faint);
    return line;
}

void CardFrame::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(lineColour(palette()));
    painter.setBrush(palette().brush(QPalette::Active, QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

} // namespace waystone
