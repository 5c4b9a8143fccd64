#pragma once

#include "core/game.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace waystone {

/// Whether the clicks are the first of the route.
[[nodiscard]] bool beginsWith(const Route &route, const Route &clicks);

/// Finds out why clicks lead nowhere in one position: of all actions that they could begin, the refusal of the one that
/// comes nearest to what may have been meant.
class RefusalFinder {
public:
    RefusalFinder(const Game &game, Position position, Seat seat);

    /// `clicks` is not empty and begins no legal action.
    [[nodiscard]] std::optional<Problem> find(const Route &clicks);

private:
    /// How often actions of one verb that begin with the same clicks were refused for the same reason.
    struct Vote {
        int count = 0;
        bool blamesLaterClicks = false; ///< the reason lies in clicks that have not been made yet
        Problem example;
    };
    using Votes = std::map<std::string, Vote>; ///< by code
    using VotesByVerb = std::map<std::uint8_t, Votes>;

    [[nodiscard]] static const Problem &winner(const Votes &votes);
    void add(VotesByVerb &votes, Action action, const Route &route, std::size_t clicked) const;
    [[nodiscard]] std::optional<Problem> nearest(const VotesByVerb &votes, const Route &clicks) const;
    [[nodiscard]] Problem general(Place place) const;

    const Game &game_;
    Position position_;
    Seat seat_;
    std::set<std::uint8_t> legalVerbs_;
};

} // namespace waystone
