#include "board/result_items.h"

#include "board/look_item.h"
#include "board/result_looks.h"
#include "words/game_result.h"

#include <QGraphicsRectItem>
#include <QPen>

#include <algorithm>

namespace waystone {

namespace {

constexpr qreal frameZ = 0.5; ///< as that of whose turn it is
constexpr qreal breadth = 4;

} // namespace

ResultItems::ResultItems(QGraphicsScene &scene) : scene_(scene) {}

ResultItems::~ResultItems() = default;

void ResultItems::show(const BoardLayout &layout, const Theme &theme, const SeatsModel &seats)
{
    clear();
    const Score &result = seats.result();
    for (const Seat winner : winnersOf(result))
        frame(layout, winner);
    for (std::size_t seat = 0; seat < result.ranks.size(); ++seat)
        if (!layout.rankBox(static_cast<Seat>(seat)).isNull())
            add(layout.legible(rankLook(result, static_cast<Seat>(seat), layout, theme)));
    places_ = items_.size();
    if (const QRectF box = layout.resultBox(); !box.isNull() && !result.ranks.empty())
        add(layout.legible(ResultCard(layout, theme, seats).look(box)));
}

/// Who shares with another winner what is framed stands within their frame.
void ResultItems::frame(const BoardLayout &layout, Seat winner)
{
    for (const QRectF &box : layout.winnerFrames(winner)) {
        QRectF around = box.adjusted(-breadth / 2, -breadth / 2, breadth / 2, breadth / 2);
        while (std::ranges::find(frames_, around, [](const auto &item) { return item->rect(); }) !=
               frames_.end())
            around.adjust(breadth, breadth, -breadth, -breadth);
        auto item = std::make_unique<QGraphicsRectItem>(around);
        item->setPen(QPen(layout.frameColor(winner), breadth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        item->setAcceptedMouseButtons(Qt::NoButton);
        item->setZValue(frameZ);
        scene_.addItem(item.get());
        frames_.push_back(std::move(item));
    }
}

void ResultItems::add(const Look &look)
{
    auto item = std::make_unique<LookItem>();
    item->setLook(look);
    item->setPos(look.center);
    scene_.addItem(item.get());
    items_.push_back(std::move(item));
}

void ResultItems::clear()
{
    frames_.clear();
    items_.clear();
    places_ = 0;
}

std::vector<QRectF> ResultItems::frames() const
{
    std::vector<QRectF> frames;
    for (const auto &item : frames_)
        frames.push_back(item->rect());
    return frames;
}

std::vector<Look> ResultItems::looks() const
{
    std::vector<Look> looks;
    for (const auto &item : items_)
        looks.push_back(item->look());
    return looks;
}

QStringList ResultItems::written(std::size_t from) const
{
    QStringList texts;
    for (std::size_t nth = from; nth < items_.size(); ++nth)
        for (const Lettering &row : items_[nth]->look().letterings)
            texts.append(row.text);
    return texts;
}

} // namespace waystone
