#include "games/milestones/face.h"

#include "games/milestones/milestones_layout.h"
#include "games/milestones/milestones_words.h"

namespace waystone::milestones {

GameFace face()
{
    return faceOf<MilestonesWords, MilestonesLayout>(Milestones::id());
}

} // namespace waystone::milestones
