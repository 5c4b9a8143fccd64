#include "board/place_ways.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace waystone {

std::optional<Place> nextStop(const BoardScene &board, std::optional<Place> from, bool forward)
{
    std::vector<const PlaceShape *> stops;
    for (const Place place : board.marked(Mark::target))
        if (const PlaceShape *shape = board.layout()->shape(place))
            stops.push_back(shape);
    if (stops.empty())
        return std::nullopt;
    std::ranges::sort(stops, {}, [](const PlaceShape *shape) {
        return std::pair(qRound(shape->anchor.y()), shape->anchor.x());
    });
    const auto here = std::ranges::find_if(
        stops, [&from](const PlaceShape *shape) { return from && shape->place == *from; });
    if (here == stops.end())
        return (forward ? stops.front() : stops.back())->place;
    if (forward ? here + 1 == stops.end() : here == stops.begin())
        return std::nullopt;
    return (*(forward ? here + 1 : here - 1))->place;
}

std::optional<Place> neighbour(const BoardScene &board, Place from, QPointF direction)
{
    const QPointF start = board.layout()->shape(from)->anchor;
    std::optional<Place> best;
    qreal least = 0;
    for (const Place place : board.shownPlaces()) {
        const QPointF way = board.layout()->shape(place)->anchor - start;
        const qreal along = QPointF::dotProduct(way, direction);
        const qreal aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (along < 1 || aside > along * 2)
            continue;
        const qreal cost = along + 2.5 * aside;
        if (!best || cost < least) {
            best = place;
            least = cost;
        }
    }
    return best;
}

} // namespace waystone
