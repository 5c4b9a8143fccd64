#pragma once

#include <QStyledItemDelegate>

namespace waystone {

/// Paints the keys of a row as they look on a keyboard.
class KeyDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Stands between two keys.
    static QString separator() { return QStringLiteral("  "); }

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace waystone
