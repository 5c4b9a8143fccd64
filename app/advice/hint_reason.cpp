#include "advice/hint_reason.h"

#include "words/advice_words.h"
#include "words/general_words.h"
#include "words/no_break.h"
#include "words/prospects.h"

#include <algorithm>
#include <cmath>

namespace waystone {

namespace {

constexpr qsizetype letters = 210; ///< have room on the card

/// At once or, where that is nothing, by what it leads to.
const Gains &gainsOf(const Outlook &outlook)
{
    return outlook.now.isNothing() ? outlook.then : outlook.now;
}

} // namespace

const Prospects *HintReason::prospects() const
{
    return controller_.words().handProspects();
}

Outlook HintReason::outlook(Action action) const
{
    const Seat seat = controller_.actingSeat();
    Outlook outlook = outlookOf(controller_.game(), controller_.viewOf(seat), seat, action);
    keepGains(outlook.now);
    keepGains(outlook.then);
    return outlook;
}

void HintReason::keepGains(Gains &gains) const
{
    const Prospects *words = prospects();
    if (words != nullptr)
        std::erase_if(gains.gained, [words](const Amount &amount) { return !words->isGain(amount.what); });
}

bool HintReason::allCost() const
{
    const Seat seat = controller_.actingSeat();
    Rng rng(1);
    const Position position = controller_.game().guess(controller_.viewOf(seat), rng);
    const std::vector<LegalAction> &legal = controller_.shown().legal;
    return legal.size() > 1 && std::ranges::all_of(legal, [&](const LegalAction &each) {
               Gains gains = waystone::gainsOf(controller_.game(), position, seat, each.action);
               keepGains(gains);
               return gains.gained.empty() && gains.allPoints() <= 0 && !gains.isNothing();
           });
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

QString HintReason::subjectName(Place subject) const
{
    const QString own =
        prospects() == nullptr ? QString() : prospects()->ownName(subject, controller_.actingSeat());
    return own.isEmpty() ? controller_.words().placeName(subject) : own;
}

QString HintReason::sheets(const Gains &gains) const
{
    QStringList texts;
    for (const SheetChange &sheet : gains.sheets)
        texts.append(keepTogether(tr("%1: %2 → %3", "what is scored, points before, points after"))
                         .arg(subjectName(sheet.subject))
                         .arg(sheet.before)
                         .arg(sheet.after));
    return texts.join(general_words::clauseSeparator());
}

QString HintReason::brings(const Gains &gains) const
{
    if (!gains.sheets.empty())
        return gains.allPoints() > 0
                   ? tr("It brings %n point(s) (%1).", nullptr, gains.allPoints()).arg(sheets(gains))
                   : tr("The scores then change (%1).").arg(sheets(gains));
    const QString brings = brought(gains);
    const QString costs = paid(gains);
    if (brings.isEmpty())
        return tr("For now, it only costs something: %1.").arg(costs);
    return costs.isEmpty() ? tr("It brings %1.").arg(brings)
                           : tr("It brings %1 and costs %2.").arg(brings, costs);
}

QString HintReason::step(Action action, const SeatView &view) const
{
    const QString advice = prospects() == nullptr ? QString() : prospects()->advice(action, view);
    return advice.isEmpty() ? tr("%1.", "action").arg(controller_.words().actionText(action, view)) : advice;
}

QString HintReason::deed(Action action) const
{
    return step(action, controller_.shown().view);
}

QString HintReason::promises(const Gains &then) const
{
    const int points = then.allPoints();
    return then.sheets.empty()
               ? tr("It opens the way to %n point(s).", nullptr, points)
               : tr("It opens the way to %n point(s) (%1).", nullptr, points).arg(sheets(then));
}

HintReason::Purpose HintReason::later(const Outlook &outlook) const
{
    Purpose purpose;
    const Gains &then = outlook.then;
    const int points = then.allPoints();
    purpose.gain = then.sheets.empty()
                       ? tr("It opens the way to %n point(s):", nullptr, points)
                       : tr("It opens the way to %n point(s) (%1):", nullptr, points).arg(sheets(then));
    for (std::size_t index = 0; index < outlook.next.size(); ++index)
        purpose.steps.append(step(outlook.next[index], outlook.views[index]));
    return purpose;
}

HintReason::Purpose HintReason::prepared(Action action, const Gains &now,
                                         const std::vector<ExpectedStep> &line) const
{
    const bool isGain = now.points == 0 && now.paid.empty() && !now.gained.empty();
    Purpose purpose;
    if (line.empty() || line.front().action != action)
        return purpose;
    const Seat seat = controller_.actingSeat();
    const Game &game = controller_.game();
    Rng rng(1);
    Position position = game.guess(controller_.viewOf(seat), rng);
    for (std::size_t index = 0; index < line.size(); ++index) {
        const ExpectedStep &next = line[index];
        if (!game.actors(position).includes(next.seat) || game.refuse(position, next.seat, next.action))
            break;
        if (index > 0 && next.seat == seat) {
            Gains gains = waystone::gainsOf(game, position, seat, next.action);
            keepGains(gains);
            const bool isForPoints = gains.allPoints() > 0;
            const bool isForGoods =
                !isGain && !gains.gained.empty() && gains.paid.empty() && gains.points == 0;
            if (isForPoints || (purpose.steps.isEmpty() && isForGoods)) {
                purpose.gain = tr("It is meant to lead to this:");
                purpose.steps = {step(next.action, game.view(position, seat)) + QLatin1Char(' ') +
                                 brings(gains)};
            }
            if (isForPoints)
                break;
        }
        position = game.apply(position, next.seat, next.action, nullptr);
    }
    return purpose;
}

QStringList HintReason::merits(Action action) const
{
    return prospects() == nullptr ? QStringList() : prospects()->merits(action, controller_.shown().view);
}

QString HintReason::tempo(Action action) const
{
    if (prospects() != nullptr && prospects()->namesEndOfTurn(action))
        return {};
    const bool endsTurn = controller_.preview(action).endsTurn;
    const std::vector<LegalAction> &legal = controller_.shown().legal;
    const bool tells = std::ranges::any_of(legal, [this, endsTurn](const LegalAction &other) {
        return controller_.preview(other.action).endsTurn != endsTurn;
    });
    if (!tells)
        return {};
    return endsTurn ? tr("This ends your turn.") : tr("Your turn goes on after it.");
}

QStringList HintReason::passedOver(const Outlook &chosen) const
{
    constexpr std::size_t most = 40; ///< actions, so that a hint is not waited for
    const std::vector<LegalAction> &legal = controller_.shown().legal;
    if (legal.size() > most)
        return {};
    int points = gainsOf(chosen).allPoints();
    const int ofChosen = points;
    for (const LegalAction &other : legal)
        points = std::max(points, gainsOf(outlook(other.action)).allPoints());
    if (points <= ofChosen)
        return {};
    return {
        tr("Something else would bring more at first (%n point(s)), but this seems to be worth more later.",
           nullptr, points)};
}

HintReason::Reasons HintReason::reasons(Action action, const std::vector<ExpectedStep> &line) const
{
    const Outlook expected = outlook(action);
    Reasons reasons;
    if (!expected.now.isNothing())
        reasons.first.append(brings(expected.now));
    Purpose purpose;
    if (expected.now.allPoints() <= 0)
        purpose = expected.next.empty() ? prepared(action, expected.now, line) : later(expected);
    const QString tempo = this->tempo(action);
    qsizetype length = reasons.first.join(QLatin1Char(' ')).size() + tempo.size() + purpose.gain.size() +
                       purpose.steps.join(QLatin1Char(' ')).size();
    for (const QString &merit : merits(action) + passedOver(expected)) {
        length += merit.size() + 1;
        (length <= letters ? reasons.first : reasons.more).append(merit);
    }
    if (reasons.first.isEmpty() && purpose.steps.isEmpty())
        reasons.first.append(tr("For now, it brings nothing and costs nothing."));
    if (purpose.steps.isEmpty() && expected.now.gained.empty() && allCost())
        reasons.first.append(tr("Whatever can be done now costs something; this seems to cost least."));
    reasons.first.append(tempo);
    reasons.first.append(purpose.gain);
    reasons.first.removeAll(QString());
    for (const QString &step : purpose.steps)
        reasons.steps.append(tr("→ %1", "what to do after it").arg(step));
    return reasons;
}

QStringList HintReason::why(Action action, const std::vector<ExpectedStep> &line) const
{
    const Reasons reasons = this->reasons(action, line);
    return QStringList{reasons.first.join(QLatin1Char(' '))} + reasons.steps;
}

QString HintReason::whyElse(Action action) const
{
    return reasons(action, {}).more.join(QLatin1Char(' '));
}

QString HintReason::beside(const Comparison &comparison) const
{
    const AdviceWords words(controller_.words(), controller_.actingSeat());
    const QStringList differences = words.sentences(comparison, true);
    if (differences.isEmpty())
        return {};
    const QString other = controller_.words().actionText(comparison.other, controller_.shown().view);
    return (QStringList{tr("Compared with the next best plan (%1):", "an action").arg(other)} + differences)
        .join(QLatin1Char(' '));
}

bool HintReason::hasRoom(const QStringList &said, const QString &more)
{
    return said.join(QLatin1Char(' ')).size() + more.size() <= letters;
}

QStringList HintReason::tempo(Action chosen, Action next) const
{
    const bool endsTurn = controller_.preview(chosen).endsTurn;
    if (endsTurn == controller_.preview(next).endsTurn)
        return {};
    return {endsTurn ? tr("The first ends the turn; the other does not.")
                     : tr("The turn goes on after the first; the other would end it.")};
}

QString HintReason::difference(const Candidate &chosen, const Candidate &next) const
{
    const int atOnce =
        gainsOf(outlook(next.action)).allPoints() - gainsOf(outlook(chosen.action)).allPoints();
    if (mayBeEqual(chosen, next)) {
        if (atOnce == 0)
            return tr("In the long run, the two hardly differ.");
        return atOnce > 0 ? tr("It brings more at first; in the long run, the two hardly differ.")
                          : tr("It brings less at first; in the long run, the two hardly differ.");
    }
    const int more = static_cast<int>(std::lround(chosen.margin - next.margin));
    if (atOnce > 0)
        return more > 0 ? tr("It brings more at first, but in the long run the first should be worth about "
                             "%n point(s) more.",
                             nullptr, more)
                        : tr("It brings more at first, but in the long run the first should be worth a "
                             "little more.");
    return more > 0 ? tr("In the long run, the first should be worth about %n point(s) more.", nullptr, more)
                    : tr("In the long run, the first should be worth a little more.");
}

QString HintReason::nextLine(const Candidate &chosen, const Candidate &next) const
{
    const Outlook expected = outlook(next.action);
    const Outlook ofChosen = outlook(chosen.action);
    const auto told = [this](const Outlook &one) {
        if (!one.now.isNothing())
            return brings(one.now);
        return one.next.empty() ? QString() : promises(one.then);
    };
    QStringList sentences{step(next.action, controller_.shown().view)};
    if (told(expected) != told(ofChosen))
        sentences.append(told(expected));
    QStringList merits = this->merits(next.action);
    for (const QString &shared : this->merits(chosen.action))
        merits.removeAll(shared);
    sentences += merits;
    sentences.removeAll(QString());
    return tr("→ %1", "what to do after it").arg(sentences.join(QLatin1Char(' ')));
}

QStringList HintReason::nextBest(const Candidate &chosen, const Candidate &next) const
{
    // Of actions that hardly differ the one that is looked at longest need not have the greater margin.
    const bool isWorse = !mayBeEqual(chosen, next) && next.margin < chosen.margin;
    QStringList lines{isWorse ? tr("Second best:") : tr("Just as good, it seems:"), nextLine(chosen, next)};
    lines += tempo(chosen.action, next.action);
    if (isWorse || mayBeEqual(chosen, next))
        lines.append(difference(chosen, next));
    return lines;
}

} // namespace waystone
