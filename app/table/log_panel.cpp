#include "table/log_panel.h"

#include "table/log_delegate.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>

namespace waystone {

LogPanel::LogPanel(GameController &controller, Commands &commands, QWidget *parent)
    : QTreeView(parent), controller_(controller), commands_(commands), model_(controller)
{
    setObjectName(QStringLiteral("log"));
    setModel(&model_);
    setItemDelegate(new LogDelegate(controller, this));
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setIndentation(14);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(SelectRows);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(LogModel::WhoColumn, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(LogModel::WhatColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(LogModel::CostColumn, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(LogModel::PointsColumn, QHeaderView::ResizeToContents);
    header()->setMinimumSectionSize(24);

    // Clicks and the Return key; arrow keys walk through the lines without leaving the moment.
    connect(this, &QTreeView::clicked, &model_, &LogModel::jump);
    connect(this, &QTreeView::activated, &model_, &LogModel::jump);
    connect(&controller, &GameController::logChanged, this, &LogPanel::showCurrent);
    connect(&model_, &QAbstractItemModel::modelReset, this, &LogPanel::showCurrent, Qt::QueuedConnection);
}

void LogPanel::showCurrent()
{
    if (!controller_.hasGame())
        return;
    const QModelIndex current = model_.currentIndex();
    for (QModelIndex above = current.parent(); above.isValid(); above = above.parent())
        expand(above);
    setCurrentIndex(current);
    if (current.isValid())
        scrollTo(current);
    else
        scrollToTop();
}

PlyId LogPanel::afterDraws(PlyId ply) const
{
    const std::vector<PlyId> &children = controller_.history().children(ply);
    if (!children.empty() && controller_.history().logged(children.front()).seat == chanceSeat)
        return afterDraws(children.front());
    return ply;
}

PlyId LogPanel::firstMoment() const
{
    return afterDraws(0);
}

PlyId LogPanel::previousMoment() const
{
    const PlyId here = controller_.history().current();
    PlyId ply = here;
    while (ply != 0) {
        ply = controller_.history().logged(ply).parent;
        if (const PlyId moment = afterDraws(ply); moment < here)
            return moment;
    }
    return here;
}

PlyId LogPanel::nextMoment() const
{
    const std::vector<PlyId> &children = controller_.history().children(controller_.history().current());
    return children.empty() ? controller_.history().current() : afterDraws(children.front());
}

PlyId LogPanel::lastMoment() const
{
    PlyId last = controller_.history().current();
    while (!controller_.history().children(last).empty()) {
        last = controller_.history().children(last).front();
        if (last == controller_.history().now())
            break;
    }
    return last;
}

void LogPanel::playFromHere()
{
    const PlyId moment = afterDraws(controller_.history().current());
    controller_.goTo(moment);
    controller_.promote(moment);
}

void LogPanel::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex line = indexAt(event->pos());
    if (line.isValid())
        model_.jump(line);
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("logMenu"));
    for (QAction *action : {commands_.playFromHere, commands_.editPosition, commands_.lessonFromHere,
                            commands_.first, commands_.previous, commands_.next, commands_.last})
        menu.addAction(action);
    menu.exec(event->globalPos());
}

} // namespace waystone
