#include "words/goods_in.h"

#include "words/game_words.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace waystone {

PicturedText goodsIn(const GameWords &words, const Events &events, Event::Kind kind, Seat seat)
{
    std::vector<std::pair<std::string_view, int>> sums;
    for (const Event &event : events) {
        if (event.kind != kind || (event.seat != seat && seat != chanceSeat))
            continue;
        auto sum = std::ranges::find(sums, event.what, &std::pair<std::string_view, int>::first);
        if (sum == sums.end())
            sum = sums.insert(sums.end(), {event.what, 0});
        sum->second += event.amount;
    }
    QList<PicturedText> goods;
    for (const auto &[term, count] : sums)
        goods += words.picturedTerm(term, count);
    return PicturedText::row(goods);
}

} // namespace waystone
