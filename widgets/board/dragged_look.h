#pragma once

#include "board/piece_items.h"

namespace waystone {

/// How what is dragged looks: the uppermost of these pieces, with the others of its kind that lie with it.
[[nodiscard]] Look draggedLook(const std::vector<PieceItems::Shown> &pieces);

} // namespace waystone
