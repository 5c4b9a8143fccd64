#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace waystone {

/// What a PDF tells about itself, beside its pages, to those who list, read aloud or find their way in it.
struct PdfTags {
    /// A page by its number, from 0.
    struct Bookmark {
        QString title;
        int page = 0;
    };

    QString title;
    QStringList languages; ///< ISO 639-1, the main one first
    std::vector<Bookmark> bookmarks;
};

/// A PDF that Qt has written, with these as its language, metadata and bookmarks. QPdfWriter writes a title only, so they
/// are added at its end, as an editor of PDF files would; what is not as Qt writes it stays as it is.
[[nodiscard]] QByteArray taggedPdf(const QByteArray &pdf, const PdfTags &tags);

} // namespace waystone
