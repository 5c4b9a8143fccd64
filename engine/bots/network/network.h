#pragma once

#include "bots/network/features.h"
#include "bots/network/forecast.h"

#include <array>
#include <cstdint>
#include <vector>

namespace waystone {

/// A network of two layers with a direct way from the features to the results. Its weights are whole numbers and its sums are
/// exact, so that it judges alike on every machine.
///
/// A hidden unit is softsign(sum of its features by its weights), softsign(x) = x / (1 + |x|). A result is the sum of the
/// hidden units and the features by its weights: the chance is (1 + softsign(result)) / 2, the margin is
/// `pointsAUnit` times the result.
class Network {
public:
    static constexpr int mostHidden = 32;
    static constexpr int weightUnit = 512;    ///< a weight that stands for 1
    static constexpr int mostWeight = 32'767; ///< on either side
    static constexpr int mostBias = 16'777'215;
    static constexpr double pointsAUnit = 8;

    enum class Result : std::uint8_t { chance, margin };
    static constexpr int results = 2;
    /// The weights of one feature or hidden unit to the results.
    using ToResults = std::array<int, results>;

    /// As it is written down; every number is within its limits.
    struct Weights {
        std::vector<int> hiddenBias; ///< by hidden unit, in parts of 1 / (Features::unit * weightUnit)
        std::vector<std::vector<int>> hidden; ///< by feature, then by hidden unit
        ToResults resultBias{};               ///< in parts of 1 / weightUnit
        std::vector<ToResults> direct;        ///< by feature
        std::vector<ToResults> result;        ///< by hidden unit

        friend bool operator==(const Weights &, const Weights &) = default;
    };

    explicit Network(Weights weights);

    [[nodiscard]] const Weights &weights() const { return weights_; }
    [[nodiscard]] int inputs() const { return static_cast<int>(weights_.direct.size()); }
    [[nodiscard]] int hiddenUnits() const { return static_cast<int>(weights_.result.size()); }

    /// There are as many features as inputs; what lies behind them is set to 0.
    [[nodiscard]] Forecast judge(Features &features) const;

private:
    static constexpr int step = 16; ///< features are taken so many at a time

    Weights weights_;
    int padded_; ///< inputs, up to a multiple of step
    std::vector<std::int16_t>
        rows_; ///< of each hidden unit, then of each result: a weight for each padded input
};

} // namespace waystone
