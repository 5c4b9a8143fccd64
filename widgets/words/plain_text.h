#pragma once

#include <QString>

namespace waystone {

/// Small letters without accents, for searching: "Hódító" is found by "hodito".
[[nodiscard]] QString plainText(const QString &text);

} // namespace waystone
