#include "games/twocities/twocities_words.h"

#include "twocities/rules/queries.h"

// What an action does, as a command, and what it did, for the log.

namespace waystone::twocities {

bool TwoCitiesWords::isEmpty(int city, const SeatView &view)
{
    return !view.empty() && city < maxPlayers &&
           occupied(view.as<View>().seen.cities[static_cast<std::size_t>(city)]) == 0;
}

QString TwoCitiesWords::actionText(Action action, const SeatView &view) const
{
    const int first = action.first;
    const int second = action.second;
    switch (static_cast<Verb>(action.verb)) {
    case Verb::draw:
        return tr("Draw a tile: %1").arg(tileName(first));
    case Verb::select:
        return tr("Keep: %1 and %2").arg(tileName(first), tileName(second));
    case Verb::place:
        return isEmpty(second, view)
                   ? tr("Place the first tile: %1 (%2)").arg(tileName(first), cityName(second))
                   : tr("Place the tile: %1 (%2)").arg(tileName(first), cellName(second, action.third));
    }
    return {};
}

QString TwoCitiesWords::playedText(Action action, const SeatView &before) const
{
    const int first = action.first;
    const int second = action.second;
    switch (static_cast<Verb>(action.verb)) {
    case Verb::draw:
        return tr("Tile drawn: %1").arg(tileName(first));
    case Verb::select:
        return tr("Kept: %1 and %2").arg(tileName(first), tileName(second));
    case Verb::place:
        return isEmpty(second, before)
                   ? tr("Placed the first tile: %1 (%2)").arg(tileName(first), cityName(second))
                   : tr("Placed a tile: %1 (%2)").arg(tileName(first), cellName(second, action.third));
    }
    return {};
}

} // namespace waystone::twocities
