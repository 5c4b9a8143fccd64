#include "games/twocities/face.h"

#include "games/twocities/twocities_layout.h"
#include "games/twocities/twocities_words.h"

namespace waystone::twocities {

GameFace face()
{
    return faceOf<TwoCitiesWords, TwoCitiesLayout>(BetweenTwoCities::id());
}

} // namespace waystone::twocities
