#include "lessons/player/card_spot.h"

#include "board/board_view.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace waystone {

namespace {

constexpr int margin = 10; ///< between a card and the edges of the board
constexpr int reach = 14;  ///< pixels around the middle of a place that have to be seen
constexpr int tile = 48;   ///< half of what is seen as one thing
constexpr int step = 24;   ///< between two boxes that are tried
constexpr int shrunk = 4;  ///< so much smaller is the picture in which ink is looked for

auto hiddenOf(const std::vector<QPoint> &points, const QRect &box)
{
    const QRect around = box.adjusted(-reach, -reach, reach, reach);
    return std::ranges::count_if(points, [&around](QPoint point) { return around.contains(point); });
}

auto hiddenOf(const std::vector<QRect> &places, const QRect &box)
{
    return std::ranges::count_if(places, [&box](const QRect &place) { return box.intersects(place); });
}

/// All of a piece or a tile; of a whole board its middle.
QRect seenOf(QRect place, QPoint middle)
{
    const QRect most = QRect(middle, QSize()).adjusted(-tile, -tile, tile, tile);
    const QRect least = QRect(middle, QSize()).adjusted(-reach, -reach, reach, reach);
    return place.intersected(most).united(least);
}

} // namespace

CardSpot::CardSpot(BoardView &view, const std::vector<Place> &spokenOf, Seat reader)
    : room_(view.geometry().adjusted(margin, margin, -margin, -margin)), view_(view)
{
    const auto middle = [&view](Place place) {
        return view.viewport()->mapTo(view.parentWidget(), view.viewportPoint(place));
    };
    for (const Place place : spokenOf)
        if (view.board().isShown(place))
            spokenOf_.push_back(seenOf(view.viewportBox(view.board().layout()->shape(place)->boundingRect())
                                           .translated(view.viewport()->mapTo(view.parentWidget(), QPoint())),
                                       middle(place)));
    for (const Place place : view.board().shownPlaces())
        if (place.owner != nobody && place.owner == reader)
            readers_.push_back(middle(place));
}

/// Ink is where the brightness changes: letters, pieces, the outlines of what is printed.
void CardSpot::readInk()
{
    constexpr int visible = 20; ///< of 255
    QImage board(std::max(1, view_.width() / shrunk), std::max(1, view_.height() / shrunk),
                 QImage::Format_RGB32);
    board.fill(view_.palette().color(QPalette::Window));
    QPainter painter(&board);
    view_.render(&painter, board.rect(), view_.viewport()->rect(), Qt::IgnoreAspectRatio);
    painter.end();
    columns_ = board.width() + 1;
    ink_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(board.height() + 1), 0);
    for (int y = 0; y < board.height(); ++y)
        for (int x = 0; x < board.width(); ++x) {
            const int here = qGray(board.pixel(x, y));
            const int left = x > 0 ? qGray(board.pixel(x - 1, y)) : here;
            const int above = y > 0 ? qGray(board.pixel(x, y - 1)) : here;
            const int ink = std::abs(here - left) + std::abs(here - above) > visible ? 1 : 0;
            ink_[static_cast<std::size_t>((y + 1) * columns_ + x + 1)] =
                ink + inkUpTo(x, y + 1) + inkUpTo(x + 1, y) - inkUpTo(x, y);
        }
}

int CardSpot::inkUpTo(int column, int row) const
{
    return ink_[static_cast<std::size_t>(row * columns_ + column)];
}

/// The share of all the ink, in percent.
double CardSpot::inkIn(const QRect &box) const
{
    const int rows = static_cast<int>(ink_.size()) / columns_;
    const QRect at = box.translated(-view_.pos());
    const int left = std::clamp(at.left() / shrunk, 0, columns_ - 1);
    const int right = std::clamp(at.right() / shrunk + 1, 0, columns_ - 1);
    const int top = std::clamp(at.top() / shrunk, 0, rows - 1);
    const int bottom = std::clamp(at.bottom() / shrunk + 1, 0, rows - 1);
    const int hidden =
        inkUpTo(right, bottom) - inkUpTo(left, bottom) - inkUpTo(right, top) + inkUpTo(left, top);
    return 100.0 * hidden / std::max(1, ink_.back());
}

double CardSpot::cost(const QRect &box) const
{
    constexpr double ofSpokenOf = 1000;
    constexpr double ofOther = 500;
    constexpr double ofReader = 10;
    constexpr double ofWay = 1; ///< all the way from a corner to the middle
    const auto way = [](int distance, int whole) { return whole > 0 ? 1.0 * distance / whole : 0.0; };
    const double across =
        way(std::min(box.left() - room_.left(), room_.right() - box.right()), room_.width());
    const double down = way(std::min(box.top() - room_.top(), room_.bottom() - box.bottom()), room_.height());
    return ofSpokenOf * static_cast<double>(hiddenOf(spokenOf_, box)) +
           ofOther * static_cast<double>(std::ranges::count_if(
                         others_, [&box](const QRect &other) { return other.intersects(box); })) +
           ofReader * static_cast<double>(hiddenOf(readers_, box)) + inkIn(box) + ofWay * (across + down);
}

bool CardSpot::hidesSpokenOf(const QRect &box) const
{
    return hiddenOf(spokenOf_, box) > 0;
}

QRect CardSpot::inside(QRect box) const
{
    box.moveRight(std::min(box.right(), room_.right()));
    box.moveBottom(std::min(box.bottom(), room_.bottom()));
    box.moveLeft(std::max(box.left(), room_.left()));
    box.moveTop(std::max(box.top(), room_.top()));
    return box;
}

QRect CardSpot::best(QSize size)
{
    readInk();
    QRect best;
    double least = HUGE_VAL;
    const auto steps = [](int free) { return std::max(0, free) / step + 1; };
    for (int row = 0; row <= steps(room_.height() - size.height()); ++row)
        for (int column = 0; column <= steps(room_.width() - size.width()); ++column) {
            const QRect box = inside({room_.topLeft() + QPoint(column, row) * step, size});
            if (const double now = cost(box); now < least) {
                least = now;
                best = box;
            }
        }
    return best;
}

} // namespace waystone
