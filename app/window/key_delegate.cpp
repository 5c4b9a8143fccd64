#include "window/key_delegate.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr int padding = 6;
constexpr int gap = 6;

QStringList keysOf(const QModelIndex &index)
{
    return index.data().toString().split(KeyDelegate::separator(), Qt::SkipEmptyParts);
}

int widthOf(const QFontMetrics &metrics, const QString &key)
{
    return std::max(metrics.horizontalAdvance(key), metrics.height() - padding) + 2 * padding;
}

} // namespace

QSize KeyDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    int width = gap;
    for (const QString &key : keysOf(index))
        width += widthOf(option.fontMetrics, key) + gap;
    return {width, option.fontMetrics.height() + 2 * padding};
}

void KeyDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, option.widget);
    const bool isChosen = row.state.testFlag(QStyle::State_Selected);
    const QColor ink =
        row.palette.color(QPalette::Active, isChosen ? QPalette::HighlightedText : QPalette::Text);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(row.font);
    painter->setBrush(Qt::NoBrush);
    int left = option.rect.left() + gap;
    for (const QString &key : keysOf(index)) {
        const int height = option.fontMetrics.height() + 4;
        const QRectF box(left + 0.5, option.rect.center().y() - height / 2 + 0.5,
                         widthOf(option.fontMetrics, key) - 1, height - 1);
        painter->setPen(QPen(ink, 1));
        painter->drawRoundedRect(box, 4, 4);
        painter->drawText(box, Qt::AlignCenter, key);
        left += widthOf(option.fontMetrics, key) + gap;
    }
    painter->restore();
}

} // namespace waystone
