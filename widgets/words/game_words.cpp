#include "words/game_words.h"

#include "words/foreign_text.h"
#include "words/general_words.h"

namespace waystone {

GameWords::~GameWords() = default;

QString GameWords::seatName(Seat seat) const
{
    if (seat == chanceSeat)
        return general_words::chance();
    if (seat == nobody)
        return general_words::everybody();
    const QString name = seat < names_.size() ? foreign_text::line(names_[seat]) : QString();
    return name.isEmpty() ? general_words::player(seat) : name;
}

QString GameWords::partText(const ScorePart &part) const
{
    return termName(part.cause);
}

QString GameWords::sheetSign(const ScoreSheet &) const
{
    return {};
}

QString GameWords::sheetRemark(const ScoreSheet &, const Score &, Seat) const
{
    return {};
}

QString GameWords::standingGoalText(const Goal &, const QString &) const
{
    return {};
}

QString GameWords::undoText(Action action, const SeatView &before) const
{
    return general_words::undo(actionText(action, before));
}

QString GameWords::redoText(Action action, const SeatView &before) const
{
    return general_words::redo(actionText(action, before));
}

QString GameWords::problemText(const Problem &problem) const
{
    const QString own = ownProblemText(problem);
    return own.isEmpty() ? general_words::problemText(problem, this) : own;
}

QString GameWords::ruleTitle(std::string_view problemCode) const
{
    const QString own = ownRuleTitle(problemCode);
    return own.isEmpty() ? general_words::problemTitle(problemCode) : own;
}

} // namespace waystone
