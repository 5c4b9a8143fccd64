#pragma once

#include "board/animator.h"
#include "dialogs/dialogs.h"
#include "files/edition_shelf.h"
#include "protocol/program_pool.h"
#include "saving/game_file.h"
#include "session/game_controller.h"
#include "session/show_again.h"
#include "settings/languages.h"
#include "settings/settings.h"
#include "thinking/adviser.h"
#include "thinking/analysis_review.h"
#include "thinking/bot_runner.h"
#include "window/commands.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>
#include <vector>

class QMenu;
class QStackedWidget;
class QToolButton;

namespace waystone {

class AnalysisPanel;
class Curtain;
class EditorWindow;
class LessonWorkshop;
class FinalScoringDialog;
class LessonDesk;
class HintLadder;
class LogPanel;
class Panel;
class RulesHelp;
class StartPage;
class TablePage;
struct RulesExportChoice;

/// What the window needs from outside; tests bring their own.
struct Services {
    Settings &settings;
    LanguageSwitch &languages;
    Dialogs &dialogs;
    JournalFolder journals;
    std::function<std::uint64_t()> lots; ///< the numbers that chance starts from
    EditionShelf shelf;
    QString editorDraft; ///< the file in which the editor keeps what it holds; empty for none
    QString folder;      ///< where the user's own lessons and his progress are kept
};

/// The program's window: the start page, or a table with its board, its panels and its commands.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Services services, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] GameController &controller() { return controller_; }
    [[nodiscard]] BotRunner &bots() { return bots_; }
    [[nodiscard]] Adviser &adviser() { return adviser_; }
    [[nodiscard]] ShowAgain &showAgain() { return showAgain_; }
    [[nodiscard]] AnalysisReview &review() { return review_; }
    [[nodiscard]] HintLadder &hints() { return *hints_; }
    [[nodiscard]] GameFile &file() { return file_; }
    [[nodiscard]] Commands &commands() { return commands_; }
    [[nodiscard]] TablePage &table() { return *table_; }
    /// Null until it was opened.
    [[nodiscard]] EditorWindow *editor() { return editor_.get(); }
    [[nodiscard]] RulesHelp &rules() { return *rules_; }
    [[nodiscard]] LessonDesk &lessons() { return *lessons_; }

    /// Opens a saved game, a position (to be played) or a lesson; what is wrong with it is shown, and the game on the
    /// table stays.
    bool openFile(const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    // main_window.cpp: how it is put together
    void makePanels();
    void makeMenus();
    void makeToolBar();
    void retranslate();

    // main_window_commands.cpp: what the commands do
    void connectCommands();
    void connectViewCommands();
    void connectPlayCommands();
    void connectHelpCommands();
    void restoreChoices();

    // main_window_game.cpp: games and files
    void startNewGame();
    void quickStart(const QString &game, int seats);
    void continueLast();
    void resume(const QString &journal);
    void chooseFile();
    bool save();
    bool saveAs();
    void exportAs(const QString &suffix, const QString &filter);
    void exportRules();
    [[nodiscard]] bool writeRules(const RulesExportChoice &choice, const QString &path);
    /// Shows the problems, if there are any; says whether there were none.
    bool succeeded(const std::optional<Problems> &problems, QString (*text)());
    void tell(std::function<Trouble()> trouble);
    [[nodiscard]] QString proposal(const QString &suffix) const;
    void showFinalScoring();
    void showHelp(QPointer<QDialog> &dialog, const std::function<QDialog *()> &make);

    // main_window_editor.cpp: the way to the editor and back
    void showEditor();
    void editPosition();
    void playFromEditor();
    [[nodiscard]] bool canEditPosition() const;

    // main_window_lessons.cpp: the way to the library and to lessons, and back
    void connectLessons();
    /// Leaves the lesson or the library, or puts the game away.
    void closePage();
    bool playPosition(const QString &path);
    void makeLessonFromHere();

    // main_window_advice.cpp: hints and analysis
    void connectAdvice();
    void connectBots();
    void makeAnalysisPanel();
    void setAdviceActive(bool active);

    // main_window_state.cpp: what can be done at the moment
    /// The table if there is a game on it, or else the start page.
    void showPage();
    void showPage(QWidget *page);
    /// A game is on the table, and the table is what is shown.
    [[nodiscard]] bool isAtTable() const;
    void refreshCommands();
    void refreshHistory();
    void refreshTitle();
    void playFinish();
    [[nodiscard]] std::optional<Action> finishAction() const;
    void applyThemeChoice();
    void setSpeed(Animator::Speed speed);

    Services services_;
    GameController controller_;
    std::shared_ptr<ProgramPool> programs_ = std::make_shared<ProgramPool>(); ///< that hold seats
    BotRunner bots_;
    Adviser adviser_;
    AnalysisReview review_;
    ShowAgain showAgain_;
    GameFile file_;
    Commands commands_;
    QStackedWidget *pages_;
    StartPage *start_;
    TablePage *table_;
    std::unique_ptr<LessonDesk> lessons_;
    Curtain *curtain_;
    LogPanel *log_ = nullptr;
    RulesHelp *rules_ = nullptr;
    HintLadder *hints_;
    AnalysisPanel *analysis_ = nullptr;
    Panel *analysisPanel_ = nullptr; ///< hidden until it is asked for
    std::vector<Panel *> panels_;
    std::vector<std::pair<CommandGroup, QMenu *>> menus_;
    QToolBar *toolBar_ = nullptr;
    QToolButton *edition_ = nullptr;
    QByteArray tableState_; ///< of docks and toolbar, while the start page hides them
    std::unique_ptr<EditorWindow> editor_;
    std::unique_ptr<LessonWorkshop> workshop_; ///< of the editor
    QPointer<FinalScoringDialog> scoring_;
    QPointer<QDialog> keys_;
    QPointer<QDialog> aboutBox_;
    QPointer<QDialog> editionBox_;
};

} // namespace waystone
