#pragma once

#include "board/ink/ink_book.h"

#include <map>
#include <utility>

namespace waystone {

/// What was drawn together, in one language and theme.
struct InkSheet {
    qreal z = 0;
    QList<InkItem> items;
};

/// The same sheet in all languages in light colours, and in the first one in dark colours as well.
struct InkVoices {
    std::vector<const InkSheet *> languages;
    const InkSheet *dark = nullptr;
};

/// Makes glyphs of sheets that differ in words and colours alone. Where a language needs other lines than the others they
/// are glyphs of that one language.
class GlyphMaker {
public:
    [[nodiscard]] std::vector<InkBook::Glyph> glyphs(const InkVoices &voices);

private:
    void noteColors(const InkVoices &voices);
    [[nodiscard]] QColor dark(const QColor &light) const;
    [[nodiscard]] InkBook::Glyph alone(const InkItem &item, int language) const;

    std::map<QRgb, QColor> dark_; ///< by light
};

} // namespace waystone
