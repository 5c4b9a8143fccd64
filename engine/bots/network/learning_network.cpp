#include "bots/network/learning_network.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace waystone {

namespace {

constexpr double marginShare = 0.5; ///< of what is learned; the rest is the chance

double softsign(double value)
{
    return value / (1 + std::abs(value));
}

/// From -1 to 1, in steps that every machine has.
double drawnWeight(Rng &rng)
{
    constexpr std::uint32_t half = 1 << 20;
    return (static_cast<double>(rng.below(2 * half)) - half) / half;
}

int whole(double value, double unit, int most)
{
    return static_cast<int>(std::lround(std::clamp(value * unit, -double(most), double(most))));
}

} // namespace

LearningNetwork::LearningNetwork(int inputs, int hidden, Rng &rng)
    : hidden_(hidden), weights_(static_cast<std::size_t>(inputs)), direct_(static_cast<std::size_t>(inputs))
{
    assert(inputs <= Features::most && hidden <= Network::mostHidden);
    constexpr double scale = 0.125;
    for (Units &row : weights_)
        for (std::size_t unit = 0; unit < static_cast<std::size_t>(hidden); ++unit)
            row[unit] = scale * drawnWeight(rng);
    for (Units &result : results_)
        for (std::size_t unit = 0; unit < static_cast<std::size_t>(hidden); ++unit)
            result[unit] = scale * drawnWeight(rng);
}

LearningNetwork::Forward LearningNetwork::forward(const Features &features) const
{
    assert(static_cast<std::size_t>(features.size()) == direct_.size());
    Forward found{bias_, resultBias_};
    for (int input = 0; input < features.size(); ++input) {
        if (features[input] == 0)
            continue;
        const double value = double(features[input]) / Features::unit;
        const Units &row = weights_[static_cast<std::size_t>(input)];
        for (std::size_t unit = 0; unit < row.size(); ++unit)
            found.outputs[unit] += value * row[unit];
        for (std::size_t result = 0; result < Network::results; ++result)
            found.values[result] += value * direct_[static_cast<std::size_t>(input)][result];
    }
    for (double &output : found.outputs)
        output = softsign(output);
    for (std::size_t result = 0; result < Network::results; ++result)
        for (std::size_t unit = 0; unit < static_cast<std::size_t>(hidden_); ++unit)
            found.values[result] += found.outputs[unit] * results_[result][unit];
    return found;
}

Forecast LearningNetwork::judge(const Features &features) const
{
    const Forward found = forward(features);
    return {0.5 + 0.5 * softsign(found.values[0]), Network::pointsAUnit * found.values[1]};
}

void LearningNetwork::learn(const Features &features, const Forecast &target, double rate)
{
    const Forward found = forward(features);
    const std::array<double, Network::results> steps{
        rate * (target.chance - (0.5 + 0.5 * softsign(found.values[0]))),
        rate * marginShare * (target.margin / Network::pointsAUnit - found.values[1])};
    Units unitSteps{};
    for (std::size_t unit = 0; unit < static_cast<std::size_t>(hidden_); ++unit) {
        const double slope = 1 - std::abs(found.outputs[unit]);
        double sum = 0;
        for (std::size_t result = 0; result < Network::results; ++result) {
            sum += steps[result] * results_[result][unit];
            results_[result][unit] += steps[result] * found.outputs[unit];
        }
        unitSteps[unit] = sum * slope * slope;
        bias_[unit] += unitSteps[unit];
    }
    for (std::size_t result = 0; result < Network::results; ++result)
        resultBias_[result] += steps[result];
    for (int input = 0; input < features.size(); ++input) {
        if (features[input] == 0)
            continue;
        const double value = double(features[input]) / Features::unit;
        Units &row = weights_[static_cast<std::size_t>(input)];
        for (std::size_t unit = 0; unit < row.size(); ++unit)
            row[unit] += value * unitSteps[unit];
        for (std::size_t result = 0; result < Network::results; ++result)
            direct_[static_cast<std::size_t>(input)][result] += value * steps[result];
    }
}

Network::Weights LearningNetwork::rounded() const
{
    const auto weight = [](double value) { return whole(value, Network::weightUnit, Network::mostWeight); };
    const auto hidden = static_cast<std::size_t>(hidden_);
    Network::Weights rounded;
    for (std::size_t unit = 0; unit < hidden; ++unit) {
        rounded.hiddenBias.push_back(
            whole(bias_[unit], double{Features::unit} * Network::weightUnit, Network::mostBias));
        rounded.result.push_back({weight(results_[0][unit]), weight(results_[1][unit])});
    }
    for (std::size_t input = 0; input < direct_.size(); ++input) {
        std::vector<int> &row = rounded.hidden.emplace_back();
        for (std::size_t unit = 0; unit < hidden; ++unit)
            row.push_back(weight(weights_[input][unit]));
        rounded.direct.push_back({weight(direct_[input][0]), weight(direct_[input][1])});
    }
    for (std::size_t result = 0; result < Network::results; ++result)
        rounded.resultBias[result] = whole(resultBias_[result], Network::weightUnit, Network::mostBias);
    return rounded;
}

} // namespace waystone
