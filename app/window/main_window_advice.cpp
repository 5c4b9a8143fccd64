#include "window/main_window.h"

#include "advice/analysis_panel.h"
#include "advice/hint_card.h"
#include "controls/panel.h"
#include "table/table_page.h"

#include <chrono>

namespace waystone {

void MainWindow::connectAdvice()
{
    table_->addLine(new HintCard(*hints_, table_->hintMarks()));
    connect(commands_.hint, &QAction::triggered, hints_, &HintLadder::climb);
    // One at a time: the players' computer players go first. While an answer of theirs waits the moment can be thought
    // about.
    connect(&bots_, &BotRunner::busyChanged, &adviser_, &Adviser::setHeld);
}

void MainWindow::connectBots()
{
    using namespace std::chrono_literals;
    bots_.setTurnTime(3s);
    const Commands &c = commands_;
    connect(c.pauseBots, &QAction::triggered, &bots_, &BotRunner::setPaused);
    connect(c.stepBot, &QAction::triggered, &bots_, &BotRunner::step);
    connect(c.showAgain, &QAction::triggered, &showAgain_, &ShowAgain::start);
    connect(&bots_, &BotRunner::pausedChanged, &table_->prompt(), &PromptBar::setPaused);
    connect(&bots_, &BotRunner::pausedChanged, this, &MainWindow::refreshCommands);
    connect(&bots_, &BotRunner::thinkingChanged, this, &MainWindow::refreshCommands, Qt::QueuedConnection);
}

void MainWindow::makeAnalysisPanel()
{
    analysis_ = new AnalysisPanel(controller_, adviser_, review_, table_->scene());
    analysisPanel_ = new Panel(QStringLiteral("analysisPanel"), analysis_, [] { return tr("Analysis"); });
    addDockWidget(Qt::RightDockWidgetArea, analysisPanel_);
    tabifyDockWidget(panels_.back(), analysisPanel_);
    analysisPanel_->hide();
    QAction *toggle = analysisPanel_->toggleViewAction();
    toggle->setObjectName(QStringLiteral("analysisPanelAction"));
    toggle->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_4));
    commands_.add(CommandGroup::view, toggle);
    // It comes to the front of those that lie over each other.
    connect(toggle, &QAction::triggered, analysisPanel_, [this](bool shown) {
        if (shown)
            analysisPanel_->raise();
    });
    connect(analysis_, &AnalysisPanel::lessonWanted, this, &MainWindow::makeLessonFromHere);
}

void MainWindow::setAdviceActive(bool active)
{
    if (!active) {
        hints_->end();
        review_.stop();
        analysisPanel_->hide();
    }
    analysis_->setActive(active);
    analysisPanel_->toggleViewAction()->setEnabled(active);
}

} // namespace waystone
