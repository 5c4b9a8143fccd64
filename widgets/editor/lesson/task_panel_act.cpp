#include "editor/lesson/goal_editor.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/lesson_names.h"
#include "editor/lesson/line_box.h"
#include "editor/lesson/task_panel.h"
#include "words/program_language.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace waystone {

namespace {

constexpr int mostActions = 50;
constexpr std::array verdicts{Branch::Verdict::right, Branch::Verdict::good, Branch::Verdict::wrong};

/// Merging numbers of LessonDraft::change: a spin box that is held down leaves one step of the history.
enum Merging : int { goalMerging = 101, actionsMerging, mistakeMerging };

QToolButton *button(const char *name)
{
    auto *button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    return button;
}

QScrollArea *scrolled(QWidget *content)
{
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(content);
    return area;
}

void addBranches(QTreeWidgetItem *parent, const std::vector<Branch> &branches, const Game &game,
                 const std::optional<Position> &position, Seat reader, const GameWords &words)
{
    for (const Branch &branch : branches) {
        auto *item = new QTreeWidgetItem(parent);
        const bool playable = position && !game.refuse(*position, reader, branch.action);
        item->setText(0, playable ? words.actionText(branch.action, game.view(*position, reader))
                                  : QString::fromStdString(game.notation(branch.action)));
        item->setText(1, LessonNames::verdict(branch.verdict));
        item->setToolTip(0, item->text(0));
        item->setExpanded(true);
        const std::optional<Position> next =
            playable ? std::optional(game.apply(*position, reader, branch.action, nullptr)) : std::nullopt;
        addBranches(item, branch.then, game, next, reader, words);
    }
}

} // namespace

