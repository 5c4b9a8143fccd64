#pragma once

#include "dialogs/dialogs.h"
#include "lessons/library/lesson_pack.h"
#include "print/print_document.h"
#include "scenario/files/record.h"

namespace waystone {

/// Asks where, in this folder at first, and writes the lessons as one web page (.html) in all languages of the first of them.
/// What goes wrong is told. The program speaks its own language again when it returns. The file; empty if none was written.
QString shareAsPage(QWidget &window, Dialogs &dialogs, const LessonPack &pack, const QString &folder,
                    const Speak &speak);
/// The same of a position, open to everybody, in all languages of the program.
void shareAsPage(QWidget &window, Dialogs &dialogs, const std::shared_ptr<const Game> &game,
                 const AnySetup &setup, const std::vector<RecordPlayer> &players, const Speak &speak);

} // namespace waystone
