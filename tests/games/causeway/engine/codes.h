#pragma once

#include <string_view>

/// The words in which the rules of Causeway speak.
namespace waystone::causeway {

namespace term {
inline constexpr std::string_view stone = "stone";
inline constexpr std::string_view card = "card";
inline constexpr std::string_view flag = "flag";
inline constexpr std::string_view points = "points";
inline constexpr std::string_view stones = "stones"; ///< source: what is printed on the stones
inline constexpr std::string_view pairs = "pairs";   ///< source: flags side by side
inline constexpr std::string_view chain =
    "chain"; ///< standing: how many flags are in the longest unbroken line
} // namespace term

namespace field {
inline constexpr std::string_view game = "game";
inline constexpr std::string_view turn = "turn";
} // namespace field

namespace problem {
inline constexpr std::string_view malformed = "malformed-action";
inline constexpr std::string_view notNow = "not-now";
inline constexpr std::string_view noneLeft = "none-left"; ///< colour
inline constexpr std::string_view water = "water";        ///< of an action
inline constexpr std::string_view taken = "taken";
inline constexpr std::string_view otherColour = "other-colour"; ///< card, stone
inline constexpr std::string_view impossible = "impossible";
inline constexpr std::string_view flagInWater = "flag-in-water"; ///< of a position
inline constexpr std::string_view cardTooMany = "card-too-many"; ///< colour
inline constexpr std::string_view uneven = "uneven";
} // namespace problem

namespace prompt {
inline constexpr std::string_view claim = "claim"; ///< colour
inline constexpr std::string_view wait = "wait";
} // namespace prompt

namespace fix {
inline constexpr std::string_view clear = "clear";
inline constexpr std::string_view takeAway = "take-away"; ///< place
inline constexpr std::string_view putBack = "put-back";   ///< colour
inline constexpr std::string_view giveTurn = "give-turn"; ///< seat
inline constexpr std::string_view evenOut = "even-out";
} // namespace fix

} // namespace waystone::causeway
