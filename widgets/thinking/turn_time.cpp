#include "thinking/turn_time.h"

#include <algorithm>

namespace waystone {

void TurnTime::begin(std::size_t turn, Seat seat, Clock::time_point now)
{
    if (turn_ != turn)
        left_.fill(limit_);
    turn_ = turn;
    seat_ = seat;
    begun_ = now;
    deadline_ = now + left_[seat] / 2;
}

void TurnTime::end(Clock::time_point now)
{
    left_[seat_] = std::max(Clock::duration::zero(), left_[seat_] - (now - begun_));
}

} // namespace waystone