QWidget *TaskPanel::makeAct()
{
    tabs_ = new QTabWidget;
    tabs_->setObjectName(QStringLiteral("taskTabs"));
    tabs_->setDocumentMode(true);

    goal_ = new GoalEditor;
    goal_->setObjectName(QStringLiteral("goal"));
    actions_ = new QSpinBox;
    actions_->setObjectName(QStringLiteral("taskActions"));
    actions_->setRange(1, mostActions);
    actionsLabel_ = new QLabel;
    everyAnswer_ = new QCheckBox;
    everyAnswer_->setObjectName(QStringLiteral("everyAnswer"));
    auto *goalPage = new QWidget;
    auto *goalLayout = new QVBoxLayout(goalPage);
    goalLayout->addWidget(goal_, 1);
    auto *limits = new QFormLayout;
    limits->addRow(actionsLabel_, actions_);
    limits->addRow(everyAnswer_);
    goalLayout->addLayout(limits);
    connect(goal_, &GoalEditor::goalChanged, this, [this] {
        draft_.changeStep([] { return tr("Goal", "a step of the history"); },
                          [goal = goal_->goal()](LessonStep &step) {
                              step.goal = goal;
                              if (goal && step.mostActions == 0)
                                  step.mostActions = 1;
                          },
                          goalMerging);
    });
    connect(goal_, &GoalEditor::pickingChanged, this, &TaskPanel::pickingChanged);
    connect(actions_, &QSpinBox::valueChanged, this, [this](int actions) {
        if (!isFilling_)
            draft_.changeStep([] { return tr("Number of actions", "a step of the history"); },
                              [actions](LessonStep &step) { step.mostActions = actions; }, actionsMerging);
    });
    connect(everyAnswer_, &QCheckBox::clicked, this, [this](bool every) {
        draft_.changeStep([] { return tr("Against every answer", "a step of the history"); },
                          [every](LessonStep &step) { step.everyAnswer = every; });
    });

    auto *linesPage = new QWidget;
    auto *linesLayout = new QVBoxLayout(linesPage);
    solution_ = new LineBox("solutionLine");
    script_ = new LineBox("scriptLine");
    branches_ = new QTreeWidget;
    branches_->setObjectName(QStringLiteral("branches"));
    branches_->setColumnCount(2);
    branches_->header()->setStretchLastSection(false);
    branches_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    branches_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    branches_->setMinimumHeight(110);
    recordBranch_ = button("recordBranch");
    removeBranch_ = button("removeBranch");
    auto *branchButtons = new QHBoxLayout;
    auto *verdictButtons = new QHBoxLayout;
    branchButtons->addWidget(recordBranch_);
    for (const Branch::Verdict verdict : verdicts) {
        QToolButton *each = button("verdict");
        each->setObjectName(QStringLiteral("verdict%1").arg(static_cast<int>(verdict)));
        connect(each, &QToolButton::clicked, this, [this, verdict] {
            changeBranch([verdict](Branch &branch) {
                branch.verdict = verdict;
                if (verdict != Branch::Verdict::wrong)
                    branch.consequence.clear();
            });
        });
        verdictButtons->addWidget(each);
        verdicts_.push_back(each);
    }
    branchButtons->addWidget(removeBranch_);
    branchButtons->addStretch();
    verdictButtons->addStretch();
    linesLayout->addWidget(solution_);
    linesLayout->addWidget(script_);
    linesLayout->addWidget(branches_, 1);
    linesLayout->addLayout(verdictButtons);
    linesLayout->addLayout(branchButtons);
    connect(solution_, &LineBox::recordWanted, this, [this] { emit recordWanted({LineUse::solution}); });
    connect(script_, &LineBox::recordWanted, this, [this] { emit recordWanted({LineUse::script}); });
    connect(solution_, &LineBox::clearWanted, this, [this] {
        draft_.changeStep([] { return tr("No solution", "a step of the history"); },
                          [](LessonStep &step) { step.solution.clear(); });
    });
    connect(script_, &LineBox::clearWanted, this, [this] {
        draft_.changeStep([] { return tr("No script", "a step of the history"); },
                          [](LessonStep &step) { step.script.clear(); });
    });
    connect(recordBranch_, &QToolButton::clicked, this, [this] {
        emit recordWanted({LineUse::rightLine, LineUse::wrongMove});
    });
    connect(removeBranch_, &QToolButton::clicked, this, [this] {
        if (const std::vector<int> path = selectedBranch(); !path.empty())
            draft_.changeStep([] { return tr("Move removed", "a step of the history"); },
                              [&path](LessonStep &step) { waystone::removeBranch(step, path); });
    });

    auto *mistakesPage = new QWidget;
    auto *mistakesLayout = new QVBoxLayout(mistakesPage);
    mistakes_ = new QListWidget;
    mistakes_->setObjectName(QStringLiteral("mistakes"));
    mistakes_->setMaximumHeight(90);
    addMistake_ = button("addMistake");
    removeMistake_ = button("removeMistake");
    mistake_ = new GoalEditor;
    mistake_->setObjectName(QStringLiteral("mistakeGoal"));
    auto *mistakeButtons = new QHBoxLayout;
    mistakeButtons->addWidget(addMistake_);
    mistakeButtons->addWidget(removeMistake_);
    mistakeButtons->addStretch();
    mistakesLayout->addWidget(mistakes_);
    mistakesLayout->addLayout(mistakeButtons);
    mistakesLayout->addWidget(mistake_, 1);
    connect(mistakes_, &QListWidget::currentRowChanged, this, [this] { refreshMistakes(); });
    connect(addMistake_, &QToolButton::clicked, this, [this] {
        const int count = static_cast<int>(draft_.current().mistakes.size());
        draft_.changeStep([] { return tr("Mistake", "a step of the history"); },
                          [](LessonStep &step) {
                              Goal when;
                              when.kind = Goal::Kind::happened;
                              when.event = Event::Kind::placed;
                              when.atLeast = 1;
                              step.mistakes.push_back({when, {}});
                          });
        mistakes_->setCurrentRow(count);
    });
    connect(removeMistake_, &QToolButton::clicked, this, [this] {
        if (const int row = mistakes_->currentRow(); row >= 0)
            draft_.changeStep([] { return tr("Mistake removed", "a step of the history"); },
                              [row](LessonStep &step) { step.mistakes.erase(step.mistakes.begin() + row); });
    });
    connect(mistake_, &GoalEditor::goalChanged, this, [this] {
        const int row = mistakes_->currentRow();
        if (row < 0 || !mistake_->goal())
            return refreshMistakes();
        draft_.changeStep([] { return tr("Mistake", "a step of the history"); },
                          [row, goal = *mistake_->goal()](LessonStep &step) {
                              step.mistakes[static_cast<std::size_t>(row)].when = goal;
                          },
                          mistakeMerging);
    });
    connect(mistake_, &GoalEditor::pickingChanged, this, &TaskPanel::pickingChanged);

    for (QWidget *page : {goalPage, linesPage, mistakesPage})
        tabs_->addTab(scrolled(page), QString());
    return tabs_;
}

GoalEditor *TaskPanel::pickingGoal() const
{
    for (GoalEditor *editor : {goal_, mistake_})
        if (editor->isVisible() && editor->isPickingPlaces())
            return editor;
    return nullptr;
}

