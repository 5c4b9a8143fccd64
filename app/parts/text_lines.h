#pragma once

#include <QFont>
#include <QStringList>

namespace waystone {

/// The lines that a text takes in this breadth, `most` of them; the last one goes on to the text's end, whether it has
/// room or not.
[[nodiscard]] QStringList textLines(const QString &text, const QFont &font, int width, int most);

} // namespace waystone
