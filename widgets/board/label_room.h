#pragma once

#include <QList>
#include <QRectF>

#include <optional>

namespace waystone {

/// What a label keeps to and off, as far as there is room for it.
struct LabelRoom {
    QRectF bounds;
    QList<QRectF> pieces; ///< what lies on the board
    QList<QRectF> taken;  ///< other labels and marked places: to hide one is worse than to hide a piece
    QList<QRectF> asked;  ///< may be marked next: not hidden as long as there is room anywhere

    /// The box for a label of this size around the place, `away` from it rather than farther, that hides least.
    [[nodiscard]] QRectF freest(QSizeF size, const QRectF &place, qreal away) const;
    /// The same where it lies neither on the place nor on anything that is taken or asked, as near as may be; nothing if
    /// there is no room for that.
    [[nodiscard]] std::optional<QRectF> clear(QSizeF size, const QRectF &place, qreal away) const;
};

} // namespace waystone
