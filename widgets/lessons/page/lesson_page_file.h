#pragma once

#include "print/print_document.h"
#include "scenario/lesson/lesson.h"
#include "scenario/tree/tree_maker.h"
#include "session/table.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <vector>

class QAbstractItemModel;

namespace waystone {

// Web pages (HTML): each one file that a browser shows without a server or a network; the first of the languages first, the
// others to choose from. The program speaks the first one afterwards.

/// All that can come of the lesson, for its page. Seconds of work, which may be done in a thread.
[[nodiscard]] LessonTree pageTree(const Lesson &lesson, const std::stop_token &stop = {},
                                  const TreeProgress &progress = {});

/// Plays the lesson. What it cannot know it calls unknown, never wrong.
[[nodiscard]] QByteArray lessonPage(LessonTree tree, const QStringList &languages, const Speak &speak);

/// What several lessons on one page are together.
struct LessonShelf {
    QString title;
    QString summary = {};
};
/// The same of several lessons, to choose from in their order; behind each comes the next. Each is unpacked when it is
/// wanted.
[[nodiscard]] QByteArray lessonsPage(const LessonShelf &shelf, std::vector<LessonTree> trees,
                                     const QStringList &languages, const Speak &speak);

/// A moment, with the names of its places and what is counted.
struct PositionOnPage {
    QString title;
    Table table;
    std::optional<SeatView> view = {}; ///< what is shown; without it the setup is
    AnySetup setup = {};
    Seat watcher = nobody;                     ///< whose knowledge of the setup; nobody: what everybody knows
    const QAbstractItemModel *sheet = nullptr; ///< a score sheet; null if there is nothing to be counted
};
[[nodiscard]] QByteArray positionPage(const PositionOnPage &shown, const QStringList &languages,
                                      const Speak &speak);

/// All languages of the program, this one first.
[[nodiscard]] QStringList everyLanguage(const QString &first);
/// The languages in which the lesson wants to be complete, as far as the program speaks them, this one first.
[[nodiscard]] QStringList pageLanguages(const Lesson &lesson, const QString &first);

} // namespace waystone
