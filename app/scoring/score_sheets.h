#pragma once

#include "scoring/breakdown_panel.h"
#include "scoring/score_panel.h"

#include <QWidget>

namespace waystone {

/// The score of the players, and above it what everything on the board is worth.
class ScoreSheets : public QWidget {
    Q_OBJECT

public:
    explicit ScoreSheets(GameController &controller, QWidget *parent = nullptr);

signals:
    /// A number is being pointed at that these places give.
    void pointedAt(const std::vector<waystone::Place> &places);
};

} // namespace waystone
