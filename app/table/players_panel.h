#pragma once

#include "models/players_model.h"

#include <QTableView>

namespace waystone {

class WrappingHeader;

/// The players with all that is counted for them; the seat that has to act is bold.
class PlayersPanel : public QTableView {
    Q_OBJECT

public:
    explicit PlayersPanel(GameController &controller, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    /// Offers to hand the seat over, to a person or to any computer player, in the middle of the game, as a click does.
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    /// `at` on the screen.
    void offerSeat(Seat seat, const QPoint &at);
    [[nodiscard]] int heightOf(int rows) const;
    void fitHeight();
    /// Words over the columns where all of them have room.
    void fitTitles();

    GameController &controller_;
    PlayersModel model_;
    WrappingHeader *header_;
};

} // namespace waystone
