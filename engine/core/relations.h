#pragma once

#include "core/game.h"

#include <algorithm>
#include <array>

namespace waystone {

/// What goals ask of a game beyond numbers, pieces and events. A game answers in its quickCount(), to queries of kinds
/// that are no pieces; what it does not answer it does not have. It has to be quick in answering.
namespace relation {

/// Of a stretch of play that a goal may be limited to, `variant`: the number of the one in which the position lies, from
/// 1. The next one has another number; no action leads through the whole of one, and what an action brings that ends
/// one belongs to it.
inline constexpr std::string_view stretch = "stretch";
/// Of two places: 1 if they touch, whichever of them is named first. No place touches itself. Of no places: 1 if there
/// are some that touch.
inline constexpr std::string_view touching = "touching";
/// Of a place to which something has just come, and another: 1 if it was begun from there.
inline constexpr std::string_view beginning = "beginning";
/// Of a spot and another place: 1 if the spot is a part of that place.
inline constexpr std::string_view spot = "spot";

} // namespace relation

/// One turn, of a seat or of all of them: the stretch of play that most games have. Others are terms of the game.
inline constexpr std::string_view turnStretch = "turn";

/// 0 where the game has no such stretch.
[[nodiscard]] inline int stretchOf(const Game &game, const Position &position, std::string_view stretch)
{
    return game.count(game.view(position, nobody), {relation::stretch, stretch});
}

/// Whether what the relation tells of the two places is so.
[[nodiscard]] inline bool isSo(const Game &game, const SeatView &view, std::string_view relation, Place one,
                               Place other)
{
    const std::array places{one, other};
    return game.count(view, {.kind = relation, .places = places}) != 0;
}

} // namespace waystone
