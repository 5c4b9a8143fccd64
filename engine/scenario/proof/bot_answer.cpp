#include "scenario/proof/bot_answer.h"

#include "core/draw.h"
#include "core/text/text_hash.h"

namespace waystone {

Action seededDraw(const Game &game, const Position &position, std::uint32_t seed)
{
    Rng rng(textHash(game.positionText(game.setup(position))) + seed);
    return drawn(game.outcomes(position), rng);
}

} // namespace waystone
