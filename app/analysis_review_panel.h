#pragma once

#include "models/analysis_review.h"

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
        QLabel *text;
        QPushButton *look;
        QPushButton *lesson;
    };

    void makeLine(std::size_t number);
    void refresh();
    void fill(const Line &line, const CostlyTurn &turn);
    void goTo(std::size_t number);
    [[nodiscard]] QString status() const;

    GameController &controller_;
    AnalysisReview &review_;
    QPushButton *start_;
    QProgressBar *progress_;
    AnalysisGraph *graph_;
    QLabel *status_;
    std::vector<Line> lines_;
    std::vector<PlyId> moments_; ///< where the lines lead
};

} // namespace waystone
