#pragma once

#include "print/print_text.h"

#include <memory>

namespace waystone {

/// A part of a block on a page. Lengths are in points, from the upper left of the room inside the margins.
struct PrintedPart {
    std::size_t block = 0;
    int page = 0;
    QRectF box;
    std::shared_ptr<PrintText> text; ///< null for a picture and for lines
    qreal top = 0, bottom = 0;       ///< of the text: what of it stands here
    std::size_t column = 0;          ///< from the left; of a picture its number in the block
    int lines = 0;                   ///< to write on, in equal parts of the box, each at the foot of its own
};

/// Spreads a document over pages. Blocks that stay together stand on one page if it has room for them, a picture
/// always does, and a longer text parts between lines.
class PrintLayout {
public:
    /// `page`: inside the margins. The document outlives the layout.
    PrintLayout(const PrintDocument &document, QSizeF page);

    [[nodiscard]] const std::vector<PrintedPart> &parts() const { return parts_; }
    [[nodiscard]] int pages() const { return page_ + 1; }
    [[nodiscard]] QSizeF pageSize() const { return size_; }
    /// On which page a block begins, from 0; that of the last block before it if it is empty.
    [[nodiscard]] int pageOf(std::size_t block) const;

    static constexpr qreal footerRoom = 20; ///< at the foot of each page
    static constexpr qreal notePadding = 5; ///< between a note's text and its box
    static constexpr qreal numberRoom = 20; ///< to the left of a text with a number
    static constexpr qreal pageRoom = 26;   ///< for the page of an entry, to the right of its text
    static constexpr qreal lineRoom = 22;   ///< for a line to write on

private:
    struct Block;

    static constexpr qreal columnGap = 18;

    // print_layout.cpp
    [[nodiscard]] Block measured(std::size_t index) const;
    void measurePictures(Block &block) const;
    void measureTexts(Block &block) const;
    [[nodiscard]] qreal columnWidth(std::size_t columns) const;
    // print_layout_placing.cpp
    void placeGroup(std::vector<Block> &group);
    void placeShare(std::vector<Block> &group);
    void place(const std::vector<Block> &group);
    void placePictures(const Block &block);
    void placeTexts(const Block &block);
    void placeBeside(const Block &block);
    void placeLines(const Block &block);
    /// Places of each text what has room, on one page; false if something is left.
    bool placeTextLines(const Block &block, std::vector<qreal> &done);
    void beginPage();
    [[nodiscard]] qreal fullRoom() const { return size_.height() - footerRoom; }
    [[nodiscard]] qreal room() const { return fullRoom() - y_; }
    /// Of the blocks below one another, from where the page is filled to.
    [[nodiscard]] qreal heightOf(const std::vector<Block> &group) const;

    const PrintDocument &document_;
    QSizeF size_;
    std::vector<PrintedPart> parts_;
    int page_ = 0;
    qreal y_ = 0;
};

} // namespace waystone
