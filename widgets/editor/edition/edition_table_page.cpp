#include "editor/edition/edition_table_page.h"

#include "controls/wrapping_header.h"
#include "editor/edition/edition_delegate.h"
#include "editor/edition/edition_table_model.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace waystone {

EditionTablePage::EditionTablePage(EditionDocument &document, const EditionDocument::Pointer &part,
                                   QWidget *parent)
    : QWidget(parent)
{
    auto *view = new QTableView;
    auto *model = new EditionTableModel(document, part, this);
    auto *delegate = new EditionDelegate(this);
    delegate->nameOf = [&document](const QString &word) {
        return EditionTableModel::name(document, word.toStdString());
    };
    view->setObjectName(QStringLiteral("editionTable:") + QString::fromStdString(part.to_string()));
    view->setAccessibleName(EditionTableModel::name(document, part.back()));
    view->setModel(model);
    view->setItemDelegate(delegate);
    view->setEditTriggers(QAbstractItemView::AllEditTriggers);
    view->setAlternatingRowColors(true);
    view->setHorizontalHeader(new WrappingHeader(view));
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    view->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(view, 1);
    if (!model->isArray())
        return;
    auto *add = new QPushButton(tr("Add a Row"));
    add->setObjectName(QStringLiteral("addRow"));
    auto *remove = new QPushButton(tr("Remove the Row"));
    remove->setObjectName(QStringLiteral("removeRow"));
    connect(add, &QPushButton::clicked, view,
            [view, model] { model->addRowLike(view->currentIndex().row()); });
    connect(remove, &QPushButton::clicked, view,
            [view, model] { model->deleteRow(view->currentIndex().row()); });
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(remove);
    buttons->addStretch(1);
    layout->addLayout(buttons);
}

} // namespace waystone
