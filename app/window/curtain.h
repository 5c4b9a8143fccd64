#pragma once

#include "session/game_controller.h"

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;

namespace waystone {

/// Covers the whole table while the screen goes from one person to the next. What lies behind it is public: it covers
/// the table so that everybody sees that it is to be passed, and that keys and clicks reach nothing but it.
class Curtain : public QWidget {
    Q_OBJECT

public:
    /// Hangs in front of the parent, below its menu bar, and follows its size.
    Curtain(GameController &controller, QWidget *parent);

    /// No curtain hangs over the start page.
    void setActive(bool active);

signals:
    void lifted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    /// The Tab key stays here.
    bool focusNextPrevChild(bool next) override;

private:
    void refresh();
    /// Offers the persons who may act but were not called.
    void fillOthers(Seat called);
    void cover();

    GameController &controller_;
    bool active_ = false;
    QWidget *card_;
    QLabel *mark_;
    QLabel *title_;
    QLabel *note_;
    QPushButton *lift_;
    QPushButton *others_;
    QMenu *menu_;
};

} // namespace waystone
