#include "games/twocities/twocities_words.h"

#include "twocities/rules/queries.h"
#include "twocities/words/terms.h"

#include <algorithm>

// What an action did, in the few words of the log.

namespace waystone::twocities {

QString TwoCitiesWords::drawing(std::string_view term) const
{
    const auto kind = std::ranges::find(kindNames, term);
    if (kind == kindNames.end())
        return {};
    const QString name = QString::fromLatin1(term.data(), static_cast<qsizetype>(term.size()));
    const bool isTavern = typeOf(static_cast<Kind>(kind - kindNames.begin())) == Type::tavern;
    return QStringLiteral("city-tile-") + (isTavern ? QStringLiteral("tavern-") : QString()) + name;
}

PicturedText TwoCitiesWords::picturedTile(int tile) const
{
    if (tile::isSingle(tile))
        return PicturedText::picture(drawing(kindNames[static_cast<std::size_t>(tile)]), tileName(tile));
    if (rules_ == nullptr || tile >= rules_->edition().tiles())
        return tileName(tile);
    const Duplex &duplex = rules_->edition().duplex(tile);
    PicturedText halves =
        PicturedText::picture(drawing(kindNames[static_cast<std::size_t>(duplex.first)]), tileName(tile));
    return halves += PicturedText::picture(drawing(kindNames[static_cast<std::size_t>(duplex.second)]), {});
}

PicturedText TwoCitiesWords::logText(Action action, const SeatView &before, Seat, const Events &) const
{
    const int first = action.first;
    const int second = action.second;
    switch (static_cast<Verb>(action.verb)) {
    case Verb::draw:
        return PicturedText::filled(tr("Tile drawn: %1"), {picturedTile(first)});
    case Verb::select:
        return PicturedText::filled(tr("Kept: %1 and %2"), {picturedTile(first), picturedTile(second)});
    case Verb::place:
        return isEmpty(second, before)
                   ? PicturedText::filled(tr("Placed the first tile: %1 (%2)"),
                                          {picturedTile(first), cityName(second)})
                   : PicturedText::filled(tr("Placed a tile: %1 (%2)"),
                                          {picturedTile(first), cellName(second, action.third)});
    }
    return {};
}

} // namespace waystone::twocities
