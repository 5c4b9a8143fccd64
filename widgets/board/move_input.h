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
    /// What was clicked first though no action begins there: all that is spelt leads to it.
    [[nodiscard]] std::optional<Place> aim() const { return aim_; }
    /// Whether a click there, where no action begins, would aim at it.
    [[nodiscard]] bool canAimAt(Place place) const;
    /// Where a click leads on: the next places of all routes that begin with the clicks.
    [[nodiscard]] const std::vector<Place> &targets() const { return targets_; }
    [[nodiscard]] bool isTarget(Place place) const;
    /// The legal actions that the clicks may still become.
    [[nodiscard]] std::vector<Action> candidates() const { return candidates(clicks_); }
    [[nodiscard]] std::vector<Action> candidates(const Route &clicks) const;
    /// Those after one more click.
    [[nodiscard]] std::vector<Action> candidatesAt(Place place) const;
    /// Where the click after that one would lead on, sorted.
    [[nodiscard]] std::vector<Place> targetsAfter(Place place) const;
    /// The action that the clicks spell in full, though they may also be the beginning of others.
    [[nodiscard]] std::optional<Action> spelt() const { return spelt(clicks_); }
    /// The action that may be done as it stands: the one that is spelt, the only one left, or the one for which the last
    /// click would have to be repeated only to tell it from others.
    [[nodiscard]] std::optional<Action> ready() const;

    /// Lets the clicks spell actions of these verbs alone, until something happens, a click means another action, or
    /// cancel(); of any verb if there are none.
    void setVerbs(std::vector<std::uint8_t> verbs);
    [[nodiscard]] const std::vector<std::uint8_t> &verbs() const { return verbs_; }
    /// The same, but goes on from the clicks if they may begin such an action.
    void narrow(const std::vector<std::uint8_t> &verbs);
    /// What is spelt of these verbs waits for complete(); until then a further click takes the place of the first one.
    void setHeld(std::vector<std::uint8_t> verbs) { held_ = std::move(verbs); }
    /// Whether an action is spelt that waits.
    [[nodiscard]] bool isHolding() const;

    /// A click that leads on is added to the others; one that repeats the last completes the action; one that repeats any
    /// takes it out of the selection, where the others may go without it; one where another action begins starts anew;
    /// one where an action leads to goes there from the only beginning, or aims at it until one is chosen; one through
    /// which another way of what was begun leads goes on that way; any other is refused. An action that binds beyond it
    /// is only offered by a single click.
    void click(Place place);
    /// Proposes what the clicks spell; offers the choice where they may become a few actions.
    void complete();
    void cancel();
    /// Proposes one of the candidates.
    void choose(Action action);
    /// What the rules have against a click there; nothing where one leads on, or none can mean anything.
    [[nodiscard]] std::optional<Problem> whyNot(Place place) const;
    /// Tells it, or that none can mean anything.
    void askWhyNot(Place place);

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
    /// More than so many actions are not offered as a list.
    static constexpr std::size_t mostChoices = 20;

    void setClicks(Route clicks);
    void setTargets();
    /// The next places of all routes that begin with these clicks.
    [[nodiscard]] std::vector<Place> nextOf(const Route &clicks) const;
    /// A click on what leads on.
    void addClick(Place place);
    /// A click on what no action begins with; false if none leads there.
    bool aimAt(Place place);
    void dropAim();
    /// The shortest ways that begin with the clicks and end there.
    [[nodiscard]] std::vector<Route> waysTo(Place place, const Route &clicks) const;
    /// A click on what has been clicked and does not lead on; false if it means something else there.
    bool repeatClick(Place place);
    /// A click while an action waits; false if it means none of that kind.
    bool exchangeClick(Place place);
    /// The actions that begin with the clicks and end there.
    [[nodiscard]] std::vector<Action> endingAt(Place place) const;
    /// Where only one action ends in this click after the others, all of its clicks but this one: it is seen before it
    /// is done. False if there is none, or several.
    bool showWay(Place place);
    /// The only action that ends in this click after the others, or the choice between a few; false if there is none.
    bool guessWay(Place place);
    /// What the clicks may become is gone on with as if it had been begun in the way that passes there; false if there is
    /// none, or more than one.
    bool goOnAnotherWay(Place place);
    void propose(Action action);
    void followController();
    /// Whether an action begins there, be it wanted or not.
    [[nodiscard]] bool isBeginning(Place place) const;
    /// Whether the clicks may become this action.
    [[nodiscard]] bool isWanted(Action action) const;
    /// What the clicks spell in full, or would if the last one were repeated.
    [[nodiscard]] std::optional<Action> meantBy(const Route &clicks) const;
    /// Whether some other action than `action` begins with more than the clicks.
    [[nodiscard]] bool leadsBeyond(const Route &clicks, Action action) const;
    [[nodiscard]] std::optional<Action> spelt(const Route &clicks) const;
    /// The clicks with one more.
    [[nodiscard]] Route plus(Place place) const;
    [[nodiscard]] bool isBinding(Action action) const;
    /// The actions that move a piece from the one place to the other, by what they would do.
    [[nodiscard]] std::vector<Action> movesFrom(Place from) const;
    [[nodiscard]] bool movesTo(Action action, Place from, Place to) const;

    GameController &controller_;
    Route clicks_;
    std::vector<std::uint8_t> verbs_; ///< empty: any
    std::vector<std::uint8_t> held_;
    std::vector<Place> targets_;
    std::optional<Place> aim_; ///< until the clicks have come there
    std::optional<Place> dragFrom_;
};

} // namespace waystone
