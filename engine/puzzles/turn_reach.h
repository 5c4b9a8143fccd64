#pragma once

#include "core/game.h"
#include "scenario/proof/solver.h"

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

namespace waystone {

/// What a seat may do before a stretch of play is over.
struct TurnTask {
    Position position; ///< in which the seat acts
    Seat seat = 0;
    std::vector<LineStep> script; ///< what the others do, as long as it is legal; then the line ends
    std::string stretch;
    int mostActions = 4;            ///< of the seat
    std::size_t mostPoints = 5'000; ///< positions
};

/// All positions to which a seat can come in a stretch of play, found breadth first. Where chance acts it goes on with
/// one thing that may come: what it says is for others to prove.
class TurnReach {
public:
    static constexpr std::size_t mostFirst = 256; ///< legal actions of the seat at the beginning

    /// A position right after an action of the seat, by so many of its actions. Another way there by as many is the same
    /// point.
    struct Point {
        Position position;           ///< with what the others did after it
        Position after;              ///< without
        int actions = 0;             ///< of the seat
        std::size_t parent = 0;      ///< by one of the ways
        std::vector<LineStep> steps; ///< from there
        std::size_t script = 0;      ///< steps of it that have been played
        std::bitset<mostFirst>
            first; ///< the numbers of the actions that it may have begun with, in the order of Game::legal()
        bool isEnd = false; ///< nothing follows in the stretch
    };

    /// The game outlives it.
    TurnReach(const Game &game, TurnTask task, const std::stop_token &stop = {});

    /// Whether that is all of it.
    [[nodiscard]] bool isWhole() const { return isWhole_; }
    /// The beginning first, then those with fewer actions first.
    [[nodiscard]] const std::vector<Point> &points() const { return points_; }
    [[nodiscard]] const std::vector<Action> &firstActions() const { return first_; }
    /// How one comes to a point.
    [[nodiscard]] std::vector<LineStep> lineTo(std::size_t point) const;

private:
    void extend(std::size_t parent);
    [[nodiscard]] std::optional<std::size_t> sameInLayer(std::uint64_t hash, const Position &position) const;
    /// What others do where the seat does not act.
    void answer(Point &point) const;

    const Game &game_;
    const TurnTask task_;
    int stretch_ = 0;
    std::vector<Action> first_;
    std::vector<Point> points_;
    std::unordered_multimap<std::uint64_t, std::size_t>
        inLayer_; ///< points of the last number of actions, by hash
    bool isWhole_ = true;
};

} // namespace waystone
