#pragma once

#include "scenario/proof/solver.h"

#include <unordered_map>
#include <utility>

namespace waystone {

/// What a solver reckons with where chance or another seat acts and the script has ended. It asks a bot but once about
/// a position, whatever question it serves.
class AnswerSource {
public:
    struct Answered {
        std::vector<Action> actions;
        bool isLeftOpen = false; ///< nothing tells what comes
        SolverResult::Bound bound = SolverResult::Bound::none;
    };

    /// The game outlives it.
    explicit AnswerSource(const Game &game) : game_(game) {}

    /// To another question of the same task: the bot may be asked as often again.
    void begin() { asked_ = 0; }
    /// Times that the bot was asked since then.
    [[nodiscard]] std::uint64_t asked() const { return asked_; }
    [[nodiscard]] Answered at(const SolverTask &task, const Position &position, Seat seat,
                              const std::stop_token &stop);

private:
    [[nodiscard]] Answered botsAt(const SolverTask &task, const Position &position, Seat seat,
                                  const std::stop_token &stop);
    [[nodiscard]] std::optional<Action> known(std::uint64_t hash, const Position &position) const;

    const Game &game_;
    std::uint64_t asked_ = 0;
    std::unordered_multimap<std::uint64_t, std::pair<Position, Action>> known_; ///< by the position's hash
};

} // namespace waystone
