#pragma once

#include "core/game.h"
#include "scenario/goal/goal_watch.h"

#include <cstdint>
#include <span>
#include <vector>

namespace waystone {

/// What `during` remembers; while it is open the number of the stretch in which the line began, and so much more.
namespace during {
inline constexpr std::int32_t missed = -1;
inline constexpr std::int32_t notBegun = 0;
inline constexpr std::int32_t reached = 1;
inline constexpr std::int32_t firstOpen = 1; ///< less than the number of any stretch that is open
} // namespace during

/// One moment of a line that a goal is held against; what several parts ask is found out once. All it is made of
/// outlives it.
class GoalMoment {
public:
    using Part = GoalWatch::Part;

    GoalMoment(const GoalWatch &watch, const Position &position, const Events &events,
               std::span<std::int32_t> memory);

    bool holds(const Part &part);
    int lack(const Part &part);

private:
    bool isAny(const std::vector<Part> &parts, bool wanted);
    bool isWithin(const Part &part);
    bool isBefore(const Part &part);
    bool isDuring(const Part &part);
    bool hasHappened(const Part &part);
    [[nodiscard]] int lackAfter(const Part &part, std::int32_t reached, std::int32_t missed);

    [[nodiscard]] int countEvents(const Goal &goal);
    [[nodiscard]] bool isWhereAsked(const Goal &goal, const Event &event);
    [[nodiscard]] bool isAnyOf(const std::vector<Place> &places, std::string_view relation, Place place);
    [[nodiscard]] int countPieces(const Goal &goal);
    [[nodiscard]] const SeatView &view();
    int counted(const Goal &goal);
    [[nodiscard]] int rankOf(Seat seat) const;
    int number(const Goal &goal);

    const GoalWatch &watch_;
    const Game &game_;
    const Position &position_;
    const Events &events_;
    const std::span<std::int32_t> memory_;
    SeatView view_;
};

} // namespace waystone
