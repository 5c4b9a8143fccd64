#pragma once

#include "core/kit/setup_check.h"
#include "milestones/rules.h"
#include "milestones/rules/queries.h"

#include <optional>
#include <vector>

namespace waystone::milestones {

/// Looks a Setup over and lists what is wrong with it (readings: Milestones, A sound position). Each function is one
/// chapter; all but the first want that everything which is referred to exists.
class PositionCheck : public SetupCheck {
public:
    PositionCheck(const Milestones &rules, const Setup &setup);

    void checkExistence(); ///< soundness_existence.cpp
    void checkNetwork();   ///< soundness_network.cpp: streets, milestones, markets, sacks, houses
    void checkBoards();    ///< soundness_boards.cpp: what lies on the employment spaces, goods
    void checkTiles();     ///< soundness_tiles.cpp: display, box, bonus tiles
    void checkBeginning(); ///< soundness_beginning.cpp: until the starting tiles are chosen
    void checkTurn();      ///< soundness_turn.cpp
    void checkEnd();       ///< soundness_end.cpp

private:
    using Bits = std::vector<bool>;

    // soundness_existence.cpp
    void checkList(std::string_view what, Area area, const std::vector<std::uint8_t> &list, int count);
    bool placeExists(std::string_view what, int index, int count);
    void tileExists(int tile);
    void checkRow(Area area, const std::vector<std::uint8_t> &slots, int size);
    void checkSeatExistence(Seat seat);

    // soundness_network.cpp
    void checkSupply(std::string_view what, std::size_t found, int maximum, Place pile);
    void checkVertices();
    void checkStreets();
    void checkConnection();
    void checkHouses();

    // soundness_boards.cpp
    void checkWhereTilesAre();
    void checkStack(Seat seat);
    void checkBonusBearers(Seat seat);
    void checkGoods(Seat seat);

    // soundness_beginning.cpp
    void checkNothingIsBuilt();
    void checkBushes();
    void checkRowsBeforeDraft();
    void checkDraft();

    // soundness_turn.cpp
    void checkPhase();
    void checkOffer();

    // What several chapters ask
    [[nodiscard]] bool isBeginning() const { return setup_.phase <= Phase::draft; }
    [[nodiscard]] const SetupPlayer &mover() const { return setup_.seats[setup_.turn]; }
    [[nodiscard]] static int visible(const SetupPlayer &player);
    [[nodiscard]] static int tilesOf(const SetupPlayer &player);
    [[nodiscard]] static int inRow(const std::vector<std::uint8_t> &slots);
    /// Tiles that are nowhere to be seen.
    [[nodiscard]] int pile() const;
    [[nodiscard]] bool isSpent(const SetupPlayer &player) const;
    [[nodiscard]] bool isEverySeatSpent() const;
    [[nodiscard]] static int marked(const SetupPlayer &player);
    /// Kind + 1; 0 without a bonus tile.
    [[nodiscard]] int bonusOnTriangle(int triangle) const;
    [[nodiscard]] bool hasFreeWorker(const SetupPlayer &player, int kind) const;
    [[nodiscard]] Good kindShown(std::uint8_t shown) const;
    [[nodiscard]] static Bits bitsOf(const std::vector<std::uint8_t> &list, std::size_t size);
    [[nodiscard]] std::vector<int> streetCounts() const;
    /// The two workers of a tile: left, leftNumber, right, rightNumber.
    [[nodiscard]] Arguments tileArguments(int tile) const;

    const Edition &edition_;
    const Board &board_;
    const Choices &choices_;
    const Setup &setup_;
};

} // namespace waystone::milestones
