#pragma once

#include <QScrollArea>

namespace waystone {

/// Scrolls what a window is too small for. So the window needs to be no higher for it than a few lines, and no wider than
/// a sentence, however much there is.
class ScrollingPage final : public QScrollArea {
    Q_OBJECT

public:
    /// A window has to have room for so many lines of text, and for so many pixels of the content's breadth.
    explicit ScrollingPage(QWidget *content, int lines = 3, int breadth = 450);

    /// Of the whole content if it is so wide.
    [[nodiscard]] int wholeHeight(int width) const;

    /// Of the whole content.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void calmBoxes();

    int lines_;
    int breadth_;
};

} // namespace waystone
