#include "milestones/choices.h"

#include <algorithm>
#include <array>

namespace waystone::milestones {

namespace {

constexpr std::string_view stalledId = "stalled";
constexpr std::array<std::string_view, 2> stalledValues{"endWithFinalScoring", "playOn"};
constexpr std::string_view allEqualId = "allEqualCategory";
constexpr std::array<std::string_view, 2> allEqualValues{"notScored", "twoEach"};

Choices presetChoices(AllEqualCategory allEqual)
{
    return {Stalled::endWithFinalScoring, allEqual};
}

} // namespace

std::vector<OptionInfo> Choices::options()
{
    return {{stalledId, {stalledValues.begin(), stalledValues.end()}},
            {allEqualId, {allEqualValues.begin(), allEqualValues.end()}}};
}

// The Hungarian book has no clause for a category in which all are equal (readings: Milestones, end).
std::vector<RulesPreset> Choices::presets()
{
    return {{"en", presetChoices(AllEqualCategory::notScored).choice()},
            {"fr", presetChoices(AllEqualCategory::notScored).choice()},
            {"hu", presetChoices(AllEqualCategory::twoEach).choice()}};
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
        if (id == stalledId)
            pick(choices.stalled, stalledValues);
        else if (id == allEqualId)
            pick(choices.allEqualCategory, allEqualValues);
        else
            problems.push_back({"option.unknown", {{"option", id}}, {}, Severity::impossible});
    }
    if (!problems.empty())
        return problems;
    return choices;
}

OptionChoice Choices::choice() const
{
    return {
        {std::string(stalledId), std::string(stalledValues[static_cast<std::size_t>(stalled)])},
        {std::string(allEqualId), std::string(allEqualValues[static_cast<std::size_t>(allEqualCategory)])}};
}

} // namespace waystone::milestones
