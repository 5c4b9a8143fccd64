#pragma once

#include "session/game_controller.h"

#include <QWidget>

namespace waystone {

/// The categories of the final scoring one below the other: what each has brought whom, as far as it has been told.
class CategoryRows : public QWidget {
    Q_OBJECT

public:
    explicit CategoryRows(const GameController &controller, QWidget *parent = nullptr);

    /// Takes what is shown now; nothing unless points are being told.
    void follow();
    /// The row of the category that is being told; empty before the first.
    [[nodiscard]] QRect current() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int rows() const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] QString counts(const ToldCategory &category) const;
    void paintGains(QPainter &painter, std::size_t step, const QRect &box) const;

    const GameController &controller_;
};

} // namespace waystone
