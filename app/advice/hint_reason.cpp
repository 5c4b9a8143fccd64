#include "advice/hint_reason.h"

#include "words/general_words.h"
#include "words/prospects.h"

#include <cmath>

namespace waystone {

QString HintReason::quoted(Action action) const
{
    return controller_.words().actionText(action, controller_.shown().view);
}

Outlook HintReason::outlook(Action action) const
{
    const Seat seat = controller_.actingSeat();
    return outlookOf(controller_.game(), controller_.viewOf(seat), seat, action);
}

QString HintReason::brought(const Gains &gains) const
{
    QStringList texts;
    if (gains.points > 0)
        texts.append(general_words::points(gains.points, gains.points));
    for (const Amount &amount : gains.gained)
        texts.append(controller_.words().countedTerm(amount.what, amount.count));
    return texts.join(general_words::listSeparator());
}

QString HintReason::paid(const Gains &gains) const
{
    QStringList texts;
    if (gains.points < 0)
        texts.append(general_words::points(-gains.points, -gains.points));
    for (const Amount &amount : gains.paid)
        texts.append(controller_.words().countedTerm(amount.what, amount.count));
    return texts.join(general_words::listSeparator());
}

QString HintReason::sheets(const Gains &gains) const
{
    QStringList texts;
    for (const SheetChange &sheet : gains.sheets)
        texts.append(tr("%1: %2 instead of %3", "what is scored, points, points")
                         .arg(controller_.words().placeName(sheet.subject))
                         .arg(sheet.after)
                         .arg(sheet.before));
    return texts.join(general_words::clauseSeparator());
}

QString HintReason::now(const Gains &gains) const
{
    if (!gains.sheets.empty())
        return tr("New scores: %1.").arg(sheets(gains));
    const QString brings = brought(gains);
    const QString costs = paid(gains);
    if (brings.isEmpty())
        return tr("For now, it only costs something: %1.").arg(costs);
    return costs.isEmpty() ? tr("It brings %1.").arg(brings)
                           : tr("It brings %1 and costs %2.").arg(brings, costs);
}

QString HintReason::later(const Outlook &outlook) const
{
    QStringList texts;
    for (std::size_t index = 0; index < outlook.next.size(); ++index)
        texts.append(controller_.words().actionText(outlook.next[index], outlook.views[index]));
    return tr("It makes this possible next: %1.").arg(texts.join(general_words::clauseSeparator())) +
           QLatin1Char(' ') + now(outlook.then);
}

QString HintReason::gains(const Outlook &outlook) const
{
    if (!outlook.now.isNothing())
        return now(outlook.now);
    return outlook.next.empty() ? tr("For now, it brings nothing and costs nothing.") : later(outlook);
}

QStringList HintReason::tempo(Action chosen, Action next) const
{
    const bool endsTurn = controller_.preview(chosen).endsTurn;
    if (endsTurn == controller_.preview(next).endsTurn)
        return {};
    return {endsTurn ? tr("The first ends the turn; the second best does not.")
                     : tr("The turn goes on after the first; the second best would end it.")};
}

QStringList HintReason::expected(const Candidate &chosen, const Candidate &next)
{
    if (mayBeEqual(chosen, next) || chosen.margin < next.margin)
        return {};
    const int more = static_cast<int>(std::lround(chosen.margin - next.margin));
    return {more > 0 ? tr("In the long run, the first should be worth about %n point(s) more.", nullptr, more)
                     : tr("In the long run, the first should be worth a little more.")};
}

QStringList HintReason::merits(Action action) const
{
    const Prospects *words = controller_.words().handProspects();
    return words == nullptr ? QStringList() : words->merits(action, controller_.shown().view);
}

QString HintReason::deed(Action action) const
{
    const Prospects *words = controller_.words().handProspects();
    const QString advice = words == nullptr ? QString() : words->advice(action, controller_.shown().view);
    return advice.isEmpty() ? tr("%1.", "action").arg(quoted(action)) : advice;
}

QString HintReason::prepared(Action action, const std::vector<ExpectedStep> &line) const
{
    if (line.empty() || line.front().action != action)
        return {};
    const Seat seat = controller_.actingSeat();
    const Game &game = controller_.game();
    Rng rng(1);
    Position position = game.guess(controller_.viewOf(seat), rng);
    for (const ExpectedStep &step : line) {
        const bool isPossible = game.actors(position).includes(step.seat) &&
                                !game.refuse(position, step.seat, step.action).has_value();
        if (!isPossible)
            break;
        if (step.seat == seat && step.action != action)
            return tr("It prepares this: %1.")
                .arg(controller_.words().actionText(step.action, game.view(position, seat)));
        position = game.apply(position, step.seat, step.action, nullptr);
    }
    return {};
}

HintReason::Reasons HintReason::reasons(Action action, const std::vector<ExpectedStep> &line) const
{
    constexpr qsizetype letters = 210; // have room on the card
    const Outlook expected = outlook(action);
    Reasons reasons;
    reasons.first.append(gains(expected));
    if (expected.now.isNothing() && expected.next.empty())
        reasons.first.append(prepared(action, line));
    QString tempo;
    const Prospects *words = controller_.words().handProspects();
    if (words == nullptr || !words->namesEndOfTurn(action))
        tempo = controller_.preview(action).endsTurn ? tr("This ends your turn.")
                                                     : tr("Your turn goes on after it.");
    qsizetype length = reasons.first.join(QLatin1Char(' ')).size() + tempo.size();
    for (const QString &merit : merits(action)) {
        length += merit.size() + 1;
        (length <= letters ? reasons.first : reasons.more).append(merit);
    }
    reasons.first.append(tempo);
    reasons.first.removeAll(QString());
    return reasons;
}

QString HintReason::why(Action action, const std::vector<ExpectedStep> &line) const
{
    return reasons(action, line).first.join(QLatin1Char(' '));
}

QString HintReason::whyElse(Action action) const
{
    return reasons(action, {}).more.join(QLatin1Char(' '));
}

QStringList HintReason::nextBest(const Candidate &chosen, const Candidate &next) const
{
    // Of actions that hardly differ the one that is looked at longest need not have the greater margin.
    const QString name =
        next.margin < chosen.margin ? tr("Second best: %1.") : tr("Just as good, it seems: %1.");
    const QString gainsOfNext = gains(outlook(next.action));
    const bool isSame = gainsOfNext == gains(outlook(chosen.action));
    QStringList why = merits(next.action);
    for (const QString &shared : merits(chosen.action))
        why.removeAll(shared);
    if (!isSame)
        why.prepend(gainsOfNext);
    if (why.isEmpty())
        why.append(tr("The immediate result is the same; the difference shows later."));
    const QStringList lines{name.arg(quoted(next.action)) + QLatin1Char(' ') + why.join(QLatin1Char(' '))};
    return lines + tempo(chosen.action, next.action) + expected(chosen, next);
}

} // namespace waystone
