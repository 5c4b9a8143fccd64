#pragma once

#include "lessons/player/verdict_colors.h"

#include <QFrame>

namespace waystone {

/// A box on the ground of a verdict, with a bar at its left for who does not tell grounds apart.
class VerdictFrame final : public QFrame {
    Q_OBJECT

public:
    using QFrame::QFrame;

    void setColors(const VerdictColors &colors);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    VerdictColors colors_;
};

} // namespace waystone
