#pragma once

#include <QLabel>

namespace waystone {

/// A text on at most so many lines. What has no room ends in "…"; the whole is its tool tip.
class FewLines final : public QLabel {
    Q_OBJECT

public:
    explicit FewLines(const char *name, int lines);

    /// Takes all the height there is, and smaller letters where that is not enough for the whole.
    void setMayShrink();

    /// Says it to a screen reader too.
    void tell(const QString &text);
    /// How many lines the whole takes in this breadth.
    [[nodiscard]] int linesIn(int width) const;
    /// Whether the whole can be read as it stands.
    [[nodiscard]] bool isWhole() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// As many as have room in these letters.
    [[nodiscard]] int mostLines(const QFont &font) const;
    [[nodiscard]] bool isWholeIn(const QFont &font) const;
    /// The largest in which the whole has room, or else the smallest.
    [[nodiscard]] QFont readableFont() const;

    int lines_;
    bool mayShrink_ = false;
};

} // namespace waystone
