#pragma once

#include "board/place_item.h"

#include <QGraphicsItem>

#include <map>

namespace waystone {

/// What lies around marked places below all their rims: where two of them stand close, neither cuts the other's rim.
class PlaceHalos final : public QGraphicsItem {
public:
    explicit PlaceHalos(const std::map<Place, PlaceItem *> &items);

    /// The places have come to stand elsewhere.
    void arrange();

    [[nodiscard]] QRectF boundingRect() const override { return bounds_; }
    /// Whatever changes its marks repaints where its halo is.
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *) override;

private:
    const std::map<Place, PlaceItem *> &items_;
    QRectF bounds_;
};

} // namespace waystone
