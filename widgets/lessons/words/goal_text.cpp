#include "lessons/words/goal_text.h"

#include <QCoreApplication>

#include <utility>

namespace waystone {

namespace {

struct GoalText {
    Q_DECLARE_TR_FUNCTIONS(GoalText)

public:
    GoalText(const Goal &goal, const GameWords &words) : goal_(goal), words_(words) {}

    [[nodiscard]] QString sentence() const
    {
        switch (goal_.kind) {
        case Goal::Kind::all:
            return tr("All of these hold:");
        case Goal::Kind::any:
            return tr("At least one of these holds:");
        case Goal::Kind::none:
            return tr("None of these holds:");
        case Goal::Kind::within:
            return tr("After at most %n action(s) this has held:", nullptr, goal_.actions);
        case Goal::Kind::before:
            return tr("The first of these has held before the second:");
        case Goal::Kind::points:
            return points();
        case Goal::Kind::rank:
            return rank();
        case Goal::Kind::tally:
            return tally();
        case Goal::Kind::pieces:
            return pieces();
        case Goal::Kind::happened:
            return happened();
        case Goal::Kind::over:
            return tr("The game is over.");
        }
        return {};
    }

private:
    /// The limits as a numeral: "at least 3".
    [[nodiscard]] QString number() const
    {
        if (goal_.atLeast && goal_.atMost && *goal_.atLeast == *goal_.atMost)
            return tr("exactly %1", "a number").arg(*goal_.atLeast);
        if (goal_.atLeast && goal_.atMost)
            return tr("from %1 to %2", "numbers").arg(*goal_.atLeast).arg(*goal_.atMost);
        return goal_.atLeast ? tr("at least %1", "a number").arg(*goal_.atLeast)
                             : tr("at most %1", "a number").arg(goal_.atMost.value_or(0));
    }
    /// The number after which a counted word stands.
    [[nodiscard]] int last() const { return goal_.atMost.value_or(goal_.atLeast.value_or(0)); }
    [[nodiscard]] QString who() const { return words_.seatName(goal_.seat.value_or(nobody)); }
    [[nodiscard]] QString what() const
    {
        return goal_.variant.empty() ? words_.termName(goal_.what)
                                     : tr("%1 (%2)", "a kind of piece and its variant")
                                           .arg(words_.termName(goal_.what), words_.termName(goal_.variant));
    }

    [[nodiscard]] QString points() const
    {
        if (!goal_.places.empty()) {
            const QString thing = words_.placeName(goal_.places.front());
            return goal_.what.empty() ? tr("%1 is worth %2 point(s).", nullptr, last()).arg(thing, number())
                                      : tr("%1 is worth %2 point(s) from: %3.", nullptr, last())
                                            .arg(thing, number(), words_.sourceName(goal_.what));
        }
        return goal_.what.empty() ? tr("%1 has %2 point(s).", nullptr, last()).arg(who(), number())
                                  : tr("%1 has %2 point(s) from: %3.", nullptr, last())
                                        .arg(who(), number(), words_.sourceName(goal_.what));
    }
    [[nodiscard]] QString rank() const
    {
        if (!goal_.atLeast || *goal_.atLeast <= 1)
            return goal_.atMost.value_or(1) <= 1
                       ? tr("%1 leads.").arg(who())
                       : tr("%1 is in place %2 or better.").arg(who(), QString::number(*goal_.atMost));
        if (!goal_.atMost)
            return tr("%1 is in place %2 or worse.").arg(who(), QString::number(*goal_.atLeast));
        return *goal_.atLeast == *goal_.atMost
                   ? tr("%1 is in place %2.").arg(who(), QString::number(*goal_.atLeast))
                   : tr("%1 is in a place from %2 to %3.")
                         .arg(who(), QString::number(*goal_.atLeast), QString::number(*goal_.atMost));
    }
    [[nodiscard]] QString tally() const
    {
        if (const QString text = words_.standingGoalText(goal_, number()); !text.isEmpty())
            return text;
        return goal_.seat && *goal_.seat != nobody
                   ? tr("%1 has %2 of this: %3.").arg(who(), number(), what())
                   : tr("There are %1 of this on the table: %2.", nullptr, last()).arg(number(), what());
    }
    [[nodiscard]] QString pieces() const
    {
        const bool owned = goal_.seat && *goal_.seat != nobody;
        if (goal_.places.empty())
            return owned
                       ? tr("%1 has %2 of this on the table: %3.").arg(who(), number(), what())
                       : tr("There are %1 of this on the table: %2.", nullptr, last()).arg(number(), what());
        QStringList places;
        for (const Place place : goal_.places)
            places.append(words_.placeName(place));
        const QString where = places.join(tr(", ", "between places"));
        return owned ? tr("%1 has %2 of this: %3. Counted are only: %4.").arg(who(), number(), what(), where)
                     : tr("There are %1 of this: %2. Counted are only: %3.", nullptr, last())
                           .arg(number(), what(), where);
    }
    [[nodiscard]] QString happened() const
    {
        QString text = deed();
        if (!goal_.what.empty())
            text = tr("%1 Counted is only: %2.", "a sentence and what it is limited to").arg(text, what());
        if (!goal_.cause.empty())
            text = tr("%1 It came from: %2.", "a sentence and the cause")
                       .arg(text, words_.sourceName(goal_.cause));
        return text;
    }
    [[nodiscard]] QString deed() const
    {
        const int n = last();
        const QString actor = goal_.seat ? who() : tr("Somebody");
        switch (goal_.event) {
        case Event::Kind::turnBegan:
            return tr("%1 has begun %2 turn(s).", nullptr, n).arg(actor, number());
        case Event::Kind::phaseBegan:
            return tr("A part of the game has begun %1 time(s).", nullptr, n).arg(number());
        case Event::Kind::moved:
            return tr("%1 has moved something %2 time(s).", nullptr, n).arg(actor, number());
        case Event::Kind::placed:
            return tr("%1 has placed %2 piece(s).", nullptr, n).arg(actor, number());
        case Event::Kind::removed:
            return tr("%1 has taken %2 piece(s) off the table.", nullptr, n).arg(actor, number());
        case Event::Kind::gained:
            return tr("%1 has gained %2.").arg(actor, number());
        case Event::Kind::paid:
            return tr("%1 has paid %2.").arg(actor, number());
        case Event::Kind::points:
            return tr("%1 has scored %2 point(s).", nullptr, n).arg(actor, number());
        case Event::Kind::revealed:
            return tr("Something has been revealed %1 time(s).", nullptr, n).arg(number());
        case Event::Kind::declined:
            return tr("%1 has declined something %2 time(s).", nullptr, n).arg(actor, number());
        case Event::Kind::endTriggered:
            return tr("%1 has brought about the end of the game.").arg(actor);
        case Event::Kind::gameEnded:
            return tr("The game has ended.");
        }
        return {};
    }

