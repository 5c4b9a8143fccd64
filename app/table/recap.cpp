#include "table/recap.h"

#include "models/log_text.h"
#include "parts/points_chip.h"
#include "parts/seat_icon.h"
#include "session/last_happened.h"
#include "words/general_words.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

namespace waystone {

namespace {

/// What leaves the table as it was is not worth a word.
bool isWorthTelling(const Event &event)
{
    return event.kind != Event::Kind::turnBegan && event.kind != Event::Kind::phaseBegan &&
           event.kind != Event::Kind::gameEnded;
}

/// Whether something was laid where it counts for this seat.
bool concernsSeat(const LoggedPly &ply, Seat seat, const std::vector<ScoreSheet> &sheets)
{
    const auto isTheirs = [&](Place place) {
        return place.owner == seat || std::ranges::any_of(sheets, [&](const ScoreSheet &sheet) {
                   return sheet.subject.owner == place.owner &&
                          std::ranges::find(sheet.seats, seat) != sheet.seats.end();
               });
    };
    return std::ranges::any_of(ply.events, [&](const Event &event) {
        return event.kind == Event::Kind::placed && event.to.owner != nobody && isTheirs(event.to);
    });
}

/// What whoever looks away for a turn asks for.
bool brings(const LoggedPly &ply)
{
    const auto isTaken = [](const Event &event) {
        return event.kind == Event::Kind::moved && event.to.owner == event.seat &&
               event.from.owner != event.seat;
    };
    return std::ranges::any_of(ply.events, [&](const Event &event) {
        return event.seat == ply.seat && (event.kind == Event::Kind::placed || isTaken(event) ||
                                          (event.kind == Event::Kind::points && event.amount != 0));
    });
}

bool gains(const LoggedPly &ply)
{
    return std::ranges::any_of(ply.events, [&](const Event &event) {
        return event.seat == ply.seat && event.kind == Event::Kind::gained;
    });
}

/// What somebody has done since is more than what they did in a turn before, e.g. to set up the game.
void forgetEarlierTurns(std::vector<Recap::Deed> &deeds, const std::vector<int> &turns)
{
    std::map<Seat, int> last;
    for (std::size_t deed = 0; deed < deeds.size(); ++deed)
        last[deeds[deed].seat] = turns[deed];
    for (std::size_t deed = 0; deed < deeds.size(); ++deed)
        if (turns[deed] < last[deeds[deed].seat])
            deeds[deed].matters = deeds[deed].gains = false;
}

} // namespace

Recap Recap::of(const GameController &controller)
{
    Recap recap;
    if (!controller.hasGame() || controller.shown().isPast)
        return recap;
    const GameHistory &history = controller.history();
    const LogText text(history, controller.words());
    const Seat asked = controller.actingSeat();
    bool isOne = true;
    std::map<Seat, int> pointsOf;
    int turn = 0;
    std::vector<int> turns; // of the deeds
    for (const PlyId id : lastHappened(controller)) {
        LoggedPly ply = history.logged(id);
        const int own = turn;
        turn += ply.beginsTurn ? 1 : 0;
        const bool isDraw = ply.seat == chanceSeat;
        ply.seat = LogText::doer(ply); // what a draw brings is told as theirs
        if (ply.hidden || ply.seat >= controller.seats() || std::ranges::none_of(ply.events, isWorthTelling))
            continue;
        Deed deed{.seat = ply.seat,
                  .name = text.who(ply),
                  .colour = controller.player(ply.seat).colour,
                  .what = text.what(ply),
                  .matters = brings(ply),
                  .concerns = concernsSeat(ply, asked, controller.shown().sheets),
                  .gains = gains(ply)};
        if (!isDraw && controller.isPerson(ply.seat) && history.isAutomatic(id)) {
            deed.what = PicturedText::filled(tr("%1 (the only possible action)", "what was played by itself"),
                                             {deed.what});
            deed.matters = true;
        }
        const int points = text.points({.first = id, .last = id, .told = id, .seat = ply.seat});
        recap.points += points;
        pointsOf[ply.seat] += points;
        isOne = isOne && (recap.isEmpty() || recap.deeds.back().seat == deed.seat);
        if (!recap.isEmpty() && recap.deeds.back().seat == deed.seat &&
            recap.deeds.back().what == deed.what) {
            ++recap.deeds.back().times;
            recap.deeds.back().matters |= deed.matters;
            recap.deeds.back().concerns |= deed.concerns;
            recap.deeds.back().gains |= deed.gains;
        } else {
            recap.deeds.push_back(std::move(deed));
            turns.push_back(own);
        }
    }
    forgetEarlierTurns(recap.deeds, turns);
    if (!isOne) {
        recap.points = 0;
        for (Deed &deed : recap.deeds)
            if (const int points = pointsOf[deed.seat]; points != 0)
                deed.name = tr("%1 (%2)", "player, points they got").arg(deed.name, chipText(points));
    }
    recap.nameFirst();
    return recap;
}

std::size_t Recap::minorDeeds() const
{
    return static_cast<std::size_t>(std::ranges::count(deeds, false, &Deed::matters));
}

void Recap::nameFirst()
{
    seat = isEmpty() ? nobody : deeds.front().seat;
    name = isEmpty() ? QString() : deeds.front().name;
}

PicturedText Recap::text() const
{
    PicturedText told;
    Seat last = seat;
    for (const Deed &deed : deeds) {
        if (!told.isEmpty())
            told += PicturedText(general_words::clauseSeparator());
        if (deed.seat != last) {
            told += PicturedText::picture(seatDrawing(deed.colour), {});
            told += PicturedText(QLatin1Char(' ') +
                                 tr("%1: ", "another player, what they did follows").arg(deed.name));
        }
        told += deed.times == 1 ? deed.what
                                : PicturedText::filled(tr("%1 ×%2", "what was done, how many times in a row"),
                                                       {deed.what, QString::number(deed.times)});
        last = deed.seat;
    }
    if (others > 0)
        told += PicturedText(general_words::clauseSeparator() +
                             tr("%n more action(s)", "what was done beside what is told", others));
    return told;
}

std::vector<std::size_t> Recap::byImportance() const
{
    std::vector<std::size_t> order(deeds.size());
    // The newest last: it is what led to the moment that is shown.
    std::iota(order.rbegin(), order.rend(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(), [this](std::size_t index) {
        return std::tuple(deeds[index].concerns, deeds[index].matters, deeds[index].gains);
    });
    // Nobody goes unnamed who has done something.
    std::set<Seat> told;
    std::set<std::size_t> first;
    for (const std::size_t index : order)
        if (told.insert(deeds[index].seat).second)
            first.insert(index);
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t index) {
        return std::pair(deeds[index].concerns, first.contains(index));
    });
    return order;
}

Recap Recap::gist(std::size_t count) const
{
    std::vector<std::size_t> order = byImportance();
    order.resize(std::min(count, order.size()));
    std::ranges::sort(order);
    Recap gist;
    gist.points = points;
    for (const Deed &deed : deeds)
        gist.others += deed.times;
    for (const std::size_t index : order) {
        gist.deeds.push_back(deeds[index]);
        gist.others -= deeds[index].times;
    }
    gist.nameFirst();
    return gist;
}

QString Recap::spoken() const
{
    if (isEmpty())
        return {};
    const QString told = tr("%1: %2", "player, what they did").arg(name, text().spoken());
    return points == 0 ? told : told + general_words::listSeparator() + general_words::points(points, points);
}

} // namespace waystone
