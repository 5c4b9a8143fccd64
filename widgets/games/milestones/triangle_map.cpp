#include "games/milestones/triangle_map.h"

#include "milestones/rules/board_builder.h"

#include <algorithm>
#include <map>
#include <utility>

namespace waystone::milestones {

namespace {

constexpr int largestNumber = 5;

bool areNeighbours(const TriangleMap::Corner &one, const TriangleMap::Corner &other)
{
    return milestones::areNeighbours({{}, one.x, one.y}, {{}, other.x, other.y});
}

} // namespace

TriangleMap::TriangleMap(EditionDocument &document, EditionDocument::Pointer map)
    : document_(document), map_(std::move(map))
{
    read();
}

bool TriangleMap::isMap(const Json &value)
{
    return value.is_object() && value.contains("vertices") && value["vertices"].is_array() &&
           value.contains("bushes");
}

void TriangleMap::read()
{
    corners_.clear();
    start_.clear();
    const Json *map = document_.find(map_);
    if (map == nullptr || !isMap(*map))
        return;
    if (map->contains("start"))
        start_ = (*map)["start"].get<std::string>();
    std::size_t row = 0;
    for (const Json &vertex : (*map)["vertices"]) {
        const Json &number = vertex["number"];
        corners_.push_back({row++, vertex["name"].get<std::string>(), vertex["x"].get<int>(),
                            vertex["y"].get<int>(), number.is_number() ? number.get<int>() : 0});
    }
}

bool TriangleMap::isOwn(const Corner &corner) const
{
    return document_.isOwn(map_ / "vertices" / corner.row);
}

std::vector<TriangleMap::Line> TriangleMap::lines() const
{
    std::vector<Line> lines;
    for (auto one = corners_.begin(); one != corners_.end(); ++one)
        for (auto other = one + 1; other != corners_.end(); ++other)
            if (areNeighbours(*one, *other))
                lines.push_back({&*one, &*other});
    return lines;
}

std::vector<TriangleMap::Triangle> TriangleMap::triangles() const
{
    std::vector<Triangle> triangles;
    for (const auto &[one, two] : lines())
        for (const Corner &three : corners_)
            if (three.row > two->row && areNeighbours(*one, three) && areNeighbours(*two, three))
                triangles.push_back({one, two, &three});
    return triangles;
}

bool TriangleMap::isIn(const char *list, const Names &names) const
{
    const Json *value = document_.find(map_ / list);
    return value != nullptr && std::ranges::any_of(*value, [&names](const Json &item) {
               const auto listed = item.get<Names>();
               return std::ranges::is_permutation(listed, names);
           });
}

bool TriangleMap::isRemoved(const Line &line) const
{
    return isIn("removedEdges", {line[0]->name, line[1]->name});
}

bool TriangleMap::hasBush(const Triangle &triangle) const
{
    return isIn("bushes", {triangle[0]->name, triangle[1]->name, triangle[2]->name});
}

void TriangleMap::countOn(const Corner &corner, int by)
{
    if (isStart(corner))
        return;
    const int next = (corner.number - 1 + by + largestNumber) % largestNumber + 1;
    document_.set(map_ / "vertices" / corner.row / "number", next);
}

void TriangleMap::toggle(const char *list, const Names &names)
{
    const Json *old = document_.find(map_ / list);
    Json next = Json::array();
    bool wasThere = false;
    if (old != nullptr)
        for (const Json &item : *old) {
            const auto listed = item.get<Names>();
            if (std::ranges::is_permutation(listed, names))
                wasThere = true;
            else
                next.push_back(item);
        }
    if (!wasThere)
        next.push_back(names);
    document_.set(map_ / list, std::move(next));
}

void TriangleMap::toggle(const Line &line)
{
    toggle("removedEdges", {line[0]->name, line[1]->name});
}

void TriangleMap::toggleBush(const Triangle &triangle)
{
    Names names{triangle[0]->name, triangle[1]->name, triangle[2]->name};
    std::ranges::sort(names);
    toggle("bushes", names);
}

void TriangleMap::add(int x, int y)
{
    const bool isTaken = std::ranges::any_of(
        corners_, [x, y](const Corner &corner) { return corner.x == x && corner.y == y; });
    if (x < 0 || y < 0 || y > lastRow || isTaken)
        return;
    // Corners stand in the file row by row and from left to right; the new one gets its name with all others.
    const auto before = std::ranges::count_if(
        corners_, [x, y](const Corner &other) { return std::pair(other.y, other.x) < std::pair(y, x); });
    document_.history().beginMacro(QString());
    document_.insertRow(map_ / "vertices", static_cast<std::size_t>(before),
                        Json{{"name", "new"}, {"x", x}, {"y", y}, {"number", 1}});
    nameCorners();
    document_.history().endMacro();
}

void TriangleMap::remove(const Corner &corner)
{
    if (isStart(corner))
        return;
    const std::size_t row = corner.row;
    const std::string name = corner.name;
    document_.history().beginMacro(QString());
    forget(name);
    document_.removeRow(map_ / "vertices", row);
    nameCorners();
    document_.history().endMacro();
}

void TriangleMap::forget(const std::string &name)
{
    std::vector<std::pair<EditionDocument::Pointer, Json>> changes;
    for (const char *list : {"bushes", "removedEdges"}) {
        const Json *old = document_.find(map_ / list);
        if (old == nullptr)
            continue;
        Json kept = Json::array();
        for (const Json &item : *old)
            if (std::ranges::find(item, Json(name)) == item.end())
                kept.push_back(item);
        changes.emplace_back(map_ / list, std::move(kept));
    }
    document_.change(changes);
}

/// The names of corners tell row and position, so that one more or less changes those beside it; whatever names a corner
/// follows.
void TriangleMap::nameCorners()
{
    read();
    std::map<std::string, std::string> renamed;
    std::vector<std::pair<EditionDocument::Pointer, Json>> changes;
    int row = -1;
    int position = 0;
    for (const Corner &corner : corners_) {
        position = corner.y == row ? position + 1 : 1;
        row = corner.y;
        const std::string name = static_cast<char>('a' + row) + std::to_string(position);
        renamed[corner.name] = name;
        changes.emplace_back(map_ / "vertices" / corner.row / "name", name);
    }
    for (const char *list : {"bushes", "removedEdges"}) {
        Json items = Json::array();
        if (const Json *old = document_.find(map_ / list))
            items = *old;
        for (Json &item : items)
            for (Json &corner : item)
                if (const auto found = renamed.find(corner.get<std::string>()); found != renamed.end())
                    corner = found->second;
        changes.emplace_back(map_ / list, std::move(items));
    }
    if (const auto found = renamed.find(start_); found != renamed.end())
        changes.emplace_back(map_ / "start", found->second);
    document_.change(changes, EditionDocument::Marking::none);
}

} // namespace waystone::milestones
