#include "cli/arena/sequential_test.h"

#include <cmath>
#include <iomanip>
#include <ostream>

namespace waystone::cli {

namespace {

constexpr double error = 0.05; ///< the chance of either wrong answer

/// Before so many games the spread of their results, which the test takes from them, is too uncertain: the wrong answers
/// would be more than one in twenty.
constexpr double fewestGames = 40;

double boundary()
{
    return std::log((1 - error) / error);
}

} // namespace

double SequentialTest::evidence(const Outcomes &outcomes) const
{
    const auto games = static_cast<double>(outcomes.games());
    if (games == 0)
        return 0;
    const double won = static_cast<double>(outcomes.wins) + 0.5 * static_cast<double>(outcomes.draws);
    // Half a game won and half a game lost more, or a few games that all end alike would seem to be certainty itself.
    const double mean = (won + 0.5) / (games + 1);
    const double squares = static_cast<double>(outcomes.wins) + 0.25 * static_cast<double>(outcomes.draws);
    const double variance = (squares + 0.5) / (games + 1) - mean * mean;
    return (high - low) * (2 * won - games * (low + high)) / (2 * variance);
}

SequentialTest::Verdict SequentialTest::verdict(const Outcomes &outcomes) const
{
    const double found = evidence(outcomes);
    if (static_cast<double>(outcomes.games()) < fewestGames || std::abs(found) < boundary())
        return Verdict::undecided;
    return found > 0 ? Verdict::high : Verdict::low;
}

void SequentialTest::print(const Outcomes &outcomes, std::ostream &out) const
{
    const auto percent = [&](double rate) -> std::ostream & {
        return out << std::fixed << std::setprecision(1) << 100 * rate << '%';
    };
    out << "sequential test ";
    percent(low) << " or ";
    percent(high) << ": evidence " << std::showpos << std::setprecision(2) << evidence(outcomes)
                  << std::noshowpos << " of +-" << boundary() << ", ";
    switch (verdict(outcomes)) {
    case Verdict::undecided:
        out << "undecided\n";
        return;
    case Verdict::low:
        percent(low) << " or less\n";
        return;
    case Verdict::high:
        percent(high) << " or more\n";
        return;
    }
}

} // namespace waystone::cli
