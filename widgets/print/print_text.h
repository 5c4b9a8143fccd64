#pragma once

#include "print/print_document.h"

#include <QTextDocument>

namespace waystone {

/// Letters keep to themselves from now on, so that whoever searches or copies a text finds "first" and not "\uFB01rst". Qt
/// 6.4 joins none where they stand apart, be it by the least that it knows.
void withoutLigatures(QFont &font);

/// A text of a block, set to the width of its column. Lengths are in points.
class PrintText {
public:
    PrintText(const QString &html, PrintStyle style, qreal width);

    [[nodiscard]] qreal height() const;
    /// How far it can be drawn from `top` on within so much room without cutting a line; `top` if no line has room.
    [[nodiscard]] qreal breakWithin(qreal top, qreal room) const;
    /// Draws what lies between the two heights, `top` at the point.
    void paint(QPainter &painter, QPointF point, qreal top, qreal bottom);

    /// Where its last line ends, from the left.
    [[nodiscard]] qreal endOfText() const;

    /// The font of a style, for an own painter; its lengths are those of the page.
    [[nodiscard]] static QFont font(PrintStyle style);

private:
    QTextDocument document_;
};

} // namespace waystone
