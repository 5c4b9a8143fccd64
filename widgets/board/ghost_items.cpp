#include "board/ghost_items.h"

#include "board/look_item.h"

namespace waystone {

namespace {

constexpr qreal ghostZ = 80; ///< over the marks on places
constexpr qreal ghostOpacity = 0.7;

} // namespace

void GhostItems::show(int row, const std::vector<ProposedPiece> &pieces, const BoardLayout &layout)
{
    if (const auto before = ghosts_.find(row); before != ghosts_.end()) {
        for (const Ghost &ghost : before->second)
            delete ghost.item;
        ghosts_.erase(before);
    }
    for (const ProposedPiece &each : pieces)
        if (layout.shape(each.piece.place) != nullptr)
            ghosts_[row].push_back({each.piece, makeItem(each, layout)});
}

LookItem *GhostItems::makeItem(const ProposedPiece &proposed, const BoardLayout &layout)
{
    Look look = layout.legible(layout.pieceLook(proposed.piece));
    look.z += ghostZ;
    if (proposed.seat != nobody) {
        const QRectF box(QPointF(-look.size.width() / 2, -look.size.height() / 2), look.size);
        look.clasps.append(
            {box.adjusted(2, 2, -2, -2), Qt::transparent, layout.frameColor(proposed.seat), 4});
    }
    auto *item = new LookItem;
    item->setLook(look);
    item->setPos(look.center);
    item->setOpacity(ghostOpacity);
    scene_.addItem(item);
    return item;
}

void GhostItems::clear()
{
    for (const LookItem *item : items())
        delete item;
    ghosts_.clear();
}

std::vector<Piece> GhostItems::pieces() const
{
    std::vector<Piece> pieces;
    for (const auto &[row, ghosts] : ghosts_)
        for (const Ghost &ghost : ghosts)
            pieces.push_back(ghost.piece);
    return pieces;
}

std::vector<LookItem *> GhostItems::items() const
{
    std::vector<LookItem *> items;
    for (const auto &[row, ghosts] : ghosts_)
        for (const Ghost &ghost : ghosts)
            items.push_back(ghost.item);
    return items;
}

} // namespace waystone
