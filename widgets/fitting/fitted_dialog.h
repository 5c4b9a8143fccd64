#pragma once

#include <QDialog>

namespace waystone {

class ScrollingPage;

/// A dialog that is never larger than its screen has room for: its middle scrolls, and its foot with the buttons is
/// always seen. It grows and shrinks with its middle, until somebody gives it another size.
class FittedDialog : public QDialog {
    Q_OBJECT

public:
    void setVisible(bool visible) override;

protected:
    explicit FittedDialog(QWidget *parent = nullptr);

    /// Once, in the constructor. At least as wide as so many characters, where the screen has room for them.
    void setParts(QWidget *middle, QWidget *foot, int characters = 0);

    /// Whether its size stays and its middle scrolls, however large that gets.
    void holdSize(bool holds);

    bool event(QEvent *event) override;

private:
    void fit();
    [[nodiscard]] QSize wantedSize() const;

    ScrollingPage *middle_ = nullptr;
    QWidget *foot_ = nullptr;
    int characters_ = 0;
    bool holdsSize_ = false;
    QSize fitted_; ///< the size of its own choice; invalid before the first
};

} // namespace waystone
