#include "models/place_use.h"

#include <algorithm>

namespace waystone {

void PlaceUse::setGame(std::shared_ptr<const Game> game, int seats)
{
    game_ = std::move(game);
    seats_ = seats;
    table_ = nullptr;
    known_.clear();
}

bool PlaceUse::holdsPieces(Place place) const
{
    if (const auto known = known_.find(place); known != known_.end())
        return known->second;
    if (game_ == nullptr || game_->areas()[place.area].isControl)
        return false;
    const Editing &editing = game_->editing();
    if (table_ == nullptr) {
        const AnySetup empty = editing.empty(seats_);
        table_ = std::make_shared<Table>(Table{empty, editing.palette(empty)});
    }
    const bool holds = std::ranges::any_of(table_->palette, [&](const PaletteEntry &entry) {
        return editing.accepts(table_->empty, place, entry.piece);
    });
    return known_[place] = holds;
}

} // namespace waystone
