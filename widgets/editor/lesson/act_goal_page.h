#pragma once

#include <QWidget>

class QComboBox;
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
    /// Puts the keyboard into the number of actions, to be typed over.
    void chooseActions();
    void refresh(const GoalTerms &terms);
    void retranslate();

private:
    [[nodiscard]] int actionsToBeginWith() const;
    void connectStretches();
    void refreshStretches(const GoalTerms &terms);

    LessonDraft &draft_;
    GoalEditor *goal_;
    QSpinBox *actions_;
    QComboBox *stretch_; ///< to which the whole goal is limited; the first entry: to none
};

} // namespace waystone
