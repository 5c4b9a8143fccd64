#pragma once

#include "editor/document/scenario.h"
#include "scenario/lesson/lesson_edition.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>

namespace waystone {

/// A scenario as it is with another edition of its game: the position, and in a lesson those of all its steps with all
/// that the steps say of places and moves.
class EditionChange {
    Q_DECLARE_TR_FUNCTIONS(EditionChange)

public:
    /// `game` is the scenario's game with the other edition.
    EditionChange(const Scenario &scenario, std::shared_ptr<const Game> game);

    /// Nothing if a part of it speaks of what the edition does not have.
    [[nodiscard]] const std::optional<Scenario> &scenario() const { return scenario_; }
    /// What cannot be read with the edition, by the names of the steps: sentences in the reader's language. Empty only if
    /// there is a scenario.
    [[nodiscard]] QStringList unreadable() const;
    /// The steps of a lesson that can be read but do not fit: sentences in the reader's language. What did not fit before
    /// is not among them.
    [[nodiscard]] QStringList unfit() const;

private:
    [[nodiscard]] QString stepName(int step) const;

    const Scenario before_;
    const std::shared_ptr<const Game> game_;
    std::optional<Scenario> scenario_;
    std::vector<LessonInEdition::Unreadable> faults_; ///< of a mere position, of no step
};

} // namespace waystone
