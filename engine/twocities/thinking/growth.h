#pragma once

#include "twocities/rules/score.h"

namespace waystone::twocities {

/// What a city can still become, whatever tiles come.
struct Growth {
    int sites = 0;         ///< cells on which one more building can be put
    int besideTavern = 0;  ///< of those
    int besideFactory = 0; ///< likewise
    int besidePark = 0;    ///< likewise
    int shopGain = 0;      ///< points that the best site for one more shop brings
    int shopSites = 0;     ///< sites that bring so many
    int parkGain = 0;      ///< the same for a park
    int parkSites = 0;     ///< likewise
    int shopsInLine = 0;   ///< shops in the line of four that has most and can be filled

    friend bool operator==(const Growth &, const Growth &) = default;
};

/// The city is not empty.
[[nodiscard]] Growth growthOf(const Scorer &scorer, const City &city);

} // namespace waystone::twocities
