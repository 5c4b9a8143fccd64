#pragma once

#include "core/kit/setup_check.h"
#include "twocities/rules.h"
#include "twocities/rules/queries.h"

#include <vector>

namespace waystone::twocities {

/// Looks a Setup over and lists what is wrong with it. Each function is one chapter; all but the first want that
/// everything which is referred to exists.
class PositionCheck : public SetupCheck {
public:
    PositionCheck(const BetweenTwoCities &rules, const Setup &setup);

    void checkExistence();
    void checkCities();    ///< soundness_cities.cpp
    void checkSupply();    ///< soundness_hands.cpp
    void checkHands();     ///< soundness_hands.cpp
    void checkSelection(); ///< soundness_hands.cpp
    void checkRounds();    ///< soundness_hands.cpp

    /// Tiles that a city has been given, of one sort, if everything has gone by the rules.
    [[nodiscard]] int expectedTiles(int city, bool isDuplex) const;
    [[nodiscard]] int duplexesIn(int city) const;
    /// How many tiles a seat holds if everything has gone by the rules; in Phase::draw any number up to a full hand.
    [[nodiscard]] int expectedHand(Seat seat) const;
    [[nodiscard]] int expectedDiscards() const;
    [[nodiscard]] const Stage &stage(int round) const
    {
        return edition_.rounds[static_cast<std::size_t>(stageOf(setup_.players, round))];
    }
    [[nodiscard]] const Stage &stage() const { return stage(setup_.round); }
    [[nodiscard]] std::vector<int> cellsOf(const PlacedTile &placed) const;

private:
    using Tiles = std::vector<std::uint8_t>;

    // soundness.cpp
    void checkTable();
    void checkTiles(const Tiles &tiles, std::size_t maximum, Place where);

    // soundness_cities.cpp
    void checkShape(int city);
    void checkGrowth(int city);
    // soundness_hands.cpp
    void checkKept(Seat seat);

    [[nodiscard]] Place handOf(Seat seat) const { return place(Area::hand, 0, seat); }
    /// As an argument "what": the face of the round's tiles.
    [[nodiscard]] static Argument sortOf(const Stage &stage);

    const Edition &edition_;
    const Setup &setup_;
};

} // namespace waystone::twocities
