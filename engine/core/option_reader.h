#pragma once

#include "core/options.h"
#include "core/problem.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace waystone {

/// The names of an option's values, in the order of the enumeration that stands for them; the first is the default.
template <std::size_t Count>
struct OptionNames {
    std::string_view id;
    std::array<std::string_view, Count> values;

    [[nodiscard]] OptionInfo info() const { return {id, {values.begin(), values.end()}}; }
    /// The option as it is chosen; `Value` is the enumeration.
    template <class Value>
    [[nodiscard]] OptionChoice::value_type chosen(Value value) const
    {
        return {std::string(id), std::string(values[static_cast<std::size_t>(value)])};
    }
};

/// Reads what was chosen into a game's own type, option by option; what is not named stays as it is.
class OptionReader {
public:
    explicit OptionReader(const OptionChoice &choice) : left_(choice) {}

    template <class Value, std::size_t Count>
    void read(const OptionNames<Count> &names, Value &value)
    {
        const auto chosen = left_.find(names.id);
        if (chosen == left_.end())
            return;
        const auto found = std::ranges::find(names.values, chosen->second);
        if (found == names.values.end())
            problems_.push_back({"option.unknown-value",
                                 {{"option", chosen->first}, {"value", chosen->second}},
                                 {},
                                 Severity::impossible});
        else
            value = static_cast<Value>(found - names.values.begin());
        left_.erase(chosen);
    }

    /// What is wrong: values that an option does not have, and every option that nobody asked for.
    [[nodiscard]] Problems finish()
    {
        for (const auto &[id, value] : left_)
            problems_.push_back({"option.unknown", {{"option", id}}, {}, Severity::impossible});
        return std::move(problems_);
    }

private:
    OptionChoice left_;
    Problems problems_;
};

} // namespace waystone
