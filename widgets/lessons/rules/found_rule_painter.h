#pragma once

#include <QStyledItemDelegate>

namespace waystone {

/// Paints the lines of a list that have a FoundRule; the others as they are. The searched words are bold, underlined and on
/// a ground of their own, and the text stays plain text.
class FoundRulePainter : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Of a line: its FoundRule.
    static constexpr int role = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace waystone
