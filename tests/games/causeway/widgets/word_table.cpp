#include "causeway/widgets/word_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <string>

namespace waystone::causeway {

namespace {

struct Entry {
    std::string_view key; ///< "group.word"
    const char *source;
};

constexpr Entry entries[] = {
    {"game.name", QT_TRANSLATE_NOOP("CausewayWords", "Causeway")},
    {"area.stone", QT_TRANSLATE_NOOP("CausewayWords", "Stone")},
    {"area.card", QT_TRANSLATE_NOOP("CausewayWords", "Card")},
    {"place.stone", QT_TRANSLATE_NOOP("CausewayWords", "Stone %1")},
    {"place.colour", QT_TRANSLATE_NOOP("CausewayWords", "Stone %1, %2")},
    {"place.water", QT_TRANSLATE_NOOP("CausewayWords", "Spot %1, water")},
    {"place.card", QT_TRANSLATE_NOOP("CausewayWords", "Card")},
    {"term.stone", QT_TRANSLATE_NOOP("CausewayWords", "Stone")},
    {"term.card", QT_TRANSLATE_NOOP("CausewayWords", "Card")},
    {"term.flag", QT_TRANSLATE_NOOP("CausewayWords", "Flag")},
    {"term.points", QT_TRANSLATE_NOOP("CausewayWords", "Points")},
    {"term.stones", QT_TRANSLATE_NOOP("CausewayWords", "Stones")},
    {"term.pairs", QT_TRANSLATE_NOOP("CausewayWords", "Side by side")},
    {"term.chain", QT_TRANSLATE_NOOP("CausewayWords", "Longest line")},
    {"term.moss", QT_TRANSLATE_NOOP("CausewayWords", "Moss")},
    {"term.slate", QT_TRANSLATE_NOOP("CausewayWords", "Slate")},
    {"term.chalk", QT_TRANSLATE_NOOP("CausewayWords", "Chalk")},
    {"inLine.moss", QT_TRANSLATE_NOOP("CausewayWords", "moss")},
    {"inLine.slate", QT_TRANSLATE_NOOP("CausewayWords", "slate")},
    {"inLine.chalk", QT_TRANSLATE_NOOP("CausewayWords", "chalk")},
    {"count.points", QT_TRANSLATE_N_NOOP("CausewayWords", "%n point(s)")},
    {"count.flag", QT_TRANSLATE_N_NOOP("CausewayWords", "%n flag(s)")},
    {"count.stone", QT_TRANSLATE_N_NOOP("CausewayWords", "%n stone(s)")},
    {"count.card", QT_TRANSLATE_N_NOOP("CausewayWords", "%n card(s)")},
    {"count.moss", QT_TRANSLATE_N_NOOP("CausewayWords", "%n moss card(s)")},
    {"count.slate", QT_TRANSLATE_N_NOOP("CausewayWords", "%n slate card(s)")},
    {"count.chalk", QT_TRANSLATE_N_NOOP("CausewayWords", "%n chalk card(s)")},
    {"letter.moss", QT_TRANSLATE_NOOP("CausewayWords", "M")},
    {"letter.slate", QT_TRANSLATE_NOOP("CausewayWords", "S")},
    {"letter.chalk", QT_TRANSLATE_NOOP("CausewayWords", "C")},
    {"piece.flag", QT_TRANSLATE_NOOP("CausewayWords", "Flag (%1)")},
    {"piece.card", QT_TRANSLATE_NOOP("CausewayWords", "Card: %1")},
    {"do.draw", QT_TRANSLATE_NOOP("CausewayWords", "Draw a card: %1")},
    {"do.claim", QT_TRANSLATE_NOOP("CausewayWords", "Set a flag: %1")},
    {"done.draw", QT_TRANSLATE_NOOP("CausewayWords", "Drew a card: %1")},
    {"done.claim", QT_TRANSLATE_NOOP("CausewayWords", "Has set a flag: %1")},
    {"event.turnBegan", QT_TRANSLATE_NOOP("CausewayWords", "It is the turn of %1.")},
    {"event.placed", QT_TRANSLATE_NOOP("CausewayWords", "%1 set a flag: %2.")},
    {"event.revealed", QT_TRANSLATE_NOOP("CausewayWords", "The card is drawn: %1.")},
    {"event.gameEnded", QT_TRANSLATE_NOOP("CausewayWords", "The game is over.")},
    {"event.stones", QT_TRANSLATE_N_NOOP("CausewayWords", "%1: %n point(s) by the stone.")},
    {"event.pairs", QT_TRANSLATE_N_NOOP("CausewayWords", "%1: %n point(s) for flags side by side.")},
    {"prompt.claim", QT_TRANSLATE_NOOP("CausewayWords", "Set a flag on a free stone of this colour: %1.")},
    {"prompt.wait", QT_TRANSLATE_NOOP("CausewayWords", "Please wait for the other player.")},
    {"option.pairs", QT_TRANSLATE_NOOP("CausewayWords", "Flags side by side")},
    {"value.score", QT_TRANSLATE_NOOP("CausewayWords", "Score")},
    {"value.ignored", QT_TRANSLATE_NOOP("CausewayWords", "Do not score")},
    {"help.pairs",
     QT_TRANSLATE_NOOP("CausewayWords", "Whether two flags of a player side by side bring further points.")},
    {"title.malformed-action", QT_TRANSLATE_NOOP("CausewayWords", "Setting a flag")},
    {"problem.malformed-action", QT_TRANSLATE_NOOP("CausewayWords", "There is no such action in this game.")},
    {"title.not-now", QT_TRANSLATE_NOOP("CausewayWords", "In turns")},
    {"problem.not-now", QT_TRANSLATE_NOOP("CausewayWords", "It is somebody else’s turn.")},
    {"title.none-left", QT_TRANSLATE_NOOP("CausewayWords", "A card is drawn")},
    {"problem.none-left", QT_TRANSLATE_NOOP("CausewayWords", "No card of this colour is left: %1.")},
    {"title.water", QT_TRANSLATE_NOOP("CausewayWords", "The row")},
    {"problem.water", QT_TRANSLATE_NOOP("CausewayWords", "There is water here and no stone.")},
    {"title.taken", QT_TRANSLATE_NOOP("CausewayWords", "Setting a flag")},
    {"problem.taken", QT_TRANSLATE_NOOP("CausewayWords", "There is a flag on this stone already.")},
    {"title.other-colour", QT_TRANSLATE_NOOP("CausewayWords", "Setting a flag")},
    {"problem.other-colour", QT_TRANSLATE_NOOP("CausewayWords", "The card shows %1, this stone is %2.")},
    {"title.impossible", QT_TRANSLATE_NOOP("CausewayWords", "The row")},
    {"problem.impossible", QT_TRANSLATE_NOOP("CausewayWords", "There is no such position on this row.")},
    {"title.flag-in-water", QT_TRANSLATE_NOOP("CausewayWords", "The row")},
    {"problem.flag-in-water", QT_TRANSLATE_NOOP("CausewayWords", "A flag stands in the water.")},
    {"title.card-too-many", QT_TRANSLATE_NOOP("CausewayWords", "A card is drawn")},
    {"problem.card-too-many", QT_TRANSLATE_NOOP("CausewayWords", "The card has no free stone any more: %1.")},
    {"title.uneven", QT_TRANSLATE_NOOP("CausewayWords", "In turns")},
    {"problem.uneven",
     QT_TRANSLATE_NOOP("CausewayWords", "The players would not have as many flags after taking turns.")},
    {"fix.clear", QT_TRANSLATE_NOOP("CausewayWords", "Clear the row")},
    {"fix.take-away", QT_TRANSLATE_NOOP("CausewayWords", "Take the flag away: %1")},
    {"fix.put-back", QT_TRANSLATE_NOOP("CausewayWords", "Put the card back")},
    {"fix.give-turn", QT_TRANSLATE_NOOP("CausewayWords", "Give the turn to %1")},
    {"fix.even-out", QT_TRANSLATE_NOOP("CausewayWords", "Take away the flags that are too many")},
    {"field.game", QT_TRANSLATE_NOOP("CausewayWords", "Game")},
    {"field.turn", QT_TRANSLATE_NOOP("CausewayWords", "Whose turn it is")},
    {"goal.chain", QT_TRANSLATE_NOOP("CausewayWords", "The longest line of %1 has so many flags: %2.")},
};

/// Null if there is no such word.
const char *sourceOf(std::string_view group, std::string_view word)
{
    const std::string key = std::string(group) + '.' + std::string(word);
    const auto found = std::ranges::find(entries, key, &Entry::key);
    return found == std::end(entries) ? nullptr : found->source;
}

} // namespace

QString WordTable::text(std::string_view group, std::string_view word)
{
    const char *source = sourceOf(group, word);
    return source == nullptr ? QString() : QCoreApplication::translate("CausewayWords", source);
}

QString WordTable::counted(std::string_view group, std::string_view word, int number)
{
    const char *source = sourceOf(group, word);
    return source == nullptr ? QString()
                             : QCoreApplication::translate("CausewayWords", source, nullptr, number);
}

} // namespace waystone::causeway
