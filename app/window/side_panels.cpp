#include "window/side_panels.h"

#include "advice/analysis_panel.h"
#include "commands/commands.h"
#include "controls/panel.h"
#include "desk/game_desk.h"
#include "learning/rules_help.h"
#include "scoring/score_sheets.h"
#include "scoring/scoring_panel.h"
#include "table/log_panel.h"
#include "table/players_panel.h"
#include "table/table_page.h"

#include <QMainWindow>

#include <utility>

namespace waystone {

namespace {

std::unique_ptr<Panel> dock(QMainWindow &window, Commands &commands, const char *name, QWidget *content,
                            std::function<QString()> title, const QKeySequence &key)
{
    auto panel = std::make_unique<Panel>(QLatin1String(name), content, std::move(title));
    window.addDockWidget(Qt::RightDockWidgetArea, panel.get());
    QAction *toggle = panel->toggleViewAction();
    toggle->setObjectName(panel->objectName() + QStringLiteral("Action"));
    toggle->setShortcut(key);
    commands.add(CommandGroup::view, toggle);
    return panel;
}

} // namespace

SidePanels::SidePanels(QMainWindow &window, GameDesk &desk, TablePage &table, Commands &commands,
                       Settings &settings)
    : log_(new LogPanel(desk.controller(), commands)),
      analysis_(new AnalysisPanel(desk.controller(), desk.adviser(), desk.review(), table.scene()))
{
    GameController &controller = desk.controller();
    auto *sheets = new ScoreSheets(controller);
    QObject::connect(sheets, &ScoreSheets::pointedAt, &table, [&table](const std::vector<Place> &places) {
        table.board().setMarked(Mark::source, places);
    });
    const auto add = [&](const char *name, QWidget *content, std::function<QString()> title, Qt::Key key) {
        beside_.push_back(
            dock(window, commands, name, content, std::move(title), QKeySequence(Qt::CTRL | key)));
        return beside_.back().get();
    };
    Panel *players = add(
        "playersPanel", new PlayersPanel(controller), [] { return tr("Players"); }, Qt::Key_1);
    Panel *score = add(
        "scorePanel", sheets, [] { return tr("Score Sheet"); }, Qt::Key_2);
    Panel *log = add(
        "logPanel", log_, [] { return tr("Log"); }, Qt::Key_3);
    rules_ = std::make_unique<RulesHelp>(window, controller, table, commands, settings);
    window.tabifyDockWidget(score, log);
    window.tabifyDockWidget(log, &rules_->panel());
    analysisPanel_ = dock(
        window, commands, "analysisPanel", analysis_, [] { return tr("Analysis"); },
        QKeySequence(Qt::CTRL | Qt::Key_4));
    window.tabifyDockWidget(log, analysisPanel_.get());
    analysisPanel_->hide();
    // It comes to the front of those that lie over each other.
    QObject::connect(analysisPanel_->toggleViewAction(), &QAction::triggered, analysisPanel_.get(),
                     [panel = analysisPanel_.get()](bool shown) {
                         if (shown)
                             panel->raise();
                     });
    // It comes and goes with the end of a game, without a command.
    scoringPanel_ = std::make_unique<Panel>(QStringLiteral("finalScoringPanel"), new ScoringPanel(controller),
                                            [] { return tr("Final Scoring"); });
    window.addDockWidget(Qt::RightDockWidgetArea, scoringPanel_.get());
    window.tabifyDockWidget(log, scoringPanel_.get());
    scoringPanel_->hide();
    QObject::connect(&controller, &GameController::viewChanged, scoringPanel_.get(),
                     [this, &controller] { followEnd(controller.shown()); });
    log->raise();
    window.resizeDocks({players, log}, {160, 500}, Qt::Vertical);
    window.resizeDocks({log}, {320}, Qt::Horizontal);
}

SidePanels::~SidePanels() = default;

void SidePanels::followEnd(const TableSnapshot &shown)
{
    const bool isEnd = shown.isOver() && !shown.isPast;
    if (shown.told && away_.empty()) {
        for (const auto &panel : beside_)
            if (panel->isVisibleTo(panel->parentWidget()))
                away_.push_back(panel.get());
        if (analysisPanel_->isVisibleTo(analysisPanel_->parentWidget()))
            away_.push_back(analysisPanel_.get());
    }
    if (!shown.told)
        for (Panel *panel : std::exchange(away_, {})) {
            panel->toggleViewAction()->setEnabled(true);
            panel->show();
        }
    for (Panel *panel : away_) {
        panel->toggleViewAction()->setEnabled(false);
        panel->hide();
    }
    if (isEnd == scoringPanel_->isHidden())
        scoringPanel_->setVisible(isEnd);
    if (isEnd)
        scoringPanel_->raise();
}

void SidePanels::setBesideShown(bool shown)
{
    for (const auto &panel : beside_)
        panel->setVisible(shown);
}

void SidePanels::setActive(bool active)
{
    for (const auto &panel : beside_)
        panel->toggleViewAction()->setEnabled(active);
    if (!active) {
        analysisPanel_->hide();
        scoringPanel_->hide();
    }
    analysis_->setActive(active);
    analysisPanel_->toggleViewAction()->setEnabled(active);
}

} // namespace waystone
