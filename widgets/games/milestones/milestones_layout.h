#pragma once

#include "board/board_layout.h"
#include "board/named_places.h"
#include "board/place_areas.h"
#include "milestones/rules.h"

#include <QList>
#include <QMarginsF>

#include <optional>

namespace waystone::milestones {

/// The table of Milestones: the main board under the score track, the display, the supply and the player boards.
/// While starting tiles are chosen, a row of them lies between the two.
///
/// Where three or four play, one player board is large, the others are compact beside it, each opens large over it
/// (closeUp()): that of whose turn it is or, while a computer's turn lasts, of the person who had the last one. At a tight
/// table the large one is pinned over the whole width, whoever plays, the others lie below the map.
class MilestonesLayout final : public BoardLayout, public NamedPlaces, public PlaceAreas {
public:
    explicit MilestonesLayout(std::shared_ptr<const Game> game);

    [[nodiscard]] Stage stage(const Game &game, const SeatView &view, const Score &told) const override;
    [[nodiscard]] Stage stage(const Game &game, const AnySetup &setup, Seat watcher) const override;
    [[nodiscard]] Look pieceLook(const Piece &piece) const override;
    [[nodiscard]] std::vector<Look> tallyLooks(const Tally &tally) const override;
    void keepApart(std::vector<Look> &looks) const override;
    [[nodiscard]] QRectF seatFrame(Seat seat) const override;
    [[nodiscard]] QRectF rankBox(Seat seat) const override;
    [[nodiscard]] QRectF changedGround(Stage before, Stage now) const override;
    [[nodiscard]] std::optional<CloseUp> closeUp(Place place) const override;
    [[nodiscard]] QRectF pinned() const override;
    [[nodiscard]] std::vector<Name> placeNames() const override;

    // milestones_areas.cpp
    [[nodiscard]] QString areaTitle(Place place) const override;
    [[nodiscard]] bool hasRows(Place place) const override;

private:
    static constexpr qreal labelDistance =
        0.36; ///< from a corner at the rim, in edges; marks on it have room there

    void build(Stage stage) override;
    void drawGround(QPainter &painter) const override;

    void layOut(Stage stage);
    // milestones_layout.cpp: every function takes what it needs of `free` away.
    void placePlayers(QRectF &free);
    void placePlayer(Seat seat, const QRectF &panel);
    void placeStartingTiles(QRectF &free);
    void placeDisplayAndSupply(QRectF &free);
    void placeRows(const QRectF &displayPanel, const QRectF &supplyPanel);
    void placeColumns(const QRectF &displayPanel, const QRectF &supplyPanel);
    void placeBoard(const QRectF &panel);
    /// How high a board of this width is with the largest map.
    [[nodiscard]] qreal boardHeight(qreal width) const;

    // milestones_mats.cpp
    [[nodiscard]] static Stage stageOf(bool isDrafting, Seat large, bool isOver = false);
    [[nodiscard]] static bool isDrafting(Stage stage) { return (stage & 1) != 0; }
    [[nodiscard]] static bool isOver(Stage stage);
    /// Nobody where all mats are as large.
    [[nodiscard]] static Seat largeSeat(Stage stage);
    /// Over the whole width, all in two rows.
    [[nodiscard]] bool isWide(Seat seat) const;
    void placeMats(QRectF &free);
    void placeTightMats(QRectF &free);
    void placeWide(Seat seat, const QRectF &panel);
    void placeCompact(Seat seat, const QRectF &panel);
    void paintMat(QPainter &painter, Seat seat) const;
    /// The head of a mat ends with the goods or, usually, with the points.
    [[nodiscard]] bool endsAtGoods(Seat seat) const;
    [[nodiscard]] qreal rightOfHead(Seat seat) const;
    /// What ends the name of a player in the head of their mat, on the right.
    [[nodiscard]] qreal endOfName(Seat seat) const;
    /// The way that the pawn takes, under the spaces of a compact mat.
    void paintWay(QPainter &painter, Seat seat) const;

    [[nodiscard]] QPointF vertexPoint(int vertex) const;
    [[nodiscard]] QPointF trackPoint(int points) const;
    [[nodiscard]] int trackLength() const;

    // milestones_ground.cpp
    void paintPanel(QPainter &painter, const QRectF &panel) const;
    void paintCaption(QPainter &painter, const QRectF &panel, const QString &text) const;
    void paintGrid(QPainter &painter) const;
    void paintCoordinates(QPainter &painter) const;
    void paintTrack(QPainter &painter) const;
    void paintPlayer(QPainter &painter, Seat seat) const;
    void paintLoop(QPainter &painter, Seat seat) const;
    /// How large the pictures are in boxes of this size, beside the names of the buildings; nothing where these have no room.
    [[nodiscard]] std::optional<qreal> buildingPicture(QSizeF box) const;

    // milestones_looks.cpp
    [[nodiscard]] Look workerLook(const Piece &piece) const;
    [[nodiscard]] std::vector<Look> pointsLooks(const Tally &tally) const;
    [[nodiscard]] Look goodsLook(const Tally &tally) const;
    [[nodiscard]] Look pileLook(const Tally &tally) const;

    /// Where a pile of the supply shows what it is, and how many there are.
    [[nodiscard]] QRectF supplyPicture(int pile) const;
    [[nodiscard]] QRectF supplyText(int pile) const;
    [[nodiscard]] bool hasCountsBeside() const { return supplyInColumn_ || isStrip_; }
    [[nodiscard]] QRectF boxOf(Area area, int index, Seat owner = nobody) const;

    std::shared_ptr<const Game> game_;
    const Milestones &rules_;

    QList<QRectF> panels_; ///< by seat
    Seat large_ = nobody;  ///< the others' mats are compact; nobody: all are as large
    bool isOver_ = false;  ///< the mats have room for the places of the players
    bool goodsInHeads_ =
        false; ///< of mats that are as large: beside their names, so that the rest is as wide as the mat
    QRectF boardPanel_;
    QRectF track_;
    QRectF displayPanel_;
    QRectF supplyPanel_;
    QRectF startingPanel_; ///< null once the starting tiles are chosen
    bool supplyInColumn_ = false;
    bool isStrip_ = false; ///< display and supply lie in one line over the board
    qreal caption_ = 0;    ///< height of a line that tells what lies below
    qreal header_ = 0;     ///< height of the line with a player's name
    qreal labelRoom_ = 0;  ///< for the names of rows and positions round the map
    qreal edge_ = 0;       ///< length of an edge of the grid
    QPointF origin_;       ///< of the grid's coordinates
};

} // namespace waystone::milestones
