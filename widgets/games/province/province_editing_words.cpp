#include "games/province/province_words.h"

#include "province/positions/editing_terms.h"
#include "province/words/codes.h"
#include "province/words/terms.h"
#include "words/problem_arguments.h"
#include "words/term_text.h"

// What can be edited, and how a position can be mended.

namespace waystone::province {

QString ProvinceWords::editingTerm(std::string_view term) const
{
    static constexpr TermText texts[] = {
        {term::game, QT_TR_NOOP("Game")},
        {term::turnSoFar, QT_TR_NOOP("This turn so far")},
        {term::moved, QT_TR_NOOP("Workers moved in this turn")},
        {term::borrowed, QT_TR_NOOP("Structures borrowed")},
        {term::phase, QT_TR_NOOP("Current phase")},
        {term::resume, QT_TR_NOOP("Phase after a goal is turned up")},
        {term::turn, QT_TR_NOOP("Whose turn it is")},
        {term::end, QT_TR_NOOP("What triggered the end")},
        {term::ships, QT_TR_NOOP("Ship tokens")},
        {term::laborGained, QT_TR_NOOP("Labor gained in this turn")},
        {term::builtNow, QT_TR_NOOP("Structures built in this turn")},
        {term::hired, QT_TR_NOOP("Sailor hired in this turn")},
        {term::notYet, QT_TR_NOOP("nothing yet")},
        {term::phaseReveal, QT_TR_NOOP("A goal is turned up")},
        {term::phaseStartRoll, QT_TR_NOOP("The ship tokens are rolled before the turn")},
        {term::phaseWork, QT_TR_NOOP("Work phase")},
        {term::phaseSpend, QT_TR_NOOP("Spend phase")},
        {term::phaseEndRoll, QT_TR_NOOP("The ship tokens are rolled after the turn")},
        {term::phaseOver, QT_TR_NOOP("The game is over")},
    };
    const char *text = textOf(texts, term);
    return text == nullptr ? QString() : tr(text);
}

QString ProvinceWords::paletteName(const EditPiece &piece) const
{
    return pieceName({0, {}, piece.kind, piece.variant, piece.owner, 0, 0});
}

QString ProvinceWords::fieldGroup(std::string_view group) const
{
    const QString name = editingTerm(group);
    return name.isEmpty() ? termName(group) : name;
}

QString ProvinceWords::fieldName(const Field &field) const
{
    const FieldKey &key = field.key;
    if (key.group == term::moved)
        return workerName(key.which);
    const QString name = editingTerm(key.id);
    return name.isEmpty() ? termName(key.id) : name;
}

QString ProvinceWords::fieldOption(const FieldOption &option) const
{
    const QString name = editingTerm(option.term);
    return name.isEmpty() ? termName(option.term) : name;
}

QString ProvinceWords::fixText(const Message &fix) const
{
    const ProblemArguments is(fix.arguments, this);
    const std::string_view code = fix.code;
    if (code == fix::leaveOutWhatIsNotThere)
        return tr("Remove what cannot exist.");
    if (code == fix::putWorkerOnCycle)
        return tr("Put the worker on the work cycle: %1", "a worker").arg(is.text("worker"));
    if (code == fix::removeWorker)
        return tr("Take the worker off the work cycle: %1", "a worker").arg(is.text("worker"));
    if (code == fix::workerOfNobody)
        return tr("Record that nobody has hired this worker.");
    if (code == fix::hiredBy)
        return tr("Record that %1 hired this sailor.").arg(playerOf(is));
    if (code == fix::notMoved)
        return tr("Record that this worker has not moved.");
    if (code == fix::buildStructure)
        return tr("Record that %1 built this: %2", "a player, a structure")
            .arg(playerOf(is), is.text("structure"));
    if (code == fix::removeStructure)
        return tr("Record that %1 has not built this: %2", "a player, a structure")
            .arg(playerOf(is), is.text("structure"));
    if (code == fix::setShips)
        return tr("Turn the ship tokens to show this: %1", "what they show").arg(is.text("ships"));
    if (code == fix::returnLenderCoin)
        return tr("Put the lender coin back into the supply.");
    if (code == fix::returnBorrowed)
        return tr("Stop borrowing this structure: %1").arg(is.text("structure"));
    if (code == fix::returnAllBorrowed)
        return tr("Borrow no structure.");
    return turnFix(code, is);
}

QString ProvinceWords::turnFix(std::string_view code, const ProblemArguments &is) const
{
    if (code == fix::setPhase)
        return tr("Go to this phase: %1", "a phase").arg(editingTerm(is.term("phase")));
    if (code == fix::clearLabor)
        return tr("Remove all labor.");
    if (code == fix::setLabor)
        return tr("Set the labor left to %1").arg(is.number("count"));
    if (code == fix::setLaborGained)
        return tr("Set the labor gained to %1").arg(is.number("count"));
    if (code == fix::nothingBuilt)
        return tr("Record that no structure was built in this turn.");
    if (code == fix::builtOnly)
        return tr("Record that only this structure was built in this turn: %1").arg(is.text("structure"));
    if (code == fix::nothingHired)
        return tr("Record that no sailor was hired in this turn.");
    if (code == fix::goOnWithWork)
        return tr("Then continue with the work phase.");
    if (code == fix::turnUpGoal)
        return tr("Turn up this goal: %1").arg(is.text("goal"));
    if (code == fix::goalWonBy)
        return tr("Record that %1 took this goal: %2", "a player, a goal").arg(playerOf(is), is.text("goal"));
    if (code == fix::discardGoal)
        return tr("Discard this goal: %1").arg(is.text("goal"));
    if (code == fix::goalNotSeen)
        return tr("Put this goal back among those face down: %1").arg(is.text("goal"));
    if (code == fix::endTriggered)
        return tr("Record that this triggered the end: %1").arg(is.text("cause"));
    if (code == fix::endNotTriggered)
        return tr("Record that nothing has triggered the end.");
    return {};
}

} // namespace waystone::province
