#include "board/position_picture.h"

#include "board/named_places.h"
#include "board/painting.h"
#include "faces/game_faces.h"
#include "games.h"

#include <algorithm>
#include <cassert>

namespace waystone {

PositionPicture::PositionPicture(const Table &table) : table_(table)
{
    scene_.animator().setSpeed(Animator::Speed::off);
    scene_.setModel(&model_);
    layFor(static_cast<int>(table_.players.size()));
}

void PositionPicture::layFor(int seats)
{
    if (seats == laidSeats_)
        return;
    const GameFace *face = gameFace(table_.game->id());
    assert(face != nullptr);
    laidSeats_ = seats;
    Table laid = table_;
    laid.players.resize(std::min(laid.players.size(), static_cast<std::size_t>(seats)));
    for (int seat = static_cast<int>(laid.players.size()); seat < seats; ++seat)
        laid.players.push_back({QString(), seat, {}});
    model_.setTable(laid);
    std::shared_ptr<BoardLayout> layout = face->layout(table_.game);
    layout->setTable(laid);
    scene_.setLayout(std::move(layout));
}

std::uint64_t PositionPicture::stageOf(const SeatView &view, const Score &told) const
{
    return scene_.layout()->stage(*table_.game, view, told);
}

void PositionPicture::show(const SeatView &view, const Score &result)
{
    const Game &game = *table_.game;
    model_.show({game.pieces(view), game.tallies(view), Actors::over(), stageOf(view, result), result}, true);
}

void PositionPicture::show(const AnySetup &setup, Seat watcher, const Score &result)
{
    const Game &game = *table_.game;
    const GameKind &kind = *games().find(game.id());
    // What a file says may be anything.
    layFor(std::clamp(game.seats(setup), kind.minSeats, kind.maxSeats));
    if (const Result<Position> position = game.from(setup)) {
        show(game.view(*position, watcher), result);
        return;
    }
    const Result<Position> beginning = game.from(game.start(laidSeats_, 0));
    assert(beginning);
    const std::uint64_t stage = stageOf(game.view(*beginning, watcher), {});
    model_.show({game.editing().pieces(setup), {}, Actors::over(), stage}, true);
}

void PositionPicture::setNamed(const QRectF &part)
{
    isNamed_ = true;
    namedPart_ = part;
}

void PositionPicture::paint(QPainter &painter, const QRectF &target)
{
    const QSizeF size = scene_.sceneRect().size().scaled(target.size(), Qt::KeepAspectRatio);
    QRectF box({0, 0}, size);
    box.moveCenter(target.center());
    scene_.paintClean(painter, box);
    if (isNamed_)
        paintNames(painter, box);
}

void PositionPicture::paintNames(QPainter &painter, const QRectF &box)
{
    const auto *named = dynamic_cast<const NamedPlaces *>(scene_.layout());
    if (named == nullptr)
        return;
    constexpr qreal rim = 2;
    const QRectF scene = scene_.sceneRect();
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(box.width() / scene.width(), box.height() / scene.height());
    for (const NamedPlaces::Name &name : named->placeNames()) {
        const QRectF plate = letteringBox(name.lettering).adjusted(-rim, -rim / 2, rim, rim / 2);
        if (!namedPart_.isEmpty() && !namedPart_.contains(plate))
            continue;
        paintPlate(painter, {plate, scene_.theme().panel, {}, rim});
        paintLettering(painter, name.lettering);
    }
    painter.restore();
}

} // namespace waystone
