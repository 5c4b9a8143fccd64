#pragma once

#include <QProxyStyle>

class QStyleOptionGroupBox;
class QStyleOptionSlider;
class QStyleOptionTab;

namespace waystone {

/// The program's style: Fusion, with an edge round all that is pressed, filled in or ticked that can be seen on every
/// ground. Fusion outlines it in a shade of the window's colour, which vanishes on dark ones, and lightens the face of
/// buttons until their words are hard to read. What a box to choose from has no room for ends with dots. A group of controls
/// is a card with its title on it.
class OutlinedStyle final : public QProxyStyle {
    Q_OBJECT

public:
    OutlinedStyle();

    /// Whether nothing moves by itself, here and wherever this style is asked.
    void setStill(bool isStill) { isStill_ = isStill; }

    /// The colour of such an edge.
    [[nodiscard]] static QColor edgeColor(const QPalette &palette);

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget = nullptr) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget = nullptr) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget = nullptr) const override;
    /// What can be hit with a pointer is as large at least.
    [[nodiscard]] static QSize leastSize(ContentsType type, const QStyleOption *option);
    /// Of a tab that is in front: where its page begins.
    [[nodiscard]] static QRect selectionBar(const QStyleOptionTab &tab);
    int styleHint(StyleHint hint, const QStyleOption *option = nullptr, const QWidget *widget = nullptr,
                  QStyleHintReturn *data = nullptr) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option = nullptr,
                    const QWidget *widget = nullptr) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption *option = nullptr,
                       const QWidget *widget = nullptr) const override;

private:
    static void drawGroup(QPainter &painter, const QStyleOptionGroupBox &group, const QRect &title);
    /// Round the groove and what is moved in it.
    void drawSliderEdges(QPainter &painter, const QStyleOptionSlider &slider, const QWidget *widget) const;
    void drawSliderTicks(QPainter &painter, const QStyleOptionSlider &slider, const QWidget *widget) const;
    void drawTabEdges(QPainter &painter, const QStyleOptionTab &tab) const;

    bool isStill_ = false;
};

} // namespace waystone
