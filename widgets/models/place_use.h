#pragma once

#include "core/game.h"

#include <map>
#include <memory>

namespace waystone {

/// Tells places on which something may lie from those that are there for other ends: of an empty one of them alone it
/// is worth saying that it is free. Asks the game's editing, once a place.
class PlaceUse {
public:
    void setGame(std::shared_ptr<const Game> game, int seats);

    [[nodiscard]] bool holdsPieces(Place place) const;

private:
    struct Table {
        AnySetup empty;
        std::vector<PaletteEntry> palette;
    };

    std::shared_ptr<const Game> game_;
    int seats_ = 0;
    mutable std::shared_ptr<const Table> table_; ///< made when first asked for
    mutable std::map<Place, bool> known_;
};

} // namespace waystone
