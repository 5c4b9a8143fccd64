#include "board/position_picture.h"

#include "games/game_faces.h"

#include <cassert>

namespace waystone {

PositionPicture::PositionPicture(const Table &table) : table_(table)
{
    const GameFace *face = gameFace(table.game->id());
    assert(face != nullptr);
    scene_.animator().setSpeed(Animator::Speed::off);
    scene_.setTable(table_, face->layout(table.game));
}

void PositionPicture::show(const SeatView &view)
{
    const Game &game = *table_.game;
    scene_.show({game.pieces(view), game.tallies(view), scene_.layout()->stage(game, view)}, false);
}

void PositionPicture::show(const AnySetup &setup, Seat watcher)
{
    const Game &game = *table_.game;
    if (const Result<Position> position = game.from(setup)) {
        show(game.view(*position, watcher));
        return;
    }
    const Result<Position> beginning = game.from(game.start(static_cast<int>(table_.players.size()), 0));
    assert(beginning);
    scene_.show(
        {game.editing().pieces(setup), {}, scene_.layout()->stage(game, game.view(*beginning, watcher))},
        false);
}

void PositionPicture::paint(QPainter &painter, const QRectF &target)
{
    const QSizeF size = scene_.sceneRect().size().scaled(target.size(), Qt::KeepAspectRatio);
    QRectF box({0, 0}, size);
    box.moveCenter(target.center());
    scene_.paintClean(painter, box);
}

} // namespace waystone
