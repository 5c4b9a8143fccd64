#pragma once

#include "core/problem.h"

namespace waystone {

/// Thrown by Bot::choose() where a bot asks somebody else who does not answer as they should: a program from outside that
/// crashes, is silent or chooses what is not legal. The bots of this program never throw it.
struct BotFailure {
    Problem problem; ///< one of program_problem (protocol/program_problem.h)
};

} // namespace waystone
