#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QPainter;

namespace waystone {

/// A drawing on a page. Lengths are in points of 1/72 inch.
struct PrintPicture {
    QSizeF size;     ///< as large as it is wanted; it becomes smaller with its column, in its shape
    qreal least = 1; ///< the share of its size to which it may shrink so that a page is not left half empty
    std::function<void(QPainter &, const QRectF &)>
        paint; ///< fills the rectangle, which has the picture's shape
};

enum class PrintStyle {
    title,
    chapter,
    heading,
    text,
    note,
    small,
    entry ///< of the contents: a chapter and its page
};

/// What stands side by side across a page: texts, one a language, or pictures, or a text and a picture to its right. A
/// single one may take the whole width.
struct PrintBlock {
    PrintStyle style = PrintStyle::text;
    QStringList texts;                  ///< HTML; empty strings keep their column
    QString number;                     ///< stands out to the left of each text that is not empty
    std::vector<PrintPicture> pictures; ///< instead of texts; or a single one beside a single text
    int lines = 0;                      ///< to write on, below a text that has a picture beside it, or alone
    bool staysWithNext = false;         ///< on the same page as the block that follows
    bool beginsPage = false;
    int share =
        0; ///< this and what stays with it get a page's n-th part, if that is enough; 0: what they need
    std::size_t chapter = 0; ///< of an entry: the block whose page it tells
};

/// What is printed, from top to bottom.
struct PrintDocument {
    QString title;         ///< of the file, and at the foot of each page
    QStringList languages; ///< of its texts, the first one's before the others; ISO 639-1
    bool isBlack = false;  ///< for a printer without colours
    std::vector<PrintBlock> blocks;

    void add(PrintStyle style, const QStringList &html, bool staysWithNext = false)
    {
        PrintBlock &block = blocks.emplace_back();
        block.style = style;
        block.texts = html;
        block.staysWithNext = staysWithNext;
    }
    /// Tells before this block, which begins a page then, which chapters follow it and on which pages.
    void addContents(std::size_t before, const QStringList &heading);
};

/// Installs a language for the whole program: words come from whatever language is installed.
using Speak = std::function<void(const QString &language)>;

} // namespace waystone
