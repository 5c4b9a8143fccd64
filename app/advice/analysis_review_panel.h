#pragma once

#include "thinking/analysis_review.h"

#include <QWidget>

#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;

namespace waystone {

class AnalysisGraph;

/// A game looked back at: the expected margin over time, and the turns that have cost most, each a click away and each
/// with the way to a lesson of it.
class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t mostTurns = 3;

    ReviewPanel(GameController &controller, AnalysisReview &review, QWidget *parent = nullptr);

signals:
    void lessonWanted();

private:
    struct Line {
        QWidget *widget;
        QLabel *mark;  ///< of the player
        QLabel *title; ///< who, and what it has cost
        QLabel *text;  ///< what was done, what would have been better, and why
        QPushButton *look;
        QPushButton *lesson;
    };

    struct Moment {
        PlyId before;
        Seat seat; ///< whose decision it was
    };

    void makeLine(std::size_t number);
    void refresh();
    void fill(const Line &line, const CostlyTurn &turn);
    void goTo(std::size_t number);
    [[nodiscard]] QString status() const;
    [[nodiscard]] QString doubts() const;

    GameController &controller_;
    AnalysisReview &review_;
    QPushButton *start_;
    QProgressBar *progress_;
    QLabel *axis_; ///< what the curves tell
    AnalysisGraph *graph_;
    QLabel *status_;
    QLabel *doubts_; ///< how many decisions could not be compared
    std::vector<Line> lines_;
    std::vector<Moment> moments_; ///< where the lines lead
};

} // namespace waystone
