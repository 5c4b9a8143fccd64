#include "commands/commands.h"

#include "words/foreign_text.h"

namespace waystone {

namespace {

void name(QAction *action, const QString &text, const QString &tip)
{
    action->setText(text);
    action->setToolTip(foreign_text::tip(tip));
}

void nameChoices(QActionGroup *group, const QStringList &texts)
{
    for (qsizetype index = 0; index < texts.size(); ++index)
        group->actions().at(index)->setText(texts[index]);
}

} // namespace

QString Commands::groupTitle(CommandGroup group)
{
    switch (group) {
    case CommandGroup::game:
        return tr("&Game", "menu");
    case CommandGroup::edit:
        return tr("&Edit", "menu");
    case CommandGroup::view:
        return tr("&View", "menu");
    case CommandGroup::play:
        return tr("&Play", "menu");
    case CommandGroup::language:
        return tr("&Language", "menu");
    case CommandGroup::help:
        return tr("&Help", "menu");
    }
    return {};
}

void Commands::retranslate()
{
    name(newGame, tr("&New Game…"), tr("Starts a new game"));
    name(continueGame, tr("&Continue"), tr("Continues the last game played"));
    name(open, tr("&Open…"), tr("Opens a saved game, a position or a lesson"));
    name(allGames, tr("All &Games…"), tr("Lists all games kept here, to continue, name or delete them"));
    name(learn, tr("&Learn…"), tr("Shows walkthroughs of the rules, lessons and your own positions"));
    name(results, tr("Res&ults of Lessons…"), tr("Shows what a class has made of its lessons, task by task"));
    name(save, tr("&Save"), tr("Saves the game with all its variations"));
    name(saveAs, tr("Save &As…"), tr("Saves the game under another name"));
    name(saveShared, tr("Save for S&haring…"),
         tr("Saves what is known at the table, without hidden hands or what chance will bring"));
    name(exportPng, tr("Export as &PNG…"), tr("Saves a picture of the board"));
    name(exportSvg, tr("Export as S&VG…"), tr("Saves a drawing of the board"));
    name(exportPage, tr("Export as a &Web Page…"),
         tr("Saves what the table shows as a page for any browser, with names and points"));
    name(print, tr("Pr&int…"),
         tr("Prints the game with its score sheet, or the lesson that is open, or saves the pages as a PDF"));
    name(editPosition, tr("E&dit This Position"), tr("Opens the displayed position in the editor"));
    name(editor, tr("Scenario Edi&tor"), tr("Opens the editor, or returns to it as you left it"));
    name(rematch, tr("&Rematch"), tr("Starts another game with the same players and rules"));
    name(close, tr("&Back to the Start Page"), tr("Puts the game away; it can be continued later"));
    name(quit, tr("&Quit"), tr("Quits the program; the game can be continued later"));

    name(copyText, tr("&Copy as Text"),
         tr("Copies the displayed position as one line, which the editor can paste"));
    name(copyPicture, tr("Copy as &Picture"), tr("Copies a picture of the board"));
    name(find, tr("&Find…"), tr("Goes to the search box of this page"));

    name(settings, tr("&Settings…"),
         tr("Language, look, motion and keys: everything you choose once and then keep"));

    name(zoomIn, tr("Zoom &In"), tr("Shows the board larger"));
    name(zoomOut, tr("Zoom &Out"), tr("Shows the board smaller"));
    name(zoomFit, tr("&Fit to Window"), tr("Shows the whole board"));
    name(fullScreen, tr("F&ull Screen"), tr("Uses the whole screen"));
    name(reopen, tr("Reopen what was open when you quit"),
         tr("The program begins with the games, lessons and editor files that were open"));
    nameChoices(themes, {tr("System Theme"), tr("Light Theme"), tr("Dark Theme"), tr("High-Contrast Theme")});
    nameChoices(speeds, {tr("Moves at once, without motion"), tr("Slow moves"), tr("Moves at normal speed"),
                         tr("Fast moves")});
    nameChoices(highlights, {tr("Highlight nothing"), tr("Highlight once something is picked"),
                             tr("Always highlight what is possible")});

    name(confirm, tr("C&onfirm"), tr("Plays the action waiting to be confirmed"));
    name(cancel, tr("&Cancel the Action"), tr("Cancels what was picked or is waiting to be confirmed"));
    name(suggest, tr("&Propose Instead of Playing"),
         tr("Shows your next choice to the others before it is played"));
    name(typeAction, tr("Type the Action in Wor&ds…"),
         tr("Opens a line in which you type what to do, or ask what is where"));
    name(pauseBots, tr("Pa&use the Computer Players"),
         tr("The computer players wait until you let them play on"));
    name(stepBot, tr("One Computer S&tep"), tr("The waiting computer player plays one action"));
    name(showAgain, tr("Show Me A&gain"),
         tr("Shows once more what the others have done since your last action"));
    name(hint, tr("&Hint"), tr("Says what you could do now and why; asked again, what would be next best"));
    name(first, tr("&First Moment"), tr("Shows the beginning of the game"));
    name(previous, tr("Pre&vious Moment"), tr("Shows the game one action earlier"));
    name(next, tr("&Next Moment"), tr("Shows the game one action later"));
    name(last, tr("&Last Moment"), tr("Shows the end of this line"));
    name(playFromHere, tr("Pla&y On from Here"),
         tr("Continues from the moment shown; what was played before stays in the log"));
    name(lessonFromHere, tr("&Make a Lesson from Here"), tr("Starts a lesson from the displayed position"));
    name(finalScoring, tr("Final Sco&ring"), tr("Presents the final scoring category by category"));
    name(study, tr("&Study Mode"), tr("Every action can be taken back"));
    name(forced, tr("Play forced &actions; you end your turns yourself"),
         tr("When only one action is possible, it is played automatically; you end your visits and turns "
            "yourself"));
    nameChoices(confirmModes, {tr("Do not ask about open actions"), tr("Ask at the end of a turn"),
                               tr("Ask before what cannot be taken back")});

    name(confirmSecrets, tr("Ask before a s&ecret choice"),
         tr("Asks again before playing what the others must not see"));
    name(offerHints, tr("Offer h&ints"), tr("Lets you ask for hints during a game"));

    name(ruleHere, tr("&Rule for This Place"),
         tr("Opens the rule for what was refused, or for the place under the pointer or selected with the "
            "keyboard"));
    name(rulesWindow, tr("Rules in a &Window"), tr("Opens the rules of all games in their own window"));
    name(exportRules, tr("Rules on &Paper…"),
         tr("Prints all the rules of a game or saves them as a PDF, in one or two languages"));
    name(guide, tr("Cards with &New Rules"),
         tr("A short card explains each rule the first time it comes up in a game"));
    name(guideCard, tr("&Go to the Card"),
         tr("Moves the keyboard focus to the card with the new rule or the hint"));
    name(keys, tr("&Keys"), tr("Lists all keys"));
    name(edition, tr("About the &Edition"), tr("Says what the board and the tiles are based on"));
    name(about, tr("&About Waystone"), tr("Describes this program"));
}

} // namespace waystone
