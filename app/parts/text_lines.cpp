#include "parts/text_lines.h"

#include <QTextLayout>

namespace waystone {

QStringList textLines(const QString &text, const QFont &font, int width, int most)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    QStringList found;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && found.size() < most;
         line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = found.size() + 1 == most;
        found.append(isLast ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength()));
    }
    layout.endLayout();
    return found;
}

} // namespace waystone
