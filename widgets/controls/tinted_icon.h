#pragma once

#include <QIcon>
#include <QString>

namespace waystone {

/// A drawing of resources/icons ("undo") in the colour that the application's palette has for button text at the moment
/// of painting: a change of theme needs no new icon.
[[nodiscard]] QIcon tintedIcon(const QString &name);

} // namespace waystone
