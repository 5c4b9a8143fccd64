#pragma once

#include "archive/archive_page.h"
#include "commands/commands.h"
#include "commands/key_bindings.h"
#include "desk/game_desk.h"
#include "files/settings_keeper.h"
#include "learning/lesson_desk.h"
#include "settings/recent_files.h"
#include "start/table_programs.h"
#include "table/table_page.h"
#include "window/command_states.h"
#include "window/curtain.h"
#include "window/draft_offer.h"
#include "window/editor_access.h"
#include "window/game_documents.h"
#include "window/key_list.h"
#include "window/printing.h"
#include "window/secrets_notice.h"
#include "window/services.h"
#include "window/side_panels.h"
#include "window/window_bars.h"
#include "window/window_choices.h"
#include "window/window_dialogs.h"

#include <QMainWindow>

class QStackedWidget;

namespace waystone {

class StartPage;

/// The program's window: the start page, a table with its board, its panels and its commands, the library or a lesson.
/// It owns the parts and says which page is shown; what the parts do is their own business.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Services services, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] GameController &controller() { return desk_.controller(); }
    [[nodiscard]] BotRunner &bots() { return desk_.bots(); }
    [[nodiscard]] Adviser &adviser() { return desk_.adviser(); }
    [[nodiscard]] ShowAgain &showAgain() { return desk_.showAgain(); }
    [[nodiscard]] AnalysisReview &review() { return desk_.review(); }
    [[nodiscard]] HintLadder &hints() { return desk_.hints(); }
    [[nodiscard]] GameFile &file() { return desk_.file(); }
    [[nodiscard]] Commands &commands() { return commands_; }
    [[nodiscard]] KeyBindings &keys() { return keys_; }
    [[nodiscard]] TablePage &table() { return table_; }
    /// Null until it was opened.
    [[nodiscard]] EditorWindow *editor() { return editor_.editor(); }
    [[nodiscard]] EditorAccess &editors() { return editor_; }
    [[nodiscard]] RulesHelp &rules() { return panels_.rules(); }
    [[nodiscard]] LessonDesk &lessons() { return lessons_; }
    [[nodiscard]] ArchivePage &archive() { return archive_.get(); }
    [[nodiscard]] RecentFiles &recentFiles() { return recent_; }

    /// Opens a saved game, a position (to be played), a lesson or an edition (in the editor); what is wrong with it is shown, and the game on the
    /// table stays.
    bool openFile(const QString &path) { return documents_.openFile(path); }
    /// Whether nothing is going on, so that something may be opened here.
    [[nodiscard]] bool isFree();
    /// Whether the game of this file is on the table.
    [[nodiscard]] bool hasOpen(const QString &path);
    /// What is open now, to be opened once more by reopen(): a line for each.
    [[nodiscard]] QStringList openThings();
    void reopen(const QString &thing);
    /// What was chosen in another window of the program holds here, too.
    void followChoices() { choices_.follow(); }

signals:
    /// Files were dropped for which other windows are wanted.
    void filesWanted(const QStringList &paths);
    /// All windows are to be closed.
    void quitWanted();
    /// Somebody wants to close it, and has not been asked anything yet.
    void closing();
    /// It was closed, as somebody wished.
    void closed();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void connectGame();
    void connectFile();
    void connectLessons();
    void furnishLesson(LessonPage &page);
    void furnishArchive(ArchivePage &page);

    // main_window_files.cpp
    void connectFiles();
    /// Gives an editor's window what all windows have.
    void furnish(EditorWindow &editor);
    /// Lessons, positions and sets; of others the first is opened.
    void importInto(const QStringList &files);
    void openInEditor(EditorWindow &editor, const QString &path);
    void openRecent(const QString &path, const std::function<void(const QString &)> &open);

    // main_window_commands.cpp: what the commands do
    void connectGameCommands();
    void connectPlayCommands();
    void connectBotCommands();
    void connectViewCommands();
    void connectHelpCommands();
    void connectStartPage();

    /// The table if there is a game on it, or else the start page.
    void showPage();
    void showPage(QWidget *page);
    /// Of one that may not be made yet.
    [[nodiscard]] bool isShown(const QWidget *page) const;
    /// Leaves the lesson or the library, or puts the game away.
    void closePage();
    /// A game is on the table, and the table is what is shown.
    [[nodiscard]] bool isAtTable() const;
    /// Guided, with those who sit at the table of the lesson; its reader begins, the gentlest computers play the others.
    void beginFirstGame(const Lesson &lesson);
    void makeLessonFromHere();
    /// Asks where.
    void sharePage(const LessonPack &pack);
    void showArchive();
    /// Of what the page in the window can undo.
    [[nodiscard]] QUndoStack *pageHistory();
    void undo();
    void redo();
    void refreshCommands();
    void refreshTitle();
    void retranslate();

    // Members go in the other order, and all of them before the widgets that the window itself owns. Each is handed
    // what it looks at, so it stands after that: the game first, then what shows it, then what acts on both.
    Services services_;
    SettingsKeeper keeper_;
    RecentFiles recent_;
    KeyBindings keys_;
    GameDesk desk_;
    Commands commands_;
    StartPage *start_;
    TablePage table_;
    LessonDesk lessons_;
    OnDemand<ArchivePage> archive_;
    QStackedWidget *pages_;
    SidePanels panels_;
    Curtain curtain_;
    WindowBars bars_;
    KeyList keyList_;
    CommandStates states_;
    EditorAccess editor_;
    DraftOffer drafts_;
    GameDocuments documents_;
    Printing printing_;
    SecretsNotice secretsNotice_;
    WindowDialogs dialogs_;
    WindowChoices choices_;
    TablePrograms programs_;
    bool wasShown_ = false;
};

} // namespace waystone
