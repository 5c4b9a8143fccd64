#include "session/forgone.h"

#include <algorithm>

namespace waystone {

bool forgoes(const Events &events, Seat seat)
{
    return std::ranges::any_of(events, [seat](const Event &event) {
        return event.kind == Event::Kind::declined && event.seat == seat;
    });
}

} // namespace waystone
