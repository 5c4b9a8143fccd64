#pragma once

#include "board/look.h"
#include "core/place.h"

#include <vector>

namespace waystone {

/// A layout with places that words call by names which do not stand on its ground: "b7", a city. They are written over it
/// where nobody can point at a place to be told its name: on paper.
class NamedPlaces {
public:
    struct Name {
        Place place;
        Lettering lettering; ///< where it has room, of which it need not take all
    };

    virtual ~NamedPlaces() = default;
    /// Of the arrangement as it is, in the language of the moment.
    [[nodiscard]] virtual std::vector<Name> placeNames() const = 0;
};

} // namespace waystone
