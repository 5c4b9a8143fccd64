#pragma once

#include <QString>

namespace waystone {

class KeyList;

/// The texts of the help menu as HTML, in the language of the moment.
namespace help_texts {

[[nodiscard]] QString keysTitle();
/// Every command with its keys, made from the actions, and the keys of the board.
[[nodiscard]] QString keys(const KeyList &keys);

[[nodiscard]] QString aboutTitle();
[[nodiscard]] QString about();

} // namespace help_texts

} // namespace waystone
