#include "games/province/province_words.h"

// What is asked once something has been clicked.

namespace waystone::province {

QString ProvinceWords::nextQuestion(const HalfMade &choice, const SeatView &) const
{
    switch (static_cast<Area>(choice.clicks.front().area)) {
    case Area::stock:
        return tr("Structure token: choose the structure to build.");
    case Area::lenderCoin:
        return tr("Lender coin: choose the structure to borrow.");
    case Area::labor:
        return tr("Labor: choose the structure to borrow for it.");
    default:
        return {};
    }
}

} // namespace waystone::province
