#include "games/twocities/twocities_words.h"

// The kinds of action between which a seat chooses: all there is, is to confirm what it keeps.

namespace waystone::twocities {

std::vector<ActionKind> TwoCitiesWords::actionKinds(const SeatView &view) const
{
    constexpr int kept = 2; // of a hand
    if (view.empty() || view.as<View>().seen.phase != Phase::select)
        return {};
    return {
        {.verbs = {static_cast<std::uint8_t>(Verb::select)}, .name = tr("Keep these two"), .picks = kept}};
}

} // namespace waystone::twocities
