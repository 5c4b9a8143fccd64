#include "games/twocities/twocities_words.h"

#include "twocities/rules/queries.h"
#include "twocities/words/names.h"
#include "twocities/words/terms.h"
#include "words/term_text.h"

// Names of places, terms and pieces.

namespace waystone::twocities {

QString TwoCitiesWords::areaName(std::uint8_t area) const
{
    switch (static_cast<Area>(area)) {
    case Area::city:
        return tr("City");
    case Area::hand:
        return tr("Hand");
    case Area::selected:
        return tr("Tiles kept");
    case Area::waiting:
        return tr("Waiting pile");
    case Area::supply:
        return tr("Box");
    case Area::discard:
        return tr("Discarded tiles");
    case Area::cityToken:
        return tr("City token");
    case Area::scoreBoard:
        return tr("Score board");
    }
    return {};
}

QString TwoCitiesWords::cityName(Seat owner, int nth) const
{
    if (seats() == 2)
        return nth == 0 ? tr("Left city of %1").arg(seatName(owner))
                        : tr("Right city of %1").arg(seatName(owner));
    if (seats() == 0) // where there is more than one of an owner, there are two owners
        return tr("City %1").arg(owner + 2 * nth + 1);
    return tr("City of %1 and %2").arg(seatName(owner), seatName(partnerOf(seats(), owner)));
}

QString TwoCitiesWords::cityName(int number) const
{
    return seats() == 0 ? tr("City %1").arg(number + 1)
                        : cityName(ownerOf(seats(), number), number / seats());
}

QString TwoCitiesWords::cellName(int city, int cell) const
{
    return tr("%1, %2", "a city, a cell of it")
        .arg(cityName(city), QString::fromStdString(names::cell(cell)));
}

QString TwoCitiesWords::placeName(Place place) const
{
    const int index = place.index;
    switch (static_cast<Area>(place.area)) {
    case Area::city:
        return tr("%1, %2", "a city, a cell of it")
            .arg(cityName(place.owner, index / grid::cells),
                 QString::fromStdString(names::cell(cellOf(place))));
    case Area::hand:
        return tr("Tile %1 of %2", "slot, player").arg(index + 1).arg(seatName(place.owner));
    case Area::selected:
        return tr("Kept tile %1 of %2", "slot, player").arg(index + 1).arg(seatName(place.owner));
    case Area::waiting:
        return tr("Waiting pile for %1").arg(seatName(place.owner));
    case Area::supply:
        return index == supplyPile::singles ? tr("Single tiles in the box") : tr("Pile of duplex tiles");
    case Area::discard:
        return tr("Discarded tiles in the middle of the table");
    case Area::cityToken: // it stands for the city
        return cityName(place.owner, index);
    case Area::scoreBoard:
        return tr("Score board: %1").arg(cityName(place.owner, index));
    }
    return {};
}

QString TwoCitiesWords::termName(std::string_view term) const
{
    static constexpr TermText texts[] = {
        {term::shop, QT_TR_NOOP("Shop")},
        {term::factory, QT_TR_NOOP("Factory")},
        {term::tavern, QT_TR_NOOP("Tavern")},
        {term::office, QT_TR_NOOP("Office")},
        {term::park, QT_TR_NOOP("Park")},
        {term::house, QT_TR_NOOP("House")},
        {term::drink, QT_TR_NOOP("Tavern (drink)")},
        {term::food, QT_TR_NOOP("Tavern (food)")},
        {term::music, QT_TR_NOOP("Tavern (music)")},
        {term::bed, QT_TR_NOOP("Tavern (bed)")},
        {term::singleTile, QT_TR_NOOP("Single tile")},
        {term::duplexTile, QT_TR_NOOP("Duplex tile")},
        {term::cityToken, QT_TR_NOOP("City token")},
        {term::draw, QT_TR_NOOP("Drawing tiles")},
        {term::selection, QT_TR_NOOP("Selection")},
        {term::placement, QT_TR_NOOP("Placement")},
        {term::pass, QT_TR_NOOP("Passing tiles")},
        {term::discard, QT_TR_NOOP("Discarding")},
        {term::round, QT_TR_NOOP("Round")},
        {term::revelation, QT_TR_NOOP("Reveal")},
        {term::finalScoring, QT_TR_NOOP("Final scoring")},
        {term::lowerCity, QT_TR_NOOP("Lower city")},
        {term::higherCity, QT_TR_NOOP("Higher city")},
        {term::shopLine, QT_TR_NOOP("Line of shops")},
        {term::mostFactories, QT_TR_NOOP("Most factories")},
        {term::secondMostFactories, QT_TR_NOOP("Second most factories")},
        {term::fewerFactories, QT_TR_NOOP("Fewer factories")},
        {term::tavernSet, QT_TR_NOOP("Set of taverns")},
        {term::officeSet, QT_TR_NOOP("Set of offices")},
        {term::besideTavern, QT_TR_NOOP("Office next to a tavern")},
        {term::parkGroup, QT_TR_NOOP("Group of parks")},
        {term::otherTypes, QT_TR_NOOP("Other building types in the city")},
        {term::besideFactory, QT_TR_NOOP("House next to a factory")},
        {term::points, QT_TR_NOOP("Score")},
        {term::hand, QT_TR_NOOP("Hand")},
        {term::discarded, QT_TR_NOOP("Discarded tiles")},
    };
    const char *text = textOf(texts, term);
    return text == nullptr ? QString() : tr(text);
}

QString TwoCitiesWords::inLine(std::string_view term) const
{
    return termName(term).toLower();
}

QString TwoCitiesWords::tileName(int tile) const
{
    if (tile::isSingle(tile))
        return inLine(kindNames[static_cast<std::size_t>(tile)]);
    if (rules_ == nullptr || tile >= rules_->edition().tiles())
        return inLine(term::duplexTile);
    const Duplex &duplex = rules_->edition().duplex(tile);
    const QString first = inLine(kindNames[static_cast<std::size_t>(duplex.first)]);
    const QString second = inLine(kindNames[static_cast<std::size_t>(duplex.second)]);
    return duplex.isHorizontal ? tr("%1 beside %2", "duplex tile, short").arg(first, second)
                               : tr("%1 above %2", "duplex tile, short").arg(first, second);
}

QString TwoCitiesWords::pieceName(const Piece &piece) const
{
    if (piece.kind == term::singleTile || piece.kind == term::duplexTile)
        return tr("Face-down tile");
    if (piece.kind == term::cityToken && static_cast<Area>(piece.place.area) == Area::scoreBoard)
        return tr("Score of the city: %1").arg(piece.value);
    return termName(piece.variant.empty() ? piece.kind : piece.variant);
}

} // namespace waystone::twocities
