#include "games/twocities/twocities_words.h"

// What is asked once something has been clicked.

namespace waystone::twocities {

QString TwoCitiesWords::nextQuestion(const HalfMade &choice, const SeatView &view) const
{
    const QString last = tileName(tileToLookAt(choice.clicks.back(), view));
    if (static_cast<Area>(choice.clicks.front().area) == Area::selected)
        return tr("Placing: %1. Choose where.").arg(last);
    if (choice.ready)
        return tr("Keeping: %1 and %2. Confirm, or click another tile instead.")
            .arg(tileName(choice.ready->first), tileName(choice.ready->second));
    return tr("Keeping: %1. Choose the second tile.").arg(last);
}

} // namespace waystone::twocities
