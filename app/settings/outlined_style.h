#pragma once

#include <QProxyStyle>

namespace waystone {

/// The program's style: Fusion, with boxes to tick and radio buttons that can be seen on dark grounds, too. Fusion outlines
/// them in a shade of the window's colour, which vanishes there.
class OutlinedStyle final : public QProxyStyle {
    Q_OBJECT

public:
    OutlinedStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget = nullptr) const override;
};

} // namespace waystone
