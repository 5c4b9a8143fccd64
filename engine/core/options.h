#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// A point of the rules that the books leave open or settle differently.
struct OptionInfo {
    std::string_view id;
    std::vector<std::string_view> values; ///< the first one is the default
};

/// What was chosen: option id to value. Options that are not named have their default.
using OptionChoice = std::map<std::string, std::string, std::less<>>;

/// The choices under which a game is played as one printed book has it.
struct RulesPreset {
    std::string_view id; ///< ISO 639-1 code of the book's language
    OptionChoice choice;
};

} // namespace waystone
