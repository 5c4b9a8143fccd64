#pragma once

#include "scenario/lesson/lesson.h"

#include <compare>
#include <string_view>
#include <vector>

namespace waystone {

/// Names one of the texts of a lesson.
struct TextKey {
    enum class Part {
        title,
        summary,
        chapter,
        text,
        mark,       ///< `at`: number of the mark
        branch,     ///< `path` leads to the branch
        branchMark, ///< `path`, then `at`
        reached,
        otherwise,
        mistake,   ///< `at`
        hint,      ///< `at`; one more than there are stands for the next to be written
        option,    ///< `at`
        optionWhy, ///< `at`
        why,
    };

    Part part = Part::title;
    int step = -1; ///< -1: of the lesson itself
    int at = 0;
    std::vector<int> path; ///< numbers of branches, from the step's own ones down

    friend auto operator<=>(const TextKey &, const TextKey &) = default;
};

/// All texts that the lesson, or the step of this number, has or may have, in the order in which they are read. Those
/// that may stay empty and are empty are among them.
[[nodiscard]] std::vector<TextKey> lessonTextKeys(const Lesson &lesson);
[[nodiscard]] std::vector<TextKey> stepTextKeys(const Lesson &lesson, int step);

/// Null if there is no such text. Of a hint that is still to be written it is an empty one.
[[nodiscard]] const LocalText *textAt(const Lesson &lesson, const TextKey &key);

/// Whether the lesson is not finished without this text.
[[nodiscard]] bool isWanted(const TextKey &key);

/// Writes a text in a language; an empty one takes it away. If it is the lesson's own language, what the others say is
/// out of date from then on; if it is another, this one is up to date. A key without a text changes nothing.
void setText(Lesson &lesson, const TextKey &key, std::string_view language, std::string_view text);
/// Says of a translation that it still fits.
void setUpToDate(Lesson &lesson, const TextKey &key, std::string_view language);

} // namespace waystone
