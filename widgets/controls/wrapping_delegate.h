#pragma once

#include <QStyledItemDelegate>

namespace waystone {

/// Wraps the texts of one column of a tree view, whose rows become as high as they need; a tree view by itself asks for
/// heights without telling how wide its columns are.
class WrappingDelegate final : public QStyledItemDelegate {
public:
    WrappingDelegate(int column, QObject *parent);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int column_;
};

} // namespace waystone
