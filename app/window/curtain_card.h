#pragma once

#include "session/game_controller.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QMenu;

namespace waystone {

class FlatButton;

/// What hangs on the curtain: to whom the screen is to be passed, who has chosen, and what can be done now. It tells
/// nothing that not everybody may know.
class CurtainCard final : public QFrame {
    Q_OBJECT

public:
    explicit CurtainCard(GameController &controller);

    /// `called`: whose the screen is to be; nobody while no curtain hangs.
    void show(Seat called);

    [[nodiscard]] QSize sizeHint() const override;
    /// The buttons, as the Tab key goes through them.
    [[nodiscard]] std::vector<QWidget *> buttons() const;
    [[nodiscard]] QWidget *mainButton() const;

signals:
    void tableWanted();

private:
    void layOut();
    /// Who has chosen, in the order of the seats; nothing where they do not choose at the same time.
    void fillStates(Seat called);
    void addState(int row, Seat seat, const QString &state, bool isNow);
    /// Offers the persons who may act but were not called.
    void fillOthers(Seat called);

    GameController &controller_;
    QLabel *mark_;
    QLabel *title_;
    QLabel *note_;
    QWidget *states_;
    QGridLayout *stateGrid_;
    FlatButton *lift_;
    FlatButton *again_;
    FlatButton *others_;
    FlatButton *look_;
    QMenu *menu_;
};

} // namespace waystone
