#pragma once

#include "models/table.h"
#include "scenario/lesson.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace waystone {

/// One numbered part of a hand-out: a position and what is said and asked of it. Texts are HTML, one a language.
struct HandoutItem {
    std::optional<AnySetup> board; ///< nothing: that of the part before still holds
    Seat watcher = nobody;         ///< whose knowledge the board shows
    std::vector<LessonMark> marks;
    QStringList headings;  ///< a chapter that begins here; empty strings where none does
    QStringList questions; ///< what stands beside the board
    QStringList answers;   ///< what stands on the pages of answers; empty strings where nothing is asked
};

/// A lesson, a walkthrough or a position as it is printed, in one or two languages side by side.
struct Handout {
    Table table;
    QStringList languages; ///< ISO 639-1
    QStringList titles;
    QStringList summaries;
    QStringList answersTitles; ///< heading of the pages of answers
    QStringList nameLines;     ///< where a pupil writes his name
    std::vector<HandoutItem> items;
};

/// Installs a language for the whole program: words come from whatever language is installed.
using Speak = std::function<void(const QString &language)>;

/// `speak` is called with each of the languages, and last with the first of them: a hand-out is drawn in it.
[[nodiscard]] Handout lessonHandout(const Lesson &lesson, const Table &table, const QStringList &languages,
                                    const Speak &speak);
/// A single position with a title, in the language that is installed.
[[nodiscard]] Handout positionHandout(const Table &table, const AnySetup &setup, Seat watcher,
                                      const QString &title, const QString &language);

} // namespace waystone
