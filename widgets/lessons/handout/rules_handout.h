#pragma once

#include "print/print_document.h"

namespace waystone {

/// All rules of a game on paper: chapter by chapter, with notes, pictures and where the books have them, in one language
/// or two side by side (ISO 639-1). Each column's pictures speak its language. `speak` is called with each of the
/// languages, and again while pages are drawn: who prints gives the program its own language back.
/// No blocks if there is no such game or no language.
[[nodiscard]] PrintDocument rulesHandout(const QString &game, const QStringList &languages,
                                         const Speak &speak);

} // namespace waystone
