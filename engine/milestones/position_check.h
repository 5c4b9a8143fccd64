#pragma once

#include "core/problem.h"
#include "milestones/queries.h"
#include "milestones/rules.h"

#include <optional>
#include <set>

namespace waystone::milestones {

/// Looks a Setup over and lists what is wrong with it (readings: Milestones, a sound position). Each function is one
/// chapter; all but the first want that everything which is referred to exists.
class PositionCheck {
public:
    PositionCheck(const Milestones &rules, const Setup &setup);

    void checkExistence(); ///< soundness_existence.cpp

    [[nodiscard]] bool isSound() const { return problems_.empty(); }
    [[nodiscard]] Problems takeProblems() { return std::move(problems_); }

private:
    using Arguments = std::vector<Argument>;
    using Places = std::vector<Place>;

    // soundness_existence.cpp
    void checkList(std::string_view what, Area area, const std::vector<std::uint8_t> &list, int count);
    bool placeExists(std::string_view what, int index, int count);
    void tileExists(int tile);
    void checkRow(Area area, const std::vector<std::uint8_t> &slots, int size);
    void checkSeatExistence(Seat seat);

    void impossible(std::string_view code, Arguments arguments, Places places = {});
    void againstRule(std::string_view code, Arguments arguments, Places places = {});
    void unusual(std::string_view code, Arguments arguments, Places places = {});

    const Edition &edition_;
    const Board &board_;
    const Choices &choices_;
    const Setup &setup_;
    Problems problems_;
};

} // namespace waystone::milestones
