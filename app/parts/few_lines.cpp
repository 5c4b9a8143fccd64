#include "parts/few_lines.h"

#include "fitting/text_scale.h"
#include "parts/text_lines.h"
#include "words/foreign_text.h"

#include <QAccessible>
#include <QPainter>

namespace waystone {

namespace {

constexpr int leastWidth = 40;

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
    return static_cast<int>(textLines(text(), font(), std::max(width, 1), INT_MAX).size());
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
    const QStringList lines = textLines(text(), font(), width(), lines_);
    const int pitch = fontMetrics().lineSpacing();
    int top = (height() - static_cast<int>(lines.size()) * pitch) / 2;
    for (const QString &line : lines) {
        painter.drawText(QRect(0, top, width(), pitch), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(line, Qt::ElideRight, width()));
        top += pitch;
    }
}

} // namespace waystone
