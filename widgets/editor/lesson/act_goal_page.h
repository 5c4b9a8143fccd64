#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace waystone {

class GoalEditor;
struct GoalTerms;
class LessonDraft;

/// Of a task: its goal, and how far the reader may go to reach it.
class ActGoalPage final : public QWidget {
    Q_OBJECT

public:
    explicit ActGoalPage(LessonDraft &draft, QWidget *parent = nullptr);

    [[nodiscard]] GoalEditor &goal() { return *goal_; }
    void refresh(const GoalTerms &terms);
    void retranslate();

private:
    LessonDraft &draft_;
    GoalEditor *goal_;
    QSpinBox *actions_;
    QLabel *actionsLabel_;
    QCheckBox *everyAnswer_;
};

} // namespace waystone
