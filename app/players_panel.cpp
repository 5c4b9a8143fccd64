#include "players_panel.h"

#include "players_delegate.h"
#include "wrapping_header.h"

#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>

namespace waystone {

PlayersPanel::PlayersPanel(GameController &controller, QWidget *parent)
    : QTableView(parent), model_(controller)
{
    setObjectName(QStringLiteral("players"));
    setHorizontalHeader(new WrappingHeader(this));
    setModel(&model_);
    setItemDelegate(new PlayersDelegate(controller, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setSelectionMode(NoSelection);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(28);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(&model_, &QAbstractItemModel::modelReset, this, &PlayersPanel::fitHeight);
}

QSize PlayersPanel::sizeHint() const
{
    return {QTableView::sizeHint().width(), heightOf(model_.rowCount())};
}

int PlayersPanel::heightOf(int rows) const
{
    return horizontalHeader()->sizeHint().height() + rows * sizeHintForRow(0) +
           horizontalScrollBar()->sizeHint().height() + 4;
}

void PlayersPanel::fitHeight()
{
    // A few players are always seen; the room below is for the log.
    constexpr int alwaysSeen = 4;
    setMinimumHeight(heightOf(std::min(model_.rowCount(), alwaysSeen)));
    setMaximumHeight(heightOf(model_.rowCount()));
    updateGeometry();
}

} // namespace waystone
