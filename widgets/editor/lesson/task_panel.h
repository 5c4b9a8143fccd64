#pragma once

#include "editor/lesson/event_terms.h"
#include "editor/lesson/line_use.h"

#include <QWidget>

#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTabWidget;
class QToolButton;

namespace waystone {

class ActAnswersPage;
class ActGoalPage;
class ActMistakesPage;
class ActMovesPage;
class GoalEditor;
class LessonDraft;
class LineBox;
class PageStack;

/// What the step that is looked at does beside its texts: whose move it is, where it begins, its line, task, question
/// or number.
class TaskPanel final : public QWidget {
    Q_OBJECT

public:
    /// Of a task, in the order of its pages.
    enum class Part { goal, answers, moves, mistakes };

    explicit TaskPanel(LessonDraft &draft, QWidget *parent = nullptr);

    /// Another lesson begins with the goals of its tasks.
    void beginAnew();
    /// Puts the keyboard there.
    void showPart(Part part);
    /// Of a task: how many actions it allows, to be typed over.
    void showActions();
    /// Of a task: where its goal names this place.
    void showPlace(Place place);

    /// The goal whose places clicks on the board name; null if none is being made.
    [[nodiscard]] GoalEditor *pickingGoal() const;

signals:
    /// The user wants to play a line for one of these uses.
    void recordWanted(const std::vector<waystone::LineUse> &uses);
    void pickingChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    // task_panel.cpp: the parts that every step has
    void refresh();
    void retranslate();
    QWidget *makeHead();

    // task_panel_act.cpp: tasks
    QWidget *makeAct();
    void refreshAct();
    void retranslateAct();

    // task_panel_other.cpp: lines, questions, numbers, play
    QWidget *makeShow();
    QWidget *makeChoose();
    QWidget *makePredict();
    QWidget *makePlayOn();
    void refreshOther();
    void refreshOptions();
    void retranslateOther();

    LessonDraft &draft_;
    bool isFilling_ = false;

    QLabel *kind_;
    QComboBox *seat_;
    QLabel *seatLabel_;
    QCheckBox *own_;
    PageStack *pages_;

    // act
    QTabWidget *tabs_;
    ActGoalPage *goalPage_;
    ActAnswersPage *answersPage_;
    ActMovesPage *movesPage_;
    ActMistakesPage *mistakesPage_;
    std::shared_ptr<const Game> eventsOf_; ///< the game of events_
    std::shared_ptr<const EventTerms> events_;

    // show, predict
    LineBox *shown_, *counted_;
    QComboBox *source_;
    QLabel *sourceLabel_;

    // choose
    QListWidget *options_;
    QLabel *optionsHelp_;
    QToolButton *addOption_, *removeOption_;

    // playOn
    QSpinBox *length_;
    QLabel *lengthLabel_;
    QComboBox *bot_;
    QLabel *botLabel_;
};

} // namespace waystone
