#include "board/region_mark.h"

#include "board/mark_item.h"

#include <utility>

namespace waystone {

namespace {

constexpr qreal corner = 12;

} // namespace

RegionMark::RegionMark(BoardScene &scene) : QObject(&scene), scene_(scene)
{
    connect(&scene, &BoardScene::groundChanged, this, &RegionMark::refresh);
}

void RegionMark::setPlaces(std::vector<Place> places)
{
    places_ = std::move(places);
    refresh();
}

void RegionMark::refresh()
{
    delete std::exchange(item_, nullptr);
    if (scene_.layout() == nullptr)
        return;
    QRectF all;
    for (const Place place : places_)
        if (const PlaceShape *shape = scene_.layout()->shape(place))
            all |= shape->boundingRect();
    if (all.isEmpty())
        return;
    auto *line = new MarkItem(LessonMark::Tone::look, scene_.theme());
    line->setRing(PlaceShape::box({}, all, 0, corner));
    scene_.addItem(line);
    item_ = line;
}

} // namespace waystone
