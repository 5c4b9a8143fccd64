#pragma once

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>
#include <QObject>

#include <map>
#include <vector>

namespace waystone {

/// The menus, in their order.
enum class CommandGroup { game, edit, view, play, language, help };

/// Everything the window can be told to do: every command is an action with a name, a shortcut and words in the
/// language of the moment. Menus, tools and the list of keys are made from it.
class Commands : public QObject {
    Q_OBJECT

public:
    explicit Commands(QObject *parent = nullptr);

    // Game
    QAction *newGame, *continueGame, *open, *allGames, *learn, *results, *save, *saveAs, *saveShared,
        *exportPng, *exportSvg, *exportPage, *print, *editPosition, *editor, *rematch, *close, *quit;
    // Edit; the texts of undo and redo tell what they undo and are set by whoever knows the game
    QAction *undo, *redo, *turnStart, *copyText, *copyPicture, *find, *settings;
    // View
    QAction *zoomIn, *zoomOut, *zoomFit;
    QActionGroup *themes, *speeds, *highlights; ///< the data of their actions is the number of the choice
    QAction *fullScreen;
    QAction *reopen; ///< in no menu: it is chosen once and for all
    // Play
    QAction *finish, *confirm, *cancel, *suggest, *hint, *typeAction, *pauseBots, *stepBot, *showAgain,
        *study, *forced, *confirmSecrets, *offerHints;
    QActionGroup *confirmModes;
    QAction *first, *previous, *next, *last, *playFromHere, *lessonFromHere, *finalScoring;
    // Language; the data of its actions is the language's code
    QActionGroup *languages;
    // Help
    QAction *ruleHere, *rulesWindow, *exportRules, *guide, *guideCard, *keys, *edition, *about;

    /// The commands of a menu in their order; null for a separator.
    [[nodiscard]] const std::vector<QAction *> &group(CommandGroup group) const { return groups_.at(group); }
    /// The menu's title, with its mnemonic.
    [[nodiscard]] static QString groupTitle(CommandGroup group);
    /// Adds a command that somebody else made (a dock's).
    void add(CommandGroup group, QAction *action) { groups_[group].push_back(action); }

    void retranslate();

private:
    QAction *make(CommandGroup group, const char *name, const char *icon, const QKeySequence &key);
    QActionGroup *makeChoices(CommandGroup group, const char *name, int count, int firstDigit,
                              const QString &modifiers);
    void separate(CommandGroup group) { groups_[group].push_back(nullptr); }
    void makeGameCommands();
    void makeEditCommands();
    void makeViewCommands();
    void makePlayCommands();
    void makeLanguageCommands();
    void makeHelpCommands();

    std::map<CommandGroup, std::vector<QAction *>> groups_;
};

} // namespace waystone
