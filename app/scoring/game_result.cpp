#include "scoring/game_result.h"

#include "core/tie_break.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <ranges>

namespace waystone {

namespace {

struct GameResult {
    Q_DECLARE_TR_FUNCTIONS(waystone::GameResult)
};

QString namesOf(const GameController &controller, const std::vector<Seat> &seats)
{
    QStringList names;
    for (const Seat seat : seats)
        names += controller.words().seatName(seat);
    return QLocale().createSeparatedList(names);
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

QString gameResult(const GameController &controller)
{
    const Score &score = controller.shown().score;
    const std::vector<Seat> winners = winnersOf(score);
    if (winners.empty())
        return {};
    const int points = score.totals[winners.front()];
    const QString names = namesOf(controller, winners);
    return winners.size() == 1
               ? GameResult::tr("%1 wins with %n point(s)", nullptr, points).arg(names)
               : GameResult::tr("%1 share the victory with %n point(s)", nullptr, points).arg(names);
}

QString endReason(const GameController &controller)
{
    const std::vector<PlyId> line = controller.history().line();
    // What came last: who cannot go on ends even a last round.
    for (const PlyId ply : line | std::views::reverse) {
        const Events events = controller.history().logged(ply).events;
        const auto end = std::ranges::find(events, Event::Kind::endTriggered, &Event::kind);
        if (end != events.end())
            return controller.words().eventText(*end);
    }
    return {};
}

QString tieBreakResult(const GameController &controller)
{
    const Score &score = controller.shown().score;
    const std::vector<Seat> winners = winnersOf(score);
    if (winners.empty())
        return {};
    const std::vector<TieBreak> breaks = tieBreaksOf(score);
    const int most = score.totals[winners.front()];
    if (breaks.empty())
        return winners.size() == 1 ? QString()
                                   : GameResult::tr("They are equal in everything that could break the tie.");
    QStringList sentences{GameResult::tr("%1 have %n point(s) each.", "players", most)
                              .arg(namesOf(controller, breaks.front().level))};
    for (const TieBreak &tie : breaks) {
        QStringList parts;
        for (std::size_t which = 0; which < tie.level.size(); ++which)
            parts += controller.words().tieBreakText(tie.source, tie.level[which], tie.values[which]);
        sentences += GameResult::tr("%1.", "what told tied players apart")
                         .arg(parts.join(GameResult::tr("; ", "between what each of the tied players has")));
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace waystone
