#pragma once

#include "bots/bot.h"

namespace waystone {

/// Plays any legal action, each equally likely.
class RandomBot final : public Bot {
public:
    [[nodiscard]] std::string_view id() const override { return "random"; }
    [[nodiscard]] Action choose(const Game &game, const SeatView &view, Seat seat, Rng &rng,
                                std::stop_token stop) override;
};

} // namespace waystone