    const Goal &goal_;
    const GameWords &words_;
};

void addLines(const Goal &goal, const GameWords &words, int depth, QStringList &lines)
{
    lines.append(QString(2 * depth, QLatin1Char(' ')) + goalSentence(goal, words));
    for (const Goal &part : goal.parts)
        addLines(part, words, depth + 1, lines);
}

} // namespace

QString goalSentence(const Goal &goal, const GameWords &words)
{
    return GoalText(goal, words).sentence();
}

QStringList goalLines(const Goal &goal, const GameWords &words)
{
    QStringList lines;
    addLines(goal, words, 0, lines);
    return lines;
}

QString goalKindName(Goal::Kind kind)
{
    switch (kind) {
    case Goal::Kind::all:
        return GoalText::tr("All of…");
    case Goal::Kind::any:
        return GoalText::tr("At least one of…");
    case Goal::Kind::none:
        return GoalText::tr("None of…");
    case Goal::Kind::within:
        return GoalText::tr("Within so many actions…");
    case Goal::Kind::before:
        return GoalText::tr("One before the other…");
    case Goal::Kind::points:
        return GoalText::tr("Points", "a kind of goal");
    case Goal::Kind::rank:
        return GoalText::tr("Place of a player");
    case Goal::Kind::tally:
        return GoalText::tr("Goods and other counts");
    case Goal::Kind::pieces:
        return GoalText::tr("Pieces on the table");
    case Goal::Kind::happened:
        return GoalText::tr("Something has happened");
    case Goal::Kind::over:
        return GoalText::tr("The game is over");
    }
    return {};
}

QString eventKindName(Event::Kind kind)
{
    switch (kind) {
    case Event::Kind::turnBegan:
        return GoalText::tr("A turn began");
    case Event::Kind::phaseBegan:
        return GoalText::tr("A part of the game began");
    case Event::Kind::moved:
        return GoalText::tr("Moved");
    case Event::Kind::placed:
        return GoalText::tr("Placed");
    case Event::Kind::removed:
        return GoalText::tr("Taken off the table");
    case Event::Kind::gained:
        return GoalText::tr("Gained");
    case Event::Kind::paid:
        return GoalText::tr("Paid");
    case Event::Kind::points:
        return GoalText::tr("Scored");
    case Event::Kind::revealed:
        return GoalText::tr("Revealed");
    case Event::Kind::declined:
        return GoalText::tr("Declined");
    case Event::Kind::endTriggered:
        return GoalText::tr("End brought about");
    case Event::Kind::gameEnded:
        return GoalText::tr("Game ended");
    }
    return {};
}

} // namespace waystone
