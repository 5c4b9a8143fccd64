#include "board/board_areas.h"

#include "board/place_areas.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace waystone {

namespace {

const PlaceAreas *told(const BoardScene &board)
{
    return dynamic_cast<const PlaceAreas *>(board.layout());
}

std::vector<std::vector<Place>> inRows(const BoardScene &board, std::vector<Place> places)
{
    const auto shapeOf = [&board](Place place) { return board.layout()->shape(place); };
    // Lines lie flat or slanting: the flattest tells how far from each other two rows are at least.
    qreal least = std::numeric_limits<qreal>::max();
    for (const Place place : places)
        least = std::min(least, shapeOf(place)->boundingRect().height());
    std::ranges::stable_sort(places, {}, [&](Place place) { return shapeOf(place)->anchor.y(); });
    std::vector<std::vector<Place>> rows;
    for (const Place place : places) {
        const bool isNext =
            rows.empty() ||
            shapeOf(place)->anchor.y() - shapeOf(rows.back().front())->anchor.y() > std::max(1.0, least / 2);
        if (isNext)
            rows.emplace_back();
        rows.back().push_back(place);
    }
    for (std::vector<Place> &row : rows)
        std::ranges::sort(row, {}, [&](Place place) { return shapeOf(place)->anchor.x(); });
    return rows;
}

} // namespace

BoardArea::Key areaOf(const BoardScene &board, Place place)
{
    const PlaceAreas *areas = told(board);
    return {place.area, place.owner, areas == nullptr ? 0 : areas->areaPart(place)};
}

std::vector<BoardArea> areasOf(const BoardScene &board)
{
    std::vector<BoardArea> found;
    for (const Place place : board.shownPlaces()) {
        const BoardArea::Key key = areaOf(board, place);
        const auto known = std::ranges::find(found, key, &BoardArea::key);
        if (known == found.end())
            found.push_back({key, {{place}}});
        else
            known->rows.front().push_back(place);
    }
    const PlaceAreas *areas = told(board);
    for (BoardArea &area : found)
        if (areas != nullptr && areas->hasRows(area.first()))
            area.rows = inRows(board, std::move(area.rows.front()));
    return found;
}

QString areaTitle(const BoardScene &board, Place place)
{
    const PlaceAreas *areas = told(board);
    return areas == nullptr ? QString() : areas->areaTitle(place);
}

} // namespace waystone
