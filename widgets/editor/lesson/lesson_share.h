#pragma once

#include "dialogs/dialogs.h"
#include "print/print_document.h"
#include "scenario/files/record.h"
#include "scenario/lesson/lesson.h"

namespace waystone {

/// Asks where, and writes the lesson as a web page (.html) in all of its languages. What goes wrong is told. The program
/// speaks its own language again when it returns.
void shareAsPage(QWidget &window, Dialogs &dialogs, const Lesson &lesson, const Speak &speak);
/// The same of a position, open to everybody, in all languages of the program.
void shareAsPage(QWidget &window, Dialogs &dialogs, const std::shared_ptr<const Game> &game,
                 const AnySetup &setup, const std::vector<RecordPlayer> &players, const Speak &speak);

} // namespace waystone
