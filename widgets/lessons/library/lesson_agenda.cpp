#include "lessons/library/lesson_agenda.h"

#include <algorithm>

namespace waystone {

bool LessonAgenda::isDone(const LibraryItem &item) const
{
    const QStringList done = progress_.doneSteps(item.key());
    return std::ranges::all_of(item.steps,
                               [&](const LibraryItem::Step &step) { return done.contains(step.id); });
}

const LibraryItem *LessonAgenda::after(const QString &key) const
{
    const std::vector<LibraryItem> &items = library_.items();
    const auto here = std::ranges::find_if(
        items, [&](const LibraryItem &item) { return item.isLesson() && item.key() == key; });
    if (here == items.end())
        return nullptr;
    const auto isNext = [&](const LibraryItem &item) {
        return item.isLesson() && item.game == here->game && item.key() != key && !isDone(item);
    };
    auto found = std::find_if(here, items.end(), isNext);
    if (found == items.end())
        found = std::find_if(items.begin(), here, isNext);
    return found != items.end() && isNext(*found) ? &*found : nullptr;
}

std::vector<LessonAgenda::Due> LessonAgenda::due() const
{
    std::vector<Due> all;
    for (const LibraryItem &item : library_.items()) {
        if (!item.isLesson())
            continue;
        QStringList steps;
        for (const LibraryItem::Step &step : item.steps)
            steps.append(step.id);
        if (const QStringList due = progress_.due(item.key(), steps); !due.isEmpty())
            all.push_back({&item, due});
    }
    return all;
}

int LessonAgenda::dueTasks() const
{
    int count = 0;
    for (const Due &each : due())
        count += static_cast<int>(each.steps.size());
    return count;
}

} // namespace waystone
