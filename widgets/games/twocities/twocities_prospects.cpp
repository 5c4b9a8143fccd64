#include "games/twocities/twocities_words.h"

#include "twocities/rules/prospect.h"
#include "twocities/rules/queries.h"
#include "twocities/words/names.h"

#include <QStringList>

// What a tile in hand would bring, and what to do with it.

namespace waystone::twocities {

namespace {

std::vector<std::string_view> typesOf(const Edition &edition, int tile)
{
    std::vector<std::string_view> types;
    const auto add = [&types](Kind kind) {
        types.push_back(typeNames[static_cast<std::size_t>(typeOf(kind))]);
    };
    if (tile::isDuplex(tile)) {
        add(edition.duplex(tile).first);
        add(edition.duplex(tile).second);
    } else {
        add(static_cast<Kind>(tile));
    }
    return types;
}

} // namespace

int TwoCitiesWords::tileToLookAt(Place place, const SeatView &view) const
{
    const auto &[seen, seat] = view.as<View>();
    const auto area = static_cast<Area>(place.area);
    if (rules_ == nullptr || place.owner != seat || (area != Area::hand && area != Area::selected))
        return tile::none;
    const bool isHeld = area == Area::hand;
    // Once two are kept the others are as good as passed on.
    if (isHeld && (seen.phase != Phase::select || seen.kept[seat][0] != tile::none))
        return tile::none;
    if (place.index >= (isHeld ? seen.handSizes[seat] : 2))
        return tile::none;
    const int tile = isHeld ? seen.hands[seat][place.index] : seen.kept[seat][place.index];
    return tile == tile::hidden ? static_cast<int>(tile::none) : tile;
}

std::vector<BoardNotes::Gain> TwoCitiesWords::gains(Place place, const SeatView &view) const
{
    const int tile = static_cast<Area>(place.area) == Area::hand ? tileToLookAt(place, view) : tile::none;
    if (tile == tile::none)
        return {};
    const auto &[seen, seat] = view.as<View>();
    const int left = leftCity(seats(), seat);
    std::vector<Gain> gains;
    for (const int city : {left, rightCity(seats(), seat)})
        if (const std::optional<int> points = bestGain(*rules_, seen, seat, tile, city)) {
            const bool isShared = seats() > 2;
            const Seat partner = city == left ? partnerOf(seats(), city) : ownerOf(seats(), city);
            gains.push_back(
                {isShared ? partner : nobody, QStringLiteral("city-token-%1").arg(city), *points});
        }
    return gains;
}

QStringList TwoCitiesWords::prospects(Place place, const SeatView &view) const
{
    const int tile = tileToLookAt(place, view);
    if (tile == tile::none)
        return {};
    const auto &[seen, seat] = view.as<View>();
    QStringList lines;
    for (const std::string_view type : typesOf(rules_->edition(), tile))
        lines += typeRule(type);
    lines.removeDuplicates();
    for (const int city : {leftCity(seats(), seat), rightCity(seats(), seat)})
        if (const std::optional<int> gain = bestGain(*rules_, seen, seat, tile, city))
            lines += tr("%1: %n point(s) more at best", "a city", *gain).arg(cityName(city));
    return lines;
}

QString TwoCitiesWords::ownName(Place place, Seat seat) const
{
    if (static_cast<Area>(place.area) != Area::cityToken || seats() == 0 || seat >= seats())
        return {};
    switch (sideOf(seats(), seat, cityOf(seats(), place))) {
    case side::left:
        return tr("your left city");
    case side::right:
        return tr("your right city");
    default:
        return {};
    }
}

QString TwoCitiesWords::placingAdvice(Action action, const SeatView &view) const
{
    const int city = action.second;
    const QString tile = tileName(action.first);
    const Seat seat = view.empty() ? nobody : view.as<View>().seat;
    if (seats() == 0 || seat >= seats() || sideOf(seats(), seat, city) == 0)
        return tr("Put your tile %1 here: %2.").arg(tile, cellName(city, action.third));
    const bool isLeft = sideOf(seats(), seat, city) == side::left;
    if (isEmpty(city, view))
        return isLeft ? tr("Begin your left city with your tile (%1).").arg(tile)
                      : tr("Begin your right city with your tile (%1).").arg(tile);
    const QString cell = QString::fromStdString(names::cell(action.third));
    return isLeft ? tr("Put your tile (%1) on %2 in your left city.").arg(tile, cell)
                  : tr("Put your tile (%1) on %2 in your right city.").arg(tile, cell);
}

QString TwoCitiesWords::advice(Action action, const SeatView &view) const
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::draw:
        break; // chance takes none
    case Verb::select:
        return tr("Keep these two tiles: %1 and %2.").arg(tileName(action.first), tileName(action.second));
    case Verb::place:
        return placingAdvice(action, view);
    }
    return {};
}

} // namespace waystone::twocities
