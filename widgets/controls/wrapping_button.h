#pragma once

#include <QPushButton>

namespace waystone {

/// A button whose text takes as many lines as it needs.
class WrappingButton final : public QPushButton {
    Q_OBJECT

public:
    explicit WrappingButton(QWidget *parent = nullptr);

    /// Its text is not pale where the button is disabled, e.g. because it has been chosen.
    void setLegible(bool legible);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool isLegible_ = false;
};

} // namespace waystone
