#pragma once

#include "bots/network/network_file.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace waystone {

/// How a network is trained; the figures were found for each game by matches.
struct TrainingSettings {
    std::uint64_t games = 100'000;
    int hidden = 24;
    double lambda = 0.95;     ///< how much what happened later counts, against what the network thought next
    double epsilon = 0.05;    ///< share of the actions that are chosen at random
    double greedyShare = 0;   ///< of the seats, play by the policy's values of actions, not by the network
    double discount = 0;      ///< part of the result's distance from an even one that is lost with each turn
    double firstRate = 0.01;  ///< of learning; falls evenly …
    double lastRate = 0.0005; ///< … to this
};

/// What a training is wanted for.
struct TrainingTask {
    int players = 2;
    std::uint64_t seed = 1;
    std::uint64_t games = 0; ///< 0: as many as the game asks for
};

/// Teaches a network by games that it plays against itself. The same task gives the same file on every machine.
class Training {
public:
    Training() = default;
    Training(const Training &) = delete;
    Training &operator=(const Training &) = delete;
    virtual ~Training() = default;

    [[nodiscard]] virtual std::uint64_t gamesPlayed() const = 0;
    [[nodiscard]] virtual std::uint64_t gamesWanted() const = 0;
    /// So many games more, fewer if a stop is requested or no more are wanted.
    virtual void play(std::uint64_t games, const std::stop_token &stop) = 0;
    /// As it is by now.
    [[nodiscard]] virtual NetworkFile result() const = 0;
};

} // namespace waystone
