#pragma once

#include "controls/card_frame.h"
#include "session/game_controller.h"

class QLabel;

namespace waystone {

/// Who has won, with how many points, and what told tied players apart.
class WinnerCard final : public CardFrame {
    Q_OBJECT

public:
    explicit WinnerCard(const GameController &controller);

    /// Takes what is shown now; hides while the points are told, and where somebody else tells the end.
    void follow(bool isToldElsewhere);

private:
    /// Of all who have won.
    [[nodiscard]] QPixmap marks() const;

    const GameController &controller_;
    QLabel *marks_;
    QLabel *title_;
    QLabel *tie_;
};

} // namespace waystone
