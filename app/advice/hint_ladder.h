#pragma once

#include "thinking/adviser.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace waystone {

/// A hint for the person that acts, given rung by rung: where to look, what to begin with, what to do, and why. Every
/// rung is asked for. It ends with the moment it is for.
class HintLadder final : public QObject {
    Q_OBJECT

public:
    enum class Rung { none, area, place, action, reason };
    Q_ENUM(Rung)

    HintLadder(GameController &controller, Adviser &adviser, QObject *parent = nullptr);
    ~HintLadder() override;

    /// Whether there is a person to give a hint to.
    [[nodiscard]] bool isOffered() const;
    [[nodiscard]] Rung rung() const { return rung_; }
    /// Whether it was asked for and nothing is known yet.
    [[nodiscard]] bool isWaiting() const { return rung_ != Rung::none && !chosen_; }
    [[nodiscard]] bool canClimb() const { return rung_ != Rung::reason && !isWaiting() && isOffered(); }
    /// The action that the hint leads to, once there is one.
    [[nodiscard]] std::optional<Action> action() const { return chosen_; }

    /// One rung further.
    void climb();
    void end();

    /// What the rung points at; the first rung at all that lies in the same area, with the one that is meant before.
    [[nodiscard]] std::vector<Place> places() const;
    /// How the board shows what the first rung points at: the part of it that is marked. All of it, unless this is set.
    void setPart(std::function<std::vector<Place>(std::vector<Place>)> part) { part_ = std::move(part); }
    [[nodiscard]] std::vector<Place> part() const { return part_ ? part_(area_) : area_; }
    /// What the rung says, a sentence a line.
    [[nodiscard]] QStringList lines() const;

signals:
    void changed();

private:
    void forget();
    void follow();
    void choose();
    [[nodiscard]] const Candidate *candidate(Action action) const;
    /// The clicks of an action.
    [[nodiscard]] Route routeOf(Action action) const;
    /// The first of them that not all legal actions have in common, in the area or in the very place. In the place, too, if
    /// all have the same areas.
    [[nodiscard]] Place tellingPlace(const Route &way, bool byArea) const;
    /// Where the chosen action begins, with all others of its area; nothing for buttons.
    [[nodiscard]] std::vector<Place> placesAround() const;
    [[nodiscard]] bool isControl(Place place) const;
    /// Whether a legal action has to do with it.
    [[nodiscard]] bool isUsed(Place place) const;
    [[nodiscard]] QString quoted(Action action) const;
    [[nodiscard]] QStringList areaLines() const;
    [[nodiscard]] QString placeLine() const;
    /// What lies in these places, or what they are called where something lies in some of them only; each once, in the
    /// order of the board, so that the first is not the one that is meant.
    [[nodiscard]] QStringList namesOf(std::vector<Place> places) const;
    [[nodiscard]] QStringList piecesAt(Place place) const;
    /// Of the chosen action, as its button is called; empty where there is none that begins it.
    [[nodiscard]] QString kindName() const;
    [[nodiscard]] QStringList reasonLines() const;
    [[nodiscard]] QStringList doubts() const;

    GameController &controller_;
    Adviser &adviser_;
    Rung rung_ = Rung::none;
    std::optional<Action> chosen_; ///< stays while it may be as good as any, whatever looks best
    std::vector<Place> area_;      ///< what lies in the area of the first rung
    std::function<std::vector<Place>(std::vector<Place>)> part_;
    bool isSecondThought_ = false; ///< something else was chosen on a lower rung
};

} // namespace waystone
