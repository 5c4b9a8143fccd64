#pragma once

#include "bots/bot.h"

namespace waystone {

/// Plays at random, but so that something happens: of a few legal actions drawn at random it plays the one that leaves
/// the position worth most to its seat. Its games are nearly as varied as those of RandomBot and go on to the end where
/// those stall. For trials of the rules, not for people: botIds() does not name it.
class LivelyBot final : public Bot {
public:
    [[nodiscard]] std::string_view id() const override { return "lively"; }
    [[nodiscard]] Action choose(const Game &game, const SeatView &view, Seat seat, Rng &rng,
                                std::stop_token stop) override;
};

} // namespace waystone
