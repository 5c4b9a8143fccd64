#include "session/moment.h"

#include <algorithm>

namespace waystone {

Moment::Moment(const Table &table, const PlayMode &mode, Position position, SharedSnapshot shown)
    : table_(table), mode_(mode), position_(std::move(position)), shown_(std::move(shown))
{}

const Preview &Moment::preview(Action action) const
{
    const auto known = previews_.find(action);
    if (known != previews_.end())
        return known->second;
    return previews_.emplace(action, previewFor(shown_->screen.acting, action)).first->second;
}

Preview Moment::previewFor(Seat seat, Action action) const
{
    return previewOf(table_, mode_, position_, shown_->pieces, seat, action);
}

std::optional<Problem> Moment::refuse(Seat seat, Action action) const
{
    return table_.game->refuse(position_, seat, action);
}

std::optional<Problem> Moment::whyNot(const Route &clicks) const
{
    const Seat acting = shown_->screen.acting;
    const bool isPerson = acting < shown_->seats && table_.players[acting].isPerson();
    const bool isLegal = std::ranges::any_of(shown_->legal, [&clicks](const LegalAction &legal) {
        return std::ranges::any_of(legal.routes,
                                   [&clicks](const Route &route) { return beginsWith(route, clicks); });
    });
    if (isLegal || clicks.empty() || !isPerson)
        return std::nullopt;
    if (!refusals_)
        refusals_.emplace(*table_.game, position_, acting);
    return refusals_->whyNot(clicks);
}

} // namespace waystone
