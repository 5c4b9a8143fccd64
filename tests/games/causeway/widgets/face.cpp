#include "causeway/widgets/causeway_layout.h"
#include "causeway/widgets/causeway_words.h"
#include "faces/game_face.h"

namespace waystone::causeway {

GameFace face()
{
    return faceOf<CausewayWords, CausewayLayout>(Causeway::id());
}

} // namespace waystone::causeway
