#pragma once

#include "bots/network/features.h"
#include "bots/network/training.h"
#include "bots/search/position_value.h"
#include "bots/search/search_policy.h"

#include <string>

namespace waystone {

class Network;

/// By part of a position.
using PartPoints = std::array<double, maxSeats>;

/// How a policy judges a position as a whole.
///
/// - viewer() is the seat from whose view a position of two players is judged; the other one has the rest of the chance.
///   With more players every seat judges for itself.
/// - features() describes a position that is judged as this seat sees it, by nothing that the seat may not know.
template <class P, class R>
concept JudgesWhole = requires(const P &policy, const R &rules, const typename R::State &state, Seat seat,
                               Features &features)
{
    {
        policy.viewer(rules, state)
        } -> std::same_as<Seat>;
    policy.features(rules, state, seat, features);
};

/// How a policy judges a position by its parts, each of which scores points for one seat or more. A network tells as the
/// margin how many points are still to come; what it thinks of the chance means nothing.
///
/// - parts() is how many there are; always the same in a game.
/// - partFeatures() describes one of them.
/// - partPoints() is what it has scored so far, or in all if the game is over.
/// - expected() is what each seat can expect if every part comes to so many points in all.
template <class P, class R>
concept JudgesParts = requires(const P &policy, const R &rules, const typename R::State &state, int part,
                               Features &features, const PartPoints &points)
{
    {
        policy.parts(rules, state)
        } -> std::same_as<int>;
    policy.partFeatures(rules, state, part, features);
    {
        policy.partPoints(rules, state, part)
        } -> std::same_as<double>;
    {
        policy.expected(rules, state, points)
        } -> std::same_as<Expectations>;
};

/// What a game's policy has beside the rest (SearchPolicy) if its judgement can be learned.
///
/// - featureNames() names what features() adds with so many players, in its order: letters, digits, '-' and '.'.
/// - judges() tells whether a position can be judged at once. Where it cannot, play goes on to one that can. It need not
///   know of positions in which the game is over.
/// - learnedSettings() and trainingSettings() tell how such a judgement is searched with, and how it is trained.
/// - network() is what has been learned for this edition and so many players; null if nothing has.
/// - The position is judged as a whole (JudgesWhole), or part by part (JudgesParts).
template <class P, class R>
concept LearningPolicy = SearchPolicy<P, R> &&
    (JudgesWhole<P, R> || JudgesParts<P, R>)&&requires(const P &policy, const R &rules,
                                                       const typename R::State &state, int seats)
{
    {
        P::featureNames(seats)
        } -> std::same_as<std::vector<std::string>>;
    {
        policy.judges(rules, state)
        } -> std::same_as<bool>;
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
