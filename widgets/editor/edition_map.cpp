#include "editor/edition_map.h"

#include <QLineF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace waystone {

namespace {

constexpr int largestNumber = 5;
constexpr int lastRow = 'z' - 'a';      ///< rows are named by letters
constexpr int margin = 2;               ///< half edges, and rows, free around the map
const qreal rowHeight = std::sqrt(3.0); ///< of a triangle whose edge is two units long

} // namespace

EditionMap::EditionMap(EditionDocument &document, EditionDocument::Pointer map, QWidget *parent)
    : QWidget(parent), document_(document), map_(std::move(map)), theme_(&Theme::of(ThemeKind::light))
{
    setObjectName(QStringLiteral("editionMap"));
    setCursor(Qt::PointingHandCursor);
    connect(&document, &EditionDocument::changed, this, [this] {
        read();
        update();
    });
    read();
}

bool EditionMap::isMap(const Json &value)
{
    return value.is_object() && value.contains("vertices") && value["vertices"].is_array() &&
           value.contains("bushes");
}

void EditionMap::setTheme(ThemeKind kind)
{
    theme_ = &Theme::of(kind);
    update();
}

void EditionMap::read()
{
    vertices_.clear();
    start_.clear();
    const Json *map = document_.find(map_);
    if (map == nullptr || !isMap(*map))
        return;
    if (map->contains("start"))
        start_ = (*map)["start"].get<std::string>();
    std::size_t row = 0;
    for (const Json &vertex : (*map)["vertices"]) {
        const Json &number = vertex["number"];
        vertices_.push_back({row++, vertex["name"].get<std::string>(), vertex["x"].get<int>(),
                             vertex["y"].get<int>(), number.is_number() ? number.get<int>() : 0});
    }
}

qreal EditionMap::unit() const
{
    int right = 1;
    int bottom = 1;
    for (const Vertex &vertex : vertices_) {
        right = std::max(right, vertex.x);
        bottom = std::max(bottom, vertex.y);
    }
    return std::min(width() / (right + 2.0 * margin), height() / ((bottom + margin) * rowHeight));
}

QPointF EditionMap::pointOf(int x, int y) const
{
    return QPointF(x + margin, (y + margin / 2.0) * rowHeight) * unit();
}

const EditionMap::Vertex *EditionMap::vertexAt(int x, int y) const
{
    const auto found = std::ranges::find_if(
        vertices_, [x, y](const Vertex &vertex) { return vertex.x == x && vertex.y == y; });
    return found == vertices_.end() ? nullptr : &*found;
}

const EditionMap::Vertex *EditionMap::nearest(QPointF at) const
{
    const Vertex *best = nullptr;
    qreal least = unit();
    for (const Vertex &vertex : vertices_)
        if (const qreal distance = QLineF(at, pointOf(vertex.x, vertex.y)).length(); distance < least) {
            best = &vertex;
            least = distance;
        }
    return best;
}

bool EditionMap::isIn(const char *list, const Names &names) const
{
    const Json *value = document_.find(map_ / list);
    return value != nullptr && std::ranges::any_of(*value, [&names](const Json &item) {
               const auto listed = item.get<Names>();
               return std::ranges::is_permutation(listed, names);
           });
}

std::vector<std::array<const EditionMap::Vertex *, 2>> EditionMap::lines() const
{
    std::vector<std::array<const Vertex *, 2>> lines;
    for (const Vertex &vertex : vertices_)
        for (const auto &[dx, dy] : {std::pair(2, 0), std::pair(1, 1), std::pair(-1, 1)})
            if (const Vertex *other = vertexAt(vertex.x + dx, vertex.y + dy))
                lines.push_back({&vertex, other});
    return lines;
}

std::vector<std::array<const EditionMap::Vertex *, 3>> EditionMap::triangles() const
{
    std::vector<std::array<const Vertex *, 3>> triangles;
    for (const Vertex &vertex : vertices_)
        if (const Vertex *right = vertexAt(vertex.x + 2, vertex.y))
            for (const int dy : {-1, 1})
                if (const Vertex *tip = vertexAt(vertex.x + 1, vertex.y + dy))
                    triangles.push_back({&vertex, right, tip});
    return triangles;
}

