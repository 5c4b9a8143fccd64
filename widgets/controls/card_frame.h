#pragma once

#include <QFrame>

namespace waystone {

/// What lies on the page as a card: a panel with round corners and a fine line round it.
class CardFrame : public QFrame {
    Q_OBJECT

public:
    using QFrame::QFrame;

    static constexpr int radius = 10;
    /// The line round a card on this palette; strong where page and card are of one colour.
    [[nodiscard]] static QColor lineColour(const QPalette &palette);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace waystone
