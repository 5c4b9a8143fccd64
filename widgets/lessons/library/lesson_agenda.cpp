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

Course LessonAgenda::course(std::string_view game) const
{
    const LibraryItem *start = library_.start(game);
    const LibraryItem *walkthrough = library_.walkthrough(game);
    const auto isBegun = [this](const LibraryItem *item) {
        return item != nullptr && !progress_.doneSteps(item->key()).isEmpty();
    };
    if (start != nullptr && !isBegun(walkthrough) && !isDone(*start))
        return steps(*start);
    if (walkthrough != nullptr && !isDone(*walkthrough))
        return chapters(*walkthrough);
    return lessons(game);
}

Course LessonAgenda::steps(const LibraryItem &start) const
{
    const QStringList done = progress_.doneSteps(start.key());
    Course course{Course::Kind::start, start.path, 0, static_cast<int>(start.steps.size()), 1, {}, {}};
    const QString last = progress_.lastStep(start.key());
    for (int step = 0; step < course.all; ++step) {
        const QString &id = start.steps[static_cast<std::size_t>(step)].id;
        course.done += done.contains(id) ? 1 : 0;
        if (id == last)
            course.place = step + 1;
    }
    return course;
}

Course LessonAgenda::chapters(const LibraryItem &walkthrough) const
{
    const QStringList done = progress_.doneSteps(walkthrough.key());
    const QString last = progress_.lastStep(walkthrough.key());
    const std::vector<LibraryChapter> chapters = chaptersOf(walkthrough);
    Course course{Course::Kind::walkthrough, walkthrough.path, 0, static_cast<int>(chapters.size()), 1, {},
                  walkthrough.language};
    if (!chapters.empty())
        course.chapter = chapters.front().name;
    int open = -1; // the chapter of the step
    bool isWhole = false;
    for (const LibraryItem::Step &step : walkthrough.steps) {
        const auto next = static_cast<std::size_t>(open + 1);
        if (next < chapters.size() && chapters[next].step == step.id) {
            course.done += isWhole ? 1 : 0;
            isWhole = true;
            ++open;
        }
        isWhole = isWhole && done.contains(step.id);
        if (step.id == last && open >= 0) {
            course.place = open + 1;
            course.chapter = chapters[static_cast<std::size_t>(open)].name;
        }
    }
    course.done += isWhole ? 1 : 0;
    return course;
}

Course LessonAgenda::lessons(std::string_view game) const
{
    Course course;
    for (const LibraryItem &item : library_.items()) {
        if (item.isOwn || item.kind != LibraryItem::Kind::lesson || item.game != game)
            continue;
        ++course.all;
        course.done += isDone(item) ? 1 : 0;
    }
    return course;
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
