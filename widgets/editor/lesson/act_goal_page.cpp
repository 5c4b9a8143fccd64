#include "editor/lesson/act_goal_page.h"

#include "editor/lesson/goal_editor.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/turn_length.h"
#include "lessons/words/goal_text.h"
#include "words/foreign_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int mostActions = 50;
constexpr int mostProposed = 10; ///< more take the solver too long where there is no way
constexpr int pageMargin = 4;
constexpr int shortNames = 8; ///< letters

/// Merging numbers of LessonDraft::change: a spin box that is held down leaves one step of the history.
enum Merging { goalMerging = 101, actionsMerging };

/// The goal within a stretch of play, whatever it was limited to before; empty: at any time.
Goal limited(Goal goal, const std::string &stretch)
{
    if (goal.kind == Goal::Kind::during) {
        Goal inner = std::move(goal.parts.front());
        goal = std::move(inner);
    }
    if (stretch.empty())
        return goal;
    Goal whole;
    whole.kind = Goal::Kind::during;
    whole.what = stretch;
    whole.parts.push_back(std::move(goal));
    return whole;
}

/// Tells steps of the history apart: by what the goal says then.
EditLabel goalLabel(const std::optional<Goal> &goal, const ScenarioDocument &document, Seat reader)
{
    return [goal, words = document.sharedWords(), reader] {
        return goal ? ActGoalPage::tr("Goal: %1", "a step of the history")
                          .arg(goalLines(*goal, *words, {reader, true}).front())
                    : ActGoalPage::tr("No goal", "a step of the history");
    };
}

} // namespace

ActGoalPage::ActGoalPage(LessonDraft &draft, QWidget *parent)
    : QWidget(parent), draft_(draft), goal_(new GoalEditor), actions_(new QSpinBox), stretch_(new QComboBox)
{
    goal_->setObjectName(QStringLiteral("goal"));
    goal_->leaveStretchOut();
    actions_->setObjectName(QStringLiteral("taskActions"));
    actions_->setRange(1, mostActions);
    auto *limits = new QHBoxLayout;
    limits->addWidget(actions_);
    limits->addWidget(stretch_, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    layout->addWidget(goal_, 1);
    layout->addLayout(limits);
    connectStretches();

    connect(goal_, &GoalEditor::goalChanged, this, [this] {
        draft_.changeStep(
            goalLabel(goal_->goal(), draft_.document(), draft_.current().seat),
            [this, goal = goal_->goal()](LessonStep &step) {
                step.goal = goal;
                step.mostActions = !goal ? 0 : step.mostActions > 0 ? step.mostActions : actionsToBeginWith();
            },
            goalMerging);
    });
    connect(actions_, &QSpinBox::valueChanged, this, [this](int actions) {
        draft_.changeStep([] { return tr("Number of actions", "a step of the history"); },
                          [actions](LessonStep &step) { step.mostActions = actions; }, actionsMerging);
    });
}

/// What is left of the reader's turn. Whoever wants fewer sees from the proof how many it takes.
int ActGoalPage::actionsToBeginWith() const
{
    const std::optional<Position> start = draft_.beginning();
    return start ? turnLength(draft_.document().game(), *start, draft_.current().seat, mostProposed) : 1;
}

void ActGoalPage::chooseActions()
{
    actions_->setFocus();
    actions_->selectAll();
}

void ActGoalPage::connectStretches()
{
    stretch_->setObjectName(QStringLiteral("taskStretch"));
    // Long names make the page no broader.
    stretch_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    stretch_->setMinimumContentsLength(shortNames);
    connect(stretch_, &QComboBox::activated, this, [this] {
        const std::string stretch = stretch_->currentData().toString().toStdString();
        draft_.changeStep([] { return tr("Goal", "a step of the history"); },
                          [stretch](LessonStep &step) { step.goal = limited(*step.goal, stretch); });
    });
}

void ActGoalPage::refreshStretches(const GoalTerms &terms)
{
    const std::optional<Goal> &goal = draft_.current().goal;
    const bool isLimited = goal && goal->kind == Goal::Kind::during;
    stretch_->clear();
    stretch_->addItem(tr("At any time"), QString());
    for (const std::string &stretch : terms.stretches)
        stretch_->addItem(stretchName(stretch, draft_.document().words()), QString::fromStdString(stretch));
    stretch_->setCurrentIndex(
        std::max(0, stretch_->findData(isLimited ? QString::fromStdString(goal->what) : QString())));
    stretch_->setEnabled(goal.has_value());
    stretch_->setVisible(!terms.stretches.empty());
}

void ActGoalPage::refresh(const GoalTerms &terms)
{
    const LessonStep &step = draft_.current();
    const QSignalBlocker blocker(actions_);
    goal_->setContext(terms, draft_.document().words(), {step.seat, true});
    goal_->setGoal(step.goal);
    refreshStretches(terms);
    actions_->setValue(std::max(1, step.mostActions));
    actions_->setEnabled(step.goal.has_value());
}

void ActGoalPage::retranslate()
{
    goal_->setInvitation(
        tr("A goal says what the reader has to reach, and the check proves that they can. Add a "
           "condition to begin with."));
    actions_->setPrefix(tr("Actions: ", "before their number"));
    actions_->setAccessibleName(tr("Actions allowed"));
    actions_->setToolTip(foreign_text::tip(actions_->accessibleName()));
    stretch_->setAccessibleName(tr("When the goal has to be reached"));
    stretch_->setToolTip(foreign_text::tip(stretch_->accessibleName()));
    stretch_->setItemText(0, tr("At any time"));
    for (int row = 1; row < stretch_->count(); ++row)
        stretch_->setItemText(
            row, stretchName(stretch_->itemData(row).toString().toStdString(), draft_.document().words()));
}

} // namespace waystone
