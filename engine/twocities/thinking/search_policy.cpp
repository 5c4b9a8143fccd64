#include "twocities/thinking/search_policy.h"

#include "bots/network/learned_networks.h"
#include "bots/search/action_filter.h"
#include "twocities/rules/queries.h"
#include "twocities/thinking/evaluation.h"
#include "twocities/thinking/features.h"

#include <cmath>
#include <numeric>

namespace waystone::twocities {

namespace {

/// The best that each of a seat's two cities can become by each tile of its hand.
class HandEvaluation {
public:
    HandEvaluation(const Evaluation &evaluation, const State &state, Seat seat) : hand_(state.hands[seat])
    {
        for (std::size_t slot = 0; slot < state.handSizes[seat]; ++slot) {
            const bool isLikeLast = slot > 0 && hand_[slot] == hand_[slot - 1];
            left_[slot] =
                isLikeLast ? left_[slot - 1] : evaluation.with(leftCity(state.players, seat), hand_[slot]);
            right_[slot] =
                isLikeLast ? right_[slot - 1] : evaluation.with(rightCity(state.players, seat), hand_[slot]);
        }
    }
    [[nodiscard]] double left(int tile) const { return left_[slotOf(tile)]; }
    [[nodiscard]] double right(int tile) const { return right_[slotOf(tile)]; }

private:
    [[nodiscard]] std::size_t slotOf(int tile) const
    {
        std::size_t slot = 0;
        while (hand_[slot] != tile)
            ++slot;
        return slot;
    }

    const Hand &hand_;
    std::array<double, maxHand> left_{};
    std::array<double, maxHand> right_{};
};

void selectValues(const Evaluation &evaluation, const State &state, Seat seat, const ActionList &actions,
                  ActionValues &values)
{
    const HandEvaluation hand(evaluation, state, seat);
    for (const Action action : actions)
        values.add(std::max(evaluation.together(hand.left(action.first), hand.right(action.second)),
                            evaluation.together(hand.left(action.second), hand.right(action.first))));
}

/// The rows of the score that decide nearly all games; a tie in both is taken for one.
void finalWorths(const BetweenTwoCities &rules, const State &state, Worths &worths)
{
    constexpr double higherCity = 0.001; // breaks ties only
    const std::array<int, maxPlayers> totals = rules.scorer().totals(state);
    for (Seat seat = 0; seat < state.players; ++seat) {
        const int left = totals[static_cast<std::size_t>(leftCity(state.players, seat))];
        const int right = totals[static_cast<std::size_t>(rightCity(state.players, seat))];
        worths[seat] =
            state.players == 2 ? left + right : std::min(left, right) + higherCity * std::max(left, right);
    }
}

bool isFactory(const Edition &edition, int tile)
{
    if (tile::isSingle(tile))
        return static_cast<Kind>(tile) == Kind::factory;
    return edition.duplex(tile).first == Kind::factory || edition.duplex(tile).second == Kind::factory;
}

/// A factory changes what those of other cities are worth; all else only its own city.
void placeValues(const BetweenTwoCities &rules, const Evaluation &evaluation, const State &state, Seat seat,
                 const ActionList &actions, ActionValues &values)
{
    const Kept &kept = state.kept[seat];
    const int left = leftCity(state.players, seat);
    const int right = rightCity(state.players, seat);
    std::array<double, 2> others{}; // what the other city comes to, by which tile goes here
    int cityOfOthers = -1;
    for (const Action action : actions) {
        if (isFactory(rules.edition(), action.first)) {
            State after = state;
            rules.apply(after, seat, action, nullptr);
            values.add(rules.worth(after, seat));
            continue;
        }
        if (action.second != cityOfOthers) {
            cityOfOthers = action.second;
            const int other = cityOfOthers == left ? right : left;
            for (std::size_t index = 0; index < kept.size(); ++index)
                others[index] =
                    kept[1] == tile::none ? evaluation.now(other) : evaluation.with(other, kept[1 - index]);
        }
        const double here = evaluation.after(action.second, action.first, action.third);
        values.add(evaluation.together(here, others[action.first == kept[0] ? 0 : 1]));
    }
}

/// What the lower of two cities is expected to come to: less than either where they are close.
double lowerOf(double one, double other, double spread)
{
    constexpr double share = 1.13; // of normal distributions that are alike
    const double difference = one - other;
    return 0.5 * (one + other - std::sqrt(difference * difference + share * spread * share * spread));
}

Expectations chancesOf(const Worths &worths, int seats, double spread)
{
    Expectations found;
    double sum = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        double best = -1000;
        for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other)
            best = other == seat ? best : std::max(best, worths[other]);
        found.margins[seat] = worths[seat] - best;
        const double ratio = found.margins[seat] / spread;
        found.chances[seat] = 0.5 + 0.5 * ratio / (1 + std::abs(ratio));
        sum += found.chances[seat];
    }
    for (double &chance : found.chances)
        chance /= sum;
    return found;
}

} // namespace

