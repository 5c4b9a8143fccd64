#pragma once

#include "thinking/analysis_review.h"

#include <QWidget>

namespace waystone {

/// The margin that every player could expect, decision by decision: a line for each in their colour and with a dash of
/// its own, that ends in their mark. A click or the Return key leads to the moment; the arrow keys go along the
/// decisions.
class AnalysisGraph : public QWidget {
    Q_OBJECT

public:
    AnalysisGraph(GameController &controller, AnalysisReview &review, QWidget *parent = nullptr);

    /// The decision that is marked, by its number in AnalysisReview::moments(); -1 if there is none.
    [[nodiscard]] int marked() const { return marked_; }
    void mark(int moment);
    /// Where a decision's point is painted.
    [[nodiscard]] QPointF point(int moment) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen(waystone::PlyId before);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    void follow();
    void choose(int moment);
    /// The moments on the screen are the moments of the game, so that what is shown is marked.
    void markShown();
    [[nodiscard]] int nearest(qreal x) const;
    [[nodiscard]] QRectF area() const;
    /// The greatest margin there is, either way, and at least a few points.
    [[nodiscard]] double reach() const;
    [[nodiscard]] QString sentence(int moment) const;
    void describe();
    void paintScale(QPainter &painter) const;
    void paintLine(QPainter &painter, Seat seat) const;
    /// Whose line it is, by colour and shape.
    void paintMarks(QPainter &painter) const;

    GameController &controller_;
    AnalysisReview &review_;
    int marked_ = -1;
};

} // namespace waystone
