#include "milestones/thinking/site_table.h"

#include "core/state_hash.h"

namespace waystone::milestones {

SiteTable::Ground SiteTable::groundOf(const State &state)
{
    const auto isLeft = [](std::uint8_t pieces) { return static_cast<std::uint8_t>(pieces > 0 ? 1 : 0); };
    return {state.vertices,
            state.streets,
            state.houses,
            {isLeft(state.milestonesLeft), isLeft(state.housesLeft), isLeft(state.marketsLeft),
             isLeft(state.sacksLeft)}};
}

const Sites &SiteTable::of(const Board &board, const State &state)
{
    const Ground ground = groundOf(state);
    Entry &entry = entries_[hashOfBytes(ground) & (size - 1)];
    if (!(entry.ground == ground))
        entry = {ground, bestSites(board, state)};
    return entry.sites;
}

} // namespace waystone::milestones
