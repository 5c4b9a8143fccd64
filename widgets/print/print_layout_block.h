#pragma once

#include "print/print_layout.h"

#include <algorithm>

namespace waystone {

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

/// A text and a picture beside each other.
[[nodiscard]] inline bool isBeside(const PrintBlock &block)
{
    return block.texts.size() == 1 && block.pictures.size() == 1;
}

/// What a number to the left of a text takes.
[[nodiscard]] inline qreal indentOf(const PrintBlock &block)
{
    return block.number.isEmpty() ? 0 : PrintLayout::numberRoom;
}

/// Between a text and its box.
[[nodiscard]] inline qreal paddingOf(const PrintBlock &block)
{
    return block.style == PrintStyle::note ? PrintLayout::notePadding : 0;
}

} // namespace waystone
