#pragma once

#include "core/game.h"
#include "print/print_document.h"

namespace waystone {

/// All rules of a game on paper, as they hold with its edition and options, which is told first: chapter by chapter, with
/// notes, pictures and where the books have them, in one language or two side by side (ISO 639-1). A picture stands
/// there once, in the first language. `speak` is called with each of the languages, and last with the first, which has to
/// be installed while pages are drawn. No blocks if there is no language.
[[nodiscard]] PrintDocument rulesHandout(const Game &game, const QStringList &languages, const Speak &speak,
                                         bool isBlack = false);
/// With the default edition and options. No blocks if there is no such game.
[[nodiscard]] PrintDocument rulesHandout(const QString &game, const QStringList &languages,
                                         const Speak &speak, bool isBlack = false);

} // namespace waystone
