#include "print/print_layout.h"

#include <algorithm>
#include <numeric>

namespace waystone {

namespace {

constexpr qreal columnGap = 18;
constexpr qreal widestText = 460; ///< a longer line is hard to follow

qreal gapAbove(const PrintBlock &block)
{
    if (!block.pictures.empty())
        return 6;
    if (!block.number.isEmpty())
        return 12;
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

} // namespace

/// A block with its texts set and its pictures fitted to the columns.
struct PrintLayout::Block {
    std::size_t index = 0;
    const PrintBlock *source = nullptr;
    qreal width = 0; ///< of a column
    std::vector<std::shared_ptr<PrintText>> texts;
    std::vector<QSizeF> pictures;
    qreal gap = 0;
    qreal height = 0;     ///< of the highest column
    qreal shrinkable = 0; ///< how much of the height can be done without
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
    if (!source.pictures.empty()) {
        block.width = columnWidth(source.pictures.size());
        const QSizeF most(block.width, size_.height() - footerRoom);
        for (const PrintPicture &picture : source.pictures) {
            const bool isTooLarge =
                picture.size.width() > most.width() || picture.size.height() > most.height();
            block.pictures.push_back(isTooLarge ? picture.size.scaled(most, Qt::KeepAspectRatio)
                                                : picture.size);
            block.height = std::max(block.height, block.pictures.back().height());
        }
        block.shrinkable = block.height * (1 - source.pictures.front().least);
        return block;
    }
    block.width = columnWidth(static_cast<std::size_t>(source.texts.size()));
    const bool isRunningText = source.style == PrintStyle::text || source.style == PrintStyle::note;
    if (isRunningText)
        block.width = std::min(block.width, widestText);
    for (const QString &html : source.texts) {
        const auto &text = block.texts.emplace_back(std::make_shared<PrintText>(
            html, source.style, block.width - indent(source) - 2 * padding(source)));
        if (text->height() > 0)
            block.height = std::max(block.height, text->height() + 2 * padding(source));
    }
    return block;
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
    const qreal shrinkable =
        std::accumulate(group.begin(), group.end(), 0.0,
                        [](qreal sum, const Block &block) { return sum + block.shrinkable; });
    const bool isFirst = y_ == 0;
    if (!isFirst && (group.front().source->beginsPage || heightOf(group) - shrinkable > room()))
        beginPage();
    const qreal lacking = heightOf(group) - room();
    if (lacking > 0 && shrinkable > 0) {
        const qreal share = std::min(1.0, lacking / shrinkable);
        for (Block &block : group) {
            const qreal factor = block.height > 0 ? 1 - share * block.shrinkable / block.height : 1;
            for (QSizeF &picture : block.pictures)
                picture *= factor;
            if (!block.pictures.empty())
                block.height *= factor;
        }
    }
    for (const Block &block : group)
        block.pictures.empty() ? placeTexts(block) : placePictures(block);
}

void PrintLayout::beginPage()
{
    ++page_;
    y_ = 0;
}

void PrintLayout::placePictures(const Block &block)
{
    constexpr qreal slack = 0.01;
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

void PrintLayout::placeTexts(const Block &block)
{
    if (block.height == 0)
        return;
    if (y_ > 0)
        y_ += block.gap;
    std::vector<qreal> done(block.texts.size(), 0);
    while (!placeLines(block, done))
        beginPage();
}

bool PrintLayout::placeLines(const Block &block, std::vector<qreal> &done)
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
