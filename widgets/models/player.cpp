#include "models/player.h"

#include <QCoreApplication>

#include <array>

namespace waystone {

QString playerColourName(int colour)
{
    static constexpr std::array<const char *, playerColours> names{
        QT_TRANSLATE_NOOP("Player", "Blue (circle)"),     QT_TRANSLATE_NOOP("Player", "Orange (square)"),
        QT_TRANSLATE_NOOP("Player", "Yellow (triangle)"), QT_TRANSLATE_NOOP("Player", "Pink (diamond)"),
        QT_TRANSLATE_NOOP("Player", "Green (pentagon)"),  QT_TRANSLATE_NOOP("Player", "Light blue (star)"),
        QT_TRANSLATE_NOOP("Player", "White (hexagon)"),
    };
    return QCoreApplication::translate("Player", names[static_cast<std::size_t>(colour) % names.size()]);
}

} // namespace waystone
