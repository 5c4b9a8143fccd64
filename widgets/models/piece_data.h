#pragma once

#include "core/piece.h"
#include "words/game_words.h"

#include <QVariant>

namespace waystone {

/// What a BoardModel tells of a piece, by its roles and those of Qt.
[[nodiscard]] QVariant pieceData(const Piece &piece, int role, const GameWords &words);

} // namespace waystone
