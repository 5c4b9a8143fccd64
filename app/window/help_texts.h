#pragma once

#include "session/game_controller.h"

#include <QString>

namespace waystone {

class Commands;

/// The texts of the help menu as HTML, in the language of the moment.
namespace help_texts {

[[nodiscard]] QString keysTitle();
/// Every command with its keys, made from the actions, and the keys of the board.
[[nodiscard]] QString keys(const Commands &commands);

[[nodiscard]] QString aboutTitle();
[[nodiscard]] QString about();

[[nodiscard]] QString editionTitle();
/// Of the game on the table: the edition's name and what it is made from.
[[nodiscard]] QString edition(const GameController &controller);

} // namespace help_texts

} // namespace waystone
