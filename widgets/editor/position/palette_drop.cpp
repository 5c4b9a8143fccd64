#include "editor/position/palette_drop.h"

#include "editor/position/edit_board.h"

#include <QDropEvent>
#include <QMimeData>

namespace waystone {

PaletteDrop::PaletteDrop(EditBoard &board) : QObject(&board), board_(board)
{
    board.view().viewport()->installEventFilter(this);
}

bool PaletteDrop::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::DragLeave) {
        board_.hover(std::nullopt);
        board_.cancel();
        return false;
    }
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto &drag = static_cast<QDropEvent &>(*event);
    if (!drag.mimeData()->hasFormat(QString::fromLatin1(SetupBoardModel::entryFormat)))
        return false;
    if (type == QEvent::DragEnter) {
        take(drag);
        return true;
    }
    carry(drag);
    if (type == QEvent::Drop) {
        if (drag.isAccepted())
            board_.model().dropMimeData(drag.mimeData(), Qt::CopyAction, -1, -1, placeUnder());
        board_.cancel();
    }
    return true;
}

void PaletteDrop::take(QDropEvent &drag)
{
    const std::size_t index =
        drag.mimeData()->data(QString::fromLatin1(SetupBoardModel::entryFormat)).toUInt();
    board_.setTool(board_.model().entry(index));
    drag.acceptProposedAction();
}

void PaletteDrop::carry(QDropEvent &drag)
{
    board_.hover(board_.view().board().placeAt(board_.view().mapToScene(drag.position().toPoint())));
    drag.setDropAction(Qt::CopyAction);
    drag.setAccepted(board_.model().canDropMimeData(drag.mimeData(), Qt::CopyAction, -1, -1, placeUnder()));
}

QModelIndex PaletteDrop::placeUnder() const
{
    return board_.hovered() ? board_.model().indexOf(*board_.hovered()) : QModelIndex();
}

} // namespace waystone
