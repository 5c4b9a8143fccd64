#pragma once

#include "lessons/words/goal_text.h"

#include <QCoreApplication>

namespace waystone {

/// The sentence of a goal without parts.
class GoalLeaf {
    Q_DECLARE_TR_FUNCTIONS(GoalText)

public:
    GoalLeaf(const Goal &goal, const GameWords &words, GoalVoice voice)
        : goal_(goal), words_(words), voice_(voice)
    {}

    [[nodiscard]] QString sentence() const;

private:
    using Person = GoalParts::Person;

    // goal_leaf.cpp: what is counted
    [[nodiscard]] GoalParts parts() const;
    [[nodiscard]] Person person() const;
    [[nodiscard]] QString name() const { return words_.seatName(goal_.seat.value_or(nobody)); }
    [[nodiscard]] bool isNone() const { return waystone::isNone(goal_); }
    /// The number after which a counted word stands.
    [[nodiscard]] int last() const { return goal_.atMost.value_or(goal_.atLeast.value_or(0)); }
    /// The limits around what is counted: "at least 3 coins".
    [[nodiscard]] QString limits(const QString &counted) const;
    [[nodiscard]] QString number() const { return limits(QString::number(last())); }
    [[nodiscard]] QString whatIsCounted() const;
    [[nodiscard]] QString object() const;
    /// A counted term with the limits; empty if it has no plural.
    [[nodiscard]] QString limited(const QString &counted) const;
    [[nodiscard]] QString points() const;
    [[nodiscard]] QString pointsOfAThing() const;
    [[nodiscard]] QString rank() const;
    [[nodiscard]] QString rankOfAnother() const;
    [[nodiscard]] QString tally() const;
    [[nodiscard]] QString over() const;

    // goal_leaf_places.cpp: what stands on the table, and where
    [[nodiscard]] QString pieces() const;
    [[nodiscard]] QString anywhere() const;
    [[nodiscard]] QString here() const;
    [[nodiscard]] QString namesOf(const std::vector<Place> &places) const;
    /// The sentences that tell where it happens, and because of what.
    [[nodiscard]] QString details() const;
    [[nodiscard]] QString destination() const;
    [[nodiscard]] QString cause() const;

    // goal_leaf_events.cpp: what has happened
    [[nodiscard]] QString happened() const;
    [[nodiscard]] QString causeName() const;
    [[nodiscard]] QString done() const;
    [[nodiscard]] QString nothing() const;
    [[nodiscard]] QString scored() const;
    [[nodiscard]] QString scoredNothing() const;
    [[nodiscard]] QString deed() const;
    [[nodiscard]] QString task(const QString &what) const;
    [[nodiscard]] QString yours(const QString &what) const;
    [[nodiscard]] QString anothers(const QString &what) const;
    [[nodiscard]] QString end() const;
    [[nodiscard]] QString turns() const;
    [[nodiscard]] QString yourTurns() const;
    [[nodiscard]] QString part() const;

    // goal_leaf_none.cpp: that there is none of it, or that it has not happened
    /// Empty where that is no sentence of its own.
    [[nodiscard]] QString none() const;
    /// "no coins": what a denied verb has for its object.
    [[nodiscard]] QString noThing() const;
    [[nodiscard]] QString noPoints() const;
    [[nodiscard]] QString noPointsOfAThing() const;
    [[nodiscard]] QString noTally() const;
    [[nodiscard]] QString noneAnywhere() const;
    [[nodiscard]] QString noneHere() const;
    [[nodiscard]] QString notHappened() const;
    [[nodiscard]] QString noEnd() const;
    [[nodiscard]] QString notDone() const;
    [[nodiscard]] QString notYourTask() const;
    [[nodiscard]] QString notYours() const;
    [[nodiscard]] QString notAnothers() const;
    [[nodiscard]] QString notAnybodys() const;

    const Goal &goal_;
    const GameWords &words_;
    const GoalVoice voice_;
};

} // namespace waystone
