#include "twocities/rules.h"
#include "twocities/rules/queries.h"

namespace waystone::twocities {

/// In the keys of toJson(): piles that are not the seat's hand at the moment, what others have kept, what was discarded.
std::vector<UnseenPart> BetweenTwoCities::unseen(const View &view) const
{
    const State &state = view.seen;
    std::vector<UnseenPart> parts;
    for (Seat holder = 0; holder < state.players; ++holder) {
        const std::string at = "/seats/" + std::to_string(holder);
        const bool hasKept = state.phase == Phase::select && state.kept[holder][0] != tile::none;
        const bool isOpen = holder == view.seat && !hasKept && state.phase != Phase::place;
        if (state.handSizes[holder] > 0 && !isOpen)
            parts.push_back({at + "/hand", knowsPile(edition_, state, view.seat, holder)});
        if (hasKept && holder != view.seat)
            parts.push_back({at + "/kept", false});
    }
    for (std::size_t index = 0; index < state.discards.size(); ++index)
        if (state.discards[index] != tile::none)
            parts.push_back({"/discards/" + std::to_string(index),
                             knowsDiscard(edition_, state, view.seat, static_cast<int>(index))});
    return parts;
}

} // namespace waystone::twocities
