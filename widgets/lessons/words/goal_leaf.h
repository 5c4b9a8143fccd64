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
    /// Whom the sentence is about.
    enum class Person { asked, you, other, nobody };

    // goal_leaf.cpp: what stands on the table
    [[nodiscard]] Person person() const;
    [[nodiscard]] QString name() const { return words_.seatName(goal_.seat.value_or(nobody)); }
    [[nodiscard]] bool isNone() const { return goal_.atMost == 0 && goal_.atLeast.value_or(0) <= 0; }
    /// The number after which a counted word stands.
    [[nodiscard]] int last() const { return goal_.atMost.value_or(goal_.atLeast.value_or(0)); }
    /// The limits around what is counted: "at least 3 coins".
    [[nodiscard]] QString limits(const QString &counted) const;
    [[nodiscard]] QString number() const { return limits(QString::number(last())); }
    [[nodiscard]] QString whatIsCounted() const;
    /// The term with its limits; empty if it has no plural.
    [[nodiscard]] QString countedOf(std::string_view term) const;
    [[nodiscard]] QString points() const;
    [[nodiscard]] QString pointsOfAThing() const;
    [[nodiscard]] QString rank() const;
    [[nodiscard]] QString rankOfAnother() const;
    [[nodiscard]] QString tally() const;
    [[nodiscard]] QString pieces() const;
    [[nodiscard]] QString over() const;
    /// The sentence with the places beside which something has to be, and the like.
    [[nodiscard]] QString atPlaces(const QString &sentence) const;
    [[nodiscard]] QString namesOf(const std::vector<Place> &places) const;

    // goal_leaf_events.cpp: what has happened
    [[nodiscard]] QString happened() const;
    [[nodiscard]] QString done(const QString &cause) const;
    [[nodiscard]] QString deedFor(const QString &cause) const;
    [[nodiscard]] QString nothing() const;
    [[nodiscard]] QString deed() const;
    [[nodiscard]] QString task(const QString &what) const;
    [[nodiscard]] QString yours(const QString &what) const;
    [[nodiscard]] QString anothers(const QString &what) const;
    [[nodiscard]] QString end() const;
    [[nodiscard]] QString turns() const;
    [[nodiscard]] QString yourTurns() const;
    [[nodiscard]] QString part() const;

    const Goal &goal_;
    const GameWords &words_;
    const GoalVoice voice_;
};

} // namespace waystone
