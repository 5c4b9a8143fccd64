#pragma once

#include <QGroupBox>

class QLabel;
class QSlider;

namespace waystone {

/// The size of the program's text: a slider, and a line that is as large as it would be. The program follows when the
/// slider is let go, so that it does not move under the pointer.
class TextSizeBox final : public QGroupBox {
    Q_OBJECT

public:
    /// In percent.
    explicit TextSizeBox(int percent);

    [[nodiscard]] int percent() const;
    void choose(int percent);

    void retranslate();

signals:
    void chosen(int percent);

private:
    /// The program's text has now the size that is chosen.
    void follow();
    void showSample(int percent);

    QSlider *slider_;
    QLabel *value_;
    QLabel *sample_;
    int shown_; ///< the size that the program's text has
};

} // namespace waystone
