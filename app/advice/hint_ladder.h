#pragma once

#include "thinking/adviser.h"

#include <QObject>

#include <optional>
#include <vector>

namespace waystone {

/// A hint for the person that acts: what to do and why, then, if more is asked for, what would be next best. It ends with
/// what that person does next; whatever others do meanwhile it is looked for anew.
class HintLadder final : public QObject {
    Q_OBJECT

public:
    enum class Rung { none, action, nextBest };
    Q_ENUM(Rung)

    HintLadder(GameController &controller, Adviser &adviser, QObject *parent = nullptr);
    ~HintLadder() override;

    /// Whether there is a person to give a hint to.
    [[nodiscard]] bool isOffered() const;
    [[nodiscard]] Rung rung() const { return rung_; }
    /// Whether it was asked for and not enough is known yet.
    [[nodiscard]] bool isWaiting() const { return rung_ != Rung::none && !chosen_; }
    [[nodiscard]] bool canClimb() const { return rung_ != Rung::nextBest && !isWaiting() && isOffered(); }
    /// The action that the hint names, once there is one.
    [[nodiscard]] std::optional<Action> action() const { return chosen_; }

    /// One rung further.
    void climb();
    void end();

    /// The clicks of the action: all that is to be pointed at.
    [[nodiscard]] std::vector<Place> places() const;
    /// What to do, in a sentence.
    [[nodiscard]] QString deed() const;
    /// What the rung says of it, a sentence or two a line.
    [[nodiscard]] QStringList lines() const;

signals:
    void changed();

private:
    void forget();
    /// Of the moment that is to pass.
    void leave();
    /// At the moment that has come.
    void arrive();
    void follow();
    void choose();
    [[nodiscard]] const Candidate *candidate(Action action) const;
    /// What comes next to the chosen action, if it can be compared.
    [[nodiscard]] const Candidate *nextBest() const;
    [[nodiscard]] QStringList nextBestLines() const;
    [[nodiscard]] QStringList doubts() const;

    GameController &controller_;
    Adviser &adviser_;
    Rung rung_ = Rung::none;
    std::optional<Action> chosen_;         ///< stays while it may be as good as any, whatever looks best
    std::vector<ExpectedStep> line_;       ///< what was expected of it when it was chosen: its reasons stay
    std::optional<Comparison> comparison_; ///< likewise
    Seat asked_ = nobody;                  ///< who has a hint while the moment changes
    int reports_ = 0;                      ///< of the adviser since it was asked for
    bool isSecondThought_ = false;         ///< something else was chosen on the first rung
};

} // namespace waystone
