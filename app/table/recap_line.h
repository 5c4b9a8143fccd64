#pragma once

#include "table/recap.h"

#include <QWidget>

namespace waystone {

/// Shows a recap on one line: mark, name, what was done with pictures, the sum of points. What has no room ends in "…";
/// the whole is its tool tip.
class RecapLine : public QWidget {
    Q_OBJECT

public:
    explicit RecapLine(const GameController &controller, QWidget *parent = nullptr);

    void show(const Recap &recap);
    [[nodiscard]] const Recap &recap() const { return recap_; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// As much of it as has room in so many pixels.
    [[nodiscard]] PicturedText shortened(int room) const;
    [[nodiscard]] int widthOf(const PicturedText &text) const;
    /// Of all that is not the text.
    [[nodiscard]] int sideWidth() const;

    const GameController &controller_;
    Recap recap_;
};

} // namespace waystone
