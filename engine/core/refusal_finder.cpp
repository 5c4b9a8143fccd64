#include "core/refusal_finder.h"

#include <algorithm>
#include <string>

namespace waystone {

RefusalFinder::RefusalFinder(const Game &game, Position position, Seat seat)
    : game_(game), position_(std::move(position)), seat_(seat)
{
    for (const Action action : game_.legal(position_, seat_))
        legalVerbs_.insert(action.verb);
}

const RefusalFinder::Reason &RefusalFinder::winner(const Votes &votes)
{
    const auto most = std::ranges::max_element(votes, {}, [](const auto &entry) {
        const Vote &vote = entry.second;
        return std::pair(!vote.blamesLaterClicks, vote.count);
    });
    return most->second.example;
}

void RefusalFinder::add(VotesByVerb &votes, Action action, const Route &route, std::size_t clicked) const
{
    std::optional<Problem> problem = game_.refuse(position_, seat_, action);
    if (!problem || problem->severity == Severity::impossible)
        return;
    Vote &vote = votes[action.verb][problem->code];
    if (vote.count++ > 0)
        return;
    const auto later = route.begin() + static_cast<std::ptrdiff_t>(clicked);
    vote.blamesLaterClicks =
        std::ranges::any_of(
            problem->places,
            [&](Place place) { return std::find(later, route.end(), place) != route.end(); }) &&
        std::ranges::none_of(problem->places,
                             [&](Place place) { return std::find(route.begin(), later, place) != later; });
    vote.example = {std::move(*problem), action};
}

std::optional<RefusalFinder::Reason> RefusalFinder::nearest(const VotesByVerb &votes,
                                                            const Route &clicks) const
{
    const Reason *best = nullptr;
    int bestNearness = -1;
    for (const auto &[verb, refusals] : votes) {
        const Reason &reason = winner(refusals);
        const bool touches = std::ranges::any_of(reason.problem.places, [&](Place place) {
            return std::ranges::find(clicks, place) != clicks.end();
        });
        const int nearness = (legalVerbs_.contains(verb) ? 2 : 0) + (touches ? 1 : 0);
        if (nearness > bestNearness) {
            best = &reason;
            bestNearness = nearness;
        }
    }
    return best == nullptr ? std::nullopt : std::optional(*best);
}

/// Whether a legal action comes to a place of this area after its first click.
bool RefusalFinder::isReached(std::uint8_t area) const
{
    const auto comesThere = [area](const Route &route) {
        return std::any_of(route.begin() + 1, route.end(), [area](Place at) { return at.area == area; });
    };
    return std::ranges::any_of(game_.legal(position_, seat_), [&](Action action) {
        return std::ranges::any_of(game_.routes(position_, seat_, action), comesThere);
    });
}

std::set<Action> RefusalFinder::leadingTo(Place place) const
{
    // Finding out takes a while, and most of what is never clicked is never come to either.
    if (!isReached(place.area))
        return {};
    if (leading_.empty()) {
        std::set<Action> known; // the same may begin in several places
        for (const Place from : game_.places(game_.seats(position_)))
            for (const Action action : game_.meant(position_, seat_, {from}))
                if (known.insert(action).second)
                    for (const Route &route : game_.routes(position_, seat_, action))
                        for (std::size_t click = 1; click < route.size(); ++click)
                            leading_[route[click]].insert(action);
    }
    const auto found = leading_.find(place);
    return found == leading_.end() ? std::set<Action>() : found->second;
}

Problem RefusalFinder::general(Place place) const
{
    // Whose it is matters where something could be done with one's own.
    const bool isOthers = place.owner != nobody && place.owner != seat_ &&
                          !game_.meant(position_, seat_, {Place{place.area, seat_, place.index}}).empty();
    return {std::string(isOthers ? "place.other-player" : noActionCode), {{"place", place}}, {place}};
}

std::optional<RefusalFinder::Reason> RefusalFinder::find(const Route &clicks) const
{
    const bool isFirst = clicks.size() == 1;
    if (isFirst)
        if (std::optional<Problem> problem = game_.refusePlace(position_, seat_, clicks.front()))
            return Reason{std::move(*problem), std::nullopt};
    VotesByVerb votes;
    for (const Action action : game_.meant(position_, seat_, clicks)) {
        const std::vector<Route> routes = game_.routes(position_, seat_, action);
        const auto route = std::ranges::find_if(
            routes, [&](const Route &candidate) { return beginsWith(candidate, clicks); });
        add(votes, action, *route, clicks.size());
    }
    std::optional<Reason> reason = nearest(votes, clicks);
    if (reason || !isFirst)
        return reason;
    const std::set<Action> leading = leadingTo(clicks.front());
    for (const Action action : leading) {
        if (!game_.refuse(position_, seat_, action))
            return std::nullopt;
        add(votes, action, clicks, clicks.size());
    }
    reason = nearest(votes, clicks);
    return reason ? reason : Reason{general(clicks.front()), std::nullopt};
}

std::optional<Problem> RefusalFinder::whyNot(const Route &clicks) const
{
    const std::optional<Reason> reason = find(clicks);
    return reason ? std::optional(reason->problem) : std::nullopt;
}

} // namespace waystone
