#include "cli/lesson_listing.h"

#include "cli/failure.h"
#include "cli/problem_text.h"
#include "cli/text_file.h"
#include "core/json/json.h"
#include "core/json/json_writer.h"
#include "core/read_file.h"
#include "scenario/files/any_file.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/lesson/lesson_parts.h"
#include "scenario/shelf/language_share.h"
#include "scenario/shelf/lesson_set_file.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

namespace waystone::cli {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> filesIn(const std::string &folder)
{
    std::vector<std::string> files;
    std::error_code error;
    fs::directory_iterator each(folder, error);
    for (; !error && each != fs::directory_iterator(); each.increment(error))
        if (std::error_code ignored; each->is_regular_file(ignored))
            files.push_back(each->path().string());
    if (error)
        throw Failure{"cannot read " + folder + ": " + error.message()};
    std::ranges::sort(files);
    return files;
}

bool isWanted(const Lesson &lesson, const ListingFilter &filter)
{
    if (filter.tag && std::ranges::find(lesson.tags, *filter.tag) == lesson.tags.end())
        return false;
    if (filter.level && static_cast<std::uint64_t>(lesson.level) != *filter.level)
        return false;
    if (!filter.language)
        return true;
    const std::vector<LanguageShare> shares = languageShares(lesson);
    return std::ranges::any_of(shares, [&filter](const LanguageShare &share) {
        return share.language == *filter.language && share.isWhole();
    });
}

class Lister {
public:
    Lister(const ListingFilter &filter, const Registry &registry) : filter_(filter), registry_(registry) {}

    void addFolder(const std::string &folder)
    {
        for (const std::string &path : filesIn(folder)) {
            const Result<std::string> text = readFile(path, Pipes::refused);
            const std::string format = text ? formatOf(*text) : std::string();
            if (format == lessonFormat || format == setFormat)
                add(path, *text);
        }
    }

    /// A file that was named has to be a lesson or a set.
    void addFile(const std::string &path)
    {
        const std::string text = namedFile(path);
        add(path, text);
    }

    [[nodiscard]] LessonListing take() { return std::move(listing_); }

private:
    void add(const std::string &path, const std::string &text)
    {
        if (formatOf(text) == setFormat) {
            Result<LessonSet> set = readSet(text, registry_);
            if (set)
                listing_.sets.push_back({path, std::move(set).value()});
            else
                listing_.unreadable.push_back({path, set.problems().front()});
            return;
        }
        Result<LoadedLesson> loaded = readLesson(text, registry_);
        if (!loaded)
            listing_.unreadable.push_back({path, loaded.problems().front()});
        else if (isWanted(loaded->lesson, filter_))
            listing_.lessons.push_back({path, std::move(loaded->lesson)});
    }

    const ListingFilter &filter_;
    const Registry &registry_;
    LessonListing listing_;
};

std::string languagesText(const Lesson &lesson)
{
    std::string text;
    for (const LanguageShare &share : languageShares(lesson)) {
        text += (text.empty() ? "" : " ") + share.language;
        if (!share.isWhole())
            text += " (" + std::to_string(share.there) + " of " + std::to_string(share.all) + " texts)";
    }
    return text;
}

std::string tagsText(const Lesson &lesson)
{
    std::string text;
    for (const std::string &tag : lesson.tags)
        text += " #" + tag;
    return text;
}

std::string_view kindOf(const Lesson &lesson)
{
    return lesson.kind == Lesson::Kind::start         ? "start"
           : lesson.kind == Lesson::Kind::walkthrough ? "walkthrough"
                                                      : "lesson";
}

Json json(const LessonListing::ListedLesson &listed)
{
    const Lesson &lesson = listed.lesson;
    Json object = {{"path", listed.path}, {"game", lesson.game->id()}, {"id", lesson.id}};
    object["kind"] = kindOf(lesson);
    object["title"] = toJson(lesson.title);
    object["summary"] = toJson(lesson.summary);
    object["level"] = lesson.level;
    object["tags"] = lesson.tags;
    object["language"] = lesson.language;
    object["languages"] = Json::array();
    for (const LanguageShare &share : languageShares(lesson))
        object["languages"].push_back(
            {{"language", share.language}, {"texts", share.there}, {"of", share.all}});
    object["steps"] = lesson.steps.size();
    object["tasks"] = std::ranges::count(lesson.steps, LessonStep::Kind::act, &LessonStep::kind);
    return object;
}

Json json(const LessonListing::ListedSet &listed)
{
    const LessonSet &set = listed.set;
    Json object = {{"path", listed.path}, {"id", set.id}};
    object["title"] = toJson(set.title);
    object["summary"] = toJson(set.summary);
    object["lessons"] = Json::array();
    for (const LessonSet::Entry &entry : set.lessons)
        object["lessons"].push_back({{"game", entry.game},
                                     {"id", entry.id},
                                     {"program", entry.isShipped},
                                     {"inside", !entry.text.empty()}});
    return object;
}

} // namespace

LessonListing lessonListing(const std::vector<std::string> &paths, const ListingFilter &filter,
                            const Registry &registry)
{
    Lister lister(filter, registry);
    for (const std::string &path : paths) {
        std::error_code error;
        if (fs::is_directory(path, error))
            lister.addFolder(path);
        else
            lister.addFile(path);
    }
    return lister.take();
}

void printListing(std::ostream &out, const LessonListing &listing)
{
    for (const LessonListing::ListedLesson &listed : listing.lessons) {
        const Lesson &lesson = listed.lesson;
        const std::string &title = lesson.title.in(lesson.language, lesson.language);
        out << oneLine(std::string(lesson.game->id()) + " " + lesson.id + ": " +
                       (title.empty() ? "(no title)" : title) + "; level " + std::to_string(lesson.level) +
                       ", " + std::to_string(lesson.steps.size()) + " steps, " + languagesText(lesson) +
                       tagsText(lesson) + "; " + listed.path)
            << '\n';
    }
    for (const LessonListing::ListedSet &listed : listing.sets) {
        out << oneLine("set " + listed.set.id + ": " +
                       listed.set.title.in(listed.set.language, listed.set.language) + "; " +
                       std::to_string(listed.set.lessons.size()) + " lessons; " + listed.path)
            << '\n';
        for (const LessonSet::Entry &entry : listed.set.lessons)
            out << oneLine("  " + entry.game + ' ' + entry.id) << '\n';
    }
    for (const LessonListing::Unreadable &file : listing.unreadable)
        out << oneLine(problemText(file.path, file.problem)) << '\n';
    if (listing.lessons.empty() && listing.sets.empty() && listing.unreadable.empty())
        out << "no lessons\n";
}

std::string listingJson(const LessonListing &listing)
{
    Json all = {{"lessons", Json::array()}, {"sets", Json::array()}, {"unreadable", Json::array()}};
    for (const LessonListing::ListedLesson &listed : listing.lessons)
        all["lessons"].push_back(json(listed));
    for (const LessonListing::ListedSet &listed : listing.sets)
        all["sets"].push_back(json(listed));
    for (const LessonListing::Unreadable &file : listing.unreadable)
        all["unreadable"].push_back(
            {{"path", file.path}, {"problem", oneLine(problemText(file.path, file.problem))}});
    return writeJson(all);
}

} // namespace waystone::cli
