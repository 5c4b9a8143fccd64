#include "board/action_choices.h"

#include "board/gain_text.h"
#include "session/forgone.h"

#include <algorithm>

namespace waystone {

ActionChoices::ActionChoices(GameController &controller, MoveInput &input, QObject *parent)
    : QObject(parent), controller_(controller), input_(input)
{
    connect(&input, &MoveInput::changed, this, &ActionChoices::refresh);
    connect(&controller, &GameController::languageChanged, this, &ActionChoices::refresh);
    refresh();
}

std::vector<Action> ActionChoices::actionsOf(const ActionKind &kind) const
{
    std::vector<Action> actions;
    for (const LegalAction &legal : controller_.shown().legal)
        if (std::ranges::find(kind.verbs, legal.action.verb) != kind.verbs.end())
            actions.push_back(legal.action);
    return actions;
}

bool ActionChoices::needsNoPlace(const ActionKind &kind) const
{
    return kind.isWhole && actionsOf(kind).size() == 1;
}

bool ActionChoices::isControl(const ActionKind &kind) const
{
    return kind.place && controller_.game().areas()[kind.place->area].isControl;
}

std::optional<ActionChoices::Choice> ActionChoices::choiceOf(ActionKind kind) const
{
    const Route &clicks = input_.clicks();
    Choice choice;
    choice.isMain = kind.picks > 0;
    if (choice.isMain) {
        if (!controller_.confirmsChoice(controller_.actingSeat()))
            return std::nullopt;
        choice.picked = static_cast<int>(clicks.size());
        choice.isPossible = input_.isHolding();
    } else {
        choice.isPossible = !actionsOf(kind).empty();
        choice.isLasting = !isControl(kind) && !needsNoPlace(kind);
        choice.isApart = isControl(kind) && controller_.game().areas()[kind.place->area].isFinish;
        choice.isChosen = isControl(kind) ? !clicks.empty() && clicks.front() == *kind.place
                                          : input_.verbs() == kind.verbs || isOnlyKind(kind);
    }
    choice.kind = std::move(kind);
    return choice;
}

void ActionChoices::refresh()
{
    choices_.clear();
    std::vector<std::uint8_t> held;
    const auto *words = controller_.hasGame() ? controller_.words().kindsOfActions() : nullptr;
    // Nothing is listed for a computer.
    if (words != nullptr && !controller_.shown().legal.empty())
        for (ActionKind &kind : words->actionKinds(controller_.shown().view))
            if (std::optional<Choice> choice = choiceOf(std::move(kind))) {
                if (choice->isMain)
                    held.insert(held.end(), choice->kind.verbs.begin(), choice->kind.verbs.end());
                choices_.push_back(*std::move(choice));
            }
    input_.setHeld(std::move(held));
    keepOrder();
    offerReady();
    markReturn();
    emit changed();
}

void ActionChoices::keepOrder()
{
    if (choices_.empty())
        return;
    const PlyId turn = controller_.history().turnStart();
    const auto placeOf = [this](const Choice &choice) {
        return std::ranges::find(order_, choice.kind.verbs) - order_.begin();
    };
    // Another phase has kinds of its own.
    if (turn_ != turn || placeOf(choices_.front()) == std::ssize(order_))
        order_.clear();
    turn_ = turn;
    const auto isGone = [this](const std::vector<std::uint8_t> &verbs) {
        return std::ranges::none_of(choices_,
                                    [&verbs](const Choice &choice) { return choice.kind.verbs == verbs; });
    };
    // What comes takes the place of what has gone.
    for (const Choice &choice : choices_) {
        if (placeOf(choice) < std::ssize(order_))
            continue;
        const auto free = std::ranges::find_if(order_, isGone);
        if (free != order_.end())
            *free = choice.kind.verbs;
        else
            order_.push_back(choice.kind.verbs);
    }
    std::erase_if(order_, isGone);
    std::ranges::stable_sort(choices_, {}, [&placeOf](const Choice &choice) {
        return std::pair(choice.isApart, placeOf(choice));
    });
}

void ActionChoices::offerReady()
{
    const std::optional<Action> ready = controller_.hasGame() ? input_.ready() : std::nullopt;
    if (!ready)
        return;
    const auto ofIt = std::ranges::find_if(choices_, [&ready](const Choice &choice) {
        return std::ranges::find(choice.kind.verbs, ready->verb) != choice.kind.verbs.end();
    });
    if (ofIt == choices_.end())
        choices_.push_back(
            {.kind = {.verbs = {ready->verb}, .name = tr("Do It")}, .isPossible = true, .isReady = true});
    else
        ofIt->isReady = !ofIt->isMain;
}

void ActionChoices::markReturn()
{
    const auto ready = std::ranges::find_if(choices_, &Choice::isReady);
    if (ready != choices_.end()) {
        ready->isOnReturn = true;
        return;
    }
    const auto goesOn = [this](const Choice &choice) {
        return choice.isMain || (choice.isApart && !forgoes(choice.kind));
    };
    const auto isFirst = [&goesOn](const Choice &choice) {
        return choice.isPossible && (choice.kind.isUsual || goesOn(choice));
    };
    auto onReturn = std::ranges::find_if(choices_, isFirst);
    if (onReturn == choices_.end()) // nothing yet
        onReturn = std::ranges::find_if(choices_, goesOn);
    if (onReturn != choices_.end())
        onReturn->isOnReturn = onReturn->isMain || !onReturn->isPossible || !givesUpTurn(onReturn->kind);
}

bool ActionChoices::forgoes(const ActionKind &kind) const
{
    return std::ranges::any_of(actionsOf(kind), [this](Action action) {
        return waystone::forgoes(controller_.preview(action).events, controller_.actingSeat());
    });
}

bool ActionChoices::givesUpTurn(const ActionKind &kind) const
{
    if (actionsOf(kind).size() == controller_.shown().legal.size())
        return false;
    const GameHistory &history = controller_.history();
    const PlyId start = history.turnStart();
    for (PlyId ply = history.current(); ply != start; ply = history.outline(ply).parent)
        if (history.outline(ply).seat == controller_.actingSeat())
            return false;
    return true;
}

bool ActionChoices::isOnlyKind(const ActionKind &kind) const
{
    return !input_.clicks().empty() && std::ranges::all_of(input_.candidates(), [&kind](Action action) {
        return std::ranges::find(kind.verbs, action.verb) != kind.verbs.end();
    });
}

QString ActionChoices::nextQuestion() const
{
    const SeatView &view = controller_.shown().view;
    const HalfMade choice{input_.clicks(), input_.candidates(), input_.ready()};
    if (choice.actions.size() == 1 && !input_.isHolding()) {
        const Action action = choice.actions.front();
        const auto button = std::ranges::find_if(choices_, [action](const Choice &one) {
            return (one.isReady || one.isMain) &&
                   std::ranges::find(one.kind.verbs, action.verb) != one.kind.verbs.end();
        });
        if (button != choices_.end())
            return tr("%1? Choose a possible place or “%2”.", "action, button")
                .arg(controller_.words().actionText(action, view), button->kind.name);
    }
    const auto *words = controller_.words().kindsOfActions();
    const QString question = words == nullptr ? QString() : words->nextQuestion(choice, view);
    return question.isEmpty() ? tr("%1: choose how to continue.", "place")
                                    .arg(controller_.words().placeName(choice.clicks.back()))
                              : question;
}

QString ActionChoices::question() const
{
    if (!input_.clicks().empty())
        return nextQuestion();
    if (input_.aim())
        return tr("%1: choose one of the possible places first.", "place")
            .arg(controller_.words().placeName(*input_.aim()));
    const auto chosen = std::ranges::find_if(choices_, &Choice::isChosen);
    return chosen == choices_.end() ? QString() : chosen->kind.question;
}

QStringList ActionChoices::explanation(std::size_t choice) const
{
    const ActionKind &kind = choices_[choice].kind;
    const GameWords &words = controller_.words();
    if (!choices_[choice].isPossible) {
        const std::optional<Problem> problem = kind.place ? controller_.whyNot({*kind.place}) : std::nullopt;
        return problem ? QStringList{words.problemText(*problem)} : QStringList();
    }
    const std::vector<Action> actions =
        choices_[choice].isReady ? std::vector{*input_.ready()} : actionsOf(kind);
    if (actions.size() != 1)
        return {};
    return QStringList{words.actionText(actions.front(), controller_.shown().view)} +
           GainText::lines(controller_.preview(actions.front()), controller_.actingSeat(), words, true);
}

void ActionChoices::choose(std::size_t choice)
{
    if (choice >= choices_.size())
        return;
    const Choice meant = choices_[choice];
    emit chosen();
    if (meant.isMain || meant.isReady) {
        if (meant.isPossible)
            input_.complete();
    } else if (meant.isPossible && !isControl(meant.kind)) {
        if (needsNoPlace(meant.kind))
            input_.choose(actionsOf(meant.kind).front());
        else if (meant.isChosen)
            input_.cancel();
        else
            input_.narrow(meant.kind.verbs);
    } else if (meant.kind.place) {
        input_.cancel();
        if (!meant.isChosen)
            input_.click(*meant.kind.place);
    }
}

bool ActionChoices::chooseByReturn()
{
    const auto found = std::ranges::find_if(choices_, &Choice::isOnReturn);
    if (found == choices_.end() || !found->isPossible)
        return false;
    chooseOutOfHabit(static_cast<std::size_t>(found - choices_.begin()));
    return true;
}

void ActionChoices::chooseOutOfHabit(std::size_t choice)
{
    const std::vector<Action> actions = actionsOf(choices_[choice].kind);
    if (choices_[choice].isApart && actions.size() == 1) {
        emit chosen();
        input_.cancel();
        controller_.propose(actions.front(), GameController::Proposer::habit);
    } else {
        choose(choice);
    }
}

PlyId ActionChoices::moment() const
{
    return controller_.hasGame() ? controller_.history().current() : 0;
}

} // namespace waystone
