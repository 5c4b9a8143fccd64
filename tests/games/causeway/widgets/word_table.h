#pragma once

#include <QString>

#include <string_view>

namespace waystone::causeway {

/// The words of Causeway by what they are for. Their translations lie in the game's own folder.
class WordTable {
public:
    /// Empty if there is no such word.
    [[nodiscard]] static QString text(std::string_view group, std::string_view word);
    /// The same where a number belongs to it.
    [[nodiscard]] static QString counted(std::string_view group, std::string_view word, int number);
};

} // namespace waystone::causeway
