#pragma once

#include "core/problem.h"

#include <string_view>
#include <utility>
#include <vector>

namespace waystone {

/// What is found wrong with a setup: the base of each game's PositionCheck.
class SetupCheck {
public:
    [[nodiscard]] bool isSound() const { return problems_.empty(); }
    [[nodiscard]] Problems takeProblems() { return std::move(problems_); }

protected:
    using Arguments = std::vector<Argument>;
    using Places = std::vector<Place>;

    void impossible(std::string_view code, Arguments arguments = {}, Places places = {});
    void againstRule(std::string_view code, Arguments arguments = {}, Places places = {});
    void unusual(std::string_view code, Arguments arguments = {}, Places places = {});

private:
    Problems problems_;
};

} // namespace waystone
