#include "session/preview.h"

namespace waystone {

int pointsOf(const Events &events, Seat seat)
{
    int sum = 0;
    for (const Event &event : events)
        if (event.kind == Event::Kind::points && event.seat == seat)
            sum += event.amount;
    return sum;
}

} // namespace waystone
