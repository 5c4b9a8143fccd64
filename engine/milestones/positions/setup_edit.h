#pragma once

#include "milestones/positions/setup.h"
#include "milestones/rules/edition.h"

#include <cstdint>
#include <vector>

/// Steps of which editing a position is made. Whatever the position is, they leave nothing in two places.
namespace waystone::milestones::edit {

[[nodiscard]] bool contains(const std::vector<std::uint8_t> &list, int index);
/// Sorted, as setup(State) gives the list.
void add(std::vector<std::uint8_t> &list, int index);
void drop(std::vector<std::uint8_t> &list, int index);

/// By tile: whether it is anywhere but in the draw pile.
[[nodiscard]] std::vector<bool> tilesSeen(const Edition &edition, const Setup &setup);
/// The draw pile, ascending.
[[nodiscard]] std::vector<std::uint8_t> pileOf(const Edition &edition, const Setup &setup);
/// By kind: bonus tiles on bushes and on workers.
[[nodiscard]] std::array<int, goodKinds> bonusTilesUsed(const Edition &edition, const Setup &setup);

/// The tile goes back to the draw pile from wherever it is; what it covered on a player board shows again.
void takeAway(Setup &setup, int tile);
/// A tile on a player board, over whatever lies there; bonus tiles on workers that it covers leave the board. The tile
/// was taken away before; `left` is 1 to 7.
void layTile(SetupPlayer &player, int tile, int left);
/// A cover tile on one employment space (1 to 8), over whatever shows there.
void coverSpace(SetupPlayer &player, int employment);
/// Takes the cover tile away; what lies under it shows again.
void uncoverSpace(SetupPlayer &player, int employment);

/// Puts the tile into the slot; the one that was there goes back to the draw pile. `none` empties the slot.
void fillSlot(std::vector<std::uint8_t> &slots, std::size_t slot, int tile);

} // namespace waystone::milestones::edit
