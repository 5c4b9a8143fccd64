#include "controls/wrapping_header.h"

#include <algorithm>

namespace waystone {

WrappingHeader::WrappingHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
{
    setDefaultAlignment(Qt::Alignment(Qt::AlignCenter | static_cast<Qt::AlignmentFlag>(Qt::TextWordWrap)));
    setHighlightSections(false);
}

QSize WrappingHeader::sizeOf(const QString &title) const
{
    const QStringList words = title.split(QLatin1Char(' '));
    int width = 0;
    for (const QString &word : words)
        width = std::max(width, fontMetrics().horizontalAdvance(word));
    const int margin = 2 * style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this) + 4;
    const auto lines = static_cast<int>(words.size());
    return {width + margin, lines * fontMetrics().lineSpacing() + margin};
}

QSize WrappingHeader::sectionSizeFromContents(int section) const
{
    return sizeOf(model()->headerData(section, Qt::Horizontal).toString());
}

} // namespace waystone
