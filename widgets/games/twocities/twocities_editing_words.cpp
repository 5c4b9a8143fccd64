#include "games/twocities/twocities_words.h"

#include "twocities/positions/editing_terms.h"
#include "twocities/rules/kinds.h"
#include "twocities/words/codes.h"
#include "twocities/words/terms.h"
#include "words/problem_arguments.h"
#include "words/term_text.h"

#include <algorithm>

// What can be edited, and how a position can be mended.

namespace waystone::twocities {

QString TwoCitiesWords::editingTerm(std::string_view term) const
{
    static constexpr TermText texts[] = {
        {term::game, QT_TR_NOOP("Game")},
        {term::openCities, QT_TR_NOOP("Cities still waiting for a tile")},
        {term::players, QT_TR_NOOP("Players")},
        {term::phase, QT_TR_NOOP("Current phase")},
        {term::turn, QT_TR_NOOP("Turn of the round")},
        {term::leftCity, QT_TR_NOOP("City on the left")},
        {term::rightCity, QT_TR_NOOP("City on the right")},
        {term::phaseDraw, QT_TR_NOOP("Tiles are drawn")},
        {term::phaseSelect, QT_TR_NOOP("Tiles are selected")},
        {term::phasePlace, QT_TR_NOOP("Tiles are placed")},
        {term::phaseOver, QT_TR_NOOP("The game is over")},
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
    if (code == fix::leaveOutWhatIsNotThere)
        return tr("Remove what cannot exist.");
    if (code == fix::removeSurplus)
        return tr("Return the surplus of this tile to the box: %1").arg(count);
    if (code == fix::removeTile)
        return tr("Take away the tile there: %1", "a place").arg(is.text("place"));
    if (code == fix::moveCityToTheMiddle)
        return tr("Move the city inside the grid.");
    if (code == fix::removeTilesApart)
        return tr("Take away the tiles that do not touch the others.");
    if (code == fix::removeTilesBeyond)
        return tr("Take away the tiles that make the city too large.");
    if (code == fix::setMoment)
        return tr("Go to round %1, turn %2. Phase: %3", "numbers, a phase")
            .arg(is.number("round"))
            .arg(is.number("turn"))
            .arg(editingTerm(is.term("phase")));
    if (code == fix::takeTilesBack)
        return tr("Take %n tile(s) from the hand of %1.", nullptr, count).arg(player);
    if (code == fix::dealTiles)
        return tr("Deal %n more tile(s) to %1.", nullptr, count).arg(player);
    if (code == fix::exchangeTiles)
        return tr("Replace the wrong tiles in the hand of %1.").arg(player);
    if (code == fix::emptyHand)
        return tr("Empty the hand of %1.").arg(player);
    if (code == fix::setPhase)
        return tr("Go to this phase: %1", "a phase").arg(editingTerm(is.term("phase")));
    if (code == fix::nothingKept)
        return tr("Record that %1 has kept no tiles.").arg(player);
    if (code == fix::keptIntoHand)
        return tr("Return the tiles that %1 kept to the hand.").arg(player);
    if (code == fix::nothingToPlace)
        return tr("Leave %1 nothing to place.").arg(player);
    if (code == fix::keepAsOpen)
        return tr("Leave %1 as many kept tiles as there are cities waiting for one.").arg(player);
    if (code == fix::discardTiles)
        return tr("Discard %n more tile(s).", nullptr, count);
    if (code == fix::takeDiscardsBack)
        return tr("Take back %n discarded tile(s).", nullptr, count);
    if (code == fix::exchangeDiscards)
        return tr("Replace the wrong tiles discarded in round %1.").arg(is.number("round"));
    return {};
}

} // namespace waystone::twocities
