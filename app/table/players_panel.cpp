#include "table/players_panel.h"

#include "controls/wrapping_header.h"
#include "fitting/text_watch.h"
#include "table/players_delegate.h"
#include "table/seat_menu.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>

namespace waystone {

PlayersPanel::PlayersPanel(GameController &controller, QWidget *parent)
    : QTableView(parent), controller_(controller), model_(controller), header_(new WrappingHeader(this))
{
    setObjectName(QStringLiteral("players"));
    setHorizontalHeader(header_);
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
    viewport()->setCursor(Qt::PointingHandCursor);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex &line) {
        offerSeat(static_cast<Seat>(line.row()), viewport()->mapToGlobal(visualRect(line).bottomLeft()));
    });
    connect(&model_, &QAbstractItemModel::modelReset, this, &PlayersPanel::fitTitles);
    connect(&model_, &QAbstractItemModel::headerDataChanged, this, &PlayersPanel::fitTitles);
    fitToText(*this, [this] { fitTitles(); });
    setAccessibleName(tr("Players"));
}

void PlayersPanel::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Players"));
}

QSize PlayersPanel::sizeHint() const
{
    return {QTableView::sizeHint().width(), heightOf(model_.rowCount())};
}

void PlayersPanel::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitTitles();
}

int PlayersPanel::heightOf(int rows) const
{
    return horizontalHeader()->sizeHint().height() + rows * sizeHintForRow(0) +
           horizontalScrollBar()->sizeHint().height() + 4;
}

void PlayersPanel::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex line = isKey ? currentIndex() : indexAt(event->pos());
    if (!line.isValid())
        return;
    offerSeat(static_cast<Seat>(line.row()),
              isKey ? viewport()->mapToGlobal(visualRect(line).center()) : event->globalPos());
}

void PlayersPanel::offerSeat(Seat seat, const QPoint &at)
{
    SeatMenu::popUp(controller_, seat, this, at);
}

void PlayersPanel::fitTitles()
{
    // By what a turn does not change, so that titles stay as they are.
    int needed = sizeHintForColumn(0);
    for (int column = 1; column < model_.columnCount(); ++column)
        needed +=
            header_->sizeOf(model_.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString()).width();
    model_.setBrief(needed > width());
    fitHeight();
}

void PlayersPanel::fitHeight()
{
    // A few players are always seen.
    constexpr int alwaysSeen = 4;
    setMinimumHeight(heightOf(std::min(model_.rowCount(), alwaysSeen)));
    updateGeometry();
}

} // namespace waystone
