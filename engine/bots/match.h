#pragma once

#include "bots/bot.h"
#include "core/problem.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace waystone {

/// How a game among bots went.
struct MatchResult {
    std::vector<int> ranks;              ///< by seat, 1 for the winners; if the game was stopped, as it stood
    std::vector<int> totals;             ///< points by seat
    int actions = 0;                     ///< of all seats; what chance brought does not count
    int turns = 0;                       ///< that began, as the events tell
    bool isOver = false;                 ///< false if it was stopped
    Seat forfeitedBy = nobody;           ///< whose bot failed, which ended the game where it stood
    std::optional<Problem> failure = {}; ///< how

    friend bool operator==(const MatchResult &, const MatchResult &) = default;
};

/// Plays a game, one bot a seat, until it is over or the seats have taken so many actions. Chance draws the numbers that
/// a Session with Rng(seed) would draw; each bot has a generator of its own, made from the seed and its seat. Of several
/// seats that may act at once the lowest is first; none sees what another has chosen in secret. A bot's
/// failure (BotFailure) ends the game where it stands. So does a stop; the result then says nothing.
[[nodiscard]] MatchResult playMatch(const Game &game, const Position &start, std::span<Bot *const> bots,
                                    std::uint64_t seed, int mostActions, const std::stop_token &stop = {});

} // namespace waystone
