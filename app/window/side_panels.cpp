#include "window/side_panels.h"

#include "advice/analysis_panel.h"
#include "commands/commands.h"
#include "desk/game_desk.h"
#include "learning/rules_help.h"
#include "scoring/score_sheets.h"
#include "scoring/scoring_panel.h"
#include "settings/settings.h"
#include "table/dock_page.h"
#include "table/log_panel.h"
#include "table/players_panel.h"
#include "table/side_dock.h"
#include "table/table_page.h"

#include <QAction>

namespace waystone {

SidePanels::SidePanels(QMainWindow &window, GameDesk &desk, TablePage &table, Commands &commands,
                       Settings &settings)
    : log_(new LogPanel(desk.controller(), commands)),
      analysis_(new AnalysisPanel(desk.controller(), desk.adviser(), desk.review(), table.scene())),
      dock_(std::make_unique<SideDock>(desk.controller(), commands))
{
    GameController &controller = desk.controller();
    auto *sheets = new ScoreSheets(controller);
    QObject::connect(sheets, &ScoreSheets::pointedAt, &table, [&table](const std::vector<Place> &places) {
        table.board().setMarked(Mark::source, places);
    });
    const auto add = [&](const char *name, QWidget *content, std::function<QString()> title, Qt::Key key,
                         bool isLasting = true) {
        auto *page = new DockPage(QLatin1String(name), content, std::move(title));
        page->toggleViewAction()->setShortcut(QKeySequence(Qt::CTRL | key));
        commands.add(CommandGroup::view, page->toggleViewAction());
        dock_->add(page, isLasting);
        pages_.push_back(page);
    };
    add(
        "logPanel", log_, [] { return tr("Log"); }, Qt::Key_3);
    add(
        "scorePanel", sheets, [] { return tr("Scores"); }, Qt::Key_2);
    add(
        "analysisPanel", analysis_, [] { return tr("Analysis"); }, Qt::Key_4);
    // The boards hold what is counted; here seats are handed over.
    add(
        "playersPanel", new PlayersPanel(controller), [] { return tr("Players"); }, Qt::Key_1, false);
    rules_ = std::make_unique<RulesHelp>(window, *dock_, controller, table, commands, settings);
    // It comes and goes with the end of a game, without a command.
    auto *scoring = new ScoringPanel(controller);
    scoring->setMotion([&table] { return table.scene().animator().duration() > 0; });
    scoring_ = new DockPage(QStringLiteral("finalScoringPanel"), scoring,
                            [] { return tr("Result", "how a game has ended"); });
    dock_->add(scoring_, false);
    QObject::connect(&controller, &GameController::viewChanged, scoring_,
                     [this, &controller] { followEnd(controller.shown()); });
    table.setDock(dock_.get());
    table.restoreDock(settings.dockState());
}

SidePanels::~SidePanels() = default;

void SidePanels::followEnd(const TableSnapshot &shown)
{
    const bool isEnd = shown.isOver() && !shown.isPast;
    dock_->setAlone(shown.told ? scoring_ : nullptr);
    if (isEnd && !wasEnd_)
        scoring_->open();
    else if (!isEnd && wasEnd_)
        scoring_->shut();
    wasEnd_ = isEnd;
}

void SidePanels::setActive(bool active)
{
    if (!active) {
        dock_->setAlone(nullptr);
        scoring_->shut();
        wasEnd_ = false;
    }
    for (DockPage *page : pages_)
        page->toggleViewAction()->setEnabled(active);
    analysis_->setActive(active);
}

} // namespace waystone
