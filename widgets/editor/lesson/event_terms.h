#pragma once

#include "core/event.h"
#include "core/game.h"

#include <map>
#include <set>
#include <string>

namespace waystone {

/// What the events of a game speak of, by their kinds, as random play brings them about. What is rare may be missing.
struct EventTerms {
    using Terms = std::map<Event::Kind, std::set<std::string>>;

    Terms things;
    Terms causes;
};

[[nodiscard]] EventTerms eventTermsOf(const Game &game);

} // namespace waystone
