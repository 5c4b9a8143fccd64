#pragma once

#include "board/board_layout.h"
#include "board/ink/ink_item.h"

#include <array>
#include <vector>

namespace waystone {

/// Many boards of one game, written down: every part of them once.
struct InkBook {
    /// In one language.
    struct Run {
        QString text;
        QPointF at;
        qreal size = 0;
        qreal width = 0;

        friend bool operator==(const Run &, const Run &) = default;
    };
    struct Glyph {
        InkItem item;          ///< as it is in the first language and in light colours
        QColor darkFill;       ///< in dark ones
        QColor darkLine;       ///< likewise
        std::vector<Run> runs; ///< text: by language
        int only = -1;         ///< a language, where it is not there in the others

        friend bool operator==(const Glyph &, const Glyph &) = default;
    };
    /// Where the places are on some of the boards.
    struct Arrangement {
        QSizeF size;
        std::vector<PlaceShape> shapes;
    };
    struct Board {
        std::size_t arrangement = 0;
        std::vector<std::size_t>
            parts; ///< in the order in which they are drawn, which is that of their numbers
    };

    std::vector<Glyph> glyphs;
    std::vector<std::vector<std::size_t>> parts; ///< numbers of glyphs
    std::vector<Arrangement> arrangements;
    std::vector<Board> boards;
    std::vector<std::vector<std::size_t>> pieces; ///< parts: of pieces that lie on no board
};

} // namespace waystone
