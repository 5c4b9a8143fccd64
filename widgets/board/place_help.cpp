#include "board/place_help.h"

#include "board/gain_text.h"
#include "board/pick_up.h"
#include "board/sheet_text.h"
#include "core/refusal_finder.h"
#include "words/general_words.h"
#include "words/no_break.h"
#include "words/prospects.h"

#include <algorithm>

namespace waystone {

std::optional<Action> PlaceHelp::meantAt(Place place) const
{
    if (!input_.isTarget(place))
        return std::nullopt;
    const std::vector<Action> actions = input_.candidatesAt(place);
    return actions.size() == 1 ? std::optional(actions.front()) : std::nullopt;
}

QString PlaceHelp::title(Place place) const
{
    const GameWords &words = controller_.words();
    const std::optional<Action> action = meantAt(place);
    if (!prospectsAt(place).isEmpty())
        return board_.indexOf(place)
            .data(BoardModel::PiecesRole)
            .toStringList()
            .join(general_words::listSeparator());
    return action ? words.actionText(*action, controller_.shown().view) : words.placeName(place);
}

QStringList PlaceHelp::lines(Place place, const ScoreSheet *sheet) const
{
    const GameWords &words = controller_.words();
    if (const QStringList prospects = prospectsAt(place); !prospects.isEmpty()) {
        const std::optional<Action> action = meantAt(place);
        QStringList lines =
            prospects + (action && !meritsOf(*action).isEmpty() ? linesOf(*action) : QStringList());
        lines.removeDuplicates();
        return lines;
    }
    if (const std::optional<Action> action = meantAt(place))
        return words.explanation(place) + linesOf(*action);
    if (input_.isTarget(place) && input_.clicks().empty() && onlyPicksUp(controller_, place))
        return QStringList{tr("Moves from here to a possible place.")} + words.explanation(place);
    if (input_.isTarget(place))
        return linesOf(place) + words.explanation(place);
    if (sheet != nullptr)
        return SheetText::lines(*sheet, controller_.shown().score, controller_.shown().screen.watching,
                                words);
    return words.explanation(place) + board_.indexOf(place).data(BoardModel::PiecesRole).toStringList() +
           reasonAt(place);
}

QStringList PlaceHelp::reasonAt(Place place) const
{
    const std::optional<Problem> problem = controller_.shown().isPast ? std::nullopt : input_.whyNot(place);
    // That there is nothing to do is seen.
    return problem && !namesNoRule(*problem) ? QStringList{controller_.words().problemText(*problem)}
                                             : QStringList();
}

QStringList PlaceHelp::prospectsAt(Place place) const
{
    const Prospects *words = controller_.words().handProspects();
    return words == nullptr ? QStringList() : words->prospects(place, controller_.shown().view);
}

QStringList PlaceHelp::meritsOf(Action action) const
{
    const Prospects *words = controller_.words().handProspects();
    return words == nullptr ? QStringList() : words->merits(action, controller_.shown().view);
}

QStringList PlaceHelp::totalChange(const Preview &preview, Seat seat) const
{
    const std::vector<int> &before = controller_.shown().score.totals;
    const std::vector<int> &after = preview.score.totals;
    if (seat >= before.size() || seat >= after.size() || before[seat] == after[seat])
        return {};
    return {keepTogether(tr("Your points: %1 → %2", "before, after")).arg(before[seat]).arg(after[seat])};
}

QStringList PlaceHelp::linesOf(Action action) const
{
    const GameWords &words = controller_.words();
    const Seat seat = controller_.actingSeat();
    const Preview &preview = controller_.preview(action);
    const QStringList changes = SheetText::changes(controller_.shown().sheets, preview, seat, words);
    QStringList lines = GainText::lines(preview, seat, words, changes.isEmpty()) +
                        totalChange(preview, seat) + changes + meritsOf(action) +
                        words.caution(action, controller_.shown().view);
    if (std::ranges::find(preview.events, Event::Kind::endTriggered, &Event::kind) != preview.events.end())
        lines.append(tr("This brings about the end of the game."));
    return lines;
}

QStringList PlaceHelp::linesOf(Place place) const
{
    const std::vector<Action> actions = input_.candidatesAt(place);
    const Seat seat = controller_.actingSeat();
    int least = controller_.preview(actions.front()).points(seat);
    int most = least;
    for (const Action action : actions) {
        const int points = controller_.preview(action).points(seat);
        least = std::min(least, points);
        most = std::max(most, points);
    }
    constexpr std::size_t few = 4;
    QStringList lines;
    if (actions.size() <= few)
        for (const Action action : actions)
            lines.append(QStringLiteral("• ") +
                         controller_.words().actionText(action, controller_.shown().view));
    else
        lines.append(tr("Then click one of %n place(s)", "after the place pointed at",
                        static_cast<int>(input_.targetsAfter(place).size())));
    if (most > 0)
        lines.append(least == most ? tr("Victory points: %1").arg(most)
                                   : tr("Victory points: %1 to %2").arg(least).arg(most));
    return lines;
}

} // namespace waystone
