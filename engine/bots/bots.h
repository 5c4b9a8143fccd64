#pragma once

#include "bots/bot.h"
#include "bots/search/more_time.h"

#include <memory>
#include <span>

namespace waystone {

/// The ids of the bots that people may play against: the simple ones, then the levels (bots/level.h), each the weakest
/// first.
[[nodiscard]] std::span<const std::string_view> botIds();
/// Those, and behind them the ones for trials.
[[nodiscard]] std::span<const std::string_view> everyBotId();

/// A new bot, or null if there is none with this id. Only the strongest makes use of more time than it needs.
[[nodiscard]] std::unique_ptr<Bot> makeBot(std::string_view id, MoreTime moreTime = {});

} // namespace waystone
