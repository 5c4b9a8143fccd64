#include "scenario/lesson/lesson_points.h"

#include <algorithm>

namespace waystone {

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

} // namespace waystone
