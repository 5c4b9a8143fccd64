#pragma once

#include <QWidget>

class QAbstractScrollArea;

namespace waystone {

/// Calms a board that shows the past: a thin veil with a frame, which lets every click through.
class PastVeil : public QWidget {
    Q_OBJECT

public:
    /// Covers what is seen of `board` whenever it is shown.
    explicit PastVeil(QAbstractScrollArea *board);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace waystone
