#pragma once

#include "core/place.h"
#include "core/seat.h"

#include <string_view>
#include <vector>

namespace waystone {

/// So much of something that is counted.
struct Counted {
    std::string_view what; ///< a term of the game, or empty; static storage
    int amount = 0;

    friend bool operator==(const Counted &, const Counted &) = default;
};

/// One thing that differs between two actions of a seat: a number after the one and after the other.
struct Reason {
    std::string_view code; ///< of namespace reason, or of the game's advantages; static storage
    Seat seat = nobody;    ///< whose number it is
    Place subject;         ///< the scored thing, for reason::sheet
    /// After the action and after the other. Both lists name the same things in the same order.
    std::vector<Counted> with, without;
    bool isByTurn = false; ///< told of the end of the turn; else of the actions alone
    /// By how many points, about, it speaks for the action; negative if it speaks for the other.
    double weight = 0;

    friend bool operator==(const Reason &, const Reason &) = default;
};

/// The reasons that every game has. Unless told otherwise there is one number, which names nothing.
namespace reason {
inline constexpr std::string_view holds = "holds";   ///< goods of the seat, those that differ
inline constexpr std::string_view points = "points"; ///< that it gains; of others as well
inline constexpr std::string_view sheet =
    "sheet"; ///< what a scored thing of the seat, one of several, comes to
inline constexpr std::string_view theirTurn =
    "theirTurn";                                 ///< most points that the next seat can gain in its turn
inline constexpr std::string_view ends = "ends"; ///< 1 if it brings about the end of the game
/// Expected in the end over the best other seat; tenths of points
inline constexpr std::string_view margin = "margin";
inline constexpr std::string_view same = "same"; ///< both lead to the same; no numbers
} // namespace reason

} // namespace waystone
