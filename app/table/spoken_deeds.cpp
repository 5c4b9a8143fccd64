#include "table/spoken_deeds.h"

#include "models/log_text.h"
#include "session/preview.h"
#include "words/general_words.h"

#include <algorithm>

namespace waystone {

namespace {

/// More draws at a time are counted, not named one by one.
constexpr std::size_t fewDraws = 3;

} // namespace

QString SpokenDeeds::sentence(const QString &text)
{
    static const QString ends = QStringLiteral(".!?…");
    return text.isEmpty() || ends.contains(text.back()) ? text : text + QLatin1Char('.');
}

std::vector<PlyId> SpokenDeeds::way(PlyId after, PlyId last) const
{
    std::vector<PlyId> plies;
    PlyId ply = last;
    for (; ply != after && ply != 0; ply = controller_.history().outline(ply).parent)
        plies.push_back(ply);
    if (ply != after)
        return {};
    std::ranges::reverse(plies);
    return plies;
}

QStringList SpokenDeeds::since(PlyId heard) const
{
    const GameHistory &history = controller_.history();
    const PlyId now = history.current();
    std::vector<PlyId> plies = way(heard < history.size() ? heard : 0, now);
    if (plies.empty() && now != 0 && now != heard)
        plies = {now};
    QStringList sentences;
    std::vector<PlyId> drawn;
    const auto tellDraws = [&] {
        sentences += draws(drawn);
        drawn.clear();
    };
    for (const PlyId ply : plies) {
        if (history.outline(ply).seat == chanceSeat) {
            drawn.push_back(ply);
            continue;
        }
        tellDraws();
        sentences += told(ply);
    }
    tellDraws();
    return sentences;
}

QStringList SpokenDeeds::told(PlyId id) const
{
    const LogText text(controller_.history(), controller_.words());
    const LoggedPly ply = controller_.history().logged(id);
    QStringList sentences{
        sentence(tr("%1: %2", "player, what they did").arg(text.who(ply), text.what(ply).spoken()))};
    // In a sentence of their own: behind a price they would be heard as part of it.
    for (Seat seat = 0; seat < controller_.seats(); ++seat) {
        const LogRow row{.kind = LogRow::Kind::action, .first = id, .last = id, .told = id, .seat = ply.seat};
        const int points = seat == ply.seat ? text.points(row) : pointsOf(ply.events, seat);
        if (points != 0)
            sentences += tr("%1 gets %2.", "player, points")
                             .arg(controller_.words().seatName(seat), general_words::points(points, points));
    }
    return sentences += turn(id);
}

QString SpokenDeeds::turn(PlyId id) const
{
    const std::optional<Event> began = controller_.history().turnBeganAfter(id);
    if (!began || began->seat >= controller_.seats())
        return {};
    const LogText text(controller_.history(), controller_.words());
    const LogRow row{.kind = LogRow::Kind::turn, .first = id, .last = id, .told = id, .seat = began->seat};
    const int points = text.points(row);
    if (points == 0 && text.story(row).isEmpty())
        return {};
    QStringList brought = text.story(row).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (QString &line : brought)
        line = sentence(line);
    return brought.join(QLatin1Char(' '));
}

QStringList SpokenDeeds::draws(const std::vector<PlyId> &plies) const
{
    if (plies.empty())
        return {};
    const LogText text(controller_.history(), controller_.words());
    if (plies.size() > fewDraws)
        return {sentence(text.sentence({.kind = LogRow::Kind::draws,
                                        .first = plies.front(),
                                        .last = plies.back(),
                                        .count = static_cast<int>(plies.size())})
                             .spoken())};
    QStringList sentences;
    for (const PlyId ply : plies) {
        sentences += sentence(text.what(controller_.history().logged(ply)).spoken());
        sentences += turn(ply);
    }
    return sentences;
}

QString SpokenDeeds::takenBack(PlyId heard) const
{
    const GameHistory &history = controller_.history();
    std::vector<PlyId> gone = heard < history.size() ? way(history.current(), heard) : std::vector<PlyId>();
    std::erase_if(gone, [&history](PlyId ply) { return history.outline(ply).seat == chanceSeat; });
    if (gone.empty())
        return tr("Taken back.");
    const LogText text(history, controller_.words());
    const LoggedPly first = history.logged(gone.front());
    return sentence(tr("Taken back: %1", "what was done").arg(text.what(first).spoken()));
}

} // namespace waystone
