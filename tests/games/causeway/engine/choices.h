#pragma once

#include "core/options.h"
#include "core/result.h"

#include <vector>

namespace waystone::causeway {

/// Whether two flags of a player side by side score.
enum class Pairs { score, ignored };

struct Choices {
    Pairs pairs = Pairs::score;

    [[nodiscard]] static std::vector<OptionInfo> options();
    [[nodiscard]] static std::vector<RulesPreset> presets();
    /// Problems: "option.unknown", "option.unknown-value", each naming the option.
    [[nodiscard]] static Result<Choices> from(const OptionChoice &choice);
    [[nodiscard]] OptionChoice choice() const;
};

} // namespace waystone::causeway
