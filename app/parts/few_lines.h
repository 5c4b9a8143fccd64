#pragma once

#include <QLabel>

namespace waystone {

/// A text on at most so many lines. What has no room ends in "…"; the whole is its tool tip.
class FewLines final : public QLabel {
    Q_OBJECT

public:
    explicit FewLines(const char *name, int lines);

    /// Says it to a screen reader too.
    void tell(const QString &text);
    /// How many lines the whole takes in this breadth.
    [[nodiscard]] int linesIn(int width) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int lines_;
};

} // namespace waystone
