#pragma once

#include <QFont>
#include <QPalette>
#include <QPointF>
#include <QSize>
#include <QString>

class QPainter;

namespace waystone {

/// Points as they are written on a chip: "+3", "−2"; 0 without a sign.
[[nodiscard]] QString chipText(int points);
[[nodiscard]] QSize chipSize(const QFont &font, const QString &text);
void paintChip(QPainter &painter, const QPointF &place, const QFont &font, const QPalette &palette,
               const QString &text);

} // namespace waystone
