#pragma once

#include "core/event.h"
#include "core/seat.h"
#include "words/pictured_text.h"

namespace waystone {

class GameWords;

/// What the seat was given or what it gave (`kind`: gained, paid), each thing once; of chance what anybody was given.
[[nodiscard]] PicturedText goodsIn(const GameWords &words, const Events &events, Event::Kind kind, Seat seat);

} // namespace waystone
