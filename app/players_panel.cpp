#include "players_panel.h"

#include "players_delegate.h"

#include <QHeaderView>
#include <QScrollBar>

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
    // The room below is for the log.
    connect(&model_, &QAbstractItemModel::modelReset, this, [this] {
        setMaximumHeight(sizeHint().height());
        updateGeometry();
    });
}

QSize PlayersPanel::sizeHint() const
{
    const int rows = model_.rowCount() * verticalHeader()->defaultSectionSize();
    const int scrollBar = horizontalScrollBar()->sizeHint().height();
    return {QTableView::sizeHint().width(), rows + horizontalHeader()->sizeHint().height() + scrollBar + 4};
}

} // namespace waystone
