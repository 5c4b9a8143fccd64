#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QScrollArea;
class QToolButton;

namespace waystone {

/// A card that tells something in a few sentences beside the board: what it is about, the sentences, a row of buttons, and
/// what puts it away, as Escape does. What is longer than its room scrolls, so it needs no more for it.
class ToldCard : public QFrame {
    Q_OBJECT

public:
    /// The parts are named after `name`. `afterwards`: gets the keyboard from the card when that goes.
    ToldCard(const QString &name, QWidget &afterwards, QWidget *parent = nullptr);

signals:
    /// Somebody has put it away.
    void closeWanted();

protected:
    /// Shows it with these words. Where they go on from those that stand there, but for the last line, what is new is
    /// scrolled to.
    void tell(const QString &title, const QString &text);
    /// Hides it.
    void leave();
    [[nodiscard]] QHBoxLayout &buttons() { return *buttons_; }
    [[nodiscard]] QToolButton &closeButton() { return *close_; }
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// To the last line of these words, and what follows them.
    void scrollBehind(const QString &told);

    QWidget &afterwards_;
    QLabel *title_;
    QLabel *text_;
    QScrollArea *page_; ///< scrolls the text
    QHBoxLayout *buttons_;
    QToolButton *close_;
};

} // namespace waystone
