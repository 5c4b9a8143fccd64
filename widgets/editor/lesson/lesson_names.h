#pragma once

#include "scenario/lesson/lesson_texts.h"
#include "words/game_words.h"

#include <QCoreApplication>
#include <QString>

namespace waystone {

/// What the parts of a lesson are called, in the reader's language.
class LessonNames {
    Q_DECLARE_TR_FUNCTIONS(LessonNames)

public:
    /// "Explain", "Do"
    [[nodiscard]] static QString stepKind(LessonStep::Kind kind);
    /// What a step of this kind does, in a sentence.
    [[nodiscard]] static QString stepKindHelp(LessonStep::Kind kind);
    /// Seen in lists beside a step of this kind: a single sign.
    [[nodiscard]] static QString stepSign(LessonStep::Kind kind);
    [[nodiscard]] static QString markKind(LessonMark::Kind kind);
    [[nodiscard]] static QString markTone(LessonMark::Tone tone);
    [[nodiscard]] static QString verdict(Branch::Verdict verdict);
    /// "Text", "Hint 2", "After: Move to space 7". `lesson` holds the text; `words` are of its game.
    /// Moves are told as from `start`, where the step begins.
    [[nodiscard]] static QString text(const Lesson &lesson, const TextKey &key, const GameWords &words,
                                      const std::optional<Position> &start);
    /// The step in a list: its first words, or its kind.
    [[nodiscard]] static QString step(const Lesson &lesson, int step, const QString &language);
    /// A line as people read it: "Anna: moved to space 7". What cannot be played from there ends it.
    [[nodiscard]] static QStringList line(const Game &game, const Position &start,
                                          const std::vector<LineStep> &line, const GameWords &words);
};

} // namespace waystone
