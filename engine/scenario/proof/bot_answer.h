#pragma once

#include "core/game.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>

namespace waystone {

/// What the computer player of this id does for a seat that acts. The same view, id and seed always give the same.
/// Nothing if there is no such player, or it was stopped.
///
/// Who proves a task is handed this: what judges asks no bot that it was not given, and takes what it does for one of
/// the things that can happen, never for an opinion.
using BotAnswer =
    std::function<std::optional<Action>(const Game &game, const SeatView &view, Seat seat,
                                        std::string_view bot, std::uint32_t seed, std::stop_token stop)>;

/// What chance brings here with this seed: the same on every machine.
[[nodiscard]] Action seededDraw(const Game &game, const Position &position, std::uint32_t seed);

} // namespace waystone
