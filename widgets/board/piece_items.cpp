#include "board/piece_items.h"

#include "board/look_item.h"

namespace waystone {

void PieceItems::attach(const BoardModel &model, const BoardLayout &layout)
{
    clear();
    model_ = &model;
    layout_ = &layout;
    rows_.reset(model);
}

void PieceItems::clear()
{
    rows_.forAll([](Entry &entry, int, int) { delete entry.item; });
    rows_.clear();
}

void PieceItems::remove(int place, int first, int last)
{
    for (Entry &entry : rows_.take(place, first, last))
        vanish(entry);
}

void PieceItems::move(int place, int first, int last, int to, int at)
{
    // Wherever they come to lie, they look like it there.
    touch(place, first, last);
    rows_.move(place, first, last, to, at);
}

void PieceItems::touch(int place, int first, int last)
{
    for (int row = first; row <= last; ++row)
        rows_.at(place)[static_cast<std::size_t>(row)].isStale = true;
}

void PieceItems::touchAll()
{
    rows_.forAll([](Entry &entry, int, int) { entry.isStale = true; });
}

void PieceItems::settle()
{
    rows_.forAll([this](Entry &entry, int place, int row) {
        const bool wasShown = entry.item != nullptr;
        if (entry.isStale)
            look(entry, pieceOf(place, row));
        if (!wasShown || entry.item == nullptr)
            return;
        const QPointF to = entry.item->look().center;
        if (entry.item->pos() != to || entry.item->opacity() != 1)
            animator_.move(entry.item, to);
    });
}

void PieceItems::look(Entry &entry, const Piece &piece)
{
    entry.isStale = false;
    if (layout_->shape(piece.place) == nullptr) {
        vanish(entry);
        return;
    }
    const bool isNew = entry.item == nullptr;
    if (isNew) {
        entry.item = new LookItem;
        scene_.addItem(entry.item);
    }
    // Pieces of neighbouring places may touch. Which of them is above must not depend on who came first.
    constexpr qreal byPlace = 1e-4;
    Look look = layout_->legible(layout_->pieceLook(piece));
    look.z += byPlace * piece.place.index;
    entry.item->setLook(look);
    if (isNew)
        animator_.appear(entry.item);
}

void PieceItems::vanish(Entry &entry)
{
    if (entry.item != nullptr)
        animator_.vanish(entry.item);
    entry.item = nullptr;
}

Piece PieceItems::pieceOf(int place, int row) const
{
    return model_->index(row, 0, model_->index(place, 0)).data(BoardModel::PieceRole).value<Piece>();
}

std::optional<QPointF> PieceItems::position(std::uint32_t id) const
{
    for (int place = 0; place < rows_.size(); ++place)
        for (const Shown &shown : at(place))
            if (shown.piece.id == id)
                return shown.item->pos();
    return std::nullopt;
}

std::vector<PieceItems::Shown> PieceItems::at(int place) const
{
    std::vector<Shown> shown;
    for (std::size_t row = 0; row < rows_.at(place).size(); ++row)
        if (const LookItem *item = rows_.at(place)[row].item; item != nullptr)
            shown.push_back({pieceOf(place, static_cast<int>(row)), item});
    return shown;
}

} // namespace waystone
