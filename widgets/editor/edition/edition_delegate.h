#pragma once

#include <QStyledItemDelegate>

#include <functional>

namespace waystone {

/// Edits the cells of an edition's table: numbers in a spin box, words from a list in the reader's language.
class EditionDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// What the words of the list are called.
    std::function<QString(const QString &)> nameOf;

    [[nodiscard]] QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
};

} // namespace waystone
