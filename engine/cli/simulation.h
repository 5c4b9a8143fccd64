#pragma once

#include "bots/bot.h"
#include "cli/game_choice.h"
#include "core/json/json_forward.h"

#include <functional>
#include <iosfwd>
#include <span>
#include <stop_token>
#include <vector>

namespace waystone::cli {

/// Sums up games that were played, and prints them as a table.
class Simulation {
public:
    explicit Simulation(int seats) : seats_(static_cast<std::size_t>(seats)), bySeat_(seats_) {}

    /// A game that came to its end, or was left off.
    void add(const Session &session);
    void print(std::ostream &out) const;
    /// The same numbers, with sums in place of means (resources/formats.md, "Simulate").
    [[nodiscard]] Json json() const;

private:
    struct OfSeat {
        int wins = 0;
        int shared = 0; ///< first places that it shares
        std::vector<int> points;
    };

    std::size_t seats_;
    std::vector<OfSeat> bySeat_;
    std::vector<int> plies_;
    std::vector<int> turns_;
    int finished_ = 0;
};

/// The number of turns that have begun on the way to the current ply.
[[nodiscard]] int turnsOf(const Session &session);

/// Is shown each ply after it was played, the root first; the game goes on if it says so. May be empty.
using PlyWatch = std::function<bool(const Session &session, PlyId id)>;

/// Plays legal actions, every one equally likely, until the game is over or the turn after `mostTurns` begins. A stop
/// leaves the game unfinished.
void playAtRandom(Session &session, Rng &chooser, int mostTurns, const std::stop_token &stop,
                  const PlyWatch &watch = {});
/// The same with a bot on each seat. Throws BotFailure; the session then stands where it happened.
void playWithBots(Session &session, std::span<Bot *const> bots, Rng &chooser, int mostTurns,
                  const std::stop_token &stop, const PlyWatch &watch = {});

} // namespace waystone::cli
