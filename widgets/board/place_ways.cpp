#include "board/place_ways.h"

#include "board/board_areas.h"

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

std::optional<Place> nextArea(const BoardScene &board, std::optional<Place> from, bool forward)
{
    std::vector<Place> firsts;
    for (const Place place : board.shownPlaces())
        if (std::ranges::none_of(firsts,
                                 [&](Place first) { return areaOf(board, first) == areaOf(board, place); }))
            firsts.push_back(place);
    if (firsts.empty())
        return std::nullopt;
    const auto here = std::ranges::find_if(
        firsts, [&](Place first) { return from && areaOf(board, first) == areaOf(board, *from); });
    if (here == firsts.end())
        return forward ? firsts.front() : firsts.back();
    if (forward)
        return here + 1 == firsts.end() ? firsts.front() : *(here + 1);
    return here == firsts.begin() ? firsts.back() : *(here - 1);
}

Place endOfRow(const BoardScene &board, Place from, bool last)
{
    const PlaceShape *start = board.layout()->shape(from);
    const qreal reach = start->boundingRect().height() / 2;
    Place end = from;
    qreal furthest = start->anchor.x();
    for (const Place place : board.shownPlaces()) {
        if (areaOf(board, place) != areaOf(board, from))
            continue;
        const QPointF at = board.layout()->shape(place)->anchor;
        const bool isBeyond = last ? at.x() > furthest : at.x() < furthest;
        if (isBeyond && std::abs(at.y() - start->anchor.y()) < reach) {
            end = place;
            furthest = at.x();
        }
    }
    return end;
}

std::optional<Place> nearestPlace(const BoardScene &board, QPointF point)
{
    std::optional<Place> nearest;
    qreal least = 0;
    for (const Place place : board.shownPlaces()) {
        const QPointF way = board.layout()->shape(place)->anchor - point;
        const qreal distance = QPointF::dotProduct(way, way);
        if (!nearest || distance < least) {
            nearest = place;
            least = distance;
        }
    }
    return nearest;
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
