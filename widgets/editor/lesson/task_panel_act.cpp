#include "editor/lesson/act_answers_page.h"
#include "editor/lesson/act_goal_page.h"
#include "editor/lesson/act_mistakes_page.h"
#include "editor/lesson/act_moves_page.h"
#include "editor/lesson/event_terms.h"
#include "editor/lesson/goal_editor.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/task_panel.h"

#include <QScrollArea>
#include <QTabWidget>

namespace waystone {

namespace {

QScrollArea *scrolled(QWidget *content)
{
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(content);
    return area;
}

} // namespace

QWidget *TaskPanel::makeAct()
{
    tabs_ = new QTabWidget;
    tabs_->setObjectName(QStringLiteral("taskTabs"));
    tabs_->setDocumentMode(true);
    goalPage_ = new ActGoalPage(draft_);
    answersPage_ = new ActAnswersPage(draft_);
    movesPage_ = new ActMovesPage(draft_);
    mistakesPage_ = new ActMistakesPage(draft_);
    for (QWidget *page : std::initializer_list<QWidget *>{goalPage_, answersPage_, movesPage_, mistakesPage_})
        tabs_->addTab(scrolled(page), QString());
    for (GoalEditor *goal : {&goalPage_->goal(), &mistakesPage_->goal()}) {
        connect(goal, &GoalEditor::pickingChanged, this, &TaskPanel::pickingChanged);
        connect(goal, &GoalEditor::gestureBegins, this, [this] { draft_.document().endGesture(); });
    }
    connect(movesPage_, &ActMovesPage::recordWanted, this, &TaskPanel::recordWanted);
    connect(answersPage_, &ActAnswersPage::recordWanted, this,
            [this] { emit recordWanted({LineUse::script}); });
    return tabs_;
}

void TaskPanel::beginAnew()
{
    tabs_->setCurrentIndex(static_cast<int>(Part::goal));
}

void TaskPanel::showPart(Part part)
{
    tabs_->setCurrentIndex(static_cast<int>(part));
    tabs_->currentWidget()->setFocus();
}

void TaskPanel::showActions()
{
    showPart(Part::goal);
    goalPage_->chooseActions();
    static_cast<QScrollArea *>(tabs_->currentWidget())->ensureWidgetVisible(goalPage_->focusWidget());
}

void TaskPanel::showPlace(Place place)
{
    showPart(Part::goal);
    goalPage_->goal().showPlace(place);
    static_cast<QScrollArea *>(tabs_->currentWidget())->ensureWidgetVisible(goalPage_->focusWidget());
}

GoalEditor *TaskPanel::pickingGoal() const
{
    for (GoalEditor *goal : {&goalPage_->goal(), &mistakesPage_->goal()})
        if (goal->isVisible() && goal->isPickingPlaces())
            return goal;
    return nullptr;
}

void TaskPanel::refreshAct()
{
    if (draft_.current().kind != LessonStep::Kind::act)
        return;
    const ScenarioDocument &document = draft_.document();
    GoalTerms terms = GoalTerms::of(document.game(), document.seats(), document.setup());
    if (eventsOf_ != document.scenario().game) {
        eventsOf_ = document.scenario().game;
        events_ = std::make_shared<const EventTerms>(eventTermsOf(*eventsOf_));
    }
    terms.events = events_;
    goalPage_->refresh(terms);
    answersPage_->refresh();
    movesPage_->refresh();
    mistakesPage_->refresh(terms);
}

void TaskPanel::retranslateAct()
{
    tabs_->setTabText(static_cast<int>(Part::goal), tr("Goal"));
    tabs_->setTabText(static_cast<int>(Part::answers), tr("Replies"));
    tabs_->setTabText(static_cast<int>(Part::moves), tr("Moves"));
    tabs_->setTabText(static_cast<int>(Part::mistakes), tr("Mistakes"));
    goalPage_->retranslate();
    answersPage_->retranslate();
    movesPage_->retranslate();
    mistakesPage_->retranslate();
}

} // namespace waystone
