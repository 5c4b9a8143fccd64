#pragma once

#include "board/mark_overlay.h"
#include "models/analysis_model.h"

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;
class QTreeView;

namespace waystone {

class AnalysisReview;
class ReviewPanel;
class WhatIfPanel;

/// What could be done at the moment that is shown and what is expected of it, refined while it is looked at. A chosen
/// action, of these or any other, is shown on the board, compared with the best, and can be played. Below it the game is looked
/// back at.
class AnalysisPanel : public QWidget {
    Q_OBJECT

public:
    AnalysisPanel(GameController &controller, Adviser &adviser, AnalysisReview &review, BoardScene &scene,
                  QWidget *parent = nullptr);
    ~AnalysisPanel() override;

    /// Nothing is thought while the table is put away.
    void setActive(bool active);
    [[nodiscard]] AnalysisModel &model() { return model_; }
    [[nodiscard]] const MarkOverlay &marks() const { return marks_; }

signals:
    /// A lesson is to begin with the position that is shown.
    void lessonWanted();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void shapeParts();
    void layOut();
    void connectList();
    void refresh();
    /// As high as its rows are, so that it needs no scroll bar of its own.
    void layRows();
    void wantAdvice();
    void chooseRow();
    void showChosen(Action action);
    void forgetChosen();
    void play();
    [[nodiscard]] bool canPlay() const;
    [[nodiscard]] QString status() const;

    GameController &controller_;
    Adviser &adviser_;
    MarkOverlay marks_; ///< what the chosen action would touch and place
    AnalysisModel model_;
    QLabel *status_;
    QTreeView *list_;
    WhatIfPanel *whatIf_;
    QPushButton *play_;
    QFrame *line_;
    ReviewPanel *review_;
    std::optional<Action> chosen_; ///< what is shown on the board
    int listHeight_ = 0;           ///< the greatest since the moment became this one
    bool active_ = false;
};

} // namespace waystone