SearchSettings Policy::settings(Level level, int seats)
{
    // By level: iterations, playout (to the end), epsilon, exploration, priorScale, rewardScale, noise. Where cities are
    // shared, it takes more to tell what wins.
    using Table = std::array<SearchSettings, levels>;
    static constexpr Table two{{{0, 0, 0, 1, 2, 10, 3},
                                {0, 0, 0, 1, 2, 10, 1.2},
                                {0, 0, 0, 1, 2, 10, 0},
                                {30, 1000, 0.3, 1, 2, 25, 0},
                                {300, 1000, 0.3, 1, 2, 25, 0}}};
    static constexpr Table more{{{0, 0, 0, 1, 2, 10, 12},
                                 {0, 0, 0, 1, 2, 10, 2.5},
                                 {0, 0, 0, 1, 2, 10, 0},
                                 {50, 1000, 0.3, 1, 2, 25, 0},
                                 {600, 1000, 0.3, 1, 2, 25, 0}}};
    return (seats == 2 ? two : more)[static_cast<std::size_t>(level)];
}

/// From 130 positions of games of two to six: within are 829 of 842 margins with fewer than 300 visits, 573 of 590 with
/// fewer than 2,000, 203 of 213 with more.
MarginError Policy::marginError()
{
    return {2, 0.5, 0.25};
}

void Policy::worths(const BetweenTwoCities &rules, const State &state, Worths &worths) const
{
    if (state.phase == Phase::over)
        return finalWorths(rules, state, worths);
    const Evaluation evaluation(rules.edition(), rules.scorer(), state);
    for (Seat seat = 0; seat < state.players; ++seat)
        worths[seat] = evaluation.of(seat);
}

/// A seat's two placements may come in either order: its left city first, then.
void Policy::prune(const BetweenTwoCities &, const State &state, Seat seat, Action, ActionList &actions) const
{
    if (state.phase == Phase::place && state.open[seat] == side::both)
        removeActions(
            actions, [left = leftCity(state.players, seat)](Action action) { return action.second != left; });
}

void Policy::actionValues(const BetweenTwoCities &rules, const State &state, Seat seat,
                          const ActionList &actions, ActionValues &values) const
{
    const Evaluation evaluation(rules.edition(), rules.scorer(), state);
    if (state.phase == Phase::select)
        selectValues(evaluation, state, seat, actions, values);
    else
        placeValues(rules, evaluation, state, seat, actions, values);
}

std::vector<std::string> Policy::featureNames(int)
{
    return namesOfFeatures();
}

SearchSettings Policy::learnedSettings(int seats)
{
    // Iterations, playout, epsilon, exploration, priorScale, rewardScale.
    return seats == 2 ? SearchSettings{1100, 0, 0, 0.5, 2, 25, 0} : SearchSettings{1000, 0, 0, 1, 2, 25, 0};
}

TrainingSettings Policy::trainingSettings(int)
{
    return {.games = 10'000, .lambda = 0.9, .epsilon = 0.02, .greedyShare = 0.7};
}

const Network *Policy::network(const BetweenTwoCities &rules, int seats)
{
    return learnedNetwork(BetweenTwoCities::id(), rules.editionInfo().hash, seats);
}

/// When all select anew.
bool Policy::judges(const BetweenTwoCities &, const State &state)
{
    return state.phase == Phase::select && state.acting == (1u << state.players) - 1;
}

int Policy::parts(const BetweenTwoCities &, const State &state)
{
    return cityCount(state.players);
}

void Policy::partFeatures(const BetweenTwoCities &rules, const State &state, int city,
                          Features &features) const
{
    addFeatures(rules, state, city, features);
}

double Policy::partPoints(const BetweenTwoCities &rules, const State &state, int city) const
{
    const CityPoints points = rules.scorer().points(state, city);
    return std::accumulate(points.begin(), points.end(), 0);
}

Expectations Policy::expected(const BetweenTwoCities &rules, const State &state,
                              const PartPoints &points) const
{
    // Standard deviation of what a city comes to, by the turns that are left, as it was measured.
    const double spread = 1 + 1.6 * std::sqrt(static_cast<double>(turnsLeft(rules.edition(), state)));
    Worths worths{};
    for (Seat seat = 0; seat < state.players; ++seat) {
        const double left = points[static_cast<std::size_t>(leftCity(state.players, seat))];
        const double right = points[static_cast<std::size_t>(rightCity(state.players, seat))];
        worths[seat] = state.players == 2 ? left + right : lowerOf(left, right, spread);
    }
    return chancesOf(worths, state.players, spread);
}

} // namespace waystone::twocities
