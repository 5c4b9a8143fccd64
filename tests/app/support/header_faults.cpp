#include "support/header_faults.h"

#include <QHeaderView>
#include <QStyle>

#include <algorithm>

namespace waystone {

namespace {

/// What the title needs where it may stand in several lines, if so the header is made.
int breadthNeeded(const QHeaderView &header, const QString &title)
{
    QFont font = header.font();
    font.setBold(header.highlightSections() || font.bold());
    const QFontMetrics metrics(font);
    const bool wraps = header.defaultAlignment().testFlag(static_cast<Qt::AlignmentFlag>(Qt::TextWordWrap));
    int breadth = 0;
    for (const QString &part : wraps ? title.split(QLatin1Char(' ')) : QStringList(title))
        breadth = std::max(breadth, metrics.horizontalAdvance(part));
    return breadth + 2 * header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
}

} // namespace

QStringList headerFaults(const QWidget &window)
{
    QStringList faults;
    for (const QHeaderView *header : window.findChildren<QHeaderView *>()) {
        if (!header->isVisible() || header->window() != &window || header->model() == nullptr)
            continue;
        const bool isAcross = header->orientation() == Qt::Horizontal;
        for (int section = 0; section < header->count(); ++section) {
            const QString title = header->model()->headerData(section, header->orientation()).toString();
            const int room = isAcross ? header->sectionSize(section) : header->width();
            const int needed = title.isEmpty() ? 0 : breadthNeeded(*header, title);
            if (!header->isSectionHidden(section) && needed > room)
                faults += QStringLiteral("%1: “%2” has %3 of %4 pixels")
                              .arg(header->parent()->objectName(), title)
                              .arg(room)
                              .arg(needed);
        }
    }
    return faults;
}

} // namespace waystone
