#pragma once

#include <string>

namespace waystone {

/// A part of a position that does not lie open for a seat.
struct UnseenPart {
    std::string at;       ///< where it stands in the setup as JSON: a pointer as in RFC 6901, "/seats/2/hand"
    bool isKnown = false; ///< the seat has seen it before; else a guess draws it by lot

    friend bool operator==(const UnseenPart &, const UnseenPart &) = default;
};

} // namespace waystone
