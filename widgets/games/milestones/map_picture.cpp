#include "games/milestones/map_picture.h"

#include <QLineF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace waystone::milestones {

namespace {

constexpr int margin = 2;               ///< half edges, and rows, free around the map
const qreal rowHeight = std::sqrt(3.0); ///< of a triangle whose edge is two units long

} // namespace

MapPicture::MapPicture(EditionDocument &document, EditionDocument::Pointer map, QWidget *parent)
    : QWidget(parent), map_(document, std::move(map)), theme_(&Theme::of(ThemeKind::light))
{
    setObjectName(QStringLiteral("editionMap"));
    setCursor(Qt::PointingHandCursor);
    connect(&document, &EditionDocument::changed, this, [this] {
        map_.read();
        update();
    });
}

void MapPicture::setTool(Tool tool)
{
    tool_ = tool;
    update();
}

void MapPicture::setTheme(ThemeKind kind)
{
    theme_ = &Theme::of(kind);
    update();
}

qreal MapPicture::unit() const
{
    int right = 1;
    int bottom = 1;
    for (const TriangleMap::Corner &corner : map_.corners()) {
        right = std::max(right, corner.x);
        bottom = std::max(bottom, corner.y);
    }
    return std::min(width() / (right + 2.0 * margin), height() / ((bottom + margin) * rowHeight));
}

QPointF MapPicture::pointOf(int x, int y) const
{
    return QPointF(x + margin, (y + margin / 2.0) * rowHeight) * unit();
}

const TriangleMap::Corner *MapPicture::nearest(QPointF at) const
{
    const TriangleMap::Corner *best = nullptr;
    qreal least = unit();
    for (const TriangleMap::Corner &corner : map_.corners())
        if (const qreal distance = QLineF(at, pointOf(corner)).length(); distance < least) {
            best = &corner;
            least = distance;
        }
    return best;
}

void MapPicture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme_->boardGround);
    if (tool_ == Tool::corner)
        paintGrid(painter);
    paintLines(painter);
    paintBushes(painter);
    paintCorners(painter);
}

/// Where corners could be.
void MapPicture::paintGrid(QPainter &painter) const
{
    painter.setPen(QPen(theme_->gridLine, 2));
    for (int y = 0; pointOf(0, y).y() < height(); ++y)
        for (int x = y % 2; pointOf(x, y).x() < width(); x += 2)
            painter.drawPoint(pointOf(x, y));
}

void MapPicture::paintLines(QPainter &painter) const
{
    for (const TriangleMap::Line &line : map_.lines()) {
        const bool isRemoved = map_.isRemoved(line);
        if (isRemoved && tool_ != Tool::line)
            continue;
        painter.setPen(QPen(theme_->gridLine, isRemoved ? 1 : 2.5, isRemoved ? Qt::DotLine : Qt::SolidLine));
        painter.drawLine(pointOf(*line[0]), pointOf(*line[1]));
    }
}

void MapPicture::paintBushes(QPainter &painter) const
{
    const qreal size = unit();
    painter.setPen(QPen(theme_->outline, 1));
    painter.setBrush(QColor(0x5a, 0x9a, 0x3c));
    for (const TriangleMap::Triangle &triangle : map_.triangles()) {
        if (!map_.hasBush(triangle))
            continue;
        const QPointF middle = (pointOf(*triangle[0]) + pointOf(*triangle[1]) + pointOf(*triangle[2])) / 3;
        painter.drawEllipse(middle, size * 0.45, size * 0.34);
    }
}

void MapPicture::paintCorners(QPainter &painter) const
{
    const qreal size = unit();
    QFont font = painter.font();
    font.setPixelSize(qMax(8, qRound(size * 0.62)));
    font.setBold(true);
    painter.setFont(font);
    for (const TriangleMap::Corner &corner : map_.corners()) {
        const QRectF box(pointOf(corner) - QPointF(size, size) * 0.5, QSizeF(size, size));
        const bool isOwn = map_.isOwn(corner);
        painter.setPen(QPen(isOwn ? theme_->accent : theme_->outline, isOwn ? 2.5 : 1.2));
        painter.setBrush(theme_->panel);
        painter.drawEllipse(box);
        painter.setPen(theme_->text);
        painter.drawText(box, Qt::AlignCenter,
                         map_.isStart(corner) ? QStringLiteral("★") : QString::number(corner.number));
    }
}

void MapPicture::mousePressEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    switch (tool_) {
    case Tool::number:
        if (const TriangleMap::Corner *corner = nearest(at))
            map_.countOn(*corner, event->button() == Qt::RightButton ? -1 : 1);
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

void MapPicture::clickBush(QPointF at)
{
    for (const TriangleMap::Triangle &triangle : map_.triangles()) {
        const QPolygonF outline({pointOf(*triangle[0]), pointOf(*triangle[1]), pointOf(*triangle[2])});
        if (!outline.containsPoint(at, Qt::OddEvenFill))
            continue;
        map_.toggleBush(triangle);
        return;
    }
}

void MapPicture::clickLine(QPointF at)
{
    qreal least = unit() * 0.6;
    std::optional<TriangleMap::Line> best;
    for (const TriangleMap::Line &line : map_.lines()) {
        const QPointF middle = (pointOf(*line[0]) + pointOf(*line[1])) / 2;
        if (const qreal distance = QLineF(at, middle).length(); distance < least) {
            least = distance;
            best = line;
        }
    }
    if (best)
        map_.toggle(*best);
}

void MapPicture::clickCorner(QPointF at)
{
    if (const TriangleMap::Corner *corner = nearest(at)) {
        map_.remove(*corner);
        return;
    }
    const int y = qRound(at.y() / unit() / rowHeight - margin / 2.0);
    int x = qRound(at.x() / unit()) - margin;
    if ((x + y) % 2 != 0)
        x += pointOf(x, y).x() < at.x() ? 1 : -1;
    map_.add(x, y);
}

} // namespace waystone::milestones
