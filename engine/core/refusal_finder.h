#pragma once

#include "core/game.h"

#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace waystone {

/// The answer of last resort: nothing is done with what lies there, ever or now.
inline constexpr std::string_view noActionCode = "place.no-action";

/// Whether a reason speaks of the place alone, and of no rule of the game.
[[nodiscard]] inline bool namesNoRule(const Problem &problem)
{
    return problem.code.starts_with("place.");
}

/// Finds out why clicks lead nowhere in one position: what the game has against the place that was clicked first or, of
/// all actions that the clicks could begin, the refusal of the one that comes nearest to what may have been meant.
class RefusalFinder {
public:
    RefusalFinder(const Game &game, Position position, Seat seat);

    struct Reason {
        Problem problem;
        std::optional<Action> action; ///< that is refused; none where it is the place
    };

    /// `clicks` is not empty and begins no legal action. There is a reason for every single click, but where a legal
    /// action leads that begins elsewhere.
    [[nodiscard]] std::optional<Reason> find(const Route &clicks) const;
    [[nodiscard]] std::optional<Problem> whyNot(const Route &clicks) const;

private:
    /// How often actions of one verb that begin with the same clicks were refused for the same reason.
    struct Vote {
        int count = 0;
        bool blamesLaterClicks = false; ///< the reason lies in clicks that have not been made yet
        Reason example;
    };
    using Votes = std::map<std::string, Vote>; ///< by code
    using VotesByVerb = std::map<std::uint8_t, Votes>;

    [[nodiscard]] static const Reason &winner(const Votes &votes);
    void add(VotesByVerb &votes, Action action, const Route &route, std::size_t clicked) const;
    [[nodiscard]] std::optional<Reason> nearest(const VotesByVerb &votes, const Route &clicks) const;
    /// The actions, legal or not, that come to a place after they have begun elsewhere.
    [[nodiscard]] std::set<Action> leadingTo(Place place) const;
    [[nodiscard]] bool isReached(std::uint8_t area) const;
    [[nodiscard]] Problem general(Place place) const;

    const Game &game_;
    Position position_;
    Seat seat_;
    std::set<std::uint8_t> legalVerbs_;
    /// What can be meant by routes that come to a place after their first click; empty until it is asked for.
    mutable std::map<Place, std::set<Action>> leading_;
};

} // namespace waystone
