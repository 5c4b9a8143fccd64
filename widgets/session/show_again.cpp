#include "session/show_again.h"

#include "session/last_happened.h"

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

bool ShowAgain::isOffered() const
{
    return !lastHappened(controller_).empty();
}

void ShowAgain::start()
{
    moving_ = true;
    if (isShowing())
        controller_.look(left_.back());
    left_ = lastHappened(controller_);
    if (!left_.empty()) {
        const PlyId before = controller_.history().outline(left_.front()).parent;
        // What is drawn comes with the next action: nobody waits for a hand tile by tile.
        std::erase_if(left_, [this, last = left_.back()](PlyId ply) {
            return ply != last && controller_.history().outline(ply).seat >= controller_.seats();
        });
        controller_.look(before);
        timer_.start();
    }
    moving_ = false;
}

void ShowAgain::next()
{
    const PlyId ply = left_.front();
    left_.erase(left_.begin());
    if (left_.empty())
        timer_.stop();
    moving_ = true;
    controller_.look(ply);
    moving_ = false;
    if (left_.empty())
        emit ended();
}

} // namespace waystone
