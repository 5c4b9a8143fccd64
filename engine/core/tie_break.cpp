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
    std::vector<SameCount> same;
    for (const ScoreItem &item : score.tieBreaks) {
        TieBreak next{item.source, level, {}, {}};
        for (const Seat seat : level)
            next.values.push_back(item.points[seat]);
        const int most = std::ranges::max(next.values);
        std::erase_if(level, [&](Seat seat) { return item.points[seat] != most; });
        if (level.size() == next.level.size()) {
            same.push_back({item.source, most});
            continue;
        }
        next.same = std::exchange(same, {});
        breaks.push_back(std::move(next));
    }
    return breaks;
}

std::optional<TieBreak> tieBreakBetween(const Score &score, Seat one, Seat other)
{
    if (score.totals[one] != score.totals[other])
        return std::nullopt;
    std::vector<SameCount> same;
    for (const ScoreItem &item : score.tieBreaks) {
        if (item.points[one] == item.points[other]) {
            same.push_back({item.source, item.points[one]});
            continue;
        }
        if (item.points[one] < item.points[other])
            std::swap(one, other);
        return TieBreak{item.source, {one, other}, {item.points[one], item.points[other]}, std::move(same)};
    }
    return std::nullopt;
}

std::vector<std::string_view> decidingFor(const Score &score, Seat seat)
{
    // The nearest ranks on both sides among those with as many points.
    std::optional<Seat> before;
    std::optional<Seat> behind;
    for (std::size_t number = 0; number < score.ranks.size(); ++number) {
        const auto other = static_cast<Seat>(number);
        if (score.totals[other] != score.totals[seat])
            continue;
        if (score.ranks[other] < score.ranks[seat] && (!before || score.ranks[other] > score.ranks[*before]))
            before = other;
        if (score.ranks[other] > score.ranks[seat] && (!behind || score.ranks[other] < score.ranks[*behind]))
            behind = other;
    }
    std::vector<std::string_view> sources;
    for (const ScoreItem &item : score.tieBreaks)
        for (const std::optional<Seat> &other : {before, behind}) {
            const auto tie = other ? tieBreakBetween(score, seat, *other) : std::nullopt;
            if (tie && tie->source == item.source && (sources.empty() || sources.back() != item.source))
                sources.push_back(item.source);
        }
    return sources;
}

} // namespace waystone
