#include "words/advice_words.h"

#include "words/general_words.h"
#include "words/prospects.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace waystone {

namespace {

QString pointsText(const std::vector<Counted> &counts)
{
    return general_words::points(counts.front().amount, counts.front().amount);
}

/// From tenths; with its sign.
QString marginOf(const std::vector<Counted> &counts)
{
    const double margin = counts.front().amount / 10.0;
    const QString digits = QLocale().toString(std::abs(margin), 'f', 1);
    if (margin == 0)
        return digits;
    return (margin > 0 ? QLatin1Char('+') : QChar(0x2212)) + digits;
}

} // namespace

QString AdviceWords::counted(const std::vector<Counted> &counts) const
{
    QStringList texts;
    for (const Counted &each : counts)
        texts.append(words_.countedTerm(each.what, each.amount));
    return texts.join(general_words::listSeparator());
}

QString AdviceWords::subjectName(Place subject) const
{
    const Prospects *prospects = words_.handProspects();
    const QString own = prospects == nullptr ? QString() : prospects->ownName(subject, seat_);
    return own.isEmpty() ? words_.placeName(subject) : own;
}

QString AdviceWords::held(const Reason &reason) const
{
    const QString with = counted(reason.with);
    const QString without = counted(reason.without);
    return reason.isByTurn
               ? tr("By the end of the turn, it leads to %1; the other move, to %2.", "goods, other goods")
                     .arg(with, without)
               : tr("It leaves %1; the other move leaves %2.", "goods, other goods").arg(with, without);
}

QString AdviceWords::points(const Reason &reason) const
{
    const QString with = pointsText(reason.with);
    const QString without = pointsText(reason.without);
    if (reason.seat != seat_)
        return tr("%1 gains %2 by it; by the other move, %3.", "player, points, other points")
            .arg(words_.seatName(reason.seat), with, without);
    const bool brings = reason.with.front().amount > 0;
    const bool otherBrings = reason.without.front().amount > 0;
    if (brings && !otherBrings)
        return reason.isByTurn
                   ? tr("It brings %1 by the end of the turn; the other move brings none.", "points")
                         .arg(with)
                   : tr("It brings %1 at once; the other move brings none.", "points").arg(with);
    if (!brings && otherBrings)
        return reason.isByTurn
                   ? tr("It brings no points this turn; the other move brings %1.", "points").arg(without)
                   : tr("It brings no points at once; the other move brings %1.", "points").arg(without);
    return reason.isByTurn
               ? tr("It brings %1 by the end of the turn; the other move brings %2.", "points, other points")
                     .arg(with, without)
               : tr("It brings %1 at once; the other move brings %2.", "points, other points")
                     .arg(with, without);
}

QString AdviceWords::sentence(const Reason &reason) const
{
    if (reason.code == reason::holds)
        return held(reason);
    if (reason.code == reason::points)
        return points(reason);
    if (reason.code == reason::sheet)
        return tr("With it, %1 comes to %2; with the other move, to %3.",
                  "what is scored, points, other points")
            .arg(subjectName(reason.subject), pointsText(reason.with), pointsText(reason.without));
    if (reason.code == reason::theirTurn)
        return tr("In the next turn, %1 can then score %2 at most; after the other move, %3 at most.",
                  "player, points, other points")
            .arg(words_.seatName(reason.seat), pointsText(reason.with), pointsText(reason.without));
    if (reason.code == reason::ends)
        return reason.with.front().amount > 0
                   ? tr("It brings about the end of the game; the other move does not.")
                   : tr("The game then goes on; the other move brings about its end.");
    if (reason.code == reason::margin)
        return tr("The expected margin in the end is then %1; after the other move it is %2.",
                  "points, other points")
            .arg(marginOf(reason.with), marginOf(reason.without));
    if (reason.code == reason::same)
        return tr("Both lead to the same by the end of the turn.");
    const Prospects *prospects = words_.handProspects();
    return prospects == nullptr ? QString() : prospects->reasonText(reason, seat_);
}

QStringList AdviceWords::sentences(const Comparison &comparison, bool isBetter) const
{
    QStringList texts;
    for (const Reason &reason : mostTelling(comparison, isBetter))
        texts.append(sentence(reason));
    texts.removeAll(QString());
    return texts;
}

QString AdviceWords::marginSentence(const Comparison &comparison) const
{
    const auto found = std::ranges::find(comparison.reasons, reason::margin, &Reason::code);
    return found == comparison.reasons.end() ? QString() : sentence(*found);
}

} // namespace waystone
