#include "fitting/text_scale.h"

#include <QApplication>
#include <QFontMetricsF>

#include <algorithm>

namespace waystone {

double textScale()
{
    constexpr double usualPixels = 13;
    constexpr double ascentShare = 0.93; ///< of a letter's height, in the usual fonts
    constexpr double most = 2;
    return std::clamp(QFontMetricsF(QApplication::font()).ascent() / ascentShare / usualPixels, 1.0, most);
}

int besideText(int pixels)
{
    return qRound(pixels * textScale());
}

} // namespace waystone
