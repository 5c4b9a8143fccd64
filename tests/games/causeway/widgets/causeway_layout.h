#pragma once

#include "board/board_layout.h"
#include "causeway/engine/rules.h"

#include <memory>

namespace waystone::causeway {

/// The table of Causeway: the row of stones in the middle, the stack and its card above, a strip for each player below.
class CausewayLayout final : public BoardLayout {
public:
    explicit CausewayLayout(std::shared_ptr<const Game> game);

    [[nodiscard]] Stage stage(const Game &, const SeatView &, const Score &) const override { return 0; }
    [[nodiscard]] Stage stage(const Game &, const AnySetup &, Seat) const override { return 0; }
    [[nodiscard]] Look pieceLook(const Piece &piece) const override;
    [[nodiscard]] std::vector<Look> tallyLooks(const Tally &tally) const override;
    [[nodiscard]] QRectF seatFrame(Seat seat) const override;

private:
    void build(Stage stage) override;
    void drawGround(QPainter &painter) const override;

    [[nodiscard]] QRectF spotBox(std::size_t spot) const;
    [[nodiscard]] QRectF stackBox(std::size_t colour) const;

    std::shared_ptr<const Game> game_;
    const Causeway &rules_; ///< of game_
};

} // namespace waystone::causeway
