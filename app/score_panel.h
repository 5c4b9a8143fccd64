#pragma once

#include "models/score_sheet_model.h"
#include "seat_headers.h"

#include <QTreeView>

namespace waystone {

/// The score sheet. A source unfolds to every single gain; a click on one shows the moment that brought it.
class ScorePanel : public QTreeView {
    Q_OBJECT

public:
    explicit ScorePanel(GameController &controller, QWidget *parent = nullptr);

private:
    void showMoment(const QModelIndex &index);
    void fitColumns();

    GameController &controller_;
    ScoreSheetModel model_;
    SeatHeaders headers_;
};

} // namespace waystone
