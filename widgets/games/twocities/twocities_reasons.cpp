#include "games/twocities/twocities_words.h"

#include "twocities/rules/kinds.h"
#include "twocities/words/codes.h"
#include "words/general_words.h"

#include <algorithm>

// Why an action is better or worse than another.

namespace waystone::twocities {

QString TwoCitiesWords::reasonText(const Reason &reason, Seat) const
{
    const auto text = [](const std::vector<Counted> &counts) {
        return general_words::points(counts.front().amount, counts.front().amount);
    };
    const QString points = text(reason.with);
    const QString otherPoints = text(reason.without);
    if (reason.code == advantage_code::keptTiles)
        return tr("As the cities stand, these tiles bring up to %1; those of the other move bring up to %2.",
                  "points, other points")
            .arg(points, otherPoints);
    if (reason.code == advantage_code::passedOn)
        return tr("The tiles passed on can then bring %1 up to %2; after the other move, up to %3.",
                  "player, points, other points")
            .arg(seatName(reason.seat), points, otherPoints);
    const auto kind = std::ranges::find(kindNames, reason.with.front().what);
    if (kind == kindNames.end())
        return {};
    const QString tile = tileName(static_cast<int>(kind - kindNames.begin()));
    if (reason.code == advantage_code::oneMoreLeft)
        return tr("In the city on the left, the next building of this kind (%1) can then bring %2; after the "
                  "other move, %3.",
                  "building, points, other points")
            .arg(tile, points, otherPoints);
    if (reason.code == advantage_code::oneMoreRight)
        return tr("In the city on the right, the next building of this kind (%1) can then bring %2; after "
                  "the other move, %3.",
                  "building, points, other points")
            .arg(tile, points, otherPoints);
    return {};
}

} // namespace waystone::twocities
