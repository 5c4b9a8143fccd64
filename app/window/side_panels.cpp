#include "window/side_panels.h"

#include "advice/analysis_panel.h"
#include "commands/commands.h"
#include "controls/panel.h"
#include "desk/game_desk.h"
#include "learning/rules_help.h"
#include "scoring/score_sheets.h"
#include "table/log_panel.h"
#include "table/players_panel.h"
#include "table/table_page.h"

#include <QMainWindow>

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
    log->raise();
    window.resizeDocks({players, log}, {160, 500}, Qt::Vertical);
    window.resizeDocks({log}, {320}, Qt::Horizontal);
}

SidePanels::~SidePanels() = default;

void SidePanels::setBesideShown(bool shown)
{
    for (const auto &panel : beside_)
        panel->setVisible(shown);
}

void SidePanels::setActive(bool active)
{
    for (const auto &panel : beside_)
        panel->toggleViewAction()->setEnabled(active);
    if (!active)
        analysisPanel_->hide();
    analysis_->setActive(active);
    analysisPanel_->toggleViewAction()->setEnabled(active);
}

} // namespace waystone
