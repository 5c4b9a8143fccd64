#pragma once

#include "core/problem.h"
#include "core/registry.h"
#include "scenario/lesson/lesson.h"
#include "scenario/shelf/lesson_set.h"

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace waystone::cli {

/// What lies in files and folders.
struct LessonListing {
    struct ListedLesson {
        std::string path;
        Lesson lesson;
    };
    struct ListedSet {
        std::string path;
        LessonSet set;
    };
    struct Unreadable {
        std::string path;
        Problem problem;
    };
    std::vector<ListedLesson> lessons;
    std::vector<ListedSet> sets;
    std::vector<Unreadable> unreadable;
};

/// Which lessons are wanted; what is empty does not matter.
struct ListingFilter {
    std::optional<std::string> tag = {};
    std::optional<std::uint64_t> level = {};
    std::optional<std::string> language = {}; ///< complete in it
};

/// Files in the order given, those of a folder by name. A path that is not there is a Failure.
[[nodiscard]] LessonListing lessonListing(const std::vector<std::string> &paths, const ListingFilter &filter,
                                          const Registry &registry);

void printListing(std::ostream &out, const LessonListing &listing);
[[nodiscard]] std::string listingJson(const LessonListing &listing);

} // namespace waystone::cli
