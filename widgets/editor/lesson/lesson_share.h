#pragma once

#include "dialogs/dialogs.h"
#include "print/print_document.h"
#include "scenario/lesson/lesson.h"

namespace waystone {

/// Asks where, and writes the lesson as a web page (.html) in all of its languages. What goes wrong is told. The program
/// speaks its own language again when it returns.
void shareAsPage(QWidget &window, Dialogs &dialogs, const Lesson &lesson, const Speak &speak);

} // namespace waystone
