#pragma once

#include <QByteArray>
#include <QColor>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QString>

namespace waystone {

/// One thing that was drawn, in the units of what it was drawn on.
struct InkItem {
    enum class Kind { path, picture, text };

    Kind kind = Kind::path;
    QColor fill; ///< path; of a text its colour; invalid for none
    QColor line; ///< path; invalid for none
    qreal opacity = 1;

    QByteArray path; ///< as SVG has it
    qreal breadth = 0;
    QList<qreal> dashes;

    QString name; ///< picture: of resources/pieces
    QRectF box;
    int degrees = 0; ///< clockwise, about the middle of the box

    QString text;
    QPointF at;      ///< where its base line begins
    qreal size = 0;  ///< of the font
    qreal width = 0; ///< as it was measured
    bool isBold = false;

    /// Whether nothing but words, their places and colours may tell them apart.
    [[nodiscard]] bool isShapedLike(const InkItem &other) const
    {
        return kind == other.kind && path == other.path && breadth == other.breadth &&
               dashes == other.dashes && name == other.name && box == other.box && degrees == other.degrees &&
               isBold == other.isBold && opacity == other.opacity && fill.isValid() == other.fill.isValid() &&
               line.isValid() == other.line.isValid();
    }

    friend bool operator==(const InkItem &, const InkItem &) = default;
};

/// A number as it is written: to a tenth.
[[nodiscard]] QByteArray inkNumber(qreal number);

} // namespace waystone
