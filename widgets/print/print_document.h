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

enum class PrintStyle { title, chapter, heading, text, note, small };

/// What stands side by side across a page: texts, one a language, or pictures; a single one may take the whole width.
struct PrintBlock {
    PrintStyle style = PrintStyle::text;
    QStringList texts;                  ///< HTML; empty strings keep their column
    QString number;                     ///< stands out to the left of each text that is not empty
    std::vector<PrintPicture> pictures; ///< instead of texts
    bool staysWithNext = false;         ///< on the same page as the block that follows
    bool beginsPage = false;
};

/// What is printed, from top to bottom.
struct PrintDocument {
    QString title; ///< of the file, and at the foot of each page
    std::vector<PrintBlock> blocks;

    void add(PrintStyle style, const QStringList &html, bool staysWithNext = false)
    {
        blocks.push_back({style, html, {}, {}, staysWithNext, false});
    }
};

/// Installs a language for the whole program: words come from whatever language is installed.
using Speak = std::function<void(const QString &language)>;

} // namespace waystone
