#include "games/twocities/twocities_words.h"

#include "session/preview.h"
#include "twocities/rules/building.h"
#include "twocities/rules/queries.h"
#include "twocities/words/names.h"
#include "twocities/words/terms.h"
#include "words/no_break.h"

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

PicturedText TwoCitiesWords::placedText(Action action, Seat seat, bool isFirst) const
{
    const PicturedText tile = picturedTile(action.first);
    const QString cell = QString::fromStdString(names::cell(action.third));
    if (seats() > 2) { // whose city it is besides, tells which
        const Seat owner = ownerOf(seats(), action.second);
        QString partner = seatName(owner == seat ? partnerOf(seats(), action.second) : owner);
        partner.replace(QLatin1Char(' '), QChar::Nbsp); // a number at its end stays with it
        return isFirst ? PicturedText::filled(tr("First tile: %1, with %2", "tile, player"), {tile, partner})
                       : PicturedText::filled(tr("Placed %1 on %2, with %3", "tile, cell, player"),
                                              {tile, cell, partner});
    }
    const bool isLeft = action.second < std::max(seats(), 1);
    if (isFirst)
        return PicturedText::filled(
            isLeft ? tr("First tile on the left: %1") : tr("First tile on the right: %1"), {tile});
    return PicturedText::filled(isLeft ? tr("Placed %1 on %2, on the left", "tile, cell")
                                       : tr("Placed %1 on %2, on the right", "tile, cell"),
                                {tile, cell});
}

/// Many a tile changes nothing for whoever lays it, as the other city is the lower one. Where their points change as much
/// as the city's they tell all, as they do with two players, for whom both cities count.
PicturedText TwoCitiesWords::withCity(const PicturedText &placed, Action action, const SeatView &before,
                                      int own) const
{
    if (rules_ == nullptr || before.empty() || seats() == 2)
        return placed;
    State state = before.as<View>().seen;
    const auto city = static_cast<std::size_t>(action.second);
    const int earlier = rules_->scorer().totals(state)[city];
    putTile(rules_->edition(), state.cities[city], action.first, action.third);
    const int now = rules_->scorer().totals(state)[city];
    return now - earlier == own
               ? placed
               : PicturedText::filled(
                     keepTogether(
                         tr("%1 (city: %2 → %3)", "what was laid; the points of that city before and now")),
                     {placed, QString::number(earlier), QString::number(now)});
}

PicturedText TwoCitiesWords::logText(Action action, const SeatView &before, Seat seat,
                                     const Events &events) const
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::draw:
        return PicturedText::filled(tr("Tile drawn: %1"), {picturedTile(action.first)});
    case Verb::select:
        return PicturedText::filled(tr("Kept: %1 and %2"),
                                    {picturedTile(action.first), picturedTile(action.second)});
    case Verb::place:
        return withCity(placedText(action, seat, isEmpty(action.second, before)), action, before,
                        pointsOf(events, seat));
    }
    return {};
}

} // namespace waystone::twocities
