#pragma once

#include <QStyledItemDelegate>

namespace waystone {

/// A row of the page of all games: picture, name and points, players with their marks, how it stands, when it was played.
/// The first one of a group has the group's heading over it; a deleted one is low and dashed, with a button to undo that.
class ArchiveDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
    [[nodiscard]] QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

    /// The part of an item's rectangle that is its row, without heading and gap.
    [[nodiscard]] static QRect rowOf(const QRect &item, const QFont &font, const QModelIndex &index);
    /// In that of a deleted game: the button that brings it back.
    [[nodiscard]] static QRect undoOf(const QRect &row, const QFontMetrics &metrics);
    /// What is kept free at the end of a row for what can be done with it.
    [[nodiscard]] static int toolsWidth();
};

} // namespace waystone
