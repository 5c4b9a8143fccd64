#include "scoring/breakdown_panel.h"

#include "scoring/sheet_header.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace waystone {

BreakdownPanel::BreakdownPanel(GameController &controller, QWidget *parent)
    : QTreeView(parent), controller_(controller), model_(controller)
{
    setObjectName(QStringLiteral("breakdown"));
    setHeader(new SheetHeader(controller, this));
    setModel(&model_);
    setAlternatingRowColors(true);
    setIndentation(12);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(SelectItems);
    setMouseTracking(true);
    connect(this, &QTreeView::entered, this,
            [this](const QModelIndex &index) { emit pointedAt(model_.placesAt(index)); });
    connect(this, &QTreeView::viewportEntered, this, [this] { emit pointedAt({}); });
    connect(&model_, &QAbstractItemModel::modelReset, this, &BreakdownPanel::follow);
    follow();
    setAccessibleName(tr("Where the points came from"));
}

void BreakdownPanel::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Where the points came from"));
}

bool BreakdownPanel::tellsMore() const
{
    const std::vector<ScoreSheet> &sheets = controller_.shown().sheets;
    return std::cmp_not_equal(sheets.size(), controller_.seats()) ||
           std::ranges::any_of(sheets, [](const ScoreSheet &sheet) { return sheet.seats.size() != 1; });
}

void BreakdownPanel::follow()
{
    setVisible(model_.rowCount() > 0 && tellsMore());
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(26);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    updateGeometry();
}

QSize BreakdownPanel::sizeHint() const
{
    const int row = fontMetrics().height() + 4;
    return {QTreeView::sizeHint().width(), header()->sizeHint().height() + (model_.rowCount() + 1) * row};
}

void BreakdownPanel::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    if (hasFocus())
        emit pointedAt(model_.placesAt(current));
}

void BreakdownPanel::leaveEvent(QEvent *event)
{
    QTreeView::leaveEvent(event);
    emit pointedAt({});
}

} // namespace waystone
