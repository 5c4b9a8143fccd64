#pragma once

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace waystone {

class GoalEditor;
struct GoalTerms;
class LessonDraft;

/// Of a task: its goal, how far the reader may go to reach it, and what the others do meanwhile.
class ActGoalPage final : public QWidget {
    Q_OBJECT

public:
    explicit ActGoalPage(LessonDraft &draft, QWidget *parent = nullptr);

    [[nodiscard]] GoalEditor &goal() { return *goal_; }
    void refresh(const GoalTerms &terms);
    void retranslate();

private:
    void makeStretches(QFormLayout &form);
    void refreshStretches(const GoalTerms &terms);
    void makeAnswers(QFormLayout &form);
    void makeTelling(QFormLayout &form);
    void refreshAnswers();
    void changeAnswers();

    LessonDraft &draft_;
    GoalEditor *goal_;
    QSpinBox *actions_;
    QLabel *actionsLabel_;
    QLabel *stretchLabel_;
    QComboBox *stretch_; ///< to which the whole goal is limited; the first entry: to none
    QLabel *answersLabel_;
    QComboBox *answers_; ///< by Answers
    QLabel *botLabel_;
    QComboBox *bot_;
    QLabel *seedLabel_;
    QSpinBox *seed_;
    QLabel *tellingLabel_;
    QComboBox *telling_; ///< by LossTold
};

} // namespace waystone
