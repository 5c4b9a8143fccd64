#include "games/milestones/face.h"

#include "games/milestones/map_page.h"
#include "games/milestones/milestones_layout.h"
#include "games/milestones/milestones_words.h"

namespace waystone::milestones {

GameFace face()
{
    GameFace face = faceOf<MilestonesWords, MilestonesLayout>(Milestones::id());
    face.editionPage = &MapPage::forGroup;
    return face;
}

} // namespace waystone::milestones
