#pragma once

#include "lessons/library/lesson_pack.h"
#include "print/print_document.h"
#include "scenario/lesson/lesson.h"
#include "session/table.h"

class QAbstractItemModel;

namespace waystone {

/// Which pages of a hand-out are wanted.
enum class HandoutPart { all, questions, answers };

/// How a hand-out looks.
struct HandoutForm {
    HandoutPart part = HandoutPart::all;
    bool isWorksheet = false; ///< with boxes to tick, lines to write on, and a board to draw on for each task
    int diagrams = 0;         ///< boards a page, 1 to mostDiagrams; 0: as many as have room
    bool isBlack = false;     ///< for a printer without colours

    static constexpr int mostDiagrams = 4;
};

/// A lesson or a walkthrough on paper, in one language or two side by side (ISO 639-1). `speak` is called with each of
/// them, and last with the first: boards are drawn in it, and it has to be installed while pages are drawn.
[[nodiscard]] PrintDocument lessonHandout(const Lesson &lesson, const Table &table,
                                          const QStringList &languages, const Speak &speak,
                                          const HandoutForm &form = {});
/// All lessons of a pack, each of which begins a page; all answers come after all questions. Of several there are contents,
/// below the title and the summary of their set.
[[nodiscard]] PrintDocument packHandout(const LessonPack &pack, const QStringList &languages,
                                        const Speak &speak, const HandoutForm &form = {});
/// What stands over the contents of a document, one a language. The program speaks the first of them afterwards.
[[nodiscard]] QStringList contentsTitles(const QStringList &languages, const Speak &speak);
/// A single position with a title, in the language that is installed. `result` is that of a game that is over.
[[nodiscard]] PrintDocument positionHandout(const Table &table, const AnySetup &setup, Seat watcher,
                                            const QString &title, bool isBlack = false,
                                            const Score &result = {});
/// The same of what a seat knows.
[[nodiscard]] PrintDocument positionHandout(const Table &table, const SeatView &view, const QString &title,
                                            bool isBlack = false, const Score &result = {});
/// A table of points: the model's header and its rows. `isBlank`: without names and points, with room to write them.
void addScoreSheet(PrintDocument &document, const QAbstractItemModel &sheet, bool isBlank = false);

} // namespace waystone
