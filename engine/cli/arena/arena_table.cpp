#include "cli/arena/arena_tally.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <string_view>

namespace waystone::cli {

namespace {

constexpr double deviations = 1.959964; ///< of the normal distribution, on either side: 95 %
constexpr int nameWidth = 14;
constexpr int width = 9;

void printPercent(std::ostream &out, double share)
{
    out << std::setw(width - 1) << std::fixed << std::setprecision(1) << 100 * share << '%';
}

/// The share of games won, a draw counting half, and Wilson's interval round it.
void printRow(std::ostream &out, std::string_view name, const Outcomes &outcomes)
{
    out << std::left << std::setw(nameWidth) << name << std::right << std::setw(width) << outcomes.wins
        << std::setw(width) << outcomes.draws << std::setw(width) << outcomes.losses;
    const auto games = static_cast<double>(outcomes.games());
    if (games > 0) {
        const double rate =
            (static_cast<double>(outcomes.wins) + 0.5 * static_cast<double>(outcomes.draws)) / games;
        const double square = deviations * deviations;
        const double middle = (rate + square / (2 * games)) / (1 + square / games);
        const double half = deviations / (1 + square / games) *
                            std::sqrt(rate * (1 - rate) / games + square / (4 * games * games));
        printPercent(out, rate);
        printPercent(out, std::max(0.0, middle - half));
        printPercent(out, std::min(1.0, middle + half));
    }
    out << '\n';
}

void printMargin(std::ostream &out, const ArenaTally &tally)
{
    const auto games = static_cast<double>(tally.ofA.games() - tally.forfeits());
    if (games == 0)
        return;
    const double mean = static_cast<double>(tally.margin) / games;
    out << "margin " << std::showpos << std::setprecision(2) << mean << std::noshowpos;
    if (games > 1) {
        const double variance =
            std::max(0.0, (static_cast<double>(tally.marginSquares) - games * mean * mean) / (games - 1));
        out << " +- " << deviations * std::sqrt(variance / games);
    }
    out << " points\n";
}

} // namespace

void ArenaTally::print(std::ostream &out) const
{
    out << match.game << ", edition " << match.edition << ", " << match.seats << " players";
    for (const auto &[option, value] : match.rules)
        out << ", " << option << '=' << value;
    out << '\n' << match.a << " against " << match.b << ", seeds";
    for (const SeedRange &range : seeds)
        out << (range == seeds.front() ? " " : ", ") << range.first << ".." << range.last;
    const auto all = static_cast<double>(games());
    out << "\ngames " << games() << ", stopped " << stopped << " (" << std::fixed << std::setprecision(1)
        << 100 * static_cast<double>(stopped) / all << "%)\n";
    if (forfeits() > 0) {
        out << "forfeited by " << match.a << ": " << forfeitsOfA << ", by " << match.b << ": " << forfeitsOfB;
        out << (firstForfeit.empty() ? "" : "; the first: ") << firstForfeit << '\n';
    }
    out << std::setw(nameWidth) << "";
    for (const std::string_view head : {"wins", "draws", "losses", "rate", "from", "to"})
        out << std::setw(width) << head;
    out << '\n';
    printRow(out, match.a, ofA);
    printRow(out, "first player", ofFirst);
    printMargin(out, *this);
    out << "length " << std::setprecision(1) << static_cast<double>(actions) / all << " actions, "
        << static_cast<double>(turns) / all << " turns\n";
}

} // namespace waystone::cli
