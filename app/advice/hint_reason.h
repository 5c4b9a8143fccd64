#pragma once

#include "advice/comparison.h"
#include "session/game_controller.h"
#include "thinking/advice.h"
#include "thinking/outlook.h"

#include <QCoreApplication>
#include <QStringList>

namespace waystone {

class Prospects;

/// Says what to do and why: what an action brings and costs, what it is for, what the next best would bring instead, which
/// of them ends the turn, and how much is expected of the difference.
class HintReason {
    Q_DECLARE_TR_FUNCTIONS(waystone::HintReason)

public:
    explicit HintReason(const GameController &controller) : controller_(controller) {}

    /// What to do, in a sentence that names piece, action and place.
    [[nodiscard]] QString deed(Action action) const;
    /// What an action brings and costs, at once or later, and what it is good for as far as that can be read at a glance, a
    /// thought a line. Where it brings no points by itself, what the expected `line` shows that it is for.
    [[nodiscard]] QStringList why(Action action, const std::vector<ExpectedStep> &line) const;
    /// What else it is good for.
    [[nodiscard]] QString whyElse(Action action) const;
    /// What tells it from the next best that leads elsewhere, in two sentences under a heading; empty where nothing does.
    [[nodiscard]] QString beside(const Comparison &comparison) const;
    /// Whether that has room on the card below what is said of it already.
    [[nodiscard]] static bool hasRoom(const QStringList &said, const QString &more);
    /// What else could be done and how it differs, a line each.
    [[nodiscard]] QStringList nextBest(const Candidate &chosen, const Candidate &next) const;
    /// What something brings, in a sentence or two.
    [[nodiscard]] QString brings(const Gains &gains) const;

private:
    struct Reasons {
        QStringList first; ///< sentences
        QStringList steps; ///< what comes of it, a line each
        QStringList more;
    };
    /// What is to be done later, and what it brings then.
    struct Purpose {
        QString gain;
        QStringList steps;
    };
    [[nodiscard]] const Prospects *prospects() const;
    [[nodiscard]] Reasons reasons(Action action, const std::vector<ExpectedStep> &line) const;
    [[nodiscard]] Outlook outlook(Action action) const;
    [[nodiscard]] Purpose later(const Outlook &outlook) const;
    /// The first thing of the expected line that brings the seat points or, if none does, goods, after something that
    /// brings so much `now`. What is itself a gain needs no other reason than points.
    [[nodiscard]] Purpose prepared(Action action, const Gains &now,
                                   const std::vector<ExpectedStep> &line) const;
    /// Without what nobody is glad to get.
    void keepGains(Gains &gains) const;
    /// Whether nothing can be done now that does not cost something.
    [[nodiscard]] bool allCost() const;
    /// What can be had later, without the steps to it.
    [[nodiscard]] QString promises(const Gains &then) const;
    [[nodiscard]] QString step(Action action, const SeatView &view) const;
    [[nodiscard]] QString brought(const Gains &gains) const;
    [[nodiscard]] QString paid(const Gains &gains) const;
    [[nodiscard]] QString sheets(const Gains &gains) const;
    [[nodiscard]] QString subjectName(Place subject) const;
    /// The next best, and what it brings.
    [[nodiscard]] QString nextLine(const Candidate &chosen, const Candidate &next) const;
    /// What it is good for later, as the game's words tell it.
    [[nodiscard]] QStringList merits(Action action) const;
    /// That something else brings more at first, where it does: who has seen what it brings would wonder.
    [[nodiscard]] QStringList passedOver(const Outlook &chosen) const;
    /// Whether it ends the turn, where that tells it from others.
    [[nodiscard]] QString tempo(Action action) const;
    [[nodiscard]] QStringList tempo(Action chosen, Action next) const;
    /// How what they bring at once goes with what is expected of them.
    [[nodiscard]] QString difference(const Candidate &chosen, const Candidate &next) const;

    const GameController &controller_;
};

} // namespace waystone
