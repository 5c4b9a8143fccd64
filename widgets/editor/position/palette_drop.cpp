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
    if (!drag.mimeData()->hasFormat(QString::fromLatin1(format)))
        return false;
    if (type == QEvent::DragEnter) {
        take(drag);
        return true;
    }
    carry(drag);
    if (type == QEvent::Drop) {
        if (drag.isAccepted())
            board_.putAt(*board_.hovered());
        board_.cancel();
    }
    return true;
}

void PaletteDrop::take(QDropEvent &drag)
{
    const std::size_t index = drag.mimeData()->data(QString::fromLatin1(format)).toUInt();
    board_.setTool(board_.entry(index));
    drag.acceptProposedAction();
}

void PaletteDrop::carry(QDropEvent &drag)
{
    board_.hover(board_.view().board().placeAt(board_.view().mapToScene(drag.position().toPoint())));
    drag.setDropAction(Qt::CopyAction);
    drag.setAccepted(board_.hovered() && board_.canPutAt(*board_.hovered()));
}

} // namespace waystone
