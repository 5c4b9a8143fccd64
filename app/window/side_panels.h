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
class Panel;
class RulesHelp;
class Settings;
class TablePage;
struct TableSnapshot;

/// The docks beside the board: players, score sheet, log, rules and analysis, each with its command in the View menu.
class SidePanels {
    Q_DECLARE_TR_FUNCTIONS(waystone::SidePanels)

public:
    SidePanels(QMainWindow &window, GameDesk &desk, TablePage &table, Commands &commands, Settings &settings);
    ~SidePanels();

    [[nodiscard]] LogPanel &log() { return *log_; }
    [[nodiscard]] AnalysisPanel &analysis() { return *analysis_; }
    [[nodiscard]] RulesHelp &rules() { return *rules_; }

    /// Those that stand beside every table; rules and analysis are there when somebody wants them.
    void setBesideShown(bool shown);
    /// Whether a table is shown for which there are panels.
    void setActive(bool active);

private:
    /// While the end is told its panel stands alone, so that nothing beside it tells more; then it comes to the front.
    void followEnd(const TableSnapshot &shown);

    LogPanel *log_;
    AnalysisPanel *analysis_;
    std::vector<std::unique_ptr<Panel>> beside_;
    std::unique_ptr<RulesHelp> rules_;
    std::unique_ptr<Panel> scoringPanel_;  ///< once the game is over
    std::vector<Panel *> away_;            ///< while the end is told
    std::unique_ptr<Panel> analysisPanel_; ///< hidden until it is asked for
};

} // namespace waystone
