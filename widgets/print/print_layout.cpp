#include "print/print_layout.h"

#include "print/print_layout_block.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr qreal widestText = 460;    ///< a longer line is hard to follow
constexpr qreal narrowestText = 140; ///< beside a picture

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

} // namespace

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
            html, source.style, block.width - indentOf(source) - page - 2 * paddingOf(source)));
        if (text->height() > 0)
            block.height = std::max(block.height, text->height() + 2 * paddingOf(source));
    }
}

} // namespace waystone
