#include "editor/window/editor_commands.h"

#include "controls/tinted_icon.h"
#include "words/foreign_text.h"

namespace waystone {

namespace {

void name(QAction *action, const QString &text, const QString &tip)
{
    action->setText(text);
    action->setToolTip(foreign_text::tip(tip));
}

} // namespace

EditorCommands::EditorCommands(QObject *parent) : QObject(parent)
{
    using enum EditorMenu;
    newScenario = make(scenario, "editorNewAction", "new", QKeySequence::New);
    open = make(scenario, "editorOpenAction", "open", QKeySequence::Open);
    separate(scenario);
    save = make(scenario, "editorSaveAction", "save", QKeySequence::Save);
    saveAs = make(scenario, "editorSaveAsAction", "", Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    drafts = make(scenario, "editorDraftsAction", "", QKeySequence());
    separate(scenario);
    edition = make(scenario, "editorEditionAction", "", Qt::Key_F2);
    play = make(scenario, "editorPlayAction", "play", Qt::Key_F5);
    separate(scenario);
    close = make(scenario, "editorCloseAction", "close", Qt::CTRL | Qt::Key_W);

    undo = make(edit, "editorUndoAction", "undo", QKeySequence::Undo);
    redo = make(edit, "editorRedoAction", "redo", Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    separate(edit);
    remove = make(edit, "editorRemoveAction", "", QKeySequence::Delete);
    cancel = make(edit, "editorCancelAction", "", Qt::Key_Escape);
    separate(edit);
    copy = make(edit, "editorCopyAction", "", Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    copyFile = make(edit, "editorCopyFileAction", "", QKeySequence());
    copyPicture = make(edit, "editorCopyPictureAction", "", QKeySequence());
    paste = make(edit, "editorPasteAction", "", Qt::CTRL | Qt::SHIFT | Qt::Key_V);

    empty = make(start, "editorEmptyAction", "", QKeySequence());
    gameStart = make(start, "editorGameStartAction", "", QKeySequence());
    chanceStart = make(start, "editorChanceStartAction", "", QKeySequence());
    separate(start);
    middle = make(start, "editorMiddleAction", "", Qt::CTRL | Qt::Key_M);
    playedOut = make(start, "editorPlayedOutAction", "", QKeySequence());
    separate(start);
    fill = make(start, "editorFillAction", "", Qt::CTRL | Qt::Key_F);

    zoomIn = make(view, "editorZoomInAction", "zoom-in", QKeySequence::ZoomIn);
    zoomOut = make(view, "editorZoomOutAction", "zoom-out", QKeySequence::ZoomOut);
    zoomFit = make(view, "editorZoomFitAction", "zoom-fit", Qt::CTRL | Qt::Key_0);
    fullScreen = make(view, "editorFullScreenAction", "", Qt::Key_F11);
    fullScreen->setCheckable(true);
    separate(view);
    retranslate();
}

QAction *EditorCommands::make(EditorMenu menu, const char *name, const char *icon, const QKeySequence &key)
{
    auto *action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    if (*icon != '\0')
        action->setIcon(tintedIcon(QLatin1String(icon)));
    action->setShortcut(key);
    menus_[menu].push_back(action);
    return action;
}

QString EditorCommands::menuTitle(EditorMenu menu)
{
    switch (menu) {
    case EditorMenu::scenario:
        return tr("&Scenario", "menu");
    case EditorMenu::edit:
        return tr("&Edit", "menu");
    case EditorMenu::start:
        return tr("S&tart From", "menu");
    case EditorMenu::view:
        return tr("&View", "menu");
    }
    return {};
}

void EditorCommands::retranslate()
{
    name(newScenario, tr("&New…"), tr("Chooses a game, its edition and its rules for an empty table"));
    name(open, tr("&Open…"), tr("Opens a saved scenario; undoing brings back what was on the table"));
    name(save, tr("&Save"), tr("Saves the scenario"));
    name(saveAs, tr("Save &As…"), tr("Saves the scenario under another name"));
    name(drafts, tr("&Unsaved Work…"),
         tr("Shows work that was not in any file when a window or the program was closed, so you can open it "
            "again"));
    name(edition, tr("&Edition…"),
         tr("Shows the game’s printed data, where you can type in those of your own copy"));
    name(play, tr("&Play from Here"),
         tr("Puts the position on the table; meanwhile the editor stays as it is"));
    name(close, tr("&Close"), tr("Closes the editor; your work is kept"));

    name(undo, tr("Undo"), {});
    name(redo, tr("Redo"), {});
    name(remove, tr("&Take Away"), tr("Takes away the selected piece"));
    name(cancel, tr("Put &Back"), tr("Lets go of the piece in hand"));
    name(copy, tr("&Copy Position Text"), tr("Copies the position as one line of text"));
    name(copyFile, tr("Copy Position as &File"), tr("Copies the position the way its file would contain it"));
    name(copyPicture, tr("Copy as Pict&ure"), tr("Copies a picture of the board"));
    name(paste, tr("&Paste Position"), tr("Pastes a position from the clipboard"));

    name(empty, tr("&Empty Table"), tr("Clears the table"));
    name(gameStart, tr("Start of a &Game"),
         tr("Sets up the table for a new game, up to the first player’s turn"));
    name(chanceStart, tr("Start before &Chance"),
         tr("Sets up the table for a new game that begins with what chance brings"));
    name(middle, tr("&Middle of a Game"), tr("Plays a game at random and stops somewhere in the middle"));
    name(playedOut, tr("&Play Out and Stop…"), tr("Plays a game at random for as many actions as you like"));
    name(fill, tr("&Fill at Random"), tr("Places at random whatever chance and setup have yet to place"));

    name(zoomIn, tr("Zoom &In"), tr("Shows the board larger"));
    name(zoomOut, tr("Zoom &Out"), tr("Shows the board smaller"));
    name(zoomFit, tr("&Fit to Window"), tr("Shows the whole board"));
    name(fullScreen, tr("F&ull Screen"), tr("Uses the whole screen"));
}

} // namespace waystone
