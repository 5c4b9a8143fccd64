#include "board/place_items.h"

#include <utility>

namespace waystone {

namespace {

/// How far beside a place a pointer may be and still mean it.
constexpr qreal reach = 7;

struct Found {
    bool target;
    bool inside;
    qreal z;
    qreal distance;
    Place place;
};

bool isBetter(const Found &one, const Found &other)
{
    if (one.target != other.target)
        return one.target;
    if (one.inside != other.inside)
        return one.inside;
    if (one.inside)
        return one.z > other.z;
    return one.distance < other.distance;
}

} // namespace

PlaceItems::PlaceItems(QGraphicsScene &scene) : scene_(scene), halos_(new PlaceHalos(items_))
{
    scene_.addItem(halos_);
}

void PlaceItems::arrange(const BoardLayout &layout, const Theme &theme,
                         const std::function<Marks(Place)> &marks)
{
    std::map<Place, PlaceItem *> before = std::exchange(items_, {});
    for (const PlaceShape &shape : layout.shapes()) {
        const auto same = before.find(shape.place);
        PlaceItem *item = nullptr;
        if (same != before.end() && same->second->placeShape() == shape) {
            item = same->second;
            before.erase(same);
        } else {
            item = new PlaceItem(shape, layout, theme);
            scene_.addItem(item);
        }
        item->setMarks(marks(shape.place) | pointed(shape.place));
        items_[shape.place] = item;
    }
    for (const auto &[place, item] : before)
        delete item;
    halos_->arrange();
}

void PlaceItems::clear()
{
    for (const auto &[place, item] : items_)
        delete item;
    items_.clear();
}

PlaceItem *PlaceItems::itemAt(Place place) const
{
    const auto found = items_.find(place);
    return found == items_.end() ? nullptr : found->second;
}

Marks PlaceItems::pointed(Place place) const
{
    Marks marks;
    for (const auto &[mark, at] : pointed_)
        marks.setFlag(mark, at == place);
    return marks;
}

void PlaceItems::setMarks(Place place, Marks marks)
{
    if (PlaceItem *item = itemAt(place))
        item->setMarks(marks | pointed(place));
}

void PlaceItems::point(Mark mark, std::optional<Place> place)
{
    if (const auto before = pointed_.find(mark); before != pointed_.end())
        if (PlaceItem *item = itemAt(before->second))
            item->setMark(mark, false);
    pointed_.erase(mark);
    if (!place)
        return;
    pointed_[mark] = *place;
    if (PlaceItem *item = itemAt(*place))
        item->setMark(mark, true);
}

void PlaceItems::setTheme(const Theme &theme)
{
    for (const auto &[place, item] : items_)
        item->setTheme(theme);
}

Marks PlaceItems::marks(Place place) const
{
    const PlaceItem *item = itemAt(place);
    return item == nullptr ? Marks() : item->marks();
}

std::vector<Place> PlaceItems::marked(Mark mark) const
{
    std::vector<Place> places;
    for (const auto &[place, item] : items_)
        if (item->marks().testFlag(mark))
            places.push_back(place);
    return places;
}

bool PlaceItems::isShown(Place place) const
{
    return itemAt(place) != nullptr;
}

std::optional<Place> PlaceItems::at(QPointF point) const
{
    std::optional<Found> best;
    for (const auto &[place, item] : items_) {
        const PlaceShape &shape = item->placeShape();
        if (!shape.boundingRect().adjusted(-reach, -reach, reach, reach).contains(point) || !isShown(place))
            continue;
        const qreal distance = shape.distanceTo(point);
        if (distance > reach)
            continue;
        const Found found{item->marks().testFlag(Mark::target), distance <= 0, shape.z, distance, place};
        if (!best || isBetter(found, *best))
            best = found;
    }
    return best ? std::optional(best->place) : std::nullopt;
}

} // namespace waystone
