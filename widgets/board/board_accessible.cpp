#include "board/board_accessible.h"

#include "board/board_interface.h"
#include "board/board_view.h"

#include <QAccessible>

namespace waystone {

namespace {

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    return view == nullptr ? nullptr : new BoardInterface(*view);
}

/// Null while nobody reads.
BoardInterface *readBy(BoardView &view)
{
    return QAccessible::isActive() ? interfaceOf(view) : nullptr;
}

} // namespace

void installBoardAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed);
}

void boardPlacesChanged(BoardView &view)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(&view, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

void boardStatesChanged(BoardView &view, const std::vector<Place> &places)
{
    const BoardInterface *board = readBy(view);
    if (board == nullptr)
        return;
    if (QAccessibleInterface *pieces = board->knownPart(BoardPart::Pieces{})) {
        QAccessibleEvent others(pieces, QAccessible::ObjectReorder);
        QAccessible::updateAccessibility(&others);
    }
    for (const Place place : places) {
        QAccessibleInterface *shown = board->knownPart(place);
        if (shown == nullptr || !shown->isValid())
            continue;
        QAccessible::State changed;
        changed.selected = true;
        changed.selectable = true;
        QAccessibleStateChangeEvent state(shown, changed);
        QAccessible::updateAccessibility(&state);
        QAccessibleEvent name(shown, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&name);
    }
}

void boardFocusChanged(BoardView &view, Place place)
{
    const BoardInterface *board = readBy(view);
    if (board == nullptr)
        return;
    QAccessibleEvent event(board->part(place), QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

QAccessibleInterface *boardPlaceRead(BoardView &view, Place place)
{
    const BoardInterface *board = interfaceOf(view);
    return board == nullptr || !view.board().isShown(place) ? nullptr : board->part(place);
}

} // namespace waystone
