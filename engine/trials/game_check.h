#pragma once

#include "trials/invariants.h"
#include "trials/trial.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace waystone {

/// Holds games against every invariant as they are played, position by position and ply by ply.
///
/// Most invariants are held against every position and every ply. The slow ones are held against a sample, which a
/// game's seed decides: what is read back from JSON and text and the quick ways to numbers against every 128th position
/// and the last one of each game; what clicks mean, and every action that can be written down, against every 16384th
/// position; and one game in 16 is taken back to its start.
class GameCheck {
public:
    struct Violation {
        std::string_view invariant; ///< its name
        std::string what;           ///< what was found
    };

    GameCheck(const Game &game, int seats, bool mayHaveSecrets) : trial_(game, seats, mayHaveSecrets) {}

    void beginGame(std::uint64_t seed);
    /// The position before the next ply, also the first and the last one.
    [[nodiscard]] std::optional<Violation> position(const Position &position);
    [[nodiscard]] std::optional<Violation> ply(const PlayedPly &ply);
    /// Where a game ended or was left off.
    [[nodiscard]] std::optional<Violation> end(Session &session);

    [[nodiscard]] std::uint64_t plies() const { return plies_; }
    /// Positions that were held against what takes long.
    [[nodiscard]] std::uint64_t samples() const { return samples_; }

private:
    Trial trial_;
    Rng sampler_;
    std::uint64_t plies_ = 0;
    std::uint64_t samples_ = 0;
};

} // namespace waystone
