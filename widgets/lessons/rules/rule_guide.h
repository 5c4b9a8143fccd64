#pragma once

#include "scenario/catalogue/rule_catalogue.h"
#include "session/game_controller.h"

#include <QObject>
#include <QString>

#include <deque>
#include <set>
#include <string>
#include <vector>

namespace waystone {

/// Guides a first game: watches what happens and what is asked, and tells when a rule comes up for the first time. What a
/// rule comes up by is in its catalogue (RuleCue). What is asked is told first; a rule whose moment has passed goes by
/// itself. Nothing is told of the past, at the end, or where only computers play.
class RuleGuide : public QObject {
    Q_OBJECT

public:
    explicit RuleGuide(GameController &controller, QObject *parent = nullptr);

    /// A rule that has come up.
    struct Told {
        const Rule *rule = nullptr;
        std::vector<Place> places; ///< where it came up; none if it is about what is asked
        Seat seat = nobody;        ///< who acted, or is asked
        std::string prompt;        ///< what was asked; empty if it is about what happened
        PlyId since = 0;           ///< it came up at this moment
        bool isAhead = false;      ///< what it is about is only meant
    };

    [[nodiscard]] bool isOn() const { return isOn_; }
    void setOn(bool on);
    /// Rules that are never told, as "game/rule".
    void setKnown(std::set<QString> known) { known_ = std::move(known); }
    [[nodiscard]] const std::set<QString> &known() const { return known_; }
    /// Tells all of them again, in this game too.
    void forgetKnown();
    /// Whether there is a game whose rules can be told at the moment, which the page of a table shows.
    void setActive(bool active);

    /// What is to be told now; null if nothing.
    [[nodiscard]] const Told *current() const
    {
        return waiting_.empty() || isQuiet_ ? nullptr : &waiting_.front();
    }

    /// The acting person has chosen so far that these actions may be meant; none while nothing is chosen.
    void mean(const std::vector<Action> &actions);

    /// The current one has been read and is not told in later games either.
    void gotIt();
    /// The current one goes; in another game it is told again.
    void putAway();
    /// No more in this game.
    void silenceGame();

signals:
    /// Another one, or none, is current().
    void changed();
    /// known() has one more, or none.
    void knownChanged();

private:
    void follow(const ViewChange &change);
    void addAsked(std::vector<Told> &found) const;
    void addHappened(const Events &events, std::vector<Told> &found) const;
    /// Whether the rule comes up by what is asked at this moment.
    [[nodiscard]] bool isAsked(const RuleCue &cue) const;
    [[nodiscard]] bool brings(Action action, const RuleCue &cue) const;
    /// Whether it is all that may be meant.
    [[nodiscard]] bool isMeant(const Rule &rule, const std::vector<Action> &actions) const;
    /// Whether these are the first in the game.
    [[nodiscard]] bool areFirst(const RuleCue &cue, const Events &events) const;
    [[nodiscard]] bool mayTell() const { return isOn_ && isActive_ && !isSilenced_ && !isQuiet_; }
    /// Tells them before what still waits.
    void take(std::vector<Told> found);
    /// Lets go what was only meant, and is not by `actions`; false if there was nothing.
    bool forgetMeant(const std::vector<Action> &actions);
    /// Whether it holds at this table and nobody has been told.
    [[nodiscard]] bool isNew(const Rule &rule) const;
    [[nodiscard]] QString keyOf(const Rule &rule) const;
    void drop();
    /// Lets go what was told or waits too late.
    void forgetPassed();
    [[nodiscard]] bool hasPassed(const Told &told) const;
    [[nodiscard]] bool isQuiet() const;

    GameController &controller_;
    bool isOn_ = true;
    bool isActive_ = true;
    bool isSilenced_ = false; ///< for this game
    bool isQuiet_ = false;    ///< it is no moment for telling
    std::set<QString> known_;
    std::set<std::string> told_; ///< in this game, put away or waiting
    std::deque<Told> waiting_;
};

} // namespace waystone