void TaskPanel::refreshAct()
{
    const LessonStep &step = draft_.current();
    if (step.kind != LessonStep::Kind::act)
        return;
    const ScenarioDocument &document = draft_.document();
    const GoalTerms terms = GoalTerms::of(document.game(), document.seats(), document.setup());
    goal_->setContext(terms, document.words());
    mistake_->setContext(terms, document.words());
    goal_->setGoal(step.goal);
    actions_->setValue(std::max(1, step.mostActions));
    actions_->setEnabled(step.goal.has_value());
    everyAnswer_->setEnabled(step.goal.has_value());
    everyAnswer_->setChecked(step.everyAnswer);
    solution_->show(lineText(step.solution), tr("None yet: the check looks for one by itself."));
    script_->show(lineText(step.script), step.script.empty()
                                             ? tr("Nothing is settled.")
                                             : tr("%n move(s), as far as they are legal.", nullptr,
                                                  static_cast<int>(step.script.size())));
    refreshBranches();
    refreshMistakes();
}

void TaskPanel::refreshBranches()
{
    const std::vector<int> selected = selectedBranch();
    branches_->clear();
    const LessonStep &step = draft_.current();
    addBranches(branches_->invisibleRootItem(), step.branches, draft_.document().game(), draft_.beginning(),
                step.seat, draft_.document().words());
    QTreeWidgetItem *item = branches_->invisibleRootItem();
    for (const int at : selected)
        if (at < item->childCount())
            item = item->child(at);
    if (item != branches_->invisibleRootItem())
        branches_->setCurrentItem(item);
}

void TaskPanel::refreshMistakes()
{
    const LessonStep &step = draft_.current();
    const QSignalBlocker blocker(mistakes_);
    const int row = mistakes_->currentRow();
    mistakes_->clear();
    for (std::size_t at = 0; at < step.mistakes.size(); ++at)
        mistakes_->addItem(tr("Mistake %1: %2")
                               .arg(at + 1)
                               .arg(inProgramLanguage(step.mistakes[at].text, draft_.lesson().language)));
    mistakes_->setCurrentRow(std::min(std::max(row, 0), mistakes_->count() - 1));
    const int shown = mistakes_->currentRow();
    removeMistake_->setEnabled(shown >= 0);
    mistake_->setVisible(shown >= 0);
    mistake_->setGoal(shown < 0 ? std::nullopt
                                : std::optional(step.mistakes[static_cast<std::size_t>(shown)].when));
}

std::vector<int> TaskPanel::selectedBranch() const
{
    std::vector<int> path;
    for (QTreeWidgetItem *item = branches_->currentItem(); item != nullptr; item = item->parent()) {
        QTreeWidgetItem *parent = item->parent() == nullptr ? branches_->invisibleRootItem() : item->parent();
        path.insert(path.begin(), parent->indexOfChild(item));
    }
    return path;
}

void TaskPanel::changeBranch(const std::function<void(Branch &)> &change)
{
    const std::vector<int> path = selectedBranch();
    if (path.empty())
        return;
    draft_.changeStep([] { return tr("Verdict on a move", "a step of the history"); },
                      [&](LessonStep &step) {
                          if (Branch *branch = branchAt(step, path))
                              change(*branch);
                      });
}

void TaskPanel::retranslateAct()
{
    tabs_->setTabText(0, tr("Goal"));
    tabs_->setTabText(1, tr("Moves"));
    tabs_->setTabText(2, tr("Mistakes"));
    actionsLabel_->setText(tr("Within so many actions of the reader:"));
    everyAnswer_->setText(tr("Whatever chance and the others do"));
    everyAnswer_->setToolTip(tr("The check then proves the goal against every answer behind the script."));
    solution_->setHeading(tr("Solution"));
    script_->setHeading(tr("What chance and the others do"));
    for (LineBox *box : {solution_, script_})
        box->retranslate();
    branches_->setHeaderLabels({tr("Move of the reader"), tr("Verdict")});
    recordBranch_->setText(tr("Record…"));
    recordBranch_->setToolTip(tr("Play moves on the board and say whether they are right or wrong."));
    removeBranch_->setText(tr("Remove"));
    for (std::size_t at = 0; at < verdicts.size(); ++at)
        verdicts_[at]->setText(LessonNames::verdict(verdicts[at]));
    addMistake_->setText(tr("Add"));
    addMistake_->setToolTip(tr("Adds a class of wrong moves, told by what they lead to."));
    removeMistake_->setText(tr("Remove"));
}

} // namespace waystone
