#include "support/letter_faults.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr double smallestLetters = 11; ///< pixels, of a usual desktop

/// How far the text goes beyond the box that it stands in, on the side where that is most; 0 if it stays there.
double beyondItsBox(const SeenText &seen)
{
    if (seen.frame.isNull())
        return 0;
    return std::max({0.0, seen.frame.left() - seen.line.left(), seen.line.right() - seen.frame.right(),
                     seen.frame.top() - seen.line.top(), seen.line.bottom() - seen.frame.bottom()});
}

} // namespace

bool isWord(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar sign) { return sign.isLetter(); });
}

QStringList letterFaults(const QList<SeenText> &texts)
{
    constexpr double tolerance = 0.75; // pixels
    constexpr double rounding = 1;     // pixels, of two boxes that are rounded outwards
    QStringList troubles;
    for (const SeenText &seen : texts) {
        if (seen.pixels < smallestLetters - 0.5)
            troubles += QStringLiteral("“%1” has %2 pixels").arg(seen.text).arg(seen.pixels, 0, 'f', 1);
        if (const double beyond = beyondItsBox(seen); beyond > tolerance)
            troubles +=
                QStringLiteral("“%1” goes %2 pixels beyond its box").arg(seen.text).arg(beyond, 0, 'f', 1);
        if (seen.text.contains(QChar(0x2026)))
            troubles += QStringLiteral("“%1” is cut").arg(seen.text);
        for (const SeenText &other : texts)
            if (const QRectF shared = seen.line.intersected(other.line);
                &seen < &other && isWord(seen.text) && isWord(other.text) &&
                std::min(shared.width(), shared.height()) > rounding)
                troubles += QStringLiteral("“%1” runs %2 × %3 pixels into “%4”")
                                .arg(seen.text)
                                .arg(shared.width())
                                .arg(shared.height())
                                .arg(other.text);
    }
    return troubles;
}

} // namespace waystone
