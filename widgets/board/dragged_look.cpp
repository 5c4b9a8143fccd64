#include "board/dragged_look.h"

#include "board/look_item.h"

#include <algorithm>

namespace waystone {

namespace {

template <class Part>
void addShifted(QList<Part> &parts, QList<Part> more, QPointF by)
{
    for (Part &part : more) {
        part.box.translate(by);
        parts.prepend(part);
    }
}

} // namespace

Look draggedLook(const std::vector<PieceItems::Shown> &pieces)
{
    if (pieces.empty())
        return {};
    const PieceItems::Shown &top = pieces.back();
    Look look = top.item->look();
    for (const PieceItems::Shown &each : pieces) {
        // A thing in several parts on one place moves as one.
        if (each.item == top.item || each.piece.kind != top.piece.kind)
            continue;
        const Look &part = each.item->look();
        const QPointF by = part.center - top.item->look().center;
        addShifted(look.pictures, part.pictures, by);
        addShifted(look.letterings, part.letterings, by);
        look.size = look.size * 3;
    }
    return look;
}

} // namespace waystone
