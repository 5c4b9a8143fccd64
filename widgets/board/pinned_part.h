#pragma once

#include <QGraphicsView>

namespace waystone {

class BoardScene;

/// A part of the table that stays in sight at the foot of a view, whatever else that shows. It is looked at alone: mouse and
/// keys are the view's.
class PinnedPart final : public QGraphicsView {
public:
    PinnedPart(BoardScene &scene, QWidget *parent);

    /// In this box of the parent, from its upper left corner on.
    void show(const QRectF &part, qreal zoom, const QRect &box);
    /// The scene has one view less to keep up to date.
    void leave();
    /// Whether it is there and holds this point of the parent.
    [[nodiscard]] bool holds(QPointF point) const;
    [[nodiscard]] bool shows(QPointF scenePoint) const;
    [[nodiscard]] QPointF toScene(QPointF point) const;
    [[nodiscard]] QPointF fromScene(QPointF scenePoint) const;

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    BoardScene &scene_;
    QRectF part_;
};

} // namespace waystone
