#include "scenario/lesson/lesson_points.h"

#include <algorithm>

namespace waystone {

namespace {

void add(PointSources &sources, std::string_view source, int points)
{
    const auto known = std::ranges::find(sources, source, &PointSources::value_type::first);
    if (known == sources.end())
        sources.emplace_back(source, points);
    else
        known->second += points;
}

/// The rows of these sheets, each source once.
template <class IsMeant>
PointSources rowsOf(const Game &game, const Position &position, const IsMeant &isMeant)
{
    PointSources sources;
    for (const ScoreSheet &sheet : game.breakdown(position))
        if (isMeant(sheet))
            for (const ScoreRow &row : sheet.rows)
                add(sources, row.source, row.points);
    return sources;
}

PointSources itemsOf(const Game &game, const LessonStep &step, const Position &position)
{
    PointSources sources;
    for (const ScoreItem &item : game.score(position).items)
        add(sources, item.source, item.points[step.seat]);
    return sources;
}

/// What `count` tells of the position after and not of the one before.
template <class Count>
PointSources brought(const Position *before, const Position &after, const Count &count)
{
    PointSources sources = count(after);
    if (before != nullptr)
        for (const auto &[source, points] : count(*before))
            add(sources, source, -points);
    std::erase_if(sources, [](const auto &entry) { return entry.second == 0; });
    return sources;
}

} // namespace

int lessonPoints(const Game &game, const LessonStep &step, const Position &position)
{
    if (step.sheet) {
        const std::vector<ScoreSheet> sheets = game.breakdown(position);
        const auto sheet = std::ranges::find(sheets, *step.sheet, &ScoreSheet::subject);
        if (sheet == sheets.end())
            return 0;
        if (step.source.empty())
            return sheet->total;
        const auto row = std::ranges::find(sheet->rows, step.source, &ScoreRow::source);
        return row == sheet->rows.end() ? 0 : row->points;
    }
    const Score score = game.score(position);
    if (step.seat >= score.totals.size())
        return 0;
    if (step.source.empty())
        return score.totals[step.seat];
    const auto item = std::ranges::find(score.items, step.source, &ScoreItem::source);
    return item == score.items.end() ? 0 : item->points[step.seat];
}

PointSources lessonPointSources(const Game &game, const LessonStep &step, const Position *before,
                                const Position &after)
{
    const auto rows = [&](const Position &position) {
        return rowsOf(game, position, [&step](const ScoreSheet &sheet) {
            return step.sheet ? sheet.subject == *step.sheet
                              : std::ranges::find(sheet.seats, step.seat) != sheet.seats.end();
        });
    };
    PointSources sources = brought(before, after, rows);
    if (!step.sheet) {
        const int points =
            lessonPoints(game, step, after) - (before == nullptr ? 0 : lessonPoints(game, step, *before));
        int sum = 0;
        for (const auto &entry : sources)
            sum += entry.second;
        if (!step.source.empty() || sum != points)
            sources = brought(before, after,
                              [&](const Position &position) { return itemsOf(game, step, position); });
    }
    if (!step.source.empty())
        std::erase_if(sources, [&step](const auto &entry) { return entry.first != step.source; });
    return sources;
}

} // namespace waystone
