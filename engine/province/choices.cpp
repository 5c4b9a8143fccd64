#include "province/choices.h"

#include <algorithm>
#include <array>

namespace waystone::province {

namespace {

constexpr std::string_view millSmithyId = "millSmithy";
constexpr std::array<std::string_view, 2> millSmithyValues{"millFirst", "smithyFirst"};
constexpr std::string_view loanDurationId = "loanDuration";
constexpr std::array<std::string_view, 2> loanDurationValues{"thisTurn", "whileHeld"};
constexpr std::string_view endTimingId = "endTiming";
constexpr std::array<std::string_view, 2> endTimingValues{"immediate", "finishTurn"};

template <class Value>
std::string nameOf(Value value, const std::array<std::string_view, 2> &names)
{
    return std::string(names[static_cast<std::size_t>(value)]);
}

} // namespace

std::vector<OptionInfo> Choices::options()
{
    return {{millSmithyId, {millSmithyValues.begin(), millSmithyValues.end()}},
            {loanDurationId, {loanDurationValues.begin(), loanDurationValues.end()}},
            {endTimingId, {endTimingValues.begin(), endTimingValues.end()}}};
}

// The French book prints the arrow between Mill and Smithy the other way round (readings: Province, prerequisites).
std::vector<RulesPreset> Choices::presets()
{
    Choices french;
    french.millSmithy = MillSmithy::smithyFirst;
    return {{"en", Choices().choice()}, {"fr", french.choice()}};
}

Result<Choices> Choices::from(const OptionChoice &choice)
{
    Choices choices;
    Problems problems;
    for (const auto &chosen : choice) {
        // Not a structured binding: clang 14 does not let a lambda capture one.
        const auto &id = chosen.first;
        const auto &value = chosen.second;
        const auto pick = [&](auto &target, const auto &values) {
            const auto found = std::ranges::find(values, value);
            if (found == values.end())
                problems.push_back(
                    {"option.unknown-value", {{"option", id}, {"value", value}}, {}, Severity::impossible});
            else
                target = static_cast<std::remove_reference_t<decltype(target)>>(found - std::begin(values));
        };
        if (id == millSmithyId)
            pick(choices.millSmithy, millSmithyValues);
        else if (id == loanDurationId)
            pick(choices.loanDuration, loanDurationValues);
        else if (id == endTimingId)
            pick(choices.endTiming, endTimingValues);
        else
            problems.push_back({"option.unknown", {{"option", id}}, {}, Severity::impossible});
    }
    if (!problems.empty())
        return problems;
    return choices;
}

OptionChoice Choices::choice() const
{
    return {{std::string(millSmithyId), nameOf(millSmithy, millSmithyValues)},
            {std::string(loanDurationId), nameOf(loanDuration, loanDurationValues)},
            {std::string(endTimingId), nameOf(endTiming, endTimingValues)}};
}

} // namespace waystone::province
