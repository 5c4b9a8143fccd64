#pragma once

#include "board/theme.h"
#include "core/place.h"
#include "lessons/rules/rule_reader.h"

#include <QObject>

#include <memory>
#include <string_view>
#include <vector>

class QMainWindow;

namespace waystone {

class Commands;
class GameController;
class DockPage;
class RuleCard;
struct Rule;
class RuleGuide;
class Settings;
class SideDock;
class TablePage;

/// Everything that leads from the window to the rules: the page beside the board, the window of their own, the key that
/// tells the rule of whatever is pointed at, the rule of whatever was refused, and the cards of a guided game.
class RulesHelp : public QObject {
    Q_OBJECT

public:
    RulesHelp(QMainWindow &window, SideDock &dock, GameController &controller, TablePage &table,
              Commands &commands, Settings &settings);
    ~RulesHelp() override;

    [[nodiscard]] DockPage &panel() { return *panel_; }
    [[nodiscard]] RuleGuide &guide() { return *guide_; }
    [[nodiscard]] RuleCard &card() { return *card_; }
    [[nodiscard]] RuleReader &reader() { return *docked_; }
    /// The reader in a window of its own; null until it is wanted.
    [[nodiscard]] RuleReader *windowed() const { return windowed_; }

    void setSteps(const RuleReader::HasStep &hasStep);
    /// Whether a task lets somebody play by a rule.
    void setPlays(const RuleReader::HasStep &hasPlay);
    void setThemeKind(ThemeKind kind);
    /// Whether a table is open, beside which the panel can be.
    void setActive(bool active);

    /// Opens the rule where it disturbs least: in the window if it is open, else beside the table.
    bool open(const QString &game, const QString &rule);
    /// The rule that a problem breaks; false if it breaks none.
    bool openProblem(std::string_view code);
    /// The rule of what was refused just now, else of the place under the pointer or the keyboard, else the rules: of the
    /// table, or of the lesson's board while there is one.
    void openHere();
    /// Whether there is a rule of this place on the board that is shown, and that rule.
    [[nodiscard]] bool hasRule(Place place) const { return ruleOf(place) != nullptr; }
    void openPlace(Place place);
    /// The board of a lesson while it is shown; null for both when it is not.
    void setLesson(GameController *controller, TablePage *table);
    void openWindow();

signals:
    /// The reader wants to see the rule on a board.
    void stepWanted(const QString &game, const QString &rule);
    /// They want to play it.
    void playWanted(const QString &game, const QString &rule);

private:
    RuleReader *makeReader();
    /// Where the rule is at work on the board that is seen.
    [[nodiscard]] std::vector<Place> placesOf(const QString &game, const QString &rule) const;
    void showOnBoard(const QString &game, const QString &rule, bool on);
    /// The board is as it was before a rule was shown on it.
    void endOnBoard();
    /// Of the table, or of the lesson while there is one.
    [[nodiscard]] GameController &seen() const;
    [[nodiscard]] const Rule *ruleOf(Place place) const;
    void follow();
    void speakOfTable();
    void makeGuide(Commands &commands);

    QMainWindow &window_;
    GameController &controller_;
    TablePage &table_;
    Settings &settings_;
    // What every reader is made with, so before them.
    RuleReader::HasStep hasStep_;
    RuleReader::HasStep hasPlay_;
    ThemeKind theme_ = ThemeKind::light;
    RuleReader *docked_; ///< in the panel
    DockPage *panel_;
    std::unique_ptr<RuleGuide> guide_;
    RuleCard *card_;                     ///< in the dock, looks at the guide
    std::unique_ptr<QWidget> ownWindow_; ///< null until it is wanted
    RuleReader *windowed_ = nullptr;     ///< in it
    bool isActive_ = false;
    bool isOnBoard_ = false; ///< the places of a rule are marked
    GameController *lessonController_ = nullptr;
    TablePage *lessonTable_ = nullptr;
};

} // namespace waystone
