#include "settings/outlined_style.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

namespace waystone {

OutlinedStyle::OutlinedStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("fusion"))) {}

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                  const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isRound = element == PE_IndicatorRadioButton;
    if (!isRound && element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck)
        return;
    constexpr qreal strength = 0.65;
    constexpr qreal corner = 2;
    QColor line = option->palette.color(QPalette::Text);
    line.setAlphaF(static_cast<float>(strength) * line.alphaF());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(line);
    painter->setBrush(Qt::NoBrush);
    const QRectF edge = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal round = isRound ? edge.height() / 2 : corner;
    painter->drawRoundedRect(edge, round, round);
    painter->restore();
}

} // namespace waystone
