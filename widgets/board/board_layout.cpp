#include "board/board_layout.h"

#include "board/painting.h"
#include "fitting/text_scale.h"
#include "words/game_result.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace waystone {

namespace {

constexpr qreal smallestLetters = 11; ///< pixels

qreal distanceToSegment(QPointF point, QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const qreal squared = QPointF::dotProduct(way, way);
    const qreal along =
        squared == 0 ? 0 : std::clamp(QPointF::dotProduct(point - from, way) / squared, 0.0, 1.0);
    return QLineF(point, from + along * way).length();
}

} // namespace

qreal PlaceShape::distanceTo(QPointF point) const
{
    switch (kind) {
    case Kind::point:
        return std::max(0.0, QLineF(point, anchor).length() - radius);
    case Kind::line:
        return std::max(0.0, distanceToSegment(point, outline[0], outline[1]) - radius);
    default:
        break;
    }
    if (outline.containsPoint(point, Qt::OddEvenFill))
        return 0;
    qreal nearest = std::numeric_limits<qreal>::max();
    for (qsizetype i = 0; i < outline.size(); ++i)
        nearest = std::min(nearest, distanceToSegment(point, outline[i], outline[(i + 1) % outline.size()]));
    return nearest;
}

QRectF PlaceShape::boundingRect() const
{
    if (kind == Kind::point)
        return QRectF(anchor.x() - radius, anchor.y() - radius, 2 * radius, 2 * radius);
    const QRectF box = outline.boundingRect();
    return kind == Kind::line ? box.adjusted(-radius, -radius, radius, radius) : box;
}

PlaceShape PlaceShape::point(Place place, QPointF anchor, qreal radius, qreal z)
{
    return {place, Kind::point, anchor, {}, radius, z};
}

PlaceShape PlaceShape::line(Place place, QPointF from, QPointF to, qreal radius, qreal z)
{
    return {place, Kind::line, (from + to) / 2, QPolygonF({from, to}), radius, z};
}

PlaceShape PlaceShape::polygon(Place place, const QPolygonF &outline, qreal z)
{
    QPointF sum;
    for (const QPointF &corner : outline)
        sum += corner;
    return {place, Kind::polygon, sum / static_cast<qreal>(outline.size()), outline, 0, z};
}

PlaceShape PlaceShape::box(Place place, const QRectF &box, qreal z, qreal corner)
{
    const QPolygonF outline({box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()});
    return {place, Kind::box, box.center(), outline, corner, z};
}

void BoardLayout::arrange(QSizeF size, Stage stage)
{
    size_ = size;
    beginAnew(size.height());
    build(stage);
}

const PlaceShape *BoardLayout::shape(Place place) const
{
    const auto found = byPlace_.find(place);
    return found == byPlace_.end() ? nullptr : &shapes_[found->second];
}

QRectF BoardLayout::changedGround(Stage, Stage) const
{
    return bounds();
}

std::optional<BoardLayout::CloseUp> BoardLayout::closeUp(Place) const
{
    return std::nullopt;
}

QRectF BoardLayout::keptFree(Place place) const
{
    const PlaceShape *found = shape(place);
    return found == nullptr ? QRectF() : found->boundingRect();
}

void BoardLayout::beginAnew(qreal height)
{
    size_.setHeight(height);
    shapes_.clear();
    byPlace_.clear();
}

Seat BoardLayout::inSight(Seat turn, const Score &told, int step) const
{
    const auto isPerson = [this](Seat seat) { return table_.players[seat].isPerson(); };
    const auto persons = std::ranges::count_if(table_.players, &Player::isPerson);
    if (const std::vector<Seat> winners = winnersOf(told); !winners.empty() && persons != 1) {
        const auto person = std::ranges::find_if(winners, isPerson);
        return person == winners.end() ? winners.front() : *person;
    }
    const auto count = static_cast<int>(table_.players.size());
    for (int back = 0; back < count; ++back) {
        const auto seat = static_cast<Seat>((turn + (step > 0 ? count - back : back)) % count);
        if (isPerson(seat))
            return seat;
    }
    return 0;
}

void BoardLayout::addShape(PlaceShape shape)
{
    byPlace_[shape.place] = shapes_.size();
    shapes_.push_back(std::move(shape));
}

qreal BoardLayout::leastLetters() const
{
    return smallestLetters * pixel_;
}

qreal BoardLayout::letters(qreal pixels) const
{
    return pixels * pixel_ * textScale();
}

qreal BoardLayout::lineFor(qreal least) const
{
    constexpr qreal most = 1.6; ///< as many times as high, so that what the line is for keeps its room
    constexpr qreal leading = 1.15;
    return std::clamp(letters(smallestLetters) * leading, least, least * most);
}

qreal BoardLayout::letterPlate(qreal side, qreal share) const
{
    constexpr qreal rim = 1.3;
    constexpr qreal most = 0.5; ///< of the side, so that the picture is seen
    return std::max(side * share, std::min(letters(smallestLetters) * rim, side * most));
}

void BoardLayout::write(QPainter &painter, Lettering lettering) const
{
    lettering.least = leastLetters();
    if (const QRectF letters = paintLettering(painter, lettering); !letters.isEmpty())
        written_.append(letters);
}

void BoardLayout::paintGround(QPainter &painter) const
{
    written_.clear();
    drawGround(painter);
}

Look BoardLayout::legible(Look look) const
{
    for (Lettering &lettering : look.letterings)
        lettering.least = std::max(lettering.least, leastLetters());
    return look;
}

} // namespace waystone
