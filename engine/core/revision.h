#pragma once

#include "core/options.h"

#include <string_view>
#include <vector>

namespace waystone {

/// The id of an option that a game has whose rules have been read anew: its values are the numbers of the revisions, the
/// newest first. A game that was begun under an earlier one goes on by it; no new game is offered it, and files tell it
/// apart from what a table can choose.
inline constexpr std::string_view revisionOption = "revision";

/// Those that a new game can choose.
[[nodiscard]] inline std::vector<OptionInfo> offered(std::vector<OptionInfo> options)
{
    std::erase_if(options, [](const OptionInfo &option) { return option.id == revisionOption; });
    return options;
}

} // namespace waystone
