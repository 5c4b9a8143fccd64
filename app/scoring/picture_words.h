#pragma once

#include "board/board_band.h"

#include <QDate>

namespace waystone {

class GameController;

/// What a picture of the game on the table says above its board: who has won it, or whose turn it is. It tells no more
/// than has been told. `date` is when it was played; an invalid one is left out.
[[nodiscard]] BoardBand pictureBand(const GameController &controller, QDate date);

} // namespace waystone
