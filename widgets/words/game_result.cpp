#include "words/game_result.h"

#include "core/tie_break.h"
#include "words/game_words.h"
#include "words/general_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace waystone {

namespace {

struct GameResult {
    Q_DECLARE_TR_FUNCTIONS(waystone::GameResult)
};

QString namesOf(const std::vector<Seat> &seats, const GameWords &words)
{
    QStringList names;
    for (const Seat seat : seats)
        names += words.seatName(seat);
    return QLocale().createSeparatedList(names);
}

QString decision(const TieBreak &tie, const GameWords &words)
{
    QStringList parts;
    for (std::size_t which = 0; which < tie.level.size(); ++which)
        parts += words.tieBreakText(tie.source, tie.level[which], tie.values[which]);
    return GameResult::tr("%1.", "what told tied players apart")
        .arg(parts.join(general_words::clauseSeparator()));
}

QString sentence(const TieBreak &tie, const GameWords &words)
{
    const QString apart = decision(tie, words);
    if (tie.same.empty())
        return apart;
    QStringList same;
    for (const SameCount &count : tie.same)
        same += general_words::seatAmount(words.categoryName(count.source), count.value);
    return GameResult::tr("Also equal (%1). %2",
                          "what tied players have the same of; then a sentence with what told them apart")
        .arg(same.join(general_words::listSeparator()), apart);
}

} // namespace

std::vector<Seat> winnersOf(const Score &score)
{
    std::vector<Seat> winners;
    for (std::size_t seat = 0; seat < score.ranks.size(); ++seat)
        if (score.ranks[seat] == 1)
            winners.push_back(static_cast<Seat>(seat));
    return winners;
}

QString winnersText(const Score &score, const GameWords &words)
{
    const std::vector<Seat> winners = winnersOf(score);
    if (winners.empty())
        return {};
    const QString names = namesOf(winners, words);
    return winners.size() == 1 ? GameResult::tr("%1 wins", "player").arg(names)
                               : GameResult::tr("%1 share the victory", "players").arg(names);
}

QString resultText(const Score &score, const GameWords &words)
{
    const std::vector<Seat> winners = winnersOf(score);
    if (winners.empty())
        return {};
    const int points = score.totals[winners.front()];
    const QString names = namesOf(winners, words);
    return winners.size() == 1
               ? GameResult::tr("%1 wins with %n point(s)", nullptr, points).arg(names)
               : GameResult::tr("%1 share the victory with %n point(s)", nullptr, points).arg(names);
}

QStringList tieBreakSentences(const Score &score, const GameWords &words)
{
    const std::vector<Seat> winners = winnersOf(score);
    if (winners.empty())
        return {};
    const std::vector<TieBreak> breaks = tieBreaksOf(score);
    const int most = score.totals[winners.front()];
    if (breaks.empty())
        return winners.size() == 1
                   ? QStringList()
                   : QStringList(GameResult::tr("They are equal in everything that could break the tie."));
    QStringList sentences{GameResult::tr("%1 have %n point(s) each.", "players", most)
                              .arg(namesOf(breaks.front().level, words))};
    for (const TieBreak &tie : breaks)
        sentences += sentence(tie, words);
    return sentences;
}

QString tieBreakDecision(const Score &score, Seat one, Seat other, const GameWords &words)
{
    const std::optional<TieBreak> tie = tieBreakBetween(score, one, other);
    return tie ? decision(*tie, words) : QString();
}

QString tieBreakSentence(const Score &score, Seat one, Seat other, const GameWords &words)
{
    const std::optional<TieBreak> tie = tieBreakBetween(score, one, other);
    return tie ? GameResult::tr("Tied on points. %1",
                                "what told two players with the same points apart, a sentence")
                     .arg(sentence(*tie, words))
               : QString();
}

QString rankText(int rank, int seats)
{
    return GameResult::tr("Place %1 of %2", "of a player, how many players")
        .arg(QString::number(rank), QString::number(seats));
}

QString rankText(int rank)
{
    return GameResult::tr("Place %1", "of a player").arg(rank);
}

} // namespace waystone
