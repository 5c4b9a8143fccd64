#include "words/game_words.h"

#include "words/foreign_text.h"
#include "words/general_words.h"
#include "words/goods_in.h"

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

QString GameWords::categoryName(std::string_view what) const
{
    const QString source = sourceName(what);
    return source.isEmpty() ? termName(what) : source;
}

QString GameWords::categoryReason(const ToldCategory &category) const
{
    QStringList parts;
    for (const ToldShare &share : category.shares)
        if (share.points != 0 && share.seats.size() == 1)
            parts += general_words::seatAmount(seatName(share.seats.front()), share.points);
    return parts.join(general_words::listSeparator());
}

QString GameWords::tieBreakText(std::string_view source, Seat seat, int value) const
{
    return general_words::seatHas(seatName(seat), categoryName(source), value);
}

QString GameWords::goalText(const Goal &, const GoalParts &) const
{
    return {};
}

QString GameWords::countedObject(std::string_view term, int count) const
{
    return countedTerm(term, count);
}

PicturedText GameWords::logText(Action action, const SeatView &before, Seat, const Events &) const
{
    return playedText(action, before);
}

PicturedText GameWords::picturedTerm(std::string_view term, int count) const
{
    const QString picture = drawing(term);
    if (picture.isEmpty())
        return countedTerm(term, count);
    return PicturedText::picture(picture, countedTerm(term, count),
                                 count == 1 ? QString() : QString::number(count));
}

PicturedText GameWords::goodsIn(const Events &events, Event::Kind kind, Seat seat) const
{
    return waystone::goodsIn(*this, events, kind, seat);
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
