#include "parts/few_lines.h"

#include "fitting/text_scale.h"
#include "words/foreign_text.h"

#include <QAccessible>
#include <QPainter>
#include <QTextLayout>

namespace waystone {

namespace {

constexpr int leastWidth = 40;

/// The last line goes on to the text's end.
QStringList broken(const QString &text, const QFont &font, int width, int lines)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    QStringList found;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && found.size() < lines;
         line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = found.size() + 1 == lines;
        found.append(isLast ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength()));
    }
    layout.endLayout();
    return found;
}

} // namespace

FewLines::FewLines(const char *name, int lines) : lines_(lines)
{
    setObjectName(QLatin1String(name));
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
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
    return static_cast<int>(broken(text(), font(), std::max(width, 1), INT_MAX).size());
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
    painter.setFont(font());
    const QStringList lines = broken(text(), font(), width(), lines_);
    const int pitch = fontMetrics().lineSpacing();
    int top = (height() - static_cast<int>(lines.size()) * pitch) / 2;
    for (const QString &line : lines) {
        painter.drawText(QRect(0, top, width(), pitch), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(line, Qt::ElideRight, width()));
        top += pitch;
    }
}

} // namespace waystone
