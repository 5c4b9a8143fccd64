#pragma once

#include "bots/bot.h"

namespace waystone {

/// Looks one action ahead: it plays what leaves the seat the greatest margin, the worth of the position to it minus
/// the worth to the best of the others. Equal ones are equally likely. What chance brings after the action and what
/// others have chosen in secret is taken as one guess has it.
class GreedyBot final : public Bot {
public:
    [[nodiscard]] std::string_view id() const override { return "greedy"; }
    [[nodiscard]] Action choose(const Game &game, const SeatView &view, Seat seat, Rng &rng,
                                std::stop_token stop) override;
};

} // namespace waystone
