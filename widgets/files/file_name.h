#pragma once

#include <QString>

namespace waystone {

/// What a file of this title can be called, without its ending: the title without what not every system allows in the name of
/// a file. Empty if nothing is left.
[[nodiscard]] QString fileNameFrom(const QString &title);

} // namespace waystone
