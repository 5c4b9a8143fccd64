#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace waystone {

/// What can be selected and searched in a PDF that Qt has written.
struct PdfText {
    int pages = 0;
    QString text; ///< in the order of drawing, without white space and ligatures
};

/// Reads the pages' text by the fonts' own tables, as a viewer does that copies text.
[[nodiscard]] PdfText pdfText(const QByteArray &pdf);

/// A text as it stands in PdfText: without white space, ligatures as letters.
[[nodiscard]] QString withoutSpaces(const QString &text);

} // namespace waystone
