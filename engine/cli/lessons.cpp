#include "cli/command.h"
#include "cli/failure.h"
#include "cli/lesson_listing.h"

#include <ostream>

namespace waystone::cli {

namespace {

int lessons(const Command &command)
{
    const Arguments &arguments = command.arguments;
    const std::vector<std::string> &paths = arguments.files();
    if (paths.empty())
        throw Failure{"lessons needs a file or a folder"};
    const LessonListing listing = lessonListing(
        paths, {arguments.value("--tag"), arguments.number("--level"), arguments.value("--language")},
        command.registry);
    if (arguments.has("--json"))
        command.out << listingJson(listing);
    else
        printListing(command.out, listing);
    return listing.unreadable.empty() ? 0 : 1;
}

} // namespace

CommandSyntax lessonsSyntax()
{
    return {
        .name = "lessons",
        .summary = "List lessons and sets: title, level, tags, and how far each language has come.",
        .usage = "PATH... [OPTIONS]",
        .options = {{.name = "--tag", .value = "WORD", .help = "only lessons with this tag"},
                    {.name = "--level", .value = "N", .help = "only those of this level", .range = {{1, 3}}},
                    {.name = "--language",
                     .value = "CODE",
                     .help = "only those that are complete in this language"},
                    {.name = "--json", .help = "as JSON"}},
        .files = {.name = "PATH", .help = "lessons, sets and folders of them", .most = 10'000},
        .notes = "Of a folder, what is a lesson or a set; other files there are passed over.\n"
                 "Exit status 1: a lesson or a set cannot be read.",
        .run = lessons};
}

} // namespace waystone::cli
