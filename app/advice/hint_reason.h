#pragma once

#include "session/game_controller.h"
#include "thinking/advice.h"
#include "thinking/outlook.h"

#include <QCoreApplication>
#include <QStringList>

namespace waystone {

/// Says why an action is good: what it brings and costs, what the next best would bring instead, which of them ends the
/// turn, and how much is expected of the difference. Everything but the last follows from the rules alone.
class HintReason {
    Q_DECLARE_TR_FUNCTIONS(waystone::HintReason)

public:
    explicit HintReason(const GameController &controller) : controller_(controller) {}

    /// What an action brings, at once or later, after its name.
    [[nodiscard]] QString line(Action action) const;
    /// The same with what the next best would bring, a line each; `next` is null where nothing else can be compared.
    [[nodiscard]] QStringList lines(const Candidate &chosen, const Candidate *next) const;
    /// What an outlook tells, in a sentence or two.
    [[nodiscard]] QString gains(const Outlook &outlook) const;

private:
    [[nodiscard]] Outlook outlook(Action action) const;
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
