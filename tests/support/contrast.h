#pragma once

#include <QColor>
#include <QImage>

#include <algorithm>
#include <cmath>

namespace waystone {

/// Of two colours as WCAG 2 computes it, from 1 to 21.
[[nodiscard]] inline double contrast(const QColor &one, const QColor &other)
{
    const auto luminance = [](const QColor &color) {
        const auto linear = [](double value) {
            return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
               0.0722 * linear(color.blueF());
    };
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

/// The most contrast that anything opaque in the image has to its ground; 1 where there is nothing.
[[nodiscard]] inline double contrast(const QImage &image, const QColor &ground)
{
    constexpr float opaque = 0.9F;
    double most = 1;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (const QColor color = image.pixelColor(x, y); color.alphaF() > opaque)
                most = std::max(most, contrast(color, ground));
    return most;
}

} // namespace waystone
