#pragma once

#include "board/board_scene.h"
#include "session/table.h"

class QPainter;

namespace waystone {

/// A position drawn without a game being played: for hand-outs, thumbnails and diagrams.
class PositionPicture {
public:
    /// The table's game has a face (game_faces.h); positions that are drawn may have more players or fewer.
    explicit PositionPicture(const Table &table);

    void setTheme(ThemeKind kind) { scene_.setTheme(kind); }
    /// Writes the names of places over the table (NamedPlaces): of this part of the scene, if it is not all.
    void setNamed(const QRectF &part = {});
    /// The room it is drawn into: letters are to be readable there. Lengths are pixels of a screen.
    void setRoom(QSizeF room) { scene_.setRoom(room); }
    /// Width over height.
    void setAspect(qreal aspect) { scene_.setAspect(aspect); }

    /// What this view shows; of a game that is over its BoardContents::result, if that is to be told.
    void show(const SeatView &view, const Score &result = {});
    /// Any setup. What cannot be played is drawn from its pieces alone, on a table laid for a game's beginning.
    void show(const AnySetup &setup, Seat watcher, const Score &result = {});

    [[nodiscard]] BoardScene &scene() { return scene_; }
    [[nodiscard]] const BoardModel &model() const { return model_; }
    /// Draws it as large as it fits, in the middle of the target.
    void paint(QPainter &painter, const QRectF &target);

private:
    void paintNames(QPainter &painter, const QRectF &box);
    void layFor(int seats);
    [[nodiscard]] std::uint64_t stageOf(const SeatView &view, const Score &told) const;

    Table table_;
    bool isNamed_ = false;
    QRectF namedPart_;
    int laidSeats_ = 0;
    BoardModel model_;
    BoardScene scene_;
};

} // namespace waystone
