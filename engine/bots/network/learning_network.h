#pragma once

#include "bots/network/network.h"
#include "core/rng.h"

#include <array>
#include <vector>

namespace waystone {

/// A network while it is trained: the same shape, with weights that are no whole numbers. Its sums are made one after the
/// other and never contracted, so that the same training gives the same network on every machine.
class LearningNetwork {
public:
    /// Small weights drawn at random. `hidden` is at most Network::mostHidden.
    LearningNetwork(int inputs, int hidden, Rng &rng);

    [[nodiscard]] Forecast judge(const Features &features) const;
    /// Takes the judgement of these features a little nearer to the target; `rate` is how much.
    void learn(const Features &features, const Forecast &target, double rate);

    /// What is too large for a network is cut off.
    [[nodiscard]] Network::Weights rounded() const;

private:
    using Units = std::array<double, Network::mostHidden>;

    struct Forward {
        Units outputs;
        std::array<double, Network::results> values;
    };
    [[nodiscard]] Forward forward(const Features &features) const;

    int hidden_;
    Units bias_{};
    std::vector<Units> weights_; ///< by feature
    std::array<double, Network::results> resultBias_{};
    std::vector<std::array<double, Network::results>> direct_; ///< by feature
    std::array<Units, Network::results> results_{};
};

} // namespace waystone
