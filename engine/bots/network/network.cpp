#include "bots/network/network.h"

#include <cassert>
#include <cmath>
#include <cstdlib>

namespace waystone {

namespace {

constexpr int sumUnit = Features::unit * Network::weightUnit; ///< of a hidden unit's sum
constexpr int outputUnit = 16'384;                            ///< of a hidden unit's output

// Exact: 256 features of 127 by weights of 32,767 and a bias of 2^24 stay below 2^31.
static_assert(std::int64_t{Features::most} * Features::limit * Network::mostWeight + Network::mostBias <
              std::int64_t{1} << 31);

template <int step>
std::int32_t dot(const std::int16_t *one, const std::int16_t *other, int count)
{
    std::int32_t sum = 0;
    for (int from = 0; from < count; from += step)
        for (int index = 0; index < step; ++index)
            sum += one[from + index] * other[from + index];
    return sum;
}

/// x / (1 + |x|); the division of floats is rounded alike everywhere.
std::int32_t softsign(std::int32_t sum)
{
    const float ratio = static_cast<float>(sum) / static_cast<float>(sumUnit + std::abs(sum));
    return static_cast<std::int32_t>(ratio * float{outputUnit});
}

} // namespace

Network::Network(Weights weights) : weights_(std::move(weights)), padded_((inputs() + step - 1) / step * step)
{
    assert(inputs() <= Features::most && hiddenUnits() <= mostHidden);
    const auto rowCount = static_cast<std::size_t>(hiddenUnits() + results);
    const auto width = static_cast<std::size_t>(padded_);
    rows_.assign(rowCount * width, 0);
    for (std::size_t input = 0; input < weights_.direct.size(); ++input) {
        for (std::size_t unit = 0; unit < weights_.result.size(); ++unit)
            rows_[unit * width + input] = static_cast<std::int16_t>(weights_.hidden[input][unit]);
        for (std::size_t result = 0; result < results; ++result)
            rows_[(weights_.result.size() + result) * width + input] =
                static_cast<std::int16_t>(weights_.direct[input][result]);
    }
}

Forecast Network::judge(Features &features) const
{
    assert(features.size() == inputs());
    features.pad(step);
    const std::int16_t *row = rows_.data();
    std::array<std::int64_t, results> sums{};
    for (std::size_t unit = 0; unit < weights_.result.size(); ++unit, row += padded_) {
        const std::int32_t output =
            softsign(dot<step>(features.data(), row, padded_) + weights_.hiddenBias[unit]);
        for (std::size_t result = 0; result < results; ++result)
            sums[result] += std::int64_t{output} * weights_.result[unit][result];
    }
    std::array<double, results> values{};
    for (std::size_t result = 0; result < results; ++result, row += padded_) {
        const std::int64_t direct = dot<step>(features.data(), row, padded_) +
                                    std::int64_t{weights_.resultBias[result]} * Features::unit;
        sums[result] += direct * (outputUnit / Features::unit);
        // Exact, as all that is done here but the division: a power of two.
        values[result] = static_cast<double>(sums[result]) / (double{outputUnit} * weightUnit);
    }
    const double chance = values[0] / (1 + std::abs(values[0]));
    return {0.5 + 0.5 * chance, pointsAUnit * values[1]};
}

} // namespace waystone
