#include "thinking/advice.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace waystone {

bool isJudged(const Candidate &candidate)
{
    return std::isfinite(candidate.uncertainty);
}

bool mayBeEqual(const Candidate &one, const Candidate &other)
{
    return std::abs(one.margin - other.margin) <= std::hypot(one.uncertainty, other.uncertainty);
}

bool Advice::isUnsure() const
{
    if (candidates.size() < 2)
        return false;
    const Candidate &best = candidates.front();
    return !isJudged(best) || std::any_of(candidates.begin() + 1, candidates.end(), [&](const auto &other) {
        return isJudged(other) && mayBeEqual(best, other);
    });
}

QString marginText(double margin)
{
    const QString digits = QLocale().toString(std::abs(margin), 'f', 1);
    if (std::abs(margin) < 0.05)
        return digits;
    return (margin > 0 ? QStringLiteral("+") : QStringLiteral("\u2212")) + digits;
}

} // namespace waystone
