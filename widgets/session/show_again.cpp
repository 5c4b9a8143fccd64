#include "session/show_again.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr int usualPause = 1000;

} // namespace

ShowAgain::ShowAgain(GameController &controller, QObject *parent) : QObject(parent), controller_(controller)
{
    timer_.setInterval(usualPause);
    connect(&timer_, &QTimer::timeout, this, &ShowAgain::next);
    connect(&controller, &GameController::viewAboutToChange, this, [this] {
        if (moving_)
            return;
        timer_.stop();
        left_.clear();
    });
}

std::vector<PlyId> ShowAgain::way() const
{
    if (!controller_.hasGame())
        return {};
    bool hasPersons = false;
    for (Seat seat = 0; seat < controller_.seats(); ++seat)
        hasPersons = hasPersons || controller_.isPerson(seat);
    const GameHistory &history = controller_.history();
    std::vector<PlyId> way;
    for (PlyId id = history.current(); id != 0; id = history.outline(id).parent) {
        const PlyOutline ply = history.outline(id);
        const bool isBefore = hasPersons ? controller_.isPerson(ply.seat) : ply.beginsTurn && !way.empty();
        if (isBefore)
            break;
        way.insert(way.begin(), id);
    }
    // Draws alone are nobody's doing.
    const bool hasActed =
        std::ranges::any_of(way, [&](PlyId id) { return history.outline(id).seat < controller_.seats(); });
    return hasActed ? way : std::vector<PlyId>();
}

void ShowAgain::start()
{
    std::vector<PlyId> way = this->way();
    if (way.empty())
        return;
    left_ = std::move(way);
    moving_ = true;
    controller_.goTo(controller_.history().outline(left_.front()).parent);
    moving_ = false;
    timer_.start();
}

void ShowAgain::next()
{
    const PlyId ply = left_.front();
    left_.erase(left_.begin());
    if (left_.empty())
        timer_.stop();
    moving_ = true;
    controller_.goTo(ply);
    moving_ = false;
    if (left_.empty())
        emit ended();
}

} // namespace waystone
