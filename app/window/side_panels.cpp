#include "window/side_panels.h"

#include "advice/analysis_panel.h"
#include "advice/hint_card.h"
#include "commands/commands.h"
#include "controls/notice_bar.h"
#include "controls/tinted_icon.h"
#include "desk/game_desk.h"
#include "learning/rules_help.h"
#include "lessons/rules/rule_card.h"
#include "scoring/score_sheets.h"
#include "scoring/scoring_panel.h"
#include "settings/settings.h"
#include "table/dock_page.h"
#include "table/log_panel.h"
#include "table/players_panel.h"
#include "table/side_dock.h"
#include "table/table_page.h"
#include "table/table_regions.h"
#include "table/who_plays_menu.h"

#include <QAction>
#include <QMainWindow>
#include <QVBoxLayout>

namespace waystone {

namespace {

const QString dockKey = QStringLiteral("window/besideTheBoard");

/// The players, and above them what a click on one is for.
QWidget *playersPage(GameController &controller)
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->addWidget(new NoticeBar(
        QStringLiteral("seatsChange"),
        [] {
            return SidePanels::tr("Click a player to let the computer, or somebody else, play this seat.");
        },
        {}, page));
    auto *players = new PlayersPanel(controller);
    column->addWidget(players, 1);
    page->setFocusProxy(players);
    return page;
}

} // namespace

SidePanels::SidePanels(QMainWindow &window, GameDesk &desk, TablePage &table, Commands &commands,
                       Settings &settings)
    : table_(table),
      log_(new LogPanel(desk.controller(), commands)),
      analysis_(new AnalysisPanel(desk.controller(), desk.adviser(), desk.review(), table.scene())),
      dock_(std::make_unique<SideDock>(desk.controller(), commands))
{
    GameController &controller = desk.controller();
    auto *sheets = new ScoreSheets(controller);
    QObject::connect(sheets, &ScoreSheets::pointedAt, &table, [&table](const std::vector<Place> &places) {
        table.board().setMarked(Mark::source, places);
    });
    const auto add = [&](const char *name, const char *icon, QWidget *content, std::function<QString()> title,
                         Qt::Key key, bool isLasting = true) {
        auto *page = new DockPage(QLatin1String(name), content, std::move(title));
        page->toggleViewAction()->setIcon(tintedIcon(QLatin1String(icon)));
        page->toggleViewAction()->setShortcut(QKeySequence(Qt::CTRL | key));
        commands.add(CommandGroup::view, page->toggleViewAction());
        dock_->add(page, isLasting);
        pages_.push_back(page);
    };
    add(
        "logPanel", "log", log_, [] { return tr("Log"); }, Qt::Key_3);
    add(
        "scorePanel", "score", sheets, [] { return tr("Scores"); }, Qt::Key_2);
    add(
        "analysisPanel", "analysis", analysis_, [] { return tr("Analysis"); }, Qt::Key_4);
    // The boards hold what is counted; here seats are handed over.
    add(
        "playersPanel", "person", playersPage(controller), [] { return tr("Players"); }, Qt::Key_1, false);
    rules_ = std::make_unique<RulesHelp>(window, *dock_, controller, table, commands, settings);
    addHint(window, desk);
    // It comes and goes with the end of a game, without a command.
    auto *scoring = new ScoringPanel(controller);
    scoring->setMotion([&table] { return table.scene().animator().duration() > 0; });
    scoring->setBoardTells([&table] { return !table.scene().result().card().isEmpty(); });
    QObject::connect(scoring, &ScoringPanel::lookedAt, &table, &TablePage::lookAt);
    scoring_ = new DockPage(QStringLiteral("finalScoringPanel"), scoring,
                            [] { return tr("Result", "how a game has ended"); });
    scoring_->toggleViewAction()->setIcon(tintedIcon(QStringLiteral("result")));
    dock_->add(scoring_, false);
    QObject::connect(&controller, &GameController::viewChanged, scoring_,
                     [this, &controller] { followEnd(controller.shown()); });
    table.setDock(*dock_);
    const auto *regions = new TableRegions(table, *dock_); // the page's
    commands.add(CommandGroup::view, regions->next());
    commands.add(CommandGroup::view, regions->previous());
    auto *whoPlays = new WhoPlaysMenu(controller, &window);
    commands.add(CommandGroup::play, nullptr);
    commands.add(CommandGroup::play, whoPlays->menuAction());
    for (const char *part : {"promptMark", "promptName"})
        whoPlays->openAt(*table.prompt().findChild<QWidget *>(QLatin1String(part)));
    // Where there are players to be seen there are seats to hand over.
    const QAction *players = pages_.back()->toggleViewAction();
    QObject::connect(players, &QAction::changed, whoPlays,
                     [whoPlays, players] { whoPlays->menuAction()->setEnabled(players->isEnabled()); });
    table.restoreDock(settings.dockState());
    dock_->setOpen(settings.choice(dockKey, 2, 1) == 1);
}

SidePanels::~SidePanels() = default;

void SidePanels::addHint(QMainWindow &window, GameDesk &desk)
{
    HintLadder &hints = desk.hints();
    dock_->addCard(new HintCard(hints, table_.hintMarks(), table_.view(), window));
    const auto follow = [this, &hints] {
        rules_->card().setBehind(hints.rung() != HintLadder::Rung::none);
        // A drawer that opened for it would cover the board; who has closed the dock does not see it either.
        const bool isApart = dock_->isDrawer() || !dock_->isOpen();
        table_.prompt().setHint(isApart ? hints.deed() : QString());
    };
    QObject::connect(&hints, &HintLadder::changed, dock_.get(), follow);
    QObject::connect(dock_.get(), &SideDock::changed, &hints, follow);
}

void SidePanels::followEnd(const TableSnapshot &shown)
{
    const bool isEnd = shown.isOver() && !shown.isPast;
    const bool isTold = shown.told.has_value();
    dock_->setAlone(isTold ? scoring_ : nullptr);
    if (isEnd && !wasEnd_)
        dock_->bring(scoring_);
    else if (!isEnd && wasEnd_)
        scoring_->shut();
    // A drawer leaves the board free for what is counted there, and comes with the winner where the board has no room.
    if (isEnd && wasTold_ && !isTold && dock_->isDrawer() && table_.scene().result().card().isEmpty())
        scoring_->open();
    wasEnd_ = isEnd;
    wasTold_ = isTold;
}

void SidePanels::keep(Settings &settings) const
{
    settings.setDockState(table_.dockState());
    settings.setChoice(dockKey, dock_->isWanted() ? 1 : 0);
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
