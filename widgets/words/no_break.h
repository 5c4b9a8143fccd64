#pragma once

#include <QString>

namespace waystone {

/// A text in which no line ends beside an arrow: "15 → 19" is read in one go.
[[nodiscard]] inline QString keepTogether(QString text)
{
    return text.replace(QStringLiteral(" → "), QStringLiteral("\u00a0→\u00a0"));
}

} // namespace waystone
