#include "cli/command.h"
#include "cli/failure.h"
#include "cli/problem_text.h"
#include "cli/text_file.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/shelf/lesson_id.h"
#include "scenario/shelf/lesson_set_file.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

namespace waystone::cli {

namespace {

/// As `set` tells what they have done.
std::string counted(std::size_t lessons)
{
    return std::to_string(lessons) + (lessons == 1 ? " lesson" : " lessons");
}

LessonSet::Entry entryFrom(const std::string &path, const Command &command)
{
    const std::string text = givenFile(path, command.in);
    const Result<LoadedLesson> loaded = readLesson(text, command.registry);
    if (!loaded)
        throw Failure{problemText(path, loaded.problems().front())};
    // As the program would write it: what is given away does not depend on the version that made it.
    return {std::string(loaded->lesson.game->id()), loaded->lesson.id, false, writeLesson(loaded->lesson)};
}

int makeSet(const Command &command)
{
    const Arguments &arguments = command.arguments;
    const std::optional<std::string> out = arguments.value("-o");
    const std::optional<std::string> title = arguments.value("--title");
    if (arguments.files().empty())
        throw Failure{"set needs the files of its lessons"};
    if (!title || title->empty())
        throw Failure{"set needs --title"};
    LessonSet set;
    set.language = arguments.value("--language").value_or(std::string(fallbackLanguage));
    set.title.texts[set.language] = *title;
    if (const std::optional<std::string> summary = arguments.value("--summary"); summary && !summary->empty())
        set.summary.texts[set.language] = *summary;
    set.id = lessonIdFrom(*title, [](const std::string &) { return false; });
    for (const std::string &path : arguments.files()) {
        LessonSet::Entry entry = entryFrom(path, command);
        if (std::ranges::any_of(set.lessons, [&](const auto &earlier) { return earlier.names(entry); }))
            throw Failure{path + ": the set has the lesson " + entry.id + " already"};
        set.lessons.push_back(std::move(entry));
    }
    const std::string text = writeSet(set);
    // What could not be read again is not written: a language of three letters, a title without end.
    if (const Result<LessonSet> again = readSet(text, command.registry); !again)
        throw Failure{problemText("the set", again.problems().front())};
    if (out) {
        writeFile(*out, text);
        command.out << oneLine(*out + ": a set of " + counted(set.lessons.size())) << '\n';
    } else {
        command.out << text;
    }
    return 0;
}

int unpackSet(const Command &command)
{
    const std::string &path = command.arguments.file();
    const std::string folder = command.arguments.value("--out").value_or(".");
    const Result<LessonSet> set = readSet(givenFile(path, command.in), command.registry);
    if (!set)
        throw Failure{problemText(path, set.problems().front())};
    std::vector<std::pair<std::string, std::string>> files;
    for (const LessonSet::Entry &entry : set->lessons) {
        if (entry.text.empty())
            continue; // it is only named
        std::string name = entry.game + '-' + entry.id + ".waylesson";
        name = (std::filesystem::path(folder) / name).string();
        if (std::filesystem::exists(name))
            throw Failure{name + " is there already; nothing was written"};
        files.emplace_back(std::move(name), entry.text);
    }
    if (files.empty())
        throw Failure{path + ": the set only names its lessons, there is nothing in it to unpack"};
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        throw Failure{"cannot make " + folder + ": " + error.message()};
    for (const auto &[name, text] : files) {
        writeFile(name, text);
        command.out << oneLine(name) << '\n';
    }
    return 0;
}

} // namespace

CommandSyntax setSyntax()
{
    return {.name = "set",
            .summary = "Put lessons into one file, in this order, to be given to others.",
            .usage = "LESSON... --title TEXT [OPTIONS]",
            .options = {{.name = "--title", .value = "TEXT", .help = "what the set is called; required"},
                        {.name = "--summary", .value = "TEXT", .help = "what it teaches, in a sentence"},
                        {.name = "--language",
                         .value = "CODE",
                         .help = "the language of title and summary; en unless given"},
                        {.name = "-o",
                         .value = "FILE",
                         .help = "write it to this file",
                         .endings = {".wayset", ".json"}}},
            .files = {.name = "LESSON", .help = "the lessons, in their order", .most = 500},
            .run = makeSet};
}

CommandSyntax unpackSyntax()
{
    return {.name = "unpack",
            .summary = "Write the lessons of a set to files of their own.",
            .usage = "SET [OPTIONS]",
            .options = {{.name = "--out", .value = "DIR", .help = "the folder for them; here unless given"}},
            .files = {.name = "SET", .help = "the set", .most = 1},
            .notes = "A file that is there already is never written over.",
            .run = unpackSet};
}

} // namespace waystone::cli
