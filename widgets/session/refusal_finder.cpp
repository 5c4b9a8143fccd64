#include "session/refusal_finder.h"

#include <algorithm>
#include <string>

namespace waystone {

bool beginsWith(const Route &route, const Route &clicks)
{
    return clicks.size() <= route.size() && std::equal(clicks.begin(), clicks.end(), route.begin());
}

RefusalFinder::RefusalFinder(const Game &game, Position position, Seat seat)
    : game_(game), position_(std::move(position)), seat_(seat)
{
    for (const Action action : game_.legal(position_, seat_))
        legalVerbs_.insert(action.verb);
}

const Problem &RefusalFinder::winner(const Votes &votes)
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
    vote.example = std::move(*problem);
}

std::optional<Problem> RefusalFinder::nearest(const VotesByVerb &votes, const Route &clicks) const
{
    const Problem *best = nullptr;
    int bestNearness = -1;
    for (const auto &[verb, refusals] : votes) {
        const Problem &problem = winner(refusals);
        const bool touches = std::ranges::any_of(
            problem.places, [&](Place place) { return std::ranges::find(clicks, place) != clicks.end(); });
        const int nearness = (legalVerbs_.contains(verb) ? 2 : 0) + (touches ? 1 : 0);
        if (nearness > bestNearness) {
            best = &problem;
            bestNearness = nearness;
        }
    }
    return best == nullptr ? std::nullopt : std::optional(*best);
}

Problem RefusalFinder::general(Place place) const
{
    const bool isOthers = place.owner != nobody && place.owner != seat_;
    return {isOthers ? "place.other-player" : "place.no-action", {{"place", place}}, {place}};
}

std::optional<Problem> RefusalFinder::find(const Route &clicks)
{
    VotesByVerb votes;
    for (const Action action : game_.meant(position_, seat_, clicks)) {
        const std::vector<Route> routes = game_.routes(position_, seat_, action);
        const auto route = std::ranges::find_if(
            routes, [&](const Route &candidate) { return beginsWith(candidate, clicks); });
        add(votes, action, *route, clicks.size());
    }
    std::optional<Problem> problem = nearest(votes, clicks);
    if (!problem && clicks.size() == 1)
        problem = general(clicks.front());
    return problem;
}

} // namespace waystone
