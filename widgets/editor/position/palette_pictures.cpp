#include "editor/position/palette_pictures.h"

#include "board/painting.h"
#include "editor/position/edit_board.h"
#include "faces/game_faces.h"

#include <QPainter>

#include <algorithm>
#include <set>
#include <utility>

namespace waystone {

namespace {

constexpr QSizeF tableSize(1280, 800);

} // namespace

PalettePictures::PalettePictures(const Table &table, const Theme &theme)
    : table_(table),
      layout_(gameFace(table.game->id())->layout(table.game)),
      empty_(table.game->editing().empty(static_cast<int>(table.players.size()))),
      lying_(table.game->editing().pieces(empty_))
{
    layout_->setTheme(theme);
    layout_->setTable(table_);
    layout_->arrange(tableSize, layout_->stage(*table_.game, empty_, nobody));
}

PalettePictures::Laid PalettePictures::layAt(Place place, const EditPiece &piece) const
{
    const Editing &editing = table_.game->editing();
    return laidOut(addedPieces(lying_, editing.pieces(editing.put(empty_, place, piece))));
}

PalettePictures::Laid PalettePictures::laidOut(const std::vector<Piece> &parts) const
{
    Laid laid;
    for (const Piece &part : parts) {
        Look look = layout_->pieceLook(part);
        if (look.pictures.isEmpty())
            continue;
        for (const Picture &picture : look.pictures)
            laid.box |= picture.box.translated(look.center);
        laid.looks.push_back(std::move(look));
    }
    std::ranges::stable_sort(laid.looks, {}, &Look::z);
    return laid;
}

PalettePictures::Laid PalettePictures::lay(const EditPiece &piece) const
{
    const Editing &editing = table_.game->editing();
    std::set<std::pair<std::uint8_t, Seat>> tried;
    Laid best;
    const auto area = [](const Laid &laid) { return laid.box.width() * laid.box.height(); };
    for (const PlaceShape &shape : layout_->shapes()) {
        const std::pair kind(shape.place.area, shape.place.owner);
        if (tried.contains(kind) || !editing.accepts(empty_, shape.place, piece))
            continue;
        tried.insert(kind);
        Laid laid = layAt(shape.place, piece);
        const auto parts = [](const Laid &one) { return one.looks.size(); };
        if (parts(laid) > parts(best) || (parts(laid) == parts(best) && area(laid) < area(best)))
            best = std::move(laid);
    }
    if (!best.looks.empty())
        return best;
    const auto there = std::ranges::find_if(
        lying_, [&](const Piece &lying) { return editing.taken(empty_, lying) == piece; });
    return there == lying_.end() ? best : laidOut({*there});
}

QPixmap PalettePictures::picture(const EditPiece &piece, QSize size, qreal ratio) const
{
    QPixmap pixmap((QSizeF(size) * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    const Laid laid = lay(piece);
    if (laid.looks.empty() || laid.box.isEmpty())
        return pixmap;
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    const qreal scale = std::min(size.width() / laid.box.width(), size.height() / laid.box.height());
    painter.translate(QRectF({0, 0}, size).center());
    painter.scale(scale, scale);
    painter.translate(-laid.box.center());
    painter.setClipRect(laid.box);
    for (const Look &look : laid.looks) {
        painter.save();
        painter.translate(look.center);
        paintLook(painter, look);
        painter.restore();
    }
    return pixmap;
}

} // namespace waystone
