#pragma once

#include <string_view>

/// The words of this game that events, pieces, tallies, score sheets and problems speak in.
namespace waystone::twocities::term {

// Pieces. A building is a piece of its type's name, with its tavern kind (if any) as variant; a duplex tile is two of
// them. The two here lie face down, or name a supply.
inline constexpr std::string_view singleTile = "singleTile";
inline constexpr std::string_view duplexTile = "duplexTile";
inline constexpr std::string_view cityToken = "cityToken";

// Causes of events
inline constexpr std::string_view draw = "draw";
inline constexpr std::string_view selection = "selection";
inline constexpr std::string_view placement = "placement";
inline constexpr std::string_view pass = "pass";
inline constexpr std::string_view discard = "discard";

// Phases that events announce
inline constexpr std::string_view round =
    "round"; ///< the amount is its number, from 1 (six with two players)
inline constexpr std::string_view revelation = "revelation";
inline constexpr std::string_view finalScoring = "finalScoring";

// Score: the two cities of a seat. The tie-breaks are these and then the types of building (how many of each).
inline constexpr std::string_view lowerCity = "lowerCity";
inline constexpr std::string_view higherCity = "higherCity";

// What gives points within a city (beside the types of building, which are the rows of its sheet)
inline constexpr std::string_view shopLine = "shopLine";
inline constexpr std::string_view mostFactories = "mostFactories";
inline constexpr std::string_view secondMostFactories = "secondMostFactories";
inline constexpr std::string_view fewerFactories = "fewerFactories";
inline constexpr std::string_view tavernSet = "tavernSet";
inline constexpr std::string_view officeSet = "officeSet";
inline constexpr std::string_view besideTavern = "besideTavern"; ///< an office next to a tavern
inline constexpr std::string_view parkGroup = "parkGroup";
inline constexpr std::string_view otherTypes = "otherTypes"; ///< a house, by the other types in its city
inline constexpr std::string_view besideFactory = "besideFactory"; ///< a house next to a factory

// Tallies
inline constexpr std::string_view points = "points"; ///< of a seat, as its score stands
inline constexpr std::string_view hand = "hand";     ///< tiles that a seat holds
inline constexpr std::string_view discarded = "discarded";

// Types of building (kinds.h)
inline constexpr std::string_view shop = "shop";
inline constexpr std::string_view factory = "factory";
inline constexpr std::string_view tavern = "tavern";
inline constexpr std::string_view office = "office";
inline constexpr std::string_view park = "park";
inline constexpr std::string_view house = "house";

// Taverns (kinds.h)
inline constexpr std::string_view drink = "drink";
inline constexpr std::string_view food = "food";
inline constexpr std::string_view music = "music";
inline constexpr std::string_view bed = "bed";

} // namespace waystone::twocities::term
