#include "parts/few_lines.h"

#include "fitting/text_scale.h"
#include "parts/text_lines.h"
#include "words/foreign_text.h"

#include <QAccessible>
#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr int leastWidth = 40;
constexpr auto shares = {1.0, 0.92, 0.84, 0.76, 0.7}; ///< of the usual size of letters

} // namespace

FewLines::FewLines(const char *name, int lines) : lines_(lines)
{
    setObjectName(QLatin1String(name));
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FewLines::setMayShrink()
{
    mayShrink_ = true;
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
}

void FewLines::tell(const QString &text)
{
    if (text == this->text())
        return;
    setText(text);
    setToolTip(foreign_text::tip(text));
    setAccessibleName(text);
    if (text.isEmpty())
        return;
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

int FewLines::linesIn(int width) const
{
    return static_cast<int>(textLines(text(), font(), std::max(width, 1), INT_MAX).size());
}

int FewLines::mostLines(const QFont &font) const
{
    return mayShrink_ ? std::max(height() / QFontMetrics(font).lineSpacing(), 1) : lines_;
}

bool FewLines::isWholeIn(const QFont &font) const
{
    const QStringList lines = textLines(text(), font, std::max(width(), 1), INT_MAX);
    const QFontMetricsF metrics(font);
    return lines.size() <= mostLines(font) && std::ranges::all_of(lines, [&](const QString &line) {
               return metrics.horizontalAdvance(line.trimmed()) < width() + 1;
           });
}

bool FewLines::isWhole() const
{
    return isWholeIn(readableFont());
}

QFont FewLines::readableFont() const
{
    QFont smaller = font();
    for (const double share : shares) {
        smaller.setPointSizeF(font().pointSizeF() * share);
        if (!mayShrink_ || isWholeIn(smaller))
            break;
    }
    return smaller;
}

QSize FewLines::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 1, lines_ * fontMetrics().lineSpacing()};
}

QSize FewLines::minimumSizeHint() const
{
    return {besideText(leastWidth), sizeHint().height()};
}

void FewLines::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QFont letters = readableFont();
    painter.setFont(letters);
    const QFontMetrics metrics(letters);
    const bool isWhole = isWholeIn(letters);
    const QStringList lines = textLines(text(), letters, width(), mostLines(letters));
    const int pitch = metrics.lineSpacing();
    int top = (height() - static_cast<int>(lines.size()) * pitch) / 2;
    for (const QString &line : lines) {
        // A line that was broken to fit is a fraction of a pixel wider at times; only the last one is ever cut.
        const bool isCut = !isWhole && &line == &lines.back();
        painter.drawText(QRect(0, top, width(), pitch), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                         isCut ? metrics.elidedText(line, Qt::ElideRight, width()) : line);
        top += pitch;
    }
}

} // namespace waystone
