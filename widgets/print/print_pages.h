#pragma once

#include "print/print_document.h"

#include <QPageSize>

class QPagedPaintDevice;

namespace waystone {

/// Draws a document on a device, whose page size and margins are used: texts as text that can be selected, pictures as
/// drawings. Returns how many pages there were; 0 if the device could not be painted on.
int printPages(const PrintDocument &document, QPagedPaintDevice &device);

/// The document as the content of a PDF file.
[[nodiscard]] QByteArray pdfOf(const PrintDocument &document, QPageSize::PageSizeId paper);

/// The room that a PDF of this paper has inside its margins, in points.
[[nodiscard]] QSizeF printRoom(QPageSize::PageSizeId paper);

} // namespace waystone
