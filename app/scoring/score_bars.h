#pragma once

#include "session/game_controller.h"

#include <QVariantAnimation>
#include <QWidget>

#include <functional>
#include <vector>

namespace waystone {

/// The points of all players as bars: while they are told, with what the last category has added; at the end in the order
/// of the ranks, with what breaks ties. Bars move to their new length, and the number counts along.
class ScoreBars : public QWidget {
    Q_OBJECT

public:
    explicit ScoreBars(const GameController &controller, QWidget *parent = nullptr);

    /// Whether bars move; asked each time. They do not by default.
    void setMotion(std::function<bool()> moves) { moves_ = std::move(moves); }
    /// Takes what is shown now.
    void follow();
    /// As far as the bar has come.
    [[nodiscard]] int shownPoints(Seat seat) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Row {
        Seat seat = nobody;
        int rank = 0; ///< 0 while it is not told
        int points = 0;
        int added = 0;
        std::optional<int> other; ///< what breaks ties first
        bool decided = false;     ///< by this player's other number among those compared
    };

    void moveFrom(std::vector<double> before);
    [[nodiscard]] double reached(const Row &row) const;
    [[nodiscard]] std::vector<Row> toldRows(const ToldSoFar &told) const;
    [[nodiscard]] std::vector<Row> finalRows(const Score &score);
    void describe();
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int headHeight() const;
    void paintHead(QPainter &painter) const;
    void paintRow(QPainter &painter, const Row &row, const QRect &box) const;
    void paintBar(QPainter &painter, const Row &row, const QRectF &box) const;

    const GameController &controller_;
    std::vector<Row> rows_;
    std::vector<double> before_; ///< points of each seat where its bar set out; empty for no motion
    QVariantAnimation *motion_;  ///< from 0 to 1
    std::function<bool()> moves_;
    QString otherName_; ///< of the column of what breaks ties; empty if there is none
    int full_ = 1;      ///< points of a bar of full length
};

} // namespace waystone
