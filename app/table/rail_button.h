#pragma once

#include <QToolButton>

namespace waystone {

/// A button of the rail beside the board: a picture, its name in small letters below it, and how much is new behind it.
class RailButton final : public QToolButton {
    Q_OBJECT

public:
    explicit RailButton(const QString &name);

    void setTitle(const QString &title);
    /// Nothing is written on it where this is 0.
    void setCount(int count);
    /// Without its name where the rail is too short.
    void setBare(bool isBare);

    /// With its name.
    [[nodiscard]] QSize wholeSize() const;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void fit();
    void describe();
    [[nodiscard]] QFont smallFont() const;

    int count_ = 0;
    bool isBare_ = false;
};

} // namespace waystone
