#include "core/telling.h"

#include <algorithm>

namespace waystone {

namespace {

void count(ToldShare &share, Place place, int number)
{
    const auto known = std::ranges::find(share.places, place, &ToldPlace::place);
    if (known == share.places.end())
        share.places.push_back({place, number});
    else
        known->number += number;
}

/// The category with its totals behind those told before; nothing if it is empty.
void tell(Telling &telling, ToldCategory category)
{
    const bool isEmpty = std::ranges::all_of(
        category.shares, [](const ToldShare &share) { return share.points == 0 && share.places.empty(); });
    if (isEmpty)
        return;
    category.totals = telling.back().totals;
    for (const ToldShare &share : category.shares)
        for (const Seat seat : share.seats)
            category.totals[seat] += share.points;
    telling.push_back(std::move(category));
}

} // namespace

ToldCategory toldRow(const std::vector<ScoreSheet> &sheets, std::size_t row)
{
    ToldCategory category{sheets.front().rows[row].source, {}, {}, {}};
    for (const ScoreSheet &sheet : sheets) {
        ToldShare share{sheet.subject, sheet.seats, 0, sheet.rows[row].points, {}};
        for (const ScorePart &part : sheet.rows[row].parts)
            for (const Place &place : part.places)
                count(share, place, &place == &part.places.front() ? part.points : 0);
        category.shares.push_back(std::move(share));
    }
    return category;
}

Telling tellingOf(const std::vector<ScoreSheet> &sheets, int seats)
{
    Telling telling{{{}, {}, std::vector<int>(static_cast<std::size_t>(seats)), {}}};
    for (std::size_t row = 0; row < sheets.front().rows.size(); ++row)
        tell(telling, toldRow(sheets, row));
    return telling;
}

Telling tellingOf(const Score &score)
{
    Telling telling{{{}, {}, std::vector<int>(score.totals.size()), {}}};
    for (const ScoreItem &item : score.items) {
        ToldCategory category{item.source, {}, {}, {}};
        for (std::size_t seat = 0; seat < item.points.size(); ++seat)
            category.shares.push_back({{}, {static_cast<Seat>(seat)}, 0, item.points[seat], {}});
        tell(telling, std::move(category));
    }
    return telling;
}

} // namespace waystone
