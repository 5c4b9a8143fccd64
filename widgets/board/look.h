#pragma once

#include <QColor>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

namespace waystone {

/// One of the program's drawings (see PixmapStore), in a box around the centre of the thing it belongs to.
struct Picture {
    QString name;
    QRectF box;
    int degrees = 0; ///< clockwise, about the middle of the box

    friend bool operator==(const Picture &, const Picture &) = default;
};

/// A text in a box around the centre of the thing it belongs to. It is made smaller where it would not fit.
struct Lettering {
    QString text; ///< may hold shorter variants, as a translation does: each after a character U+009C
    QRectF box;
    QColor color;
    qreal height = 14; ///< of the font, in scene units
    Qt::Alignment alignment = Qt::AlignCenter;
    bool bold = false;
    bool wraps = false;
    qreal least =
        0; ///< what the height grows to, and does not shrink below; 0 where it may be as small as it has to

    friend bool operator==(const Lettering &, const Lettering &) = default;
};

/// A filled shape behind pictures and texts: a rectangle with round corners.
struct Plate {
    QRectF box;
    QColor fill;
    QColor line;
    qreal radius = 4;

    friend bool operator==(const Plate &, const Plate &) = default;
};

/// How a thing on the table looks and where it lies. Plates are drawn first, then pictures, texts, and clasps.
struct Look {
    QPointF center;
    QSizeF size; ///< everything lies in this box around the centre
    qreal z = 0;
    QList<Plate> plates;
    QList<Picture> pictures;
    QList<Lettering> letterings;
    QList<Plate> clasps = {};

    friend bool operator==(const Look &, const Look &) = default;
};

} // namespace waystone
