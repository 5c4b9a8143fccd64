#pragma once

#include "dialogs/dialogs.h"
#include "print/print_document.h"

#include <QPageSize>

namespace waystone {

/// Where pages go.
enum class PagesTo { printer, preview, file };

/// Asks for a printer and prints the pages there, or shows them as they would be printed: the pages that a PDF file has.
/// What goes wrong is told. `speak` is called as printing needs it, and last with the program's own language. Nothing is
/// done for a file.
void printOut(QWidget &window, Dialogs &dialogs, const PrintDocument &document, QPageSize::PageSizeId paper,
              PagesTo to, const Speak &speak);

} // namespace waystone
