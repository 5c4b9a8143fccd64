#include "print/print_layout.h"

#include "print/print_layout_block.h"

#include <algorithm>
#include <numeric>

// Where blocks come to stand.

namespace waystone {

namespace {

constexpr int mostLines = 8; ///< where there is room for more than was asked for
constexpr qreal slack = 0.01;

template <class Blocks>
qreal shrinkableOf(const Blocks &group)
{
    return std::accumulate(group.begin(), group.end(), 0.0,
                           [](qreal sum, const auto &block) { return sum + block.shrinkable; });
}

/// Takes so much of the height away, or as much as can be done without: of each block in its proportion.
template <class Blocks>
void shrink(Blocks &group, qreal lacking)
{
    const qreal shrinkable = shrinkableOf(group);
    if (lacking <= 0 || shrinkable <= 0)
        return;
    const qreal share = std::min(1.0, lacking / shrinkable);
    for (auto &block : group)
        block.shrinkTo(block.height - share * block.shrinkable);
}

} // namespace

qreal PrintLayout::heightOf(const std::vector<Block> &group) const
{
    qreal height = 0;
    for (const Block &block : group)
        height += block.height + (y_ > 0 || height > 0 ? block.gap : 0);
    return height;
}

void PrintLayout::placeGroup(std::vector<Block> &group)
{
    if (y_ > 0 && group.front().source->beginsPage)
        beginPage();
    if (group.front().source->share > 0)
        return placeShare(group);
    if (y_ > 0 && heightOf(group) - shrinkableOf(group) > room())
        beginPage();
    shrink(group, heightOf(group) - room());
    place(group);
}

/// In the part of a page that follows what stands there; in more than that where it is too small.
void PrintLayout::placeShare(std::vector<Block> &group)
{
    const qreal part = fullRoom() / group.front().source->share;
    const qreal shrinkable = shrinkableOf(group);
    qreal end = std::min(y_ + part, fullRoom());
    const auto lacks = [&] { return heightOf(group) - shrinkable > end - y_ + slack; };
    if (y_ > 0 && lacks()) {
        end = fullRoom();
        if (lacks()) {
            beginPage();
            end = part;
        }
    }
    while (lacks() && end < fullRoom())
        end = std::min(end + part, fullRoom());
    shrink(group, heightOf(group) - (end - y_));
    // What is left of the part is to be written on.
    for (Block &block : group) {
        const int more = static_cast<int>((end - y_ - heightOf(group)) / lineRoom);
        const int added = block.lines > 0 ? std::clamp(more, 0, std::max(0, mostLines - block.lines)) : 0;
        block.lines += added;
        if (!isBeside(*block.source))
            block.height += added * lineRoom;
    }
    place(group);
    y_ = std::max(y_, end);
}

void PrintLayout::place(const std::vector<Block> &group)
{
    for (const Block &block : group) {
        if (isBeside(*block.source))
            placeBeside(block);
        else if (!block.pictures.empty())
            placePictures(block);
        else if (block.texts.empty())
            placeLines(block);
        else
            placeTexts(block);
    }
}

void PrintLayout::beginPage()
{
    ++page_;
    y_ = 0;
}

void PrintLayout::placePictures(const Block &block)
{
    if (y_ > 0) {
        y_ += block.gap;
        if (block.height > room() + slack)
            beginPage();
    }
    for (std::size_t column = 0; column < block.pictures.size(); ++column) {
        const QPointF corner(static_cast<qreal>(column) * (block.width + columnGap), y_);
        parts_.push_back({block.index, page_, QRectF(corner, block.pictures[column]), nullptr, 0, 0, column});
    }
    y_ += block.height;
}

void PrintLayout::placeBeside(const Block &block)
{
    if (y_ > 0)
        y_ += block.gap;
    if (y_ > 0 && block.height > room() + slack)
        beginPage();
    const int page = page_;
    const QSizeF &picture = block.pictures.front();
    const QRectF box(QPointF(size_.width() - picture.width(), y_), picture);
    parts_.push_back({block.index, page_, box, nullptr});
    const qreal bottom = y_ + block.height;
    std::vector<qreal> done(1, 0);
    while (!placeTextLines(block, done))
        beginPage();
    if (block.lines > 0) {
        const qreal end = page_ == page ? bottom : fullRoom();
        const int lines = std::clamp(static_cast<int>((end - y_) / lineRoom + slack), 0, mostLines);
        const qreal left = indentOf(*block.source);
        if (lines > 0)
            parts_.push_back({block.index, page_, QRectF(left, y_, block.width - left, lines * lineRoom),
                              nullptr, 0, 0, 0, lines});
    }
    if (page_ == page)
        y_ = bottom;
}

void PrintLayout::placeLines(const Block &block)
{
    if (y_ > 0)
        y_ += block.gap;
    if (y_ > 0 && block.height > room() + slack)
        beginPage();
    if (block.lines > 0)
        parts_.push_back({block.index, page_,
                          QRectF(numberRoom, y_, size_.width() - numberRoom, block.lines * lineRoom), nullptr,
                          0, 0, 0, block.lines});
    y_ += block.height;
}

void PrintLayout::placeTexts(const Block &block)
{
    if (block.height == 0)
        return;
    if (y_ > 0)
        y_ += block.gap;
    std::vector<qreal> done(block.texts.size(), 0);
    while (!placeTextLines(block, done))
        beginPage();
}

bool PrintLayout::placeTextLines(const Block &block, std::vector<qreal> &done)
{
    const qreal pad = paddingOf(*block.source);
    bool isWhole = true;
    qreal highest = 0;
    for (std::size_t column = 0; column < block.texts.size(); ++column) {
        const auto &text = block.texts[column];
        if (done[column] >= text->height())
            continue;
        qreal end = text->breakWithin(done[column], room() - 2 * pad);
        if (end <= done[column] && y_ == 0)
            end = text->height(); // a line higher than a page
        if (end > done[column]) {
            const QPointF corner(static_cast<qreal>(column) * (block.width + columnGap), y_);
            const qreal height = end - done[column] + 2 * pad;
            parts_.push_back({block.index, page_, QRectF(corner, QSizeF(block.width, height)), text,
                              done[column], end, column});
            highest = std::max(highest, height);
            done[column] = end;
        }
        isWhole = isWhole && end >= text->height();
    }
    y_ += highest;
    return isWhole;
}

} // namespace waystone
