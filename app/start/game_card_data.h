#pragma once

#include "board/theme.h"

#include "core/game_kind.h"

#include <QPixmap>

namespace waystone {

/// What a card says and shows of a game before it is played (resources/cards). All of it may be empty: a game need not
/// have one.
namespace game_card {

/// "2–4 players · 60 min"
[[nodiscard]] QString facts(const GameKind &kind);
/// The first of them.
[[nodiscard]] QString players(const GameKind &kind);
/// One sentence.
[[nodiscard]] QString blurb(std::string_view game);
/// In whose colours pictures go with a window of this palette.
[[nodiscard]] ThemeKind themeOf(const QPalette &palette);
/// A part of the game's table in the middle of a picture; `size` in device-independent pixels.
[[nodiscard]] QPixmap art(std::string_view game, ThemeKind theme, QSize size, qreal ratio);

/// In which the pictures are shipped, and as how many times that; the theme is told as in the name of its file.
inline constexpr QSize artSize{760, 148};
[[nodiscard]] QString artFile(std::string_view game, ThemeKind theme, int times);

} // namespace game_card

} // namespace waystone
