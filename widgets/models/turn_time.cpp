#include "models/turn_time.h"

#include <algorithm>

namespace waystone {

void TurnTime::begin(std::size_t turn, Clock::time_point now)
{
    if (turn_ != turn)
        left_ = limit_;
    turn_ = turn;
    begun_ = now;
    deadline_ = now + left_ / 2;
}

void TurnTime::end(Clock::time_point now)
{
    left_ = std::max(Clock::duration::zero(), left_ - (now - begun_));
}

} // namespace waystone
