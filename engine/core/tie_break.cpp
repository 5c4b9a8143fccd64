#include "core/tie_break.h"

#include <algorithm>
#include <utility>

namespace waystone {

std::vector<TieBreak> tieBreaksOf(const Score &score)
{
    std::vector<Seat> level;
    for (std::size_t seat = 0; seat < score.totals.size(); ++seat)
        if (score.totals[seat] == std::ranges::max(score.totals))
            level.push_back(static_cast<Seat>(seat));
    std::vector<TieBreak> breaks;
    for (const ScoreItem &item : score.tieBreaks) {
        TieBreak next{item.source, level, {}};
        for (const Seat seat : level)
            next.values.push_back(item.points[seat]);
        const int most = std::ranges::max(next.values);
        std::erase_if(level, [&](Seat seat) { return item.points[seat] != most; });
        if (level.size() < next.level.size())
            breaks.push_back(std::move(next));
    }
    return breaks;
}

std::optional<TieBreak> tieBreakBetween(const Score &score, Seat one, Seat other)
{
    if (score.totals[one] != score.totals[other])
        return std::nullopt;
    for (const ScoreItem &item : score.tieBreaks)
        if (item.points[one] != item.points[other]) {
            if (item.points[one] < item.points[other])
                std::swap(one, other);
            return TieBreak{item.source, {one, other}, {item.points[one], item.points[other]}};
        }
    return std::nullopt;
}

} // namespace waystone
