#include "board/pictured_layout.h"

#include "board/pixmap_store.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr qreal pictureToText = 1.2; ///< edge of a picture to the height of letters

int pictureEdge(const QFont &font)
{
    return qRound(QFontMetricsF(font).height() * pictureToText);
}

} // namespace

PicturedLayout::PicturedLayout(const Name &name, const PicturedText &text, const QFont &font, qreal width)
    : line_(lineHeight(font)), picture_(pictureEdge(font))
{
    QString letters;
    layout_.setFont(font);
    if (!name.text.isEmpty()) {
        letters = name.text;
        QTextCharFormat format;
        format.setFontWeight(QFont::Bold);
        format.setForeground(name.color);
        formats_.append({0, static_cast<int>(letters.size()), format});
        letters += QLatin1String("  ");
    }
    for (const PicturedText::Part &part : text.parts())
        addPart(part, letters);
    layout_.setText(letters);
    layout_.setFormats(formats_);
    breakLines(width);
}

int PicturedLayout::lineHeight(const QFont &font)
{
    return std::max(qRound(QFontMetricsF(font).lineSpacing()), pictureEdge(font));
}

void PicturedLayout::addPart(const PicturedText::Part &part, QString &letters)
{
    constexpr QChar narrowSpace(0x202F); // no line ends there
    const QChar space = QChar::Nbsp;
    const bool isFirst = pictures_.isEmpty() || pictures_.back().at + 2 != letters.size();
    // The first picture does not stand on a line of its own.
    if (!part.drawing.isEmpty() && isFirst && letters.endsWith(QLatin1Char(' ')))
        letters.back() = space;
    letters += part.shown;
    if (part.drawing.isEmpty())
        return;
    if (!part.shown.isEmpty())
        letters += narrowSpace;
    // A space as wide as the picture keeps its place.
    QTextCharFormat format;
    format.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    format.setFontLetterSpacing(picture_ + 1 - QFontMetricsF(layout_.font()).horizontalAdvance(space));
    formats_.append({static_cast<int>(letters.size()), 1, format});
    pictures_.append({static_cast<int>(letters.size()), part.drawing});
    letters += space;
}

void PicturedLayout::breakLines(qreal width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout_.setTextOption(option);
    qreal height = 0;
    qreal widest = 0;
    layout_.beginLayout();
    for (QTextLine line = layout_.createLine(); line.isValid(); line = layout_.createLine()) {
        line.setLineWidth(std::max(width, qreal{1}));
        line.setPosition({0, height + (line_ - line.height()) / 2});
        widest = std::max(widest, line.naturalTextWidth());
        height += line_;
    }
    layout_.endLayout();
    size_ = {widest, std::max(height, qreal(line_))};
}

void PicturedLayout::paint(QPainter &painter, QPointF at, const QColor &color) const
{
    painter.setPen(color);
    layout_.draw(&painter, at);
    for (const Picture &picture : pictures_) {
        const QTextLine line = layout_.lineForTextPosition(picture.at);
        if (!line.isValid())
            continue;
        const QRectF box(at.x() + line.cursorToX(picture.at),
                         at.y() + line.lineNumber() * line_ + (line_ - picture_) / 2.0, picture_, picture_);
        const qreal ratio = painter.device()->devicePixelRatioF();
        const int edge = qRound(picture_ * ratio);
        painter.drawPixmap(box.toRect(), PixmapStore::shared().pixmap(picture.drawing, {edge, edge}));
    }
}

} // namespace waystone
