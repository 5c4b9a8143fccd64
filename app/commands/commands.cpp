#include "commands/commands.h"

#include "controls/tinted_icon.h"
#include "settings/languages.h"
#include "words/program_language.h"

namespace waystone {

Commands::Commands(QObject *parent) : QObject(parent)
{
    makeGameCommands();
    makeEditCommands();
    makeViewCommands();
    makePlayCommands();
    makeLanguageCommands();
    makeHelpCommands();
    retranslate();
}

QAction *Commands::make(CommandGroup group, const char *name, const char *icon, const QKeySequence &key)
{
    auto *action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    if (*icon != '\0')
        action->setIcon(tintedIcon(QLatin1String(icon)));
    action->setShortcut(key);
    groups_[group].push_back(action);
    return action;
}

QActionGroup *Commands::makeChoices(CommandGroup group, const char *name, int count, int firstDigit,
                                    const QString &modifiers)
{
    auto *choices = new QActionGroup(this);
    for (int choice = 0; choice < count; ++choice) {
        auto *action = new QAction(choices);
        action->setObjectName(QLatin1String(name) + QString::number(choice));
        action->setCheckable(true);
        action->setData(choice);
        action->setShortcut(QKeySequence(modifiers + QString::number(firstDigit + choice)));
        groups_[group].push_back(action);
    }
    return choices;
}

void Commands::makeGameCommands()
{
    using enum CommandGroup;
    newGame = make(game, "newGameAction", "new", QKeySequence::New);
    continueGame = make(game, "continueAction", "continue", Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    open = make(game, "openAction", "open", QKeySequence::Open);
    allGames = make(game, "allGamesAction", "", Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    learn = make(game, "learnAction", "learn", Qt::CTRL | Qt::Key_L);
    results = make(game, "resultsAction", "", Qt::CTRL | Qt::ALT | Qt::Key_L);
    separate(game);
    save = make(game, "saveAction", "save", QKeySequence::Save);
    saveAs = make(game, "saveAsAction", "", Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    saveShared = make(game, "saveSharedAction", "", Qt::CTRL | Qt::ALT | Qt::Key_S);
    exportPng = make(game, "exportPngAction", "export", Qt::CTRL | Qt::Key_E);
    exportSvg = make(game, "exportSvgAction", "", Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    exportPage = make(game, "exportPageAction", "", Qt::CTRL | Qt::ALT | Qt::Key_E);
    print = make(game, "printAction", "", QKeySequence::Print);
    separate(game);
    editPosition = make(game, "editPositionAction", "", Qt::CTRL | Qt::SHIFT | Qt::Key_D);
    editor = make(game, "editorAction", "edit", Qt::CTRL | Qt::Key_D);
    separate(game);
    rematch = make(game, "rematchAction", "", Qt::CTRL | Qt::Key_R);
    close = make(game, "closeAction", "close", Qt::CTRL | Qt::Key_W);
    quit = make(game, "quitAction", "", Qt::CTRL | Qt::Key_Q);
    quit->setMenuRole(QAction::QuitRole);
}

void Commands::makeEditCommands()
{
    using enum CommandGroup;
    undo = make(edit, "undoAction", "undo", QKeySequence::Undo);
    redo = make(edit, "redoAction", "redo", Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    turnStart = make(edit, "turnStartAction", "turn-start", Qt::CTRL | Qt::Key_Backspace);
    separate(edit);
    copyText = make(edit, "copyTextAction", "", Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    copyPicture = make(edit, "copyPictureAction", "", Qt::CTRL | Qt::ALT | Qt::Key_C);
    separate(edit);
    find = make(edit, "findAction", "", QKeySequence::Find);
    separate(edit);
    settings = make(edit, "settingsAction", "settings", Qt::CTRL | Qt::Key_Comma);
    settings->setMenuRole(QAction::PreferencesRole);
}

void Commands::makeViewCommands()
{
    using enum CommandGroup;
    zoomIn = make(view, "zoomInAction", "zoom-in", QKeySequence::ZoomIn);
    zoomOut = make(view, "zoomOutAction", "zoom-out", QKeySequence::ZoomOut);
    zoomFit = make(view, "zoomFitAction", "zoom-fit", Qt::CTRL | Qt::Key_0);
    fullScreen = make(view, "fullScreenAction", "", Qt::Key_F11);
    fullScreen->setCheckable(true);
    reopen = new QAction(this);
    reopen->setObjectName(QStringLiteral("reopenAction"));
    reopen->setCheckable(true);
    separate(view);
    themes = makeChoices(view, "theme", 4, 1, QStringLiteral("Alt+Shift+"));
    separate(view);
    speeds = makeChoices(view, "speed", 4, 5, QStringLiteral("Alt+Shift+"));
    separate(view);
    highlights = makeChoices(view, "highlight", 3, 4, QStringLiteral("Ctrl+Shift+"));
    separate(view);
}

void Commands::makePlayCommands()
{
    using enum CommandGroup;
    finish = make(play, "finishAction", "end-turn", Qt::CTRL | Qt::Key_Return);
    confirm = make(play, "confirmAction", "", Qt::Key_F8);
    cancel = make(play, "cancelAction", "", Qt::CTRL | Qt::Key_Delete);
    suggest = make(play, "suggestAction", "", Qt::Key_F7);
    suggest->setCheckable(true);
    hint = make(play, "hintAction", "hint", Qt::CTRL | Qt::Key_H);
    typeAction = make(play, "typeActionAction", "", Qt::CTRL | Qt::Key_T);
    separate(play);
    pauseBots = make(play, "pauseBotsAction", "pause", Qt::Key_F5);
    pauseBots->setCheckable(true);
    stepBot = make(play, "stepBotAction", "", Qt::SHIFT | Qt::Key_F5);
    showAgain = make(play, "showAgainAction", "", Qt::Key_R);
    showAgain->setShortcuts({Qt::Key_R, Qt::Key_F12});
    separate(play);
    first = make(play, "firstAction", "first", Qt::ALT | Qt::Key_Home);
    previous = make(play, "previousAction", "previous", Qt::ALT | Qt::Key_Left);
    next = make(play, "nextAction", "next", Qt::ALT | Qt::Key_Right);
    last = make(play, "lastAction", "last", Qt::ALT | Qt::Key_End);
    playFromHere = make(play, "playFromHereAction", "play", Qt::ALT | Qt::Key_Return);
    lessonFromHere = make(play, "lessonFromHereAction", "", Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    finalScoring = make(play, "finalScoringAction", "score", Qt::Key_F9);
    separate(play);
    study = make(play, "studyAction", "", Qt::Key_F4);
    study->setCheckable(true);
    forced = make(play, "forcedAction", "", Qt::SHIFT | Qt::Key_F4);
    forced->setCheckable(true);
    separate(play);
    confirmModes = makeChoices(play, "confirmMode", 3, 7, QStringLiteral("Ctrl+Shift+"));
    confirmSecrets = make(play, "confirmSecretsAction", "", Qt::CTRL | Qt::SHIFT | Qt::Key_F8);
    confirmSecrets->setCheckable(true);
    separate(play);
    offerHints = make(play, "offerHintsAction", "", Qt::CTRL | Qt::SHIFT | Qt::Key_H);
    offerHints->setCheckable(true);
}

void Commands::makeLanguageCommands()
{
    languages = new QActionGroup(this);
    for (const auto &[code, name] : namedLanguages()) {
        auto *action = new QAction(languages);
        action->setObjectName(QStringLiteral("language_") + code);
        // Everybody finds their own language by its own name, whatever language the program speaks.
        action->setText(name);
        action->setData(code);
        action->setCheckable(true);
        action->setShortcut(QKeySequence(QStringLiteral("Alt+Shift+") + code.front()));
        groups_[CommandGroup::language].push_back(action);
    }
}

void Commands::makeHelpCommands()
{
    using enum CommandGroup;
    ruleHere = make(help, "ruleHereAction", "help", Qt::Key_F1);
    rulesWindow = make(help, "rulesWindowAction", "", Qt::ALT | Qt::Key_F1);
    exportRules = make(help, "exportRulesAction", "", Qt::CTRL | Qt::SHIFT | Qt::Key_P);
    separate(help);
    guide = make(help, "guideAction", "", Qt::CTRL | Qt::Key_F3);
    guide->setCheckable(true);
    guideCard = make(help, "guideCardAction", "", Qt::Key_F3);
    separate(help);
    keys = make(help, "keysAction", "", Qt::Key_Question);
    edition = make(help, "editionAction", "", Qt::Key_F2);
    about = make(help, "aboutAction", "", Qt::SHIFT | Qt::Key_F1);
    about->setMenuRole(QAction::AboutRole);
}

} // namespace waystone
