#include "players_panel.h"

#include "players_delegate.h"

#include <QHeaderView>

namespace waystone {

PlayersPanel::PlayersPanel(GameController &controller, QWidget *parent)
    : QTableView(parent), model_(controller)
{
    setObjectName(QStringLiteral("players"));
    setModel(&model_);
    setItemDelegate(new PlayersDelegate(controller, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setSelectionMode(NoSelection);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(28);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(&model_, &QAbstractItemModel::modelReset, this, &PlayersPanel::updateGeometry);
}

QSize PlayersPanel::sizeHint() const
{
    const int rows = model_.rowCount() * verticalHeader()->defaultSectionSize();
    return {QTableView::sizeHint().width(), rows + horizontalHeader()->sizeHint().height() + 4};
}

} // namespace waystone