void EditionMap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme_->boardGround);
    const qreal size = unit();
    if (tool_ == Tool::corner) {
        // Where corners could be.
        painter.setPen(QPen(theme_->gridLine, 2));
        for (int y = 0; pointOf(0, y).y() < height(); ++y)
            for (int x = y % 2; pointOf(x, y).x() < width(); x += 2)
                painter.drawPoint(pointOf(x, y));
    }
    for (const auto &[from, to] : lines()) {
        const bool isRemoved = isIn("removedEdges", {from->name, to->name});
        if (isRemoved && tool_ != Tool::line)
            continue;
        painter.setPen(QPen(theme_->gridLine, isRemoved ? 1 : 2.5, isRemoved ? Qt::DotLine : Qt::SolidLine));
        painter.drawLine(pointOf(from->x, from->y), pointOf(to->x, to->y));
    }
    painter.setPen(QPen(theme_->outline, 1));
    painter.setBrush(QColor(0x5a, 0x9a, 0x3c));
    for (const auto &[one, two, three] : triangles()) {
        if (!isIn("bushes", {one->name, two->name, three->name}))
            continue;
        const QPointF middle =
            (pointOf(one->x, one->y) + pointOf(two->x, two->y) + pointOf(three->x, three->y)) / 3;
        painter.drawEllipse(middle, size * 0.45, size * 0.34);
    }
    QFont font = painter.font();
    font.setPixelSize(qMax(8, qRound(size * 0.62)));
    font.setBold(true);
    painter.setFont(font);
    for (const Vertex &vertex : vertices_) {
        const QPointF at = pointOf(vertex.x, vertex.y);
        const QRectF box(at - QPointF(size, size) * 0.5, QSizeF(size, size));
        const bool isOwn = document_.isOwn(map_ / "vertices" / vertex.row);
        painter.setPen(QPen(isOwn ? theme_->accent : theme_->outline, isOwn ? 2.5 : 1.2));
        painter.setBrush(theme_->panel);
        painter.drawEllipse(box);
        painter.setPen(theme_->text);
        painter.drawText(box, Qt::AlignCenter,
                         vertex.name == start_ ? QStringLiteral("★") : QString::number(vertex.number));
    }
}

void EditionMap::mousePressEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    switch (tool_) {
    case Tool::number:
        clickNumber(at, event->button() == Qt::RightButton ? -1 : 1);
        break;
    case Tool::bush:
        clickBush(at);
        break;
    case Tool::corner:
        clickCorner(at);
        break;
    case Tool::line:
        clickLine(at);
        break;
    }
}

void EditionMap::clickNumber(QPointF at, int by)
{
    const Vertex *vertex = nearest(at);
    if (vertex == nullptr || vertex->name == start_)
        return;
    const int next = (vertex->number - 1 + by + largestNumber) % largestNumber + 1;
    document_.set(map_ / "vertices" / vertex->row / "number", next);
}

void EditionMap::toggle(const char *list, const Names &names)
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

void EditionMap::clickBush(QPointF at)
{
    for (const auto &[one, two, three] : triangles()) {
        const QPolygonF outline(
            {pointOf(one->x, one->y), pointOf(two->x, two->y), pointOf(three->x, three->y)});
        if (!outline.containsPoint(at, Qt::OddEvenFill))
            continue;
        Names names{one->name, two->name, three->name};
        std::ranges::sort(names);
        toggle("bushes", names);
        return;
    }
}

void EditionMap::clickLine(QPointF at)
{
    qreal least = unit() * 0.6;
    Names names;
    for (const auto &[from, to] : lines()) {
        const QPointF middle = (pointOf(from->x, from->y) + pointOf(to->x, to->y)) / 2;
        if (const qreal distance = QLineF(at, middle).length(); distance < least) {
            least = distance;
            names = {from->name, to->name};
        }
    }
    if (!names.empty())
        toggle("removedEdges", names);
}

void EditionMap::clickCorner(QPointF at)
{
    const Vertex *vertex = nearest(at);
    if (vertex != nullptr && vertex->name == start_)
        return;
    int x = 0;
    int y = 0;
    if (vertex == nullptr) {
        y = qRound(at.y() / unit() / rowHeight - margin / 2.0);
        x = qRound(at.x() / unit()) - margin;
        if ((x + y) % 2 != 0)
            x += pointOf(x, y).x() < at.x() ? 1 : -1;
        if (x < 0 || y < 0 || y > lastRow)
            return;
    }
    document_.history().beginMacro(QString());
    if (vertex != nullptr) {
        const std::size_t row = vertex->row;
        forget(vertex->name);
        document_.removeRow(map_ / "vertices", row);
    } else {
        // Corners stand in the file row by row and from left to right; the new one gets its name with all others.
        const auto before = std::ranges::count_if(
            vertices_, [x, y](const Vertex &other) { return std::pair(other.y, other.x) < std::pair(y, x); });
        document_.insertRow(map_ / "vertices", static_cast<std::size_t>(before),
                            Json{{"name", "new"}, {"x", x}, {"y", y}, {"number", 1}});
    }
    nameCorners();
    document_.history().endMacro();
}

void EditionMap::forget(const std::string &name)
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
void EditionMap::nameCorners()
{
    std::map<std::string, std::string> renamed;
    std::vector<std::pair<EditionDocument::Pointer, Json>> changes;
    int row = -1;
    int position = 0;
    for (const Vertex &vertex : vertices_) {
        position = vertex.y == row ? position + 1 : 1;
        row = vertex.y;
        const std::string name = static_cast<char>('a' + row) + std::to_string(position);
        renamed[vertex.name] = name;
        changes.emplace_back(map_ / "vertices" / vertex.row / "name", name);
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

} // namespace waystone
