#include "editor/lesson/act_mistakes_page.h"

#include "controls/calm_view.h"
#include "editor/lesson/goal_editor.h"
#include "editor/lesson/lesson_draft.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int mostListHeight = 90;

/// Of LessonDraft::change; nothing else has it.
constexpr int goalMerging = 103;

Mistake freshMistake()
{
    Goal when;
    when.kind = Goal::Kind::happened;
    when.event = Event::Kind::placed;
    when.atLeast = 1;
    return {when, {}};
}

} // namespace

ActMistakesPage::ActMistakesPage(LessonDraft &draft, QWidget *parent)
    : QWidget(parent),
      draft_(draft),
      help_(new QLabel),
      list_(new CalmView<QListWidget>),
      add_(new QToolButton),
      remove_(new QToolButton),
      goal_(new GoalEditor)
{
    help_->setWordWrap(true);
    list_->setObjectName(QStringLiteral("mistakes"));
    list_->setMaximumHeight(mostListHeight);
    add_->setObjectName(QStringLiteral("addMistake"));
    remove_->setObjectName(QStringLiteral("removeMistake"));
    goal_->setObjectName(QStringLiteral("mistakeGoal"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(add_);
    buttons->addWidget(remove_);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(help_);
    layout->addWidget(list_);
    layout->addLayout(buttons);
    layout->addWidget(goal_, 1);
    layout->addStretch();
    connect(list_, &QListWidget::currentRowChanged, this, &ActMistakesPage::refreshList);
    connect(goal_, &GoalEditor::goalChanged, this, &ActMistakesPage::takeGoal);
    connectButtons();
}

void ActMistakesPage::connectButtons()
{
    connect(add_, &QToolButton::clicked, this, [this] {
        const int count = static_cast<int>(draft_.current().mistakes.size());
        draft_.changeStep([] { return tr("Mistake", "a step of the history"); },
                          [](LessonStep &step) { step.mistakes.push_back(freshMistake()); });
        list_->setCurrentRow(count);
    });
    connect(remove_, &QToolButton::clicked, this, [this] {
        if (const int row = list_->currentRow(); row >= 0)
            draft_.changeStep([] { return tr("Mistake removed", "a step of the history"); },
                              [row](LessonStep &step) { step.mistakes.erase(step.mistakes.begin() + row); });
    });
}

void ActMistakesPage::takeGoal()
{
    const int row = list_->currentRow();
    if (row < 0 || !goal_->goal())
        return refreshList();
    draft_.changeStep([] { return tr("Mistake", "a step of the history"); },
                      [row, goal = *goal_->goal()](LessonStep &step) {
                          step.mistakes[static_cast<std::size_t>(row)].when = goal;
                      },
                      goalMerging);
}

void ActMistakesPage::refresh(const GoalTerms &terms)
{
    goal_->setContext(terms, draft_.document().words(), {draft_.current().seat, false});
    refreshList();
}

void ActMistakesPage::refreshList()
{
    const LessonStep &step = draft_.current();
    const QSignalBlocker blocker(list_);
    const int row = list_->currentRow();
    list_->clear();
    for (std::size_t at = 0; at < step.mistakes.size(); ++at)
        list_->addItem(
            tr("Mistake %1: %2")
                .arg(at + 1)
                .arg(foreign_text::line(inProgramLanguage(step.mistakes[at].text, draft_.lesson().language),
                                        foreign_text::longestLine)));
    help_->setVisible(step.mistakes.empty());
    list_->setVisible(!step.mistakes.empty());
    list_->setCurrentRow(std::min(std::max(row, 0), list_->count() - 1));
    const int shown = list_->currentRow();
    remove_->setEnabled(shown >= 0);
    goal_->setVisible(shown >= 0);
    goal_->setGoal(shown < 0 ? std::nullopt
                             : std::optional(step.mistakes[static_cast<std::size_t>(shown)].when));
}

void ActMistakesPage::retranslate()
{
    help_->setText(
        tr("A mistake is a kind of wrong move, told by what it leads to. Whoever makes it reads your text "
           "for it. About a single wrong move you write where the check names it."));
    add_->setText(tr("Add"));
    add_->setToolTip(tr("Adds a kind of wrong move, described by what it leads to."));
    remove_->setText(tr("Remove"));
}

} // namespace waystone
