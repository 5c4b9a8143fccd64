#include "lessons/rules/rule_guide.h"

#include "lessons/rules/rule_library.h"
#include "scenario/goal/goal_json.h"

#include <algorithm>
#include <set>

namespace waystone {

namespace {

/// More than these are too old when their turn comes.
constexpr std::size_t mostWaiting = 3;

bool fits(const RuleCue &cue, const Event &event)
{
    return !cue.event.empty() && eventKindNamed(cue.event) == event.kind &&
           (cue.what.empty() || cue.what == event.what) && (cue.cause.empty() || cue.cause == event.cause);
}

bool isNowhere(Place place)
{
    return place == Place{};
}

} // namespace

RuleGuide::RuleGuide(GameController &controller, QObject *parent) : QObject(parent), controller_(controller)
{
    connect(&controller, &GameController::viewChanged, this, &RuleGuide::follow);
    connect(&controller, &GameController::playersChanged, this, [this] {
        isQuiet_ = isQuiet();
        emit changed();
    });
}

void RuleGuide::setOn(bool on)
{
    if (isOn_ == on)
        return;
    isOn_ = on;
    waiting_.clear();
    told_.clear();
    if (on && isActive_)
        follow(ViewChange{});
    else
        emit changed();
}

void RuleGuide::setActive(bool active)
{
    if (isActive_ == active)
        return;
    isActive_ = active;
    waiting_.clear();
    if (active)
        follow(ViewChange{});
    else
        emit changed();
}

QString RuleGuide::keyOf(const Rule &rule) const
{
    return QString::fromStdString(std::string(controller_.game().id()) + '/' + rule.id);
}

bool RuleGuide::isNew(const Rule &rule) const
{
    return rule.players.includes(controller_.seats()) && !told_.contains(rule.id) &&
           !known_.contains(keyOf(rule));
}

void RuleGuide::addAsked(std::vector<Told> &found) const
{
    const Seat seat = controller_.actingSeat();
    if (!controller_.isPerson(seat))
        return;
    for (const Rule &rule : ruleLibrary().catalogue(controller_.game().id())->rules())
        if (isNew(rule) &&
            std::ranges::any_of(rule.cues, [this](const RuleCue &cue) { return isAsked(cue); }))
            found.push_back(
                {&rule, {}, seat, controller_.shown().prompt.code, controller_.history().current()});
}

bool RuleGuide::isAsked(const RuleCue &cue) const
{
    if (cue.prompt.empty() || cue.prompt != controller_.shown().prompt.code)
        return false;
    return cue.event.empty() || std::ranges::any_of(controller_.shown().legal, [&](const LegalAction &legal) {
               return brings(legal.action, cue);
           });
}

bool RuleGuide::brings(Action action, const RuleCue &cue) const
{
    return std::ranges::any_of(controller_.preview(action).events,
                               [&cue](const Event &event) { return fits(cue, event); });
}

bool RuleGuide::isMeant(const Rule &rule, const std::vector<Action> &actions) const
{
    return !actions.empty() && std::ranges::any_of(rule.cues, [&](const RuleCue &cue) {
        return cue.isAhead &&
               std::ranges::all_of(actions, [&](Action action) { return brings(action, cue); });
    });
}

bool RuleGuide::areFirst(const RuleCue &cue, const Events &events) const
{
    const auto fitting = [&cue](const Events &all) {
        return std::ranges::count_if(all, [&cue](const Event &event) { return fits(cue, event); });
    };
    const GameHistory &history = controller_.history();
    auto all = fitting({});
    for (PlyId ply = history.current(); ply != 0; ply = history.outline(ply).parent)
        all += fitting(history.logged(ply).events);
    return all == fitting(events);
}

void RuleGuide::addHappened(const Events &events, std::vector<Told> &found) const
{
    for (const Rule &rule : ruleLibrary().catalogue(controller_.game().id())->rules()) {
        Told told{&rule, {}, nobody, {}, controller_.history().current()};
        bool hasCome = false;
        for (const Event &event : events) {
            const bool isPersons = controller_.isPerson(event.seat);
            if (std::ranges::none_of(rule.cues, [&](const RuleCue &cue) {
                    return cue.prompt.empty() && fits(cue, event) && (isPersons || !cue.isOwn) &&
                           (!cue.isFirst || areFirst(cue, events));
                }))
                continue;
            hasCome = true;
            told.seat = event.seat;
            for (const Place place : {event.from, event.to})
                if (!isNowhere(place))
                    told.places.push_back(place);
        }
        if (hasCome)
            found.push_back(std::move(told));
    }
}

bool RuleGuide::isQuiet() const
{
    if (!controller_.hasGame() || controller_.isOver() || controller_.shown().isPast)
        return true;
    for (Seat seat = 0; seat < controller_.seats(); ++seat)
        if (controller_.isPerson(seat))
            return false;
    return true;
}

bool RuleGuide::hasPassed(const Told &told) const
{
    if (!told.prompt.empty())
        return controller_.actingSeat() != told.seat || controller_.shown().prompt.code != told.prompt;
    // What happened is of interest until a person has gone on from there.
    const GameHistory &history = controller_.history();
    for (PlyId ply = history.current(); ply > told.since; ply = history.outline(ply).parent)
        if (controller_.isPerson(history.outline(ply).seat))
            return true;
    return history.current() < told.since;
}

void RuleGuide::forgetPassed()
{
    const Rule *seen = waiting_.empty() ? nullptr : waiting_.front().rule;
    for (auto told = waiting_.begin(); told != waiting_.end();) {
        if (!hasPassed(*told)) {
            ++told;
            continue;
        }
        // What nobody has seen may come up again.
        if (told->rule != seen)
            told_.erase(told->rule->id);
        told = waiting_.erase(told);
    }
}

void RuleGuide::follow(const ViewChange &change)
{
    isQuiet_ = isQuiet();
    if (isQuiet_ && change.reason != ViewChange::Reason::reset) {
        emit changed();
        return;
    }
    if (change.reason == ViewChange::Reason::reset) {
        waiting_.clear();
        told_.clear();
        isSilenced_ = false;
    }
    forgetMeant({}); // it comes up again if it was done
    forgetPassed();
    const bool isPlay = change.reason == ViewChange::Reason::reset ||
                        change.reason == ViewChange::Reason::played ||
                        change.reason == ViewChange::Reason::turned;
    std::vector<Told> found;
    if (isPlay && mayTell()) {
        addAsked(found);
        addHappened(change.events, found);
    }
    take(std::move(found));
    emit changed();
}

void RuleGuide::take(std::vector<Told> found)
{
    // What is asked may be what has just happened, too.
    std::set<const Rule *> once;
    std::erase_if(found,
                  [&](const Told &told) { return !isNew(*told.rule) || !once.insert(told.rule).second; });
    // What has just come up is told before what still waits.
    for (auto told = found.rbegin(); told != found.rend(); ++told) {
        told_.insert(told->rule->id);
        waiting_.push_front(std::move(*told));
    }
    while (waiting_.size() > mostWaiting) {
        told_.erase(waiting_.back().rule->id);
        waiting_.pop_back();
    }
}

bool RuleGuide::forgetMeant(const std::vector<Action> &actions)
{
    const auto isOver = [&](const Told &told) { return told.isAhead && !isMeant(*told.rule, actions); };
    for (const Told &told : waiting_)
        if (isOver(told))
            told_.erase(told.rule->id);
    return std::erase_if(waiting_, isOver) > 0;
}

void RuleGuide::mean(const std::vector<Action> &actions)
{
    if (!mayTell() || !controller_.isPerson(controller_.actingSeat()))
        return;
    bool isOther = forgetMeant(actions);
    std::vector<Told> found;
    for (const Rule &rule : ruleLibrary().catalogue(controller_.game().id())->rules())
        if (isNew(rule) && isMeant(rule, actions))
            found.push_back({&rule,
                             {},
                             controller_.actingSeat(),
                             controller_.shown().prompt.code,
                             controller_.history().current(),
                             true});
    isOther = isOther || !found.empty();
    take(std::move(found));
    if (isOther)
        emit changed();
}

void RuleGuide::drop()
{
    if (!waiting_.empty())
        waiting_.pop_front();
    emit changed();
}

void RuleGuide::gotIt()
{
    if (waiting_.empty())
        return;
    known_.insert(keyOf(*waiting_.front().rule));
    emit knownChanged();
    drop();
}

void RuleGuide::forgetKnown()
{
    known_.clear();
    told_.clear();
    for (const Told &told : waiting_)
        told_.insert(told.rule->id);
    emit knownChanged();
}

void RuleGuide::putAway()
{
    drop();
}

void RuleGuide::silenceGame()
{
    isSilenced_ = true;
    waiting_.clear();
    emit changed();
}

} // namespace waystone
