#pragma once

#include "bots/level.h"
#include "core/action.h"

#include <cstdint>
#include <optional>

namespace waystone {

/// By what a search judges positions: by what somebody wrote, or by what was learned where the game has that.
enum class JudgedBy { hand, network };

/// What a searcher is wanted for.
struct SearchTask {
    Level level = Level::master;
    std::uint32_t mostNodes = 0; ///< how many positions it may remember
    /// A legal action of the seat that will be asked: the only candidate then, and all thought goes to what follows it.
    std::optional<Action> only = std::nullopt;
    JudgedBy judgedBy = JudgedBy::hand; ///< what was learned is for the strongest level alone
};

} // namespace waystone
