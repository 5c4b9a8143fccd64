#pragma once

#include "models/players_model.h"

#include <QTableView>

namespace waystone {

/// The players with all that is counted for them; the seat that has to act is bold.
class PlayersPanel : public QTableView {
    Q_OBJECT

public:
    explicit PlayersPanel(GameController &controller, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

private:
    [[nodiscard]] int heightOf(int rows) const;
    void fitHeight();

    PlayersModel model_;
};

} // namespace waystone
