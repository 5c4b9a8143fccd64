#include "session/game_controller.h"

// The part of the controller that tells how the points of a finished game came about.

namespace waystone {

ToldSoFar GameController::fromTheBeginning() const
{
    return {std::make_shared<const Telling>(table_.game->telling(history_.position())), 0};
}

void GameController::beginTelling()
{
    if (isOver() && !shown().isPast)
        showTold(fromTheBeginning());
}

void GameController::tell(std::size_t step)
{
    if (!told_)
        return;
    const ToldSoFar next{told_->telling, step};
    showTold(step < next.telling->size() ? std::optional(next) : std::nullopt);
}

void GameController::showTold(std::optional<ToldSoFar> told)
{
    const Seat acted = actingSeat();
    const ViewChange change{ViewChange::Reason::told, {}};
    emit viewAboutToChange(change);
    told_ = std::move(told);
    show(shown().screen);
    announce(change, acted);
}

} // namespace waystone
