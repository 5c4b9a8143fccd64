#include "board/board_name.h"

#include "board/painting.h"
#include "words/game_words.h"

namespace waystone {

QString BoardName::of(Seat seat, const Player &player, const GameWords &words)
{
    const QString name = words.seatName(seat);
    return player.name.isEmpty()
               ? name + variantMark + tr("Pl. %1", "player, as short as can be").arg(seat + 1)
               : name;
}

} // namespace waystone
