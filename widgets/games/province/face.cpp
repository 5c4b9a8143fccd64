#include "games/province/face.h"

#include "games/province/province_layout.h"
#include "games/province/province_words.h"

namespace waystone::province {

GameFace face()
{
    return faceOf<ProvinceWords, ProvinceLayout>(Province::id());
}

} // namespace waystone::province
