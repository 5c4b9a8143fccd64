#pragma once

#include "session/game_controller.h"

#include <QWidget>

#include <chrono>
#include <functional>

class QFrame;
class QKeyEvent;
class QLabel;

namespace waystone {

class CurtainCard;
class FlatButton;

/// Covers the whole table while the screen goes from one person to the next. What lies behind it is public: it covers
/// the table so that everybody sees that it is to be passed, and that keys and clicks reach nothing but it. Somebody who
/// wants to look at the table meanwhile, or asks for a page beside it, draws it aside; a bar stays to bring it back. It
/// begins with the bar alone where something has just happened on the table.
class Curtain : public QWidget {
    Q_OBJECT

public:
    /// For how long after it has fallen no key does anything: the one before may be pressing it still.
    static constexpr std::chrono::milliseconds settling{300};

    /// Hangs in front of the parent, below its menu bar, and follows its size.
    Curtain(GameController &controller, QWidget *parent);

    /// No curtain hangs over the start page.
    void setActive(bool active);

    /// How long it has been since some moment; of its own by default.
    using Clock = std::function<std::chrono::milliseconds()>;
    void setClock(Clock clock) { clock_ = std::move(clock); }

signals:
    void lifted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    /// The Tab key stays here.
    bool focusNextPrevChild(bool next) override;

private:
    void makeBar();
    void refresh();
    void fall();
    void rise();
    /// Leaves nothing but the bar of it, or covers the table again.
    void drawAside(bool isAside);
    void setAside(bool isAside);
    void cover();
    [[nodiscard]] bool covers(const QObject *object) const;
    /// Only Space and the mouse lift it: who was here before has just pressed Return.
    [[nodiscard]] bool keepsOut(const QKeyEvent &key) const;

    GameController &controller_;
    Clock clock_;
    std::chrono::milliseconds fallen_{};
    bool active_ = false;
    bool isAside_ = false;
    Seat called_ = nobody;
    CurtainCard *card_;
    QFrame *bar_;
    QLabel *barText_;
    FlatButton *back_;
};

} // namespace waystone
