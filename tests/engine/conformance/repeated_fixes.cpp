#include "conformance/repeated_fixes.h"

#include <algorithm>
#include <deque>
#include <ostream>
#include <set>

namespace waystone::test {

namespace {

constexpr std::size_t lastFixes = 12;

/// The number of the finding whose fix is taken, or that of none.
std::size_t chosen(const std::vector<Finding> &findings, Rng *rng)
{
    std::vector<std::size_t> mendable;
    for (std::size_t number = 0; number < findings.size(); ++number)
        if (!findings[number].fixes.empty())
            mendable.push_back(number);
    if (mendable.empty())
        return findings.size();
    return mendable[rng == nullptr ? 0 : rng->below(static_cast<std::uint32_t>(mendable.size()))];
}

} // namespace

std::ostream &operator<<(std::ostream &stream, const Mending &mending)
{
    return stream << mending.fixes << " fixes\n" << mending.trail;
}

Mending mendedAgainAndAgain(const Editing &editing, AnySetup setup, const Fingerprint &fingerprint, Rng *rng)
{
    Mending mending;
    std::set<std::string> known{fingerprint(setup)};
    std::deque<std::string> trail;
    for (;;) {
        const std::vector<Finding> findings = editing.problems(setup);
        const std::size_t number = chosen(findings, rng);
        if (number == findings.size())
            break;
        const std::vector<Fix> &fixes = findings[number].fixes;
        const Fix &fix = fixes[rng == nullptr ? 0 : rng->below(static_cast<std::uint32_t>(fixes.size()))];
        trail.push_back(findings[number].problem.code + ": " + fix.name.code + '\n');
        if (trail.size() > lastFixes)
            trail.pop_front();
        setup = AnySetup(fix.setup);
        ++mending.fixes;
        mending.circles = !known.insert(fingerprint(setup)).second;
        if (mending.circles)
            break;
    }
    for (const std::string &line : trail)
        mending.trail += line;
    return mending;
}

} // namespace waystone::test
