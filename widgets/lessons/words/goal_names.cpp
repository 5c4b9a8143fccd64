#include "core/relations.h"
#include "lessons/words/goal_text.h"

#include <QCoreApplication>

// What the kinds of goals and of events are called where one is chosen.

namespace waystone {

namespace {

struct GoalNames {
    Q_DECLARE_TR_FUNCTIONS(GoalText)
};

} // namespace

QString goalKindName(Goal::Kind kind)
{
    switch (kind) {
    case Goal::Kind::all:
        return GoalNames::tr("All of…");
    case Goal::Kind::any:
        return GoalNames::tr("At least one of…");
    case Goal::Kind::none:
        return GoalNames::tr("None of…");
    case Goal::Kind::within:
        return GoalNames::tr("Within a number of actions…");
    case Goal::Kind::before:
        return GoalNames::tr("One before the other…");
    case Goal::Kind::during:
        return GoalNames::tr("While this turn lasts…");
    case Goal::Kind::points:
        return GoalNames::tr("Points", "a kind of goal");
    case Goal::Kind::rank:
        return GoalNames::tr("Rank of a player");
    case Goal::Kind::tally:
        return GoalNames::tr("Goods and other counts");
    case Goal::Kind::pieces:
        return GoalNames::tr("Pieces on the table");
    case Goal::Kind::happened:
        return GoalNames::tr("Something has happened");
    case Goal::Kind::over:
        return GoalNames::tr("The game is over");
    }
    return {};
}

QString eventKindName(Event::Kind kind)
{
    switch (kind) {
    case Event::Kind::turnBegan:
        return GoalNames::tr("A turn began");
    case Event::Kind::phaseBegan:
        return GoalNames::tr("A part of the game began");
    case Event::Kind::moved:
        return GoalNames::tr("Moved");
    case Event::Kind::placed:
        return GoalNames::tr("Placed");
    case Event::Kind::removed:
        return GoalNames::tr("Covered or removed");
    case Event::Kind::gained:
        return GoalNames::tr("Gained");
    case Event::Kind::paid:
        return GoalNames::tr("Paid");
    case Event::Kind::points:
        return GoalNames::tr("Scored");
    case Event::Kind::revealed:
        return GoalNames::tr("Revealed");
    case Event::Kind::declined:
        return GoalNames::tr("Declined");
    case Event::Kind::endTriggered:
        return GoalNames::tr("End triggered");
    case Event::Kind::gameEnded:
        return GoalNames::tr("Game ended");
    }
    return {};
}

QString stretchName(std::string_view stretch, const GameWords &words)
{
    return stretch == turnStretch ? GoalNames::tr("This turn") : words.termName(stretch);
}

} // namespace waystone
