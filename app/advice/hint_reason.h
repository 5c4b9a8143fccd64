#pragma once

#include "session/game_controller.h"
#include "thinking/advice.h"
#include "thinking/outlook.h"

#include <QCoreApplication>
#include <QStringList>

namespace waystone {

/// Says what to do and why: what an action brings and costs, what the next best would bring instead, which of them ends the
/// turn, and how much is expected of the difference.
class HintReason {
    Q_DECLARE_TR_FUNCTIONS(waystone::HintReason)

public:
    explicit HintReason(const GameController &controller) : controller_(controller) {}

    /// What to do, in a sentence that names piece, action and place.
    [[nodiscard]] QString deed(Action action) const;
    /// What an action brings and costs, at once or later, what it is good for as far as that can be read at a glance, and
    /// whether the turn ends with it. Where it brings nothing that follows from the rules alone, what the expected `line`
    /// shows that it prepares.
    [[nodiscard]] QString why(Action action, const std::vector<ExpectedStep> &line) const;
    /// What else it is good for.
    [[nodiscard]] QString whyElse(Action action) const;
    /// What else could be done and how it differs, a line each.
    [[nodiscard]] QStringList nextBest(const Candidate &chosen, const Candidate &next) const;
    /// What an outlook tells, in a sentence or two.
    [[nodiscard]] QString gains(const Outlook &outlook) const;

private:
    struct Reasons {
        QStringList first; ///< sentences
        QStringList more;
    };
    [[nodiscard]] Reasons reasons(Action action, const std::vector<ExpectedStep> &line) const;
    [[nodiscard]] Outlook outlook(Action action) const;
    [[nodiscard]] QString prepared(Action action, const std::vector<ExpectedStep> &line) const;
    [[nodiscard]] QString now(const Gains &gains) const;
    [[nodiscard]] QString later(const Outlook &outlook) const;
    [[nodiscard]] QString brought(const Gains &gains) const;
    [[nodiscard]] QString paid(const Gains &gains) const;
    [[nodiscard]] QString sheets(const Gains &gains) const;
    [[nodiscard]] QString quoted(Action action) const;
    /// What it is good for later, as the game's words tell it.
    [[nodiscard]] QStringList merits(Action action) const;
    /// Where one of them ends the turn and the other does not.
    [[nodiscard]] QStringList tempo(Action chosen, Action next) const;
    [[nodiscard]] static QStringList expected(const Candidate &chosen, const Candidate &next);

    const GameController &controller_;
};

} // namespace waystone
