#pragma once

#include "core/options.h"
#include "core/result.h"

#include <vector>

namespace waystone::twocities {

/// The points of the rules that a table settles before it plays: the books leave none open.
struct Choices {
    [[nodiscard]] static std::vector<OptionInfo> options() { return {}; }
    [[nodiscard]] static std::vector<RulesPreset> presets() { return {}; }
    /// Problems: "option.unknown" for every option there is.
    [[nodiscard]] static Result<Choices> from(const OptionChoice &choice);
};

} // namespace waystone::twocities
