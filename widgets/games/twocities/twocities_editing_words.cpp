#include "games/twocities/twocities_words.h"

#include "twocities/rules/kinds.h"
#include "twocities/words/terms.h"
#include "words/problem_arguments.h"
#include "words/term_text.h"

#include <algorithm>

// What can be edited, and how a position can be mended.

namespace waystone::twocities {

QString TwoCitiesWords::editingTerm(std::string_view term) const
{
    static constexpr TermText texts[] = {
        {"game", QT_TR_NOOP("Game")},
        {"openCities", QT_TR_NOOP("Cities that have still to be given a tile")},
        {"players", QT_TR_NOOP("Players")},
        {"phase", QT_TR_NOOP("What is going on")},
        {"turn", QT_TR_NOOP("Turn of the round")},
        {"leftCity", QT_TR_NOOP("City on the left")},
        {"rightCity", QT_TR_NOOP("City on the right")},
        {"phase.draw", QT_TR_NOOP("Tiles are drawn")},
        {"phase.select", QT_TR_NOOP("Tiles are selected")},
        {"phase.place", QT_TR_NOOP("Tiles are placed")},
        {"phase.over", QT_TR_NOOP("The game is over")},
    };
    const char *text = textOf(texts, term);
    return text == nullptr ? QString() : tr(text);
}

QString TwoCitiesWords::paletteName(const EditPiece &piece) const
{
    if (piece.kind == term::duplexTile) {
        const QString name = tileName(tile::firstDuplex + piece.which);
        return name.isEmpty() ? name : name.front().toUpper() + name.mid(1);
    }
    return termName(piece.variant.empty() ? piece.kind : piece.variant);
}

QString TwoCitiesWords::fieldGroup(std::string_view group) const
{
    return editingTerm(group);
}

QString TwoCitiesWords::fieldName(const Field &field) const
{
    const QString name = editingTerm(field.key.id);
    return name.isEmpty() ? termName(field.key.id) : name;
}

QString TwoCitiesWords::fieldOption(const FieldOption &option) const
{
    return editingTerm(option.term);
}

QString TwoCitiesWords::fixText(const Message &fix) const
{
    const ProblemArguments is(fix.arguments, this);
    const std::string_view code = fix.code;
    const int count = is.number("count");
    const QString player = seatName(static_cast<Seat>(is.number("seat")));
    if (code == "leave-out-what-is-not-there")
        return tr("Leave out what does not exist.");
    if (code == "remove-surplus")
        return tr("Take back into the box as many as there are too many of this tile: %1").arg(count);
    if (code == "remove-tile")
        return tr("Take away the tile there: %1", "a place").arg(is.text("place"));
    if (code == "move-city-to-the-middle")
        return tr("Move the city so that it lies inside the grid.");
    if (code == "remove-tiles-apart")
        return tr("Take away the tiles that do not touch the others.");
    if (code == "remove-tiles-beyond")
        return tr("Take away the tiles that make the city too large.");
    if (code == "set-moment")
        return tr("Let it be round %1, turn %2. What is going on: %3", "numbers, a phase")
            .arg(is.number("round"))
            .arg(is.number("turn"))
            .arg(editingTerm(is.term("phase")));
    if (code == "take-tiles-back")
        return tr("Take %n tile(s) from the hand of %1.", nullptr, count).arg(player);
    if (code == "deal-tiles")
        return tr("Deal %n more tile(s) to %1.", nullptr, count).arg(player);
    if (code == "exchange-tiles")
        return tr("Exchange the wrong tiles in the hand of %1.").arg(player);
    if (code == "empty-hand")
        return tr("Empty the hand of %1.").arg(player);
    if (code == "set-phase")
        return tr("Let this be going on: %1", "a phase").arg(editingTerm(is.term("phase")));
    if (code == "nothing-kept")
        return tr("Let %1 have kept no tiles.").arg(player);
    if (code == "kept-into-hand")
        return tr("Put the tiles that %1 has kept back into the hand.").arg(player);
    if (code == "nothing-to-place")
        return tr("Let %1 have nothing to place.").arg(player);
    if (code == "keep-as-open")
        return tr("Let %1 have as many tiles kept as there are cities to be given one.").arg(player);
    if (code == "discard-tiles")
        return tr("Discard %n more tile(s).", nullptr, count);
    if (code == "take-discards-back")
        return tr("Take back %n discarded tile(s).", nullptr, count);
    if (code == "exchange-discards")
        return tr("Exchange the wrong tiles among those discarded in round %1.").arg(is.number("round"));
    return {};
}

} // namespace waystone::twocities
