#pragma once

#include "session/game_controller.h"

#include <QTableWidget>

namespace waystone {

/// What every scored thing (a region) was worth at the end of a game: the sources row by row, then the totals.
class SheetScoring : public QTableWidget {
    Q_OBJECT

public:
    explicit SheetScoring(const GameController &controller, QWidget *parent = nullptr);

    /// 0 in games that do not tell.
    [[nodiscard]] int lines() const;
    /// Fills the first lines and leaves the others empty; the last of the filled ones stands out.
    void showLines(int shown);

private:
    void setCell(int row, int column, const QString &text, bool bold);

    const GameController &controller_;
};

} // namespace waystone
