#include "table/log_panel.h"

#include "table/log_delegate.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>

namespace waystone {

LogPanel::LogPanel(GameController &controller, Commands &commands, QWidget *parent)
    : CalmView(parent), controller_(controller), commands_(commands), model_(controller)
{
    setObjectName(QStringLiteral("log"));
    setModel(&model_);
    auto *delegate = new LogDelegate(controller, this);
    setItemDelegate(delegate);
    connect(&model_, &QAbstractItemModel::modelReset, delegate, &LogDelegate::forgetAll);
    connect(&model_, &QAbstractItemModel::rowsInserted, delegate,
            [this, delegate](const QModelIndex &, int first, int last) {
                delegate->forget(model_.index(first), model_.index(last));
            });
    connect(&model_, &QAbstractItemModel::dataChanged, delegate,
            [delegate](const QModelIndex &first, const QModelIndex &last, const QList<int> &roles) {
                if (roles.isEmpty())
                    delegate->forget(first, last);
            });
    setFrameShape(QFrame::NoFrame);
    setResizeMode(Adjust);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(1); // as narrow as whatever it stands in
    // Arrow keys walk through the rows without leaving the moment.
    connect(this, &QListView::clicked, this, &LogPanel::use);
    connect(&controller, &GameController::logChanged, this, &LogPanel::showCurrent);
    connect(&model_, &QAbstractItemModel::modelReset, this, &LogPanel::showCurrent, Qt::QueuedConnection);
}

void LogPanel::use(const QModelIndex &index)
{
    if (!model_.turnOver(index))
        model_.jump(index);
}

void LogPanel::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const QVariant open = currentIndex().data(LogModel::OpenRole);
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
        use(currentIndex());
    else if (open.isValid() && key == (open.toBool() ? Qt::Key_Left : Qt::Key_Right))
        model_.turnOver(currentIndex());
    else
        QListView::keyPressEvent(event);
}

// Rows are as high as their sentences need in the breadth: it is only then known where the last of them is.

void LogPanel::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        QMetaObject::invokeMethod(this, &LogPanel::showCurrent, Qt::QueuedConnection);
}

void LogPanel::showEvent(QShowEvent *event)
{
    QListView::showEvent(event);
    QMetaObject::invokeMethod(this, &LogPanel::showCurrent, Qt::QueuedConnection);
}

void LogPanel::showCurrent()
{
    if (!controller_.hasGame())
        return;
    const QModelIndex current = model_.currentIndex();
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
    for (QAction *action :
         {commands_.playFromHere, commands_.editPosition, commands_.lessonFromHere, commands_.copyText,
          commands_.copyPicture, commands_.first, commands_.previous, commands_.next, commands_.last})
        menu.addAction(action);
    menu.exec(event->globalPos());
}

} // namespace waystone
