#include "editor/edition/edition_delegate.h"

#include "editor/edition/edition_table_model.h"

#include <QComboBox>
#include <QSpinBox>

namespace waystone {

namespace {

// More than anything printed; what the game allows it tells itself.
constexpr int least = -99;
constexpr int most = 999;

} // namespace

QWidget *EditionDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                       const QModelIndex &index) const
{
    if (index.data(Qt::EditRole).typeId() == QMetaType::Int) {
        auto *spin = new QSpinBox(parent);
        spin->setRange(least, most);
        return spin;
    }
    const QStringList choices = index.data(EditionTableModel::ChoicesRole).toStringList();
    if (choices.isEmpty())
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto *box = new QComboBox(parent);
    box->addItem(QString(), QString());
    for (const QString &choice : choices)
        box->addItem(nameOf(choice), choice);
    return box;
}

void EditionDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    if (auto *box = qobject_cast<QComboBox *>(editor))
        box->setCurrentIndex(qMax(0, box->findData(index.data(Qt::EditRole))));
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void EditionDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (auto *box = qobject_cast<QComboBox *>(editor))
        model->setData(index, box->currentData(), Qt::EditRole);
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

} // namespace waystone
