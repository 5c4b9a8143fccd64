#include "session/proposals.h"

#include <algorithm>

namespace waystone {

void Proposals::setSuggesting(bool suggesting)
{
    if (suggesting == suggesting_)
        return;
    suggesting_ = suggesting;
    emit suggestingChanged(suggesting_);
}

std::optional<Action> Proposals::of(Seat seat) const
{
    const auto found = std::ranges::find(all_, seat, &Proposal::seat);
    return found == all_.end() ? std::nullopt : std::optional(found->action);
}

void Proposals::add(Proposal proposal)
{
    std::erase_if(all_, [&](const Proposal &kept) { return kept.seat == proposal.seat; });
    all_.push_back(std::move(proposal));
    std::ranges::sort(all_, {}, &Proposal::seat);
    emit changed();
}

void Proposals::discard(Seat seat)
{
    if (std::erase_if(all_, [seat](const Proposal &kept) { return kept.seat == seat; }) > 0)
        emit changed();
}

void Proposals::clear()
{
    if (all_.empty())
        return;
    all_.clear();
    emit changed();
}

void Proposals::review(const Judge &judge)
{
    if (all_.empty())
        return;
    std::vector<Proposal> legal;
    for (const Proposal &kept : all_)
        if (std::optional<Preview> preview = judge(kept.seat, kept.action))
            legal.push_back({kept.seat, kept.action, std::move(*preview)});
    all_ = std::move(legal);
    emit changed();
}

} // namespace waystone
