#pragma once

#include <QStyledItemDelegate>

namespace waystone {

/// A row of the library: the picture, the title, the summary in as many lines as it needs, the status. Headings stand
/// alone.
class LibraryDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace waystone
