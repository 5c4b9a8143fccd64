#pragma once

#include "words/pictured_text.h"

#include <QColor>
#include <QFont>
#include <QSizeF>
#include <QTextLayout>

class QPainter;

namespace waystone {

/// A sentence with pictures in its lines, broken to a width.
class PicturedLayout {
public:
    struct Name {
        QString text; ///< written before the sentence in bold; empty for none
        QColor color;
    };

    PicturedLayout(const Name &name, const PicturedText &text, const QFont &font, qreal width);

    [[nodiscard]] QSizeF size() const { return size_; }
    [[nodiscard]] static int lineHeight(const QFont &font);
    void paint(QPainter &painter, QPointF at, const QColor &color) const;

private:
    struct Picture {
        int at = 0; ///< the place of its letter
        QString drawing;
    };

    void addPart(const PicturedText::Part &part, QString &letters);
    void breakLines(qreal width);

    QTextLayout layout_;
    QList<QTextLayout::FormatRange> formats_;
    QList<Picture> pictures_;
    int line_ = 0;    ///< height of a line
    int picture_ = 0; ///< edge of a picture
    QSizeF size_;
};

} // namespace waystone
