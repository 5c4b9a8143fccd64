#pragma once

#include "bots/bot.h"

#include <cstdint>
#include <optional>
#include <string>

namespace waystone {

/// Another bot that remembers nothing and throws no dice of its own: the same view always gives the same action,
/// whatever came before. One seed plays one way, and what it does can be told beforehand.
class SteadyBot final : public Bot {
public:
    /// There is a bot of this id.
    SteadyBot(std::string_view id, std::uint32_t seed) : id_(id), seed_(seed) {}

    [[nodiscard]] std::string_view id() const override;
    /// The generator is left alone.
    [[nodiscard]] Action choose(const Game &game, const SeatView &view, Seat seat, Rng &rng,
                                std::stop_token stop) override;

private:
    std::string id_;
    std::uint32_t seed_;
};

/// What such a bot does. Nothing if there is no bot of this id for people to play against, or it was stopped before it had
/// thought.
[[nodiscard]] std::optional<Action> steadyAnswer(const Game &game, const SeatView &view, Seat seat,
                                                 std::string_view bot, std::uint32_t seed,
                                                 std::stop_token stop);

} // namespace waystone
