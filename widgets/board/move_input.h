#pragma once

#include "session/game_controller.h"

#include <QObject>

#include <optional>
#include <vector>

namespace waystone {

/// Spells actions in clicks. It filters the routes of the acting seat's legal actions by the clicks made so far and
/// proposes an action as soon as the clicks spell it and cannot mean another one. Mouse, drag, keyboard and screen
/// reader all come here; what is legal, and why something is not, the controller tells.
class MoveInput final : public QObject {
    Q_OBJECT

public:
    explicit MoveInput(GameController &controller, QObject *parent = nullptr);

    /// The clicks of the action that is being spelt.
    [[nodiscard]] const Route &clicks() const { return clicks_; }
    /// Where a click leads on: the next places of all routes that begin with the clicks.
    [[nodiscard]] const std::vector<Place> &targets() const { return targets_; }
    [[nodiscard]] bool isTarget(Place place) const;
    /// The legal actions that the clicks may still become.
    [[nodiscard]] std::vector<Action> candidates() const { return candidates(clicks_); }
    [[nodiscard]] std::vector<Action> candidates(const Route &clicks) const;
    /// Those after one more click.
    [[nodiscard]] std::vector<Action> candidatesAt(Place place) const;
    /// The action that the clicks spell in full, though they may also be the beginning of others.
    [[nodiscard]] std::optional<Action> spelt() const { return spelt(clicks_); }

    /// A click that leads on is added to the others; one that repeats the last completes the action or takes the
    /// selection back; one where another action begins starts anew; any other is refused. An action that binds beyond
    /// it is only offered by a single click.
    void click(Place place);
    /// Proposes what the clicks spell; offers the choice where they may become a few actions.
    void complete();
    void cancel();
    /// Proposes one of the candidates.
    void choose(Action action);

    /// Whether something can be dragged from there: a route begins there, or an action moves what lies there.
    [[nodiscard]] bool canDrag(Place from) const;
    /// Starts a drag: the clicks are as if `from` had been clicked, if that leads on.
    void beginDrag(Place from);
    /// Where what is being dragged may be dropped.
    [[nodiscard]] std::vector<Place> dropTargets() const;
    void drop(Place to);
    [[nodiscard]] bool isDragging() const { return dragFrom_.has_value(); }

signals:
    /// Clicks or targets are others now.
    void changed();
    /// Several actions are meant by what was clicked; one of them may be handed to choose().
    void choiceNeeded(const std::vector<waystone::Action> &actions, waystone::Place at);
    /// The rules have something against what was clicked.
    void refused(const waystone::Problem &problem, waystone::Place at);
    /// Nothing at all can be meant by a click there now.
    void meaningless(waystone::Place at);

private:
    void setClicks(Route clicks);
    void refuse(Place place);
    void propose(Action action);
    void followController();
    /// Whether some other action than `action` begins with more than the clicks.
    [[nodiscard]] bool leadsBeyond(const Route &clicks, Action action) const;
    [[nodiscard]] std::optional<Action> spelt(const Route &clicks) const;
    [[nodiscard]] bool isBinding(Action action) const;
    /// The actions that move a piece from the one place to the other, by what they would do.
    [[nodiscard]] std::vector<Action> movesFrom(Place from) const;
    [[nodiscard]] bool movesTo(Action action, Place from, Place to) const;

    GameController &controller_;
    Route clicks_;
    std::vector<Place> targets_;
    std::optional<Place> dragFrom_;
};

} // namespace waystone
