#pragma once

#include "scenario/lesson/lesson_findings.h"
#include "scenario/lesson/lesson_plan.h"
#include "words/game_words.h"

#include <QString>

namespace waystone {

/// What a check has found, as a sentence in which moves are told in the words of the game.
class FindingWords {
public:
    FindingWords(const LessonPlan &plan, const GameWords &words) : plan_(plan), words_(words) {}

    [[nodiscard]] QString text(const LessonFinding &finding) const;

private:
    [[nodiscard]] std::string moves(const std::string &notations, int step) const;
    /// In notation where it can be played at no moment of the step.
    [[nodiscard]] std::string move(const std::string &notation, int step) const;

    const LessonPlan &plan_;
    const GameWords &words_;
};

} // namespace waystone
