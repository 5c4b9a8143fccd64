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
    name(continueGame, tr("&Continue"), tr("Goes on with the game that was played last"));
    name(open, tr("&Open…"), tr("Opens a saved game, a position or a lesson"));
    name(allGames, tr("All &Games…"), tr("Lists all games that are kept, to continue, name or delete them"));
    name(learn, tr("&Learn…"), tr("Shows walkthroughs of the rules, lessons and your own positions"));
    name(save, tr("&Save"), tr("Saves the game with all its variations"));
    name(saveAs, tr("Save &As…"), tr("Saves the game under another name"));
    name(saveShared, tr("Save for S&haring…"),
         tr("Saves what is known at the table, without hidden hands and what chance will bring"));
    name(exportPng, tr("Export as &PNG…"), tr("Saves a picture of the board"));
    name(exportSvg, tr("Export as S&VG…"), tr("Saves a drawing of the board"));
    name(editPosition, tr("E&dit This Position"), tr("Takes the position that is shown to the editor"));
    name(editor, tr("Scenario Edi&tor"), tr("Opens the editor, or goes back to it as it was left"));
    name(rematch, tr("&Rematch"), tr("Starts another game with the same players and rules"));
    name(close, tr("&Back to the Start Page"), tr("Puts the game away; it can be continued later"));
    name(quit, tr("&Quit"), tr("Ends the program; the game can be continued later"));

    name(settings, tr("&Settings…"), tr("Language, look, motion and keys: all that is chosen once for all"));

    name(zoomIn, tr("Zoom &In"), tr("Shows the board larger"));
    name(zoomOut, tr("Zoom &Out"), tr("Shows the board smaller"));
    name(zoomFit, tr("&Fit to Window"), tr("Shows the whole board"));
    name(fullScreen, tr("F&ull Screen"), tr("Uses the whole screen"));
    nameChoices(themes,
                {tr("Theme of the System"), tr("Light Theme"), tr("Dark Theme"), tr("High-Contrast Theme")});
    nameChoices(speeds,
                {tr("No Animation"), tr("Slow Animation"), tr("Normal Animation"), tr("Fast Animation")});
    nameChoices(highlights, {tr("Highlight Nothing"), tr("Highlight When Something Is Picked"),
                             tr("Always Highlight What Is Possible")});

    name(confirm, tr("C&onfirm"), tr("Plays the action that waits to be confirmed"));
    name(cancel, tr("&Cancel the Action"), tr("Takes back what was picked or waits to be confirmed"));
    name(suggest, tr("&Propose Instead of Playing"),
         tr("What is chosen next is shown to the others before it is played"));
    name(pauseBots, tr("Pa&use the Computer Players"),
         tr("The computer players wait until they are told to play on"));
    name(stepBot, tr("One S&tep of the Computer"), tr("The computer player that waits plays one action"));
    name(showAgain, tr("Show Me A&gain"),
         tr("Shows once more what the others have done since your last action"));
    name(hint, tr("&Hint"), tr("Gives a hint, and with every further time a more exact one"));
    name(first, tr("&First Moment"), tr("Shows the beginning of the game"));
    name(previous, tr("Pre&vious Moment"), tr("Shows the game one action earlier"));
    name(next, tr("&Next Moment"), tr("Shows the game one action later"));
    name(last, tr("&Last Moment"), tr("Shows the end of this line"));
    name(playFromHere, tr("Pla&y On from Here"),
         tr("Goes on from the moment that is shown; what was played before stays in the log"));
    name(lessonFromHere, tr("&Make a Lesson from Here"),
         tr("Begins a lesson with the position that is shown"));
    name(finalScoring, tr("Final Sco&ring"), tr("Tells the final scoring category by category"));
    name(study, tr("&Study Mode"), tr("Nothing stops play from being taken back"));
    name(forced, tr("Play Forced &Actions"),
         tr("An action that is the only possible one is played by itself"));
    nameChoices(confirmModes, {tr("Never Ask to Confirm"), tr("Confirm the End of a Turn"),
                               tr("Confirm What Cannot Be Taken Back")});

    name(confirmSecrets, tr("Confirm Secret Choic&es"),
         tr("What the others must not see is asked about once more before it is played"));
    name(offerHints, tr("Offer H&ints"), tr("There are hints to ask for during a game"));

    name(ruleHere, tr("&Rule of What Is Pointed At"),
         tr("Opens the rule of what was refused, or of the place under the pointer or the keyboard"));
    name(rulesWindow, tr("Rules in a &Window"), tr("Opens the rules of all games in a window of their own"));
    name(exportRules, tr("Rules as a &PDF…"),
         tr("Writes all rules of a game to print, in one or two languages"));
    name(guide, tr("Cards with &New Rules"),
         tr("A short card tells each rule the first time that it comes up in a game"));
    name(guideCard, tr("&Go to the Card"), tr("Moves the keyboard to the card with a new rule"));
    name(keys, tr("&Keys"), tr("Lists all keys"));
    name(edition, tr("About the &Edition"), tr("Tells what the board and the tiles are made from"));
    name(about, tr("&About Waystone"), tr("Tells what this program is"));
}

} // namespace waystone
