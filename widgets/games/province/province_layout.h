#pragma once

#include "board/board_layout.h"
#include "board/named_places.h"
#include "board/place_areas.h"
#include "province/rules.h"

#include <QList>

#include <array>

namespace waystone::province {

/// The table of Province: the work cycle, what lies beside it, the structures and the two players, side by side. At a tight
/// table they lie below each other, the one whose turn it is at the foot.
class ProvinceLayout final : public BoardLayout, public NamedPlaces, public PlaceAreas {
public:
    explicit ProvinceLayout(std::shared_ptr<const Game> game);

    [[nodiscard]] Stage stage(const Game &game, const SeatView &view, const Score &told) const override;
    [[nodiscard]] Stage stage(const Game &, const AnySetup &, Seat) const override { return 0; }
    [[nodiscard]] Look pieceLook(const Piece &piece) const override;
    [[nodiscard]] std::vector<Look> tallyLooks(const Tally &tally) const override;
    [[nodiscard]] QRectF seatFrame(Seat seat) const override { return panels_[seat]; }
    [[nodiscard]] QRectF rankBox(Seat seat) const override;
    [[nodiscard]] QRectF changedGround(Stage before, Stage now) const override;
    [[nodiscard]] QRectF pinned() const override;
    [[nodiscard]] std::vector<Name> placeNames() const override;

    // province_areas.cpp
    [[nodiscard]] QString areaTitle(Place place) const override;
    [[nodiscard]] bool hasRows(Place place) const override;

private:
    /// A step of the row of signs that tells a cost or an effect: a number, a drawing, or both.
    struct Sign {
        QString number;
        QString drawing;
    };

    void build(Stage stage) override;
    void drawGround(QPainter &painter) const override;

    // province_layout.cpp
    void placeCycle(const QRectF &panel);
    void placeZone(int zone, const QRectF &box);
    void placeGoals(QRectF row);
    void placeSupply(QRectF row);
    void placeStructures(const QRectF &area);
    void placeCard(int structure, const QRectF &card);
    /// Boxes for every denomination, each as wide as all its coins side by side; tells where they end.
    qreal placeCoins(const QRectF &row, Area area, Seat owner);

    // province_mats.cpp
    void placePlayer(Seat seat, const QRectF &panel);
    void placeWidePlayer(Seat seat, const QRectF &panel);
    /// What was built and won.
    void placeStock(Seat seat, QRectF row);

    // province_ground.cpp
    void paintPanel(QPainter &painter, const QRectF &panel) const;
    void paintCaption(QPainter &painter, QPointF topLeft, qreal width, const QString &text) const;
    void paintSlot(QPainter &painter, const QRectF &box) const;
    /// With what is to lie there, faintly.
    void paintAwaited(QPainter &painter, const QString &drawing, const QRectF &box) const;
    void paintCycle(QPainter &painter) const;
    void paintGoals(QPainter &painter) const;
    void paintSupply(QPainter &painter) const;
    void paintPlayer(QPainter &painter, Seat seat) const;
    // province_cards.cpp
    void paintStructures(QPainter &painter) const;
    void paintCard(QPainter &painter, int structure) const;
    void paintEffect(QPainter &painter, int structure) const;
    void paintArrow(QPainter &painter, int from, int to) const;
    /// From left to right in a line of this box.
    void paintSigns(QPainter &painter, const QRectF &line, const QList<Sign> &signs) const;

    // province_looks.cpp
    [[nodiscard]] Look workerLook(const Piece &piece) const;
    [[nodiscard]] Look goalLook(const Piece &piece) const;
    /// What the open goal asks for; shorter where there is little room.
    [[nodiscard]] QString goalText(const Piece &piece) const;
    [[nodiscard]] Look shipLook(const Piece &piece) const;
    [[nodiscard]] Look coinLook(const Piece &piece) const;

    [[nodiscard]] QRectF boxOf(Area area, int index, Seat owner = nobody) const;
    /// Where a card tells what its structure does.
    [[nodiscard]] QRectF effectBox(int structure) const;
    [[nodiscard]] int workers() const { return firstSailor + rules_.edition().sailors; }

    std::shared_ptr<const Game> game_;
    const Province &rules_;

    bool isOver_ = false;                             ///< the players' panels have room for their places
    std::array<QRectF, province::maxPlayers> panels_; ///< by seat
    QRectF cyclePanel_;
    QRectF tablePanel_;
    QRectF goalText_;
    Seat own_ = 0;                    ///< at the foot of a tight table
    qreal caption_ = 0;               ///< height of a line that tells what lies below
    std::array<QPointF, 3> captions_; ///< of ships, sailors and bank
    qreal coin_ = 0;                  ///< size of a coin in the bank
    QRectF bankText_;
    std::array<QRectF, province::maxPlayers> coinTexts_; ///< by seat
};

/// "province-" and the name: how the drawings of this game are called.
[[nodiscard]] QString drawing(std::string_view name);
[[nodiscard]] QString drawing(std::string_view name, std::string_view variant);

} // namespace waystone::province
