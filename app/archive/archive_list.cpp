#include "archive/archive_list.h"

#include "archive/archive_delegate.h"
#include "archive/archive_filter.h"
#include "archive/row_tools.h"

#include <QKeyEvent>
#include <QKeySequence>
#include <QMouseEvent>

namespace waystone {

ArchiveList::ArchiveList(ArchiveModel &games, ArchiveFilter &filter, QWidget *parent)
    : QListView(parent), games_(games), tools_(new RowTools(viewport()))
{
    setObjectName(QStringLiteral("archiveList"));
    setModel(&filter);
    setItemDelegate(new ArchiveDelegate(this));
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(Adjust);
    setFrameShape(NoFrame);
    setEditTriggers(EditKeyPressed);
    setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Window);
    makeTools();
    tools_->hide();
    connect(this, &QListView::activated, this, [this](const QModelIndex &index) {
        if (isDeleted(index))
            emit bringBackWanted(index);
        else
            emit openWanted(index);
    });
    connect(&filter, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &, const QModelIndex &, const QList<int> &roles) {
                if (roles.contains(ArchiveModel::DeletedRole))
                    scheduleDelayedItemsLayout(); // a deleted game's row is a low one
                placeTools();
            });
}

void ArchiveList::makeTools()
{
    connect(tools_, &RowTools::openWanted, this, [this] { emit openWanted(toolsIndex_); });
    connect(tools_, &RowTools::deleteWanted, this, [this] { emit deleteWanted(toolsIndex_); });
    connect(tools_, &RowTools::renameWanted, this, [this] {
        setCurrentIndex(toolsIndex_);
        setFocus();
        edit(toolsIndex_);
    });
}

QString ArchiveList::undoText()
{
    return tr("Undo (%1)", "key").arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText));
}

bool ArchiveList::isDeleted(const QModelIndex &index) const
{
    return index.data(ArchiveModel::DeletedRole).toBool();
}

void ArchiveList::placeTools()
{
    const QModelIndex index = hovered_.isValid() ? QModelIndex(hovered_) : currentIndex();
    const bool hasTools = index.isValid() && !isDeleted(index);
    if (toolsIndex_ != index)
        viewport()->update();
    toolsIndex_ = hasTools ? index : QModelIndex();
    if (!hasTools) {
        tools_->hide();
        return;
    }
    const QRect row = ArchiveDelegate::rowOf(visualRect(index), font(), index);
    const int width = ArchiveDelegate::toolsWidth();
    tools_->setGeometry(row.right() - width - 16, row.top() + 2, width, row.height() - 4);
    tools_->show(index, games_.shelf() == ArchiveModel::Shelf::bin);
}

void ArchiveList::hover(const QModelIndex &index)
{
    if (hovered_ == index)
        return;
    hovered_ = index;
    placeTools();
}

void ArchiveList::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Delete))
        emit deleteWanted(currentIndex());
    else
        QListView::keyPressEvent(event);
}

void ArchiveList::mouseMoveEvent(QMouseEvent *event)
{
    hover(indexAt(event->position().toPoint()));
    QListView::mouseMoveEvent(event);
}

void ArchiveList::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    const QPoint place = event->position().toPoint();
    const QModelIndex index = indexAt(place);
    if (event->button() != Qt::LeftButton || !isDeleted(index))
        return;
    const QRect row = ArchiveDelegate::rowOf(visualRect(index), font(), index);
    if (ArchiveDelegate::undoOf(row, fontMetrics()).contains(place))
        emit bringBackWanted(index);
}

void ArchiveList::leaveEvent(QEvent *event)
{
    hover({});
    QListView::leaveEvent(event);
}

void ArchiveList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    hovered_ = QModelIndex(); // until the pointer moves: where it rests is not where the keyboard is
    placeTools();
}

void ArchiveList::updateGeometries()
{
    QListView::updateGeometries();
    placeTools();
}

void ArchiveList::scrollContentsBy(int dx, int dy)
{
    QListView::scrollContentsBy(dx, dy);
    placeTools();
}

} // namespace waystone
