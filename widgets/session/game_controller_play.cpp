#include "session/game_controller.h"

#include "session/forgone.h"
#include "session/moment.h"

#include <algorithm>

// The part of the controller through which actions are asked about, proposed, confirmed and played; the rest is in
// game_controller.cpp.

namespace waystone {

const Preview &GameController::preview(Action action) const
{
    return moment_->preview(action);
}

std::vector<Route> GameController::routes(Action action) const
{
    return table_.game->routes(history_.position(), actingSeat(), action);
}

std::optional<Problem> GameController::refuse(Action action) const
{
    return moment_->refuse(actingSeat(), action);
}

std::optional<Problem> GameController::whyNot(const Route &clicks) const
{
    return moment_->whyNot(clicks);
}

bool GameController::confirmsChoice(Seat seat) const
{
    return confirmsSecrets_ && table_.secrets != Secrets::open && choosesInSecret(seat);
}

std::optional<GameController::ConfirmReason> GameController::confirmReason(Seat seat, Action action,
                                                                           Proposer proposer) const
{
    if (proposer == Proposer::confirmed || proposer == Proposer::program)
        return std::nullopt;
    if (confirmsChoice(seat))
        return ConfirmReason::isFinal;
    // Nobody has to be reminded of what would only bind them or take something from them.
    const bool isHabit =
        proposer == Proposer::habit && std::ranges::any_of(shown().legal, [&](const LegalAction &other) {
            return other.action != action && words().caution(other.action, shown().view).isEmpty();
        });
    if (confirmMode_ == Confirm::off && !isHabit)
        return std::nullopt;
    const Preview ahead = moment_->previewFor(seat, action);
    if (isHabit && forgoes(ahead.events, seat))
        return ConfirmReason::couldGoOn;
    if (confirmMode_ == Confirm::off)
        return std::nullopt;
    if (confirmMode_ == Confirm::endOfTurn && ahead.endsTurn)
        return ConfirmReason::endsTurn;
    if (confirmMode_ == Confirm::onlyFinal && ahead.isFinal)
        return ConfirmReason::isFinal;
    if (isHabit && ahead.endsTurn)
        return ConfirmReason::couldGoOn;
    return std::nullopt;
}

bool GameController::propose(Action action, Proposer proposer)
{
    return propose(actingSeat(), action, proposer);
}

bool GameController::propose(Seat seat, Action action, Proposer proposer)
{
    endConfirmation();
    if (shown().isPast)
        return false;
    if (const std::optional<Problem> problem = moment_->refuse(seat, action)) {
        emit refused(*problem);
        return false;
    }
    if (proposer != Proposer::program && proposals_.isSuggesting() && seat == actingSeat()) {
        setSuggesting(false);
        suggest(action);
        return false;
    }
    if (const std::optional<ConfirmReason> reason = confirmReason(seat, action, proposer)) {
        pending_ = Pending{seat, action};
        emit confirmationNeeded(action, *reason);
        return false;
    }
    play(seat, action);
    return true;
}

void GameController::play(Seat seat, Action action)
{
    change(ViewChange::Reason::played, [&](Screen &last) {
        const PlyId before = history_.current();
        history_.play(seat, action);
        // A new choice begins with the lowest seat, whoever was at the screen before.
        if (history_.beganAnew(before))
            last = {nobody, last.watching, nobody, nobody};
    });
}

void GameController::confirm()
{
    if (!pending_)
        return;
    const Pending pending = *pending_;
    play(pending.seat, pending.action);
}

void GameController::endConfirmation()
{
    if (!pending_)
        return;
    pending_.reset();
    emit confirmationEnded();
}

void GameController::setSuggesting(bool suggesting)
{
    proposals_.setSuggesting(suggesting && shown().maySuggest);
}

void GameController::suggest(Action action)
{
    const Seat seat = actingSeat();
    proposals_.add({seat, action, moment_->preview(action)});
    // Whoever is asked comes next: the next person in seat order.
    const std::vector<Seat> &able = shown().personsToAct;
    const auto next = std::ranges::upper_bound(able, seat);
    letAct(next == able.end() ? able.front() : *next);
}

void GameController::reviewProposals()
{
    proposals_.review([this](Seat seat, Action action) {
        const bool isStill = isPerson(seat) && !moment_->refuse(seat, action);
        return isStill ? std::optional(moment_->previewFor(seat, action)) : std::nullopt;
    });
    if (!shown().maySuggest)
        proposals_.setSuggesting(false);
}

void GameController::acceptProposal(Seat seat)
{
    const std::optional<Action> action = proposals_.of(seat);
    if (!action)
        return;
    setSuggesting(false);
    letAct(seat);
    propose(seat, *action, Proposer::person);
}

} // namespace waystone
