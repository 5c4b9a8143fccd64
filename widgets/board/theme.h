#pragma once

#include <QColor>
#include <QList>

class QPalette;

namespace waystone {

enum class ThemeKind {
    light,
    dark,
    highContrast,
    paper ///< no colours and little ink, for printers
};

/// The colours of the table, read from resources/pieces/palette.json. One of each kind lives as long as the program.
class Theme {
public:
    static const Theme &of(ThemeKind kind);
    /// Light or dark, whichever the palette is.
    static ThemeKind matching(const QPalette &palette);

    ThemeKind kind = ThemeKind::light;
    /// Without shades on the ground: lines tell all.
    [[nodiscard]] bool isPlain() const { return kind == ThemeKind::highContrast || kind == ThemeKind::paper; }

    QColor outline; ///< of every drawn piece
    QColor table;
    QColor boardGround;
    QColor gridLine;
    QColor panel;
    QColor panelBorder;
    QColor text;
    QColor subtleText;
    QColor accent;
    QColor onAccent;
    QColor halo; ///< round what can be clicked
    QColor legal;
    QColor good; ///< what a lesson praises
    QColor illegal;
    QColor selection;
    QColor focus;
    QColor lastMove;

    struct SeatColors {
        QColor fill;
        QColor ink;      ///< for text on `fill`
        QColor onGround; ///< for text and lines on `panel` and `table`
    };
    /// `color` is the number of a colour that a player chose, 0 to playerColours - 1. On paper they are greys.
    [[nodiscard]] const SeatColors &seat(int color) const;

private:
    explicit Theme(ThemeKind kind);

    QList<SeatColors> seats_;
};

} // namespace waystone
