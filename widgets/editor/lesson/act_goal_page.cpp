#include "editor/lesson/act_goal_page.h"

#include "editor/lesson/goal_editor.h"
#include "editor/lesson/lesson_draft.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int mostActions = 50;

/// Merging numbers of LessonDraft::change: a spin box that is held down leaves one step of the history.
enum Merging { goalMerging = 101, actionsMerging };

} // namespace

ActGoalPage::ActGoalPage(LessonDraft &draft, QWidget *parent)
    : QWidget(parent),
      draft_(draft),
      goal_(new GoalEditor),
      actions_(new QSpinBox),
      actionsLabel_(new QLabel),
      everyAnswer_(new QCheckBox)
{
    goal_->setObjectName(QStringLiteral("goal"));
    actions_->setObjectName(QStringLiteral("taskActions"));
    actions_->setRange(1, mostActions);
    everyAnswer_->setObjectName(QStringLiteral("everyAnswer"));
    auto *limits = new QFormLayout;
    limits->addRow(actionsLabel_, actions_);
    limits->addRow(everyAnswer_);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(goal_, 1);
    layout->addLayout(limits);

    connect(goal_, &GoalEditor::goalChanged, this, [this] {
        draft_.changeStep([] { return tr("Goal", "a step of the history"); },
                          [goal = goal_->goal()](LessonStep &step) {
                              step.goal = goal;
                              if (goal && step.mostActions == 0)
                                  step.mostActions = 1;
                          },
                          goalMerging);
    });
    connect(actions_, &QSpinBox::valueChanged, this, [this](int actions) {
        draft_.changeStep([] { return tr("Number of actions", "a step of the history"); },
                          [actions](LessonStep &step) { step.mostActions = actions; }, actionsMerging);
    });
    connect(everyAnswer_, &QCheckBox::clicked, this, [this](bool every) {
        draft_.changeStep([] { return tr("Against every answer", "a step of the history"); },
                          [every](LessonStep &step) { step.everyAnswer = every; });
    });
}

void ActGoalPage::refresh(const GoalTerms &terms)
{
    const LessonStep &step = draft_.current();
    const QSignalBlocker blocker(actions_);
    goal_->setContext(terms, draft_.document().words(), {step.seat, true});
    goal_->setGoal(step.goal);
    actions_->setValue(std::max(1, step.mostActions));
    actions_->setEnabled(step.goal.has_value());
    everyAnswer_->setEnabled(step.goal.has_value());
    everyAnswer_->setChecked(step.everyAnswer);
}

void ActGoalPage::retranslate()
{
    actionsLabel_->setText(tr("Within so many actions of the reader:"));
    everyAnswer_->setText(tr("Whatever chance and the others do"));
    everyAnswer_->setToolTip(tr("The check then proves the goal against every answer behind the script."));
}

} // namespace waystone
