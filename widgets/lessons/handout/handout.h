#pragma once

#include "print/print_document.h"
#include "scenario/lesson/lesson.h"
#include "session/table.h"

namespace waystone {

/// Which pages of a hand-out are wanted.
enum class HandoutPart { all, questions, answers };

/// A lesson or a walkthrough on paper, in one language or two side by side (ISO 639-1). `speak` is called with each of
/// them, and last with the first: boards are drawn in it, and it has to be installed while pages are drawn.
[[nodiscard]] PrintDocument lessonHandout(const Lesson &lesson, const Table &table,
                                          const QStringList &languages, const Speak &speak,
                                          HandoutPart part = HandoutPart::all);
/// What stands over the contents of a document, one a language. The program speaks the first of them afterwards.
[[nodiscard]] QStringList contentsTitles(const QStringList &languages, const Speak &speak);
/// A single position with a title, in the language that is installed.
[[nodiscard]] PrintDocument positionHandout(const Table &table, const AnySetup &setup, Seat watcher,
                                            const QString &title);

} // namespace waystone
