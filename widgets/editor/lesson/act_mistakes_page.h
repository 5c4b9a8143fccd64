#pragma once

#include <QWidget>

class QLabel;
class QListWidget;
class QToolButton;

namespace waystone {

class GoalEditor;
struct GoalTerms;
class LessonDraft;

/// Of a task: classes of wrong moves, each told by what it leads to.
class ActMistakesPage final : public QWidget {
    Q_OBJECT

public:
    explicit ActMistakesPage(LessonDraft &draft, QWidget *parent = nullptr);

    /// What the chosen class leads to.
    [[nodiscard]] GoalEditor &goal() { return *goal_; }
    void refresh(const GoalTerms &terms);
    void retranslate();

private:
    void connectButtons();
    void takeGoal();
    void refreshList();

    LessonDraft &draft_;
    QLabel *help_; ///< where there is none yet
    QListWidget *list_;
    QToolButton *add_;
    QToolButton *remove_;
    GoalEditor *goal_;
};

} // namespace waystone
