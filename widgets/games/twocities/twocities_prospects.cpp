#include "games/twocities/twocities_words.h"

#include "twocities/rules/prospect.h"
#include "twocities/rules/queries.h"

#include <QStringList>

// What a tile in hand would bring.

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

QStringList TwoCitiesWords::prospects(Place place, const SeatView &view) const
{
    const auto &[seen, seat] = view.as<View>();
    const auto area = static_cast<Area>(place.area);
    if (rules_ == nullptr || place.owner != seat || (area != Area::hand && area != Area::selected))
        return {};
    const bool isHeld = area == Area::hand;
    // Once two are kept the others are as good as passed on.
    if (isHeld && (seen.phase != Phase::select || seen.kept[seat][0] != tile::none))
        return {};
    if (place.index >= (isHeld ? seen.handSizes[seat] : 2))
        return {};
    const int tile = isHeld ? seen.hands[seat][place.index] : seen.kept[seat][place.index];
    if (tile == tile::none || tile == tile::hidden)
        return {};
    QStringList lines;
    for (const std::string_view type : typesOf(rules_->edition(), tile))
        lines += typeRule(type);
    lines.removeDuplicates();
    for (const int city : {leftCity(seats(), seat), rightCity(seats(), seat)})
        if (const std::optional<int> gain = bestGain(*rules_, seen, seat, tile, city))
            lines += tr("%1: %n point(s) more at best", "a city", *gain).arg(cityName(city));
    return lines;
}

} // namespace waystone::twocities
