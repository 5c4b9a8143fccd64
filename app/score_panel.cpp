#include "score_panel.h"

#include <QHeaderView>

namespace waystone {

ScorePanel::ScorePanel(GameController &controller, QWidget *parent)
    : QTreeView(parent), controller_(controller), model_(controller), headers_(controller, model_)
{
    setObjectName(QStringLiteral("scoreSheet"));
    setModel(&headers_);
    setAlternatingRowColors(true);
    setIndentation(12);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(SelectRows);
    header()->setStretchLastSection(false);
    connect(this, &QTreeView::clicked, this, &ScorePanel::showMoment);
    connect(this, &QTreeView::activated, this, &ScorePanel::showMoment);
    connect(&headers_, &QAbstractItemModel::modelReset, this, &ScorePanel::fitColumns);
    connect(&headers_, &QAbstractItemModel::columnsInserted, this, &ScorePanel::fitColumns);
    fitColumns();
}

void ScorePanel::showMoment(const QModelIndex &index)
{
    const QModelIndex first = index.siblingAtColumn(0);
    if (first.data(ScoreSheetModel::KindRole).toInt() == static_cast<int>(ScoreSheetModel::RowKind::entry))
        controller_.goTo(static_cast<PlyId>(first.data(ScoreSheetModel::PlyRole).toULongLong()));
}

void ScorePanel::fitColumns()
{
    if (model_.columnCount() == 0)
        return;
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < model_.columnCount(); ++column)
        header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
}

} // namespace waystone
