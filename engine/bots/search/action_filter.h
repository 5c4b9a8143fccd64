#pragma once

#include "core/action_list.h"

namespace waystone {

/// Takes away the actions for which `isPointless`, unless that would leave none.
void removeActions(ActionList &actions, const auto &isPointless)
{
    std::size_t kept = 0;
    for (std::size_t index = 0; index < actions.size(); ++index)
        if (!isPointless(actions[index]))
            actions[kept++] = actions[index];
    if (kept > 0)
        actions.truncate(kept);
}

} // namespace waystone
