#pragma once

#include "board/board_view.h"
#include "controls/panel.h"
#include "dialogs/dialogs.h"
#include "editor/document/scenario_document.h"
#include "editor/position/edit_board.h"
#include "editor/window/editor_commands.h"
#include "editor/window/panel_room.h"
#include "files/draft_keeper.h"
#include "files/edited_file.h"
#include "files/edition_shelf.h"

#include <QMainWindow>
#include <QPointer>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QStackedWidget;
class QToolBar;

namespace waystone {

class EditionWindow;
class EditorSpeech;
class InspectorPanel;
class PositionLine;

/// What the editor needs from outside; tests bring their own.
struct EditorServices {
    Dialogs &dialogs;
    std::function<std::uint64_t()> lots; ///< the numbers that chance starts from
    std::function<QString()> folder;     ///< where files were opened or saved last
    std::function<void(const QString &)> setFolder;
    EditionShelf shelf;
    DraftFolder drafts; ///< where what is edited is kept as it goes
    QString lessons =
        {}; ///< the folder of the user's lessons, where a new one is saved unless somebody says otherwise
    /// An id for a lesson of this title, which none of them has.
    std::function<std::string(std::string_view title)> lessonId = {};
};

/// The scenario editor: one window for all games, around a document. What can be set up, what it is called and what is
/// wrong with it comes from the game's editing; nothing here knows a game.
class EditorWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `players` are those of seats that nobody has named yet; as many as any game has seats.
    EditorWindow(EditorServices services, std::shared_ptr<const Game> game, std::vector<Player> players,
                 QWidget *parent = nullptr);
    ~EditorWindow() override;

    [[nodiscard]] ScenarioDocument &document() { return document_; }
    [[nodiscard]] BoardScene &scene() { return scene_; }
    [[nodiscard]] BoardView &view() { return *view_; }
    [[nodiscard]] EditBoard &board() { return *board_; }
    [[nodiscard]] EditorCommands &commands() { return commands_; }

    /// Adds a dock to the side, behind those that are there, and its command to the View menu.
    void addPanel(Panel *panel, Qt::DockWidgetArea area = Qt::RightDockWidgetArea);
    /// Takes a panel away that was added, and deletes it.
    void removePanel(Panel *panel);
    /// As the panels lie now; as they lie at first, where nobody has seen them yet.
    [[nodiscard]] PanelRoom panelRoom() const;
    /// Gives the panels of a position this room, as far as the window has it.
    void setPanelRoom(const PanelRoom &room);
    /// Adds a page that can stand where the board stands.
    void addCentrePage(QWidget *page);
    /// Shows this page instead of the board; the board again for null. As long as it is there, Undo and Redo are what
    /// these do: nothing is undone that cannot be seen.
    void showCentrePage(QWidget *page, QAction *undo = nullptr, QAction *redo = nullptr);
    /// Adds a command that somebody else made to the end of a menu.
    void addCommand(EditorMenu menu, QAction *action);
    /// Puts it into the tool bar, with its name.
    void addTool(QAction *action);

    /// Opens a file, once somebody has decided what becomes of changes that are not saved. What is wrong with the file
    /// is shown, and what is edited stays.
    bool openFile(const QString &path);
    /// Takes a scenario from elsewhere to edit it, once somebody has decided the same. `label` names the step.
    bool edit(Scenario scenario, EditLabel label);
    /// The same with what a file could hold. It belongs to none until somebody saves it; its draft keeps it.
    bool editText(const QByteArray &text, EditLabel label);

    /// Takes up the draft of a position or a lesson in the place of what is edited, which is in a file. If it cannot be
    /// read, it stays as it is.
    [[nodiscard]] std::optional<Problems> restore(TakenDraft taken);
    /// Takes up the draft of an edition of the game on the table in a window beside this one, one step behind the edition
    /// that `base` has. False if it cannot be read; it stays then.
    [[nodiscard]] bool restoreEdition(const Game &base, TakenDraft taken);
    /// Shows the window for an edition of the game on the table, begun with the one that `game` has.
    void openEdition(const Game &game);
    [[nodiscard]] bool hasEditionOpen() const;

signals:
    /// It was closed, as somebody wished; what is in no file stays in its draft.
    void closed();
    /// Somebody wants to see what was not saved when a program ended.
    void draftsWanted();
    /// The position is sound and somebody wants to play it.
    void playRequested();
    /// Somebody wants to begin a game with an edition that they have typed in.
    void gameWanted(const std::shared_ptr<const waystone::Game> &game);
    /// Somebody wants to read the rule that this problem breaks.
    void ruleWanted(const QString &problemCode);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    // editor_window.cpp: how it is put together
    void makeCentre();
    void makePanels();
    void makeMenus();
    void makeToolBar();
    void retranslate();

    // editor_window_commands.cpp: what the commands do, and which are possible
    void connectCommands();
    void refresh();
    void refreshTitle();
    void refreshWatchers();
    /// Whether something else may take the place of what is edited: it is in a file, or somebody has decided about it.
    bool mayReplace();
    void chooseFile();
    bool load(const QString &path);
    bool save();
    bool saveAs();
    [[nodiscard]] QString proposedName() const;
    /// In the program's language; empty where there is none.
    [[nodiscard]] QString lessonTitle() const;
    void nameLesson();
    bool saveTo(const QString &path);
    void copyText();
    void paste();
    void play();
    // editor_window_drafts.cpp: what is in no file
    void connectDrafts();
    [[nodiscard]] std::optional<Draft> unsaved() const;
    // editor_window_starts.cpp: from what a position begins
    void connectStarts();
    void startNew();
    /// Without a number of actions anywhere in the middle of a whole game.
    void startInTheMiddle(std::optional<int> actions, int mistakes, EditLabel label);
    void playOut();
    void fill();
    void editEdition();
    void useEdition(const std::shared_ptr<const Game> &game);
    void tell(const std::function<Trouble()> &trouble);

    EditorServices services_;
    ScenarioDocument document_;
    DraftKeeper keeper_;
    EditedFile edited_;
    EditorCommands commands_;
    BoardScene scene_;
    // What shows the document and the scene stands after them.
    std::unique_ptr<QStackedWidget> centre_;
    QPointer<QAction> pageUndo_, pageRedo_; ///< of the page that is shown instead of the board; may be null
    BoardView *view_ = nullptr;
    std::unique_ptr<EditBoard> board_;
    std::vector<std::unique_ptr<Panel>> panels_;
    std::vector<std::pair<EditorMenu, QMenu *>> menus_;
    QToolBar *toolBar_ = nullptr;
    QAction *spaceAction_ = nullptr; ///< of the tool bar, behind its commands
    QAction *watcherLabelAction_ = nullptr;
    QAction *watcherAction_ = nullptr;
    QLabel *watcherLabel_ = nullptr;
    QComboBox *watcher_ = nullptr; ///< the data of its items is the seat
    QLabel *verdict_ = nullptr;
    EditorSpeech *speech_ = nullptr;  ///< the board owns it
    QPointer<EditionWindow> edition_; ///< while it is open
    PositionLine *line_ = nullptr;
    InspectorPanel *inspector_ = nullptr;
    Panel *palettePanel_ = nullptr;
    Panel *fieldsPanel_ = nullptr;
    Panel *problemsPanel_ = nullptr;
};

} // namespace waystone
