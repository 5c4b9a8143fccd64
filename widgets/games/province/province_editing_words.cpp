#include "games/province/province_words.h"

#include "province/words/terms.h"
#include "words/problem_arguments.h"
#include "words/term_text.h"

// What can be edited, and how a position can be mended.

namespace waystone::province {

QString ProvinceWords::editingTerm(std::string_view term) const
{
    static constexpr TermText texts[] = {
        {"game", QT_TR_NOOP("Game")},
        {"turnSoFar", QT_TR_NOOP("This turn so far")},
        {"moved", QT_TR_NOOP("Workers moved in this turn")},
        {"borrowed", QT_TR_NOOP("Structures borrowed")},
        {"phase", QT_TR_NOOP("What is going on")},
        {"resume", QT_TR_NOOP("What goes on after a goal is turned up")},
        {"turn", QT_TR_NOOP("Whose turn it is")},
        {"end", QT_TR_NOOP("What has triggered the end")},
        {"ships", QT_TR_NOOP("Ship tokens")},
        {"laborGained", QT_TR_NOOP("Labor gained in this turn")},
        {"builtNow", QT_TR_NOOP("Structure built in this turn")},
        {"hired", QT_TR_NOOP("Sailor hired in this turn")},
        {"notYet", QT_TR_NOOP("nothing yet")},
        {"phase.reveal", QT_TR_NOOP("A goal is turned up")},
        {"phase.startRoll", QT_TR_NOOP("The ship tokens are rolled before the turn")},
        {"phase.work", QT_TR_NOOP("Work phase")},
        {"phase.spend", QT_TR_NOOP("Spend phase")},
        {"phase.endRoll", QT_TR_NOOP("The ship tokens are rolled after the turn")},
        {"phase.over", QT_TR_NOOP("The game is over")},
    };
    if (term == "nothing")
        return tr("none", "no structure was built");
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
    if (key.group == "moved")
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
    if (code == "leave-out-what-is-not-there")
        return tr("Leave out what does not exist.");
    if (code == "put-worker-on-cycle")
        return tr("Put the worker on the work cycle: %1", "a worker").arg(is.text("worker"));
    if (code == "remove-worker")
        return tr("Take the worker off the work cycle: %1", "a worker").arg(is.text("worker"));
    if (code == "worker-of-nobody")
        return tr("Let nobody have hired this worker.");
    if (code == "hired-by")
        return tr("Let %1 have hired this sailor.").arg(playerOf(is));
    if (code == "not-moved")
        return tr("Let this worker not have moved.");
    if (code == "build-structure")
        return tr("Let %1 have built this: %2", "a player, a structure")
            .arg(playerOf(is), is.text("structure"));
    if (code == "remove-structure")
        return tr("Let %1 not have built this: %2", "a player, a structure")
            .arg(playerOf(is), is.text("structure"));
    if (code == "set-ships")
        return tr("Turn the ship tokens so: %1", "what they show").arg(is.text("ships"));
    if (code == "return-lender-coin")
        return tr("Put the lender coin back into the supply.");
    if (code == "return-borrowed")
        return tr("Let this structure not be borrowed: %1").arg(is.text("structure"));
    if (code == "return-all-borrowed")
        return tr("Let no structure be borrowed.");
    return turnFix(code, is);
}

QString ProvinceWords::turnFix(std::string_view code, const ProblemArguments &is) const
{
    if (code == "set-phase")
        return tr("Let this be going on: %1", "a phase").arg(editingTerm(is.term("phase")));
    if (code == "clear-labor")
        return tr("Let there be no labor.");
    if (code == "set-labor")
        return tr("Let so much labor be left: %1").arg(is.number("count"));
    if (code == "set-labor-gained")
        return tr("Let so much labor have been gained: %1").arg(is.number("count"));
    if (code == "nothing-built")
        return tr("Let no structure have been built in this turn.");
    if (code == "nothing-hired")
        return tr("Let no sailor have been hired in this turn.");
    if (code == "go-on-with-work")
        return tr("Let the work phase go on afterwards.");
    if (code == "turn-up-goal")
        return tr("Turn up this goal: %1").arg(is.text("goal"));
    if (code == "goal-won-by")
        return tr("Let %1 have taken this goal: %2", "a player, a goal").arg(playerOf(is), is.text("goal"));
    if (code == "discard-goal")
        return tr("Let this goal be discarded: %1").arg(is.text("goal"));
    if (code == "goal-not-seen")
        return tr("Put this goal back among those face down: %1").arg(is.text("goal"));
    if (code == "end-triggered")
        return tr("Let this have triggered the end: %1").arg(is.text("cause"));
    if (code == "end-not-triggered")
        return tr("Let nothing have triggered the end.");
    return {};
}

} // namespace waystone::province
