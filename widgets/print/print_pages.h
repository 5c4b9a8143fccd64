#pragma once

#include "print/print_document.h"

#include <QPageSize>

class QPagedPaintDevice;
class QPrinter;

namespace waystone {

/// Draws a document on a device, whose page size and margins are used: texts as text that can be selected, pictures as
/// drawings. Of all pages those in its ranges, if it has any. Returns how many pages the document has; 0 if the device could not be painted on.
int printPages(const PrintDocument &document, QPagedPaintDevice &device);

/// The document as the content of a PDF file: the same pages, with title, language and chapters for its reader.
[[nodiscard]] QByteArray pdfOf(const PrintDocument &document, QPageSize::PageSizeId paper);

/// Makes ready a printer for the document on this paper, or its preview: they print the pages that a PDF has.
void preparePrinter(QPrinter &printer, const PrintDocument &document, QPageSize::PageSizeId paper);

/// The room that a PDF of this paper has inside its margins, in points.
[[nodiscard]] QSizeF printRoom(QPageSize::PageSizeId paper);

} // namespace waystone
