#include "cli/proof_view.h"

namespace waystone::cli {

namespace {

constexpr std::size_t mostLines = 8;

} // namespace

void ProofView::show(std::size_t step, std::uint64_t nodes)
{
    nodes_[step] = nodes;
    live_.show([this] { return text(); });
}

std::string ProofView::text() const
{
    std::string text;
    std::size_t left = nodes_.size(); // the last ones are being proved
    for (const auto &[step, nodes] : nodes_)
        if (left-- <= mostLines)
            text += "step " + std::to_string(step + 1) + " of " + std::to_string(lesson_.steps.size()) +
                    ", " + lesson_.steps[step].id + ": " + std::to_string(nodes) + " positions\n";
    return text + durationText(Clock::now() - begin_) + '\n';
}

} // namespace waystone::cli
