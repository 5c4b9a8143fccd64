#pragma once

#include "bots/network/features.h"
#include "bots/network/training.h"
#include "bots/search/search_policy.h"

#include <string>

namespace waystone {

class Network;

/// What a game's policy has beside the rest (SearchPolicy) if its judgement can be learned.
///
/// - featureNames() names what features() adds, in its order: letters, digits, '-' and '.'.
/// - judges() tells whether a position can be judged at once. Where it cannot, play goes on to one that can. It need not
///   know of positions in which the game is over.
/// - viewer() is the seat from whose view a position of two players is judged; the other one has the rest of the chance.
///   With more players every seat judges for itself.
/// - features() describes a position that is judged as this seat sees it, by nothing that the seat may not know.
/// - learnedSettings() and trainingSettings() tell how such a judgement is searched with, and how it is trained.
/// - network() is what has been learned for this edition and so many players; null if nothing has.
template <class P, class R>
concept LearningPolicy = SearchPolicy<P, R> &&
    requires(const P &policy, const R &rules, const typename R::State &state, Seat seat, Features &features,
             int seats)
{
    {
        P::featureNames()
        } -> std::same_as<std::vector<std::string>>;
    {
        policy.judges(rules, state)
        } -> std::same_as<bool>;
    {
        policy.viewer(rules, state)
        } -> std::same_as<Seat>;
    policy.features(rules, state, seat, features);
    {
        P::learnedSettings(seats)
        } -> std::same_as<SearchSettings>;
    {
        P::trainingSettings(seats)
        } -> std::same_as<TrainingSettings>;
    {
        P::network(rules, seats)
        } -> std::same_as<const Network *>;
};

} // namespace waystone
