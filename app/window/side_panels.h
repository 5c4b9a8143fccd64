#pragma once

#include <QCoreApplication>

#include <memory>
#include <vector>

class QMainWindow;

namespace waystone {

class AnalysisPanel;
class Commands;
class GameDesk;
class LogPanel;
class DockPage;
class RulesHelp;
class Settings;
class SideDock;
class TablePage;
struct TableSnapshot;

/// The dock beside the board: log, scores, analysis, and rules and players where they are wanted, each with its command in
/// the View menu.
class SidePanels {
    Q_DECLARE_TR_FUNCTIONS(waystone::SidePanels)

public:
    SidePanels(QMainWindow &window, GameDesk &desk, TablePage &table, Commands &commands, Settings &settings);
    ~SidePanels();

    [[nodiscard]] LogPanel &log() { return *log_; }
    [[nodiscard]] AnalysisPanel &analysis() { return *analysis_; }
    [[nodiscard]] RulesHelp &rules() { return *rules_; }

    /// Whether a table is shown for which there are panels.
    void setActive(bool active);
    /// How the dock shares the window with the board, and whether it is seen at all.
    void keep(Settings &settings) const;

private:
    void addHint(QMainWindow &window, GameDesk &desk);
    /// While the end is told its panel stands alone, so that nothing beside it tells more; then it comes to the front.
    void followEnd(const TableSnapshot &shown);

    TablePage &table_;
    LogPanel *log_;
    AnalysisPanel *analysis_;
    std::unique_ptr<SideDock> dock_; ///< in the table page, but what is in it goes before what it looks at
    std::vector<DockPage *> pages_;  ///< all but that of the rules, which look after it themselves
    std::unique_ptr<RulesHelp> rules_;
    DockPage *scoring_ = nullptr; ///< once the game is over
    bool wasEnd_ = false;
    bool wasTold_ = false;
};

} // namespace waystone
