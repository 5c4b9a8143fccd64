#include "scoring/score_panel.h"

#include <QEvent>
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
    setMouseTracking(true);
    header()->setStretchLastSection(false);
    connect(this, &QTreeView::entered, this, &ScorePanel::pointAt);
    connect(this, &QTreeView::viewportEntered, this, [this] { emit pointedAt({}); });
    connect(this, &QTreeView::clicked, this, &ScorePanel::showMoment);
    connect(this, &QTreeView::activated, this, &ScorePanel::showMoment);
    connect(&headers_, &QAbstractItemModel::modelReset, this, &ScorePanel::fitColumns);
    connect(&headers_, &QAbstractItemModel::columnsInserted, this, &ScorePanel::fitColumns);
    // Which other language tells as well.
    connect(&headers_, &QAbstractItemModel::headerDataChanged, this, &ScorePanel::fitColumns);
    fitColumns();
    setAccessibleName(tr("Scores"));
}

void ScorePanel::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Scores"));
}

void ScorePanel::pointAt(const QModelIndex &index)
{
    const QVariant place = index.siblingAtColumn(0).data(ScoreSheetModel::PlaceRole);
    emit pointedAt(place.isValid() ? std::vector{place.value<Place>()} : std::vector<Place>());
}

void ScorePanel::leaveEvent(QEvent *event)
{
    QTreeView::leaveEvent(event);
    emit pointedAt({});
}

void ScorePanel::showMoment(const QModelIndex &index)
{
    const QModelIndex first = index.siblingAtColumn(0);
    if (first.data(ScoreSheetModel::KindRole).toInt() == static_cast<int>(ScoreSheetModel::RowKind::entry))
        controller_.look(static_cast<PlyId>(first.data(ScoreSheetModel::PlyRole).toULongLong()));
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
