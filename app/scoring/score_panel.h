#pragma once

#include "models/score_sheet_model.h"
#include "scoring/seat_headers.h"

#include <QTreeView>

namespace waystone {

/// The score sheet. A source unfolds to every single gain; a click on one shows the moment that brought it.
class ScorePanel : public QTreeView {
    Q_OBJECT

public:
    explicit ScorePanel(GameController &controller, QWidget *parent = nullptr);

signals:
    /// The pointer is on a gain that these places gave.
    void pointedAt(const std::vector<waystone::Place> &places);

protected:
    void changeEvent(QEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void pointAt(const QModelIndex &index);
    void showMoment(const QModelIndex &index);
    void fitColumns();

    GameController &controller_;
    ScoreSheetModel model_;
    SeatHeaders headers_;
};

} // namespace waystone
