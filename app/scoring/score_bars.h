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

    /// Without what breaks ties in words, which needs as many lines as it takes.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Row {
        Seat seat = nobody;
        int rank = 0; ///< 0 while it is not told
        int points = 0;
        int added = 0;
        std::optional<int> other; ///< what breaks ties first
        bool decided = false;     ///< by that number, against the next player before or behind
        QString count = {};       ///< what was compared later and decided: "5 shops"
        QString tie = {};         ///< why a row with the same points stands before this one, if one does
    };

    void moveFrom(std::vector<double> before);
    [[nodiscard]] double reached(const Row &row) const;
    [[nodiscard]] std::vector<Row> toldRows(const ToldSoFar &told) const;
    [[nodiscard]] std::vector<Row> finalRows(const Score &score);
    void describe();
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int headHeight() const;
    [[nodiscard]] int tieHeight(const Row &row, int width) const;
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
