#pragma once

#include "core/problem.h"
#include "scenario/lesson/lesson_texts.h"

#include <optional>
#include <vector>

namespace waystone {

/// Something that is wrong with a lesson. Severities: `againstRule` has to be mended before the lesson is given to
/// anybody, `unusual` is worth looking at.
struct LessonFinding {
    int step = -1;               ///< number of the step; -1: the lesson itself
    std::optional<TextKey> text; ///< the text that is concerned
    Problem problem;             ///< its code is one of lessonProblemCodes()

    friend bool operator==(const LessonFinding &, const LessonFinding &) = default;
};

/// Collects what is wrong with a lesson.
class LessonFindings {
public:
    explicit LessonFindings(const Lesson &lesson) : lesson_(lesson) {}

    /// Adds a finding; the step's id goes to its arguments.
    LessonFinding &add(int step, std::string_view code, std::vector<Argument> arguments = {},
                       Severity severity = Severity::againstRule);
    /// The same for an action that the rules refuse.
    void addRefused(int step, std::string_view code, std::vector<Argument> arguments, const Problem &refusal);

    [[nodiscard]] std::vector<LessonFinding> take() { return std::move(findings_); }

private:
    const Lesson &lesson_;
    std::vector<LessonFinding> findings_;
};

} // namespace waystone
