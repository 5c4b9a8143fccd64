#include "print/print_text.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace waystone {

namespace {

/// Texts are laid out at this many times their size: fonts have whole pixels only.
constexpr qreal fineness = 4;
constexpr qreal lineHeight = 112; ///< per cent

qreal pointSize(PrintStyle style)
{
    switch (style) {
    case PrintStyle::title:
        return 20;
    case PrintStyle::chapter:
        return 14;
    case PrintStyle::heading:
        return 10.5;
    case PrintStyle::note:
        return 9;
    case PrintStyle::small:
        return 7.5;
    default:
        return 10;
    }
}

bool isHeading(PrintStyle style)
{
    return style == PrintStyle::title || style == PrintStyle::chapter || style == PrintStyle::heading;
}

/// The font's size in pixels, so that lengths are those of the painter and not of a screen.
QFont fontOf(PrintStyle style, qreal scale)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(static_cast<int>(std::lround(pointSize(style) * scale)));
    font.setBold(isHeading(style));
    withoutLigatures(font);
    return font;
}

void spread(QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
    }
}

} // namespace

void withoutLigatures(QFont &font)
{
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1.0 / 64);
}

qreal PrintText::endOfText() const
{
    const QTextLayout *last = document_.lastBlock().layout();
    const QTextLine line = last->lineAt(last->lineCount() - 1);
    return line.isValid() ? (line.x() + line.naturalTextWidth()) / fineness : 0;
}

QFont PrintText::font(PrintStyle style)
{
    return fontOf(style, 1);
}

PrintText::PrintText(const QString &html, PrintStyle style, qreal width)
{
    document_.setUndoRedoEnabled(false);
    document_.setDefaultFont(fontOf(style, fineness));
    document_.setDocumentMargin(0);
    document_.setTextWidth(width * fineness);
    // The reader of HTML takes the narrow no-break space before French signs for one at which a line may end.
    document_.setHtml(QString(html).replace(QChar(0x202F), QChar(QChar::Nbsp)));
    spread(document_);
}

qreal PrintText::height() const
{
    return document_.isEmpty() ? 0 : document_.size().height() / fineness;
}

qreal PrintText::breakWithin(qreal top, qreal room) const
{
    constexpr qreal slack = 0.01;
    if (height() <= top + room + slack)
        return height();
    qreal last = top;
    for (QTextBlock block = document_.begin(); block.isValid(); block = block.next()) {
        const qreal start = document_.documentLayout()->blockBoundingRect(block).top();
        for (int line = 0; line < block.layout()->lineCount(); ++line) {
            const qreal end = (start + block.layout()->lineAt(line).rect().bottom()) / fineness;
            if (end <= top + room + slack)
                last = std::max(last, end);
        }
    }
    return last;
}

void PrintText::paint(QPainter &painter, QPointF point, qreal top, qreal bottom)
{
    painter.save();
    painter.translate(point.x(), point.y() - top);
    painter.scale(1 / fineness, 1 / fineness);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black);
    // A line belongs to the part in which it ends; a clip would cut what hangs below the last one.
    context.clip = QRectF(0, top * fineness, document_.textWidth(), (bottom - top) * fineness);
    const bool isWhole = top <= 0 && bottom >= height();
    if (isWhole)
        context.clip = QRectF();
    else
        painter.setClipRect(context.clip);
    document_.documentLayout()->draw(&painter, context);
    painter.restore();
}

} // namespace waystone
