#include "print/print_layout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace waystone {

namespace {

constexpr qreal columnGap = 18;
constexpr qreal widestText = 460;    ///< a longer line is hard to follow
constexpr qreal narrowestText = 140; ///< beside a picture
constexpr int mostLines = 8;         ///< where there is room for more than was asked for
constexpr qreal slack = 0.01;

qreal gapAbove(const PrintBlock &block)
{
    if (!block.number.isEmpty())
        return 12;
    if (!block.pictures.empty())
        return 6;
    switch (block.style) {
    case PrintStyle::chapter:
        return 18;
    case PrintStyle::heading:
        return 11;
    case PrintStyle::note:
        return 5;
    default:
        return 3;
    }
}

qreal padding(const PrintBlock &block)
{
    return block.style == PrintStyle::note ? PrintLayout::notePadding : 0;
}

qreal indent(const PrintBlock &block)
{
    return block.number.isEmpty() ? 0 : PrintLayout::numberRoom;
}

bool isBeside(const PrintBlock &block)
{
    return block.texts.size() == 1 && block.pictures.size() == 1;
}

} // namespace

/// A block with its texts set and its pictures fitted to the columns.
struct PrintLayout::Block {
    std::size_t index = 0;
    const PrintBlock *source = nullptr;
    qreal width = 0; ///< of a column
    std::vector<std::shared_ptr<PrintText>> texts;
    std::vector<QSizeF> pictures;
    int lines = 0;
    qreal gap = 0;
    qreal height = 0;     ///< of the highest column
    qreal shrinkable = 0; ///< how much of the height can be done without

    /// To so much of its height, which its pictures bear.
    void shrinkTo(qreal to)
    {
        if (pictures.empty() || to >= height)
            return;
        qreal highest = 0;
        for (const QSizeF &picture : pictures)
            highest = std::max(highest, picture.height());
        for (QSizeF &picture : pictures)
            picture *= std::min(1.0, to / highest);
        height = to;
    }
};

PrintLayout::PrintLayout(const PrintDocument &document, QSizeF page) : document_(document), size_(page)
{
    std::vector<Block> group;
    for (std::size_t index = 0; index < document.blocks.size(); ++index) {
        group.push_back(measured(index));
        if (document.blocks[index].staysWithNext && index + 1 < document.blocks.size())
            continue;
        placeGroup(group);
        group.clear();
    }
}

int PrintLayout::pageOf(std::size_t block) const
{
    int page = 0;
    for (const PrintedPart &part : parts_) {
        if (part.block == block)
            return part.page;
        if (part.block < block)
            page = part.page;
    }
    return page;
}

qreal PrintLayout::columnWidth(std::size_t columns) const
{
    const auto count = static_cast<qreal>(std::max<std::size_t>(1, columns));
    return (size_.width() - (count - 1) * columnGap) / count;
}

PrintLayout::Block PrintLayout::measured(std::size_t index) const
{
    const PrintBlock &source = document_.blocks[index];
    Block block;
    block.index = index;
    block.source = &source;
    block.gap = gapAbove(source);
    block.lines = source.lines;
    if (!source.pictures.empty())
        measurePictures(block);
    if (isBeside(source)) {
        const qreal picture = block.height;
        block.width = size_.width() - block.pictures.front().width() - columnGap;
        measureTexts(block);
        const qreal text = block.texts.front()->height() + block.lines * lineRoom;
        block.height = std::max(picture, text);
        block.shrinkable = std::clamp(picture - text, 0.0, block.shrinkable);
    } else if (source.pictures.empty()) {
        block.width = columnWidth(static_cast<std::size_t>(source.texts.size()));
        const bool isRunningText = source.style == PrintStyle::text || source.style == PrintStyle::note;
        if (isRunningText)
            block.width = std::min(block.width, widestText);
        measureTexts(block);
        block.height += block.lines * lineRoom;
    }
    return block;
}

void PrintLayout::measurePictures(Block &block) const
{
    const PrintBlock &source = *block.source;
    block.width = columnWidth(source.pictures.size());
    const qreal beside = isBeside(source) ? narrowestText + columnGap : 0;
    const QSizeF most(block.width - beside, fullRoom());
    for (const PrintPicture &picture : source.pictures) {
        const bool isTooLarge = picture.size.width() > most.width() || picture.size.height() > most.height();
        block.pictures.push_back(isTooLarge ? picture.size.scaled(most, Qt::KeepAspectRatio) : picture.size);
        block.height = std::max(block.height, block.pictures.back().height());
    }
    block.shrinkable = block.height * (1 - source.pictures.front().least);
}

void PrintLayout::measureTexts(Block &block) const
{
    const PrintBlock &source = *block.source;
    const qreal page = source.style == PrintStyle::entry ? pageRoom : 0;
    for (const QString &html : source.texts) {
        const auto &text = block.texts.emplace_back(std::make_shared<PrintText>(
            html, source.style, block.width - indent(source) - page - 2 * padding(source)));
        if (text->height() > 0)
            block.height = std::max(block.height, text->height() + 2 * padding(source));
    }
}

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
    const qreal shrinkable =
        std::accumulate(group.begin(), group.end(), 0.0,
                        [](qreal sum, const Block &block) { return sum + block.shrinkable; });
    if (y_ > 0 && heightOf(group) - shrinkable > room())
        beginPage();
    const qreal lacking = heightOf(group) - room();
    if (lacking > 0 && shrinkable > 0) {
        const qreal share = std::min(1.0, lacking / shrinkable);
        for (Block &block : group)
            block.shrinkTo(block.height - share * block.shrinkable);
    }
    place(group);
}

/// In the part of the page that is filled to here, or else in the next one; in more of them where one is too small.
void PrintLayout::placeShare(std::vector<Block> &group)
{
    const qreal part = fullRoom() / group.front().source->share;
    const qreal shrinkable =
        std::accumulate(group.begin(), group.end(), 0.0,
                        [](qreal sum, const Block &block) { return sum + block.shrinkable; });
    qreal end = (std::floor(y_ / part + slack) + 1) * part;
    const auto lacks = [&] { return heightOf(group) - shrinkable > end - y_ + slack; };
    if (y_ > 0 && lacks()) {
        if (end + part > fullRoom() + slack) {
            beginPage();
            end = part;
        } else {
            y_ = end;
            end += part;
        }
    }
    while (lacks() && end + part <= fullRoom() + slack)
        end += part;
    if (y_ > 0 && lacks()) {
        beginPage();
        end = fullRoom();
    }
    const qreal lacking = heightOf(group) - (end - y_);
    if (lacking > 0 && shrinkable > 0) {
        const qreal share = std::min(1.0, lacking / shrinkable);
        for (Block &block : group)
            block.shrinkTo(block.height - share * block.shrinkable);
    }
    // What is left of the part is to be written on.
    for (Block &block : group) {
        const int more = static_cast<int>((end - y_ - heightOf(group)) / lineRoom);
        const int added = block.lines > 0 ? std::clamp(more, 0, std::max(0, mostLines - block.lines)) : 0;
        block.lines += added;
        if (!isBeside(*block.source))
            block.height += added * lineRoom;
    }
    place(group);
    y_ = std::max(y_, std::min(end, fullRoom()));
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
        const qreal left = indent(*block.source);
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
    const qreal pad = padding(*block.source);
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
