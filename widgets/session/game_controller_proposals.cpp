#include "session/game_controller.h"

#include "session/refusal_finder.h"

#include <algorithm>

// The part of the controller that keeps what persons propose to each other; the rest is in game_controller.cpp.

namespace waystone {

bool GameController::canSuggest() const
{
    return isPerson(actingSeat()) && personsToAct().size() > 1 &&
           !choosesInSecret(session_->game(), session_->position(), actingSeat());
}

void GameController::setSuggesting(bool suggesting)
{
    suggesting = suggesting && canSuggest();
    if (suggesting == suggesting_)
        return;
    suggesting_ = suggesting;
    emit suggestingChanged(suggesting_);
}

void GameController::suggest(Action action)
{
    const Seat seat = actingSeat();
    std::erase_if(proposals_, [seat](const Proposal &proposal) { return proposal.seat == seat; });
    proposals_.push_back({seat, action, previewOf(seat, action)});
    std::ranges::sort(proposals_, {}, &Proposal::seat);
    emit proposalsChanged();
    // Whoever is asked comes next: the next person in seat order.
    const auto next = std::ranges::upper_bound(personsToAct(), seat);
    letAct(next == personsToAct().end() ? personsToAct().front() : *next);
}

void GameController::reviewProposals()
{
    // What they would bring is worked out anew: what lies around may be different now.
    std::vector<Proposal> legal;
    for (const Proposal &kept : proposals_)
        if (isPerson(kept.seat) && !session_->game().refuse(session_->position(), kept.seat, kept.action))
            legal.push_back({kept.seat, kept.action, previewOf(kept.seat, kept.action)});
    const bool hadSome = !proposals_.empty();
    proposals_ = std::move(legal);
    if (hadSome)
        emit proposalsChanged();
    if (!canSuggest())
        setSuggesting(false);
}

void GameController::acceptProposal(Seat seat)
{
    const auto kept = std::ranges::find(proposals_, seat, &Proposal::seat);
    if (kept == proposals_.end())
        return;
    const Action action = kept->action;
    setSuggesting(false);
    letAct(seat);
    propose(seat, action, Proposer::person);
}

void GameController::discardProposal(Seat seat)
{
    if (std::erase_if(proposals_, [seat](const Proposal &kept) { return kept.seat == seat; }) > 0)
        emit proposalsChanged();
}

} // namespace waystone
