#pragma once

#include "board/named_places.h"
#include "board/place_areas.h"
#include "games/twocities/table_stage.h"

#include <QCoreApplication>
#include <QList>

#include <map>

namespace waystone::twocities {

/// The table of Between Two Cities. Who looks at it sits below: their two cities are large, on the sides on which they
/// have them, with their hand between; the others' lie above, round the table, each between its two partners. Where
/// nobody's view is shown all cities are equal.
///
/// A city has no frame of its own (see namespace grid). A large one is shown with all the cells that it may still reach,
/// so that it comes to rest step by step and never has to be moved for one more tile; a small one in a window of 4 by 4.
class TwoCitiesLayout final : public BoardLayout, public NamedPlaces, public PlaceAreas {
    Q_DECLARE_TR_FUNCTIONS(TwoCitiesLayout)

public:
    explicit TwoCitiesLayout(std::shared_ptr<const Game> game);

    [[nodiscard]] Stage stage(const Game &game, const SeatView &view, const Score &told) const override;
    [[nodiscard]] Stage stage(const Game &game, const AnySetup &setup, Seat watcher) const override;
    [[nodiscard]] Look pieceLook(const Piece &piece) const override;
    [[nodiscard]] std::vector<Look> tallyLooks(const Tally &tally) const override;
    [[nodiscard]] QRectF seatFrame(Seat seat) const override;
    [[nodiscard]] std::vector<QRectF> winnerFrames(Seat seat) const override;
    [[nodiscard]] QRectF rankBox(Seat seat) const override { return plates_[seat].rank; }
    [[nodiscard]] QRectF resultBox() const override { return stage_.isOver ? captionPanel_ : QRectF(); }
    [[nodiscard]] Place scoredAt(Place place) const override;
    [[nodiscard]] QRectF noteBox(Seat seat) const override { return plates_[seat].note; }
    [[nodiscard]] QRectF gainBox(Place place) const override;
    [[nodiscard]] QRectF keptFree(Place place) const override;
    [[nodiscard]] std::vector<Name> placeNames() const override;

    // twocities_areas.cpp
    [[nodiscard]] int areaPart(Place place) const override;
    [[nodiscard]] QString areaTitle(Place place) const override;
    [[nodiscard]] bool hasRows(Place place) const override;

private:
    /// How a city tells whose it is.
    enum class Names {
        both,    ///< over it, at both ends
        stack,   ///< over it, below each other, where there is no room beside each other
        partner, ///< of the watcher, over it
        bracket, ///< it lies between and below the plates of both; token and score are at its foot
    };
    struct CityBox {
        QRectF panel;
        QRectF header;
        QRectF land;    ///< the cells that are shown
        qreal cell = 0; ///< side of a cell
        int top = 0;    ///< first row of the grid that is shown
        int left = 0;   ///< first column
        int rows = 0;
        int columns = 0;
        Seat first = 0;  ///< the partner on the left, as they sit
        Seat second = 0; ///< the partner on the right
        Names names = Names::both;
    };
    /// What belongs to one seat alone.
    struct Plate {
        QRectF panel;
        QRectF header;
        QRectF score;
        QRectF note; ///< of others, what they are doing
        QRectF hand; ///< of others, the number of tiles they hold
        QRectF rank; ///< null until the game is over
    };

    void build(Stage stage) override;
    void drawGround(QPainter &painter) const override;

    // twocities_layout.cpp: every function takes what it needs of `free` away.
    void placeOpposite(QRectF &free);
    void placeOthers(QRectF &free);
    /// Supply and discards at both ends of a strip of cities, of which the first begins there.
    void placeEnds(const QRectF &strip, qreal firstCity);
    void placeOwn(const QRectF &free);
    void placeAll(QRectF &free);
    void placeCaption(const QRectF &panel);
    void placeSupply(const QRectF &panel);
    void placeDiscard(const QRectF &panel);
    // twocities_plates.cpp
    void placePlate(Seat seat, const QRectF &panel);
    /// How the tiles of a hand may lie: beside each other, and how large.
    struct HandFit {
        int columns = 1;
        qreal slot = 0;
        qreal gainHeight = 0; ///< of what stands under a tile
    };
    [[nodiscard]] HandFit handFit(QSizeF room, int tiles, int columns) const;
    void placeHand(const QRectF &panel);
    // twocities_cities.cpp
    void placeCity(int city, const QRectF &panel, bool isLarge, Seat first, Seat second,
                   Names names = Names::both);
    void placeHeader(int city, bool isLarge);
    /// Whether names of some length fit at both ends of a line over a large city, in a panel of this width.
    [[nodiscard]] bool fitBeside(qreal panel) const;
    void placeLand(CityBox &box, int city, bool isLarge, const QRectF &square) const;
    [[nodiscard]] QRectF cellBox(int city, int cell) const;
    [[nodiscard]] qreal headerHeight(bool isLarge) const;
    /// The room for the letters over the columns and the numbers beside the rows.
    [[nodiscard]] qreal labelRoom(bool isLarge) const;
    /// Of a line of text over tiles.
    [[nodiscard]] qreal lineHeight() const { return lineFor(17); }
    /// Of the panel with the round: three such lines.
    [[nodiscard]] qreal captionHeight() const { return 3 * lineHeight() + 15; }

    [[nodiscard]] int seats() const { return static_cast<int>(players().size()); }
    /// The seat so many places to the left of the watcher.
    [[nodiscard]] Seat seatLeft(int steps) const;
    [[nodiscard]] const twocities::Stage &roundStage() const;

    // twocities_ground.cpp
    void paintPanel(QPainter &painter, const QRectF &panel) const;
    void paintCity(QPainter &painter, const CityBox &box) const;
    void paintBuilders(QPainter &painter, const CityBox &box) const;
    void paintBracket(QPainter &painter, const CityBox &box) const;
    void paintCoordinates(QPainter &painter, const CityBox &box) const;
    void paintPartner(QPainter &painter, Seat seat, const QRectF &box, bool isLeft) const;
    /// The same with another text than the name.
    void paintMarked(QPainter &painter, Seat seat, const QString &text, const QRectF &box, bool isLeft) const;
    [[nodiscard]] QString nameOf(Seat seat) const;
    void paintPlate(QPainter &painter, Seat seat) const;
    /// From plate to plate, the way that hands go.
    void paintPassing(QPainter &painter) const;
    /// Whether hands go on after this turn.
    [[nodiscard]] bool passesOn() const;
    void paintSlot(QPainter &painter, Place place) const;
    void paintCaption(QPainter &painter) const;
    void paintKeptCaption(QPainter &painter) const;
    [[nodiscard]] QString roundText() const;
    [[nodiscard]] QString passingText() const;

    // twocities_looks.cpp
    [[nodiscard]] Look buildingLook(const Piece &piece, const QRectF &box) const;
    [[nodiscard]] Look faceDownLook(const Piece &piece, const QRectF &box) const;

    std::shared_ptr<const Game> game_;
    const BetweenTwoCities &rules_;

    TableStage stage_;
    QList<CityBox> cities_; ///< by their numbers
    QList<Plate> plates_;   ///< by seat
    QRectF captionPanel_;
    QRectF supplyPanel_;
    QRectF discardPanel_;
    QRectF discardCaption_;
    QRectF keptCaption_;                 ///< null where nobody's view is shown
    QRectF handCaption_;                 ///< null likewise
    qreal handPitch_ = 0;                ///< from tile to tile
    static constexpr qreal markRoom = 5; ///< between a place and what is written beside it, for its frame
    qreal gainHeight_ = 0;               ///< under a tile
};

} // namespace waystone::twocities
