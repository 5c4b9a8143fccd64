#include "core/telling.h"

#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/words/piece_parts.h"

namespace waystone::twocities {

Telling BetweenTwoCities::telling(const State &state) const
{
    const std::vector<ScoreSheet> sheets = breakdown(state);
    std::array<int, maxPlayers> told{};
    const auto soFar = [&](ToldCategory category) {
        category.totals = playerTotals(state.players, told);
        for (int city = 0; city < cityCount(state.players); ++city)
            category.pieces.push_back(scoreToken(state.players, city, told[static_cast<std::size_t>(city)]));
        return category;
    };
    Telling telling{soFar({})};
    for (std::size_t type = 0; type < sheets.front().rows.size(); ++type) {
        for (std::size_t city = 0; city < sheets.size(); ++city)
            told[city] += sheets[city].rows[type].points;
        telling.push_back(soFar(toldRow(sheets, type)));
    }
    return telling;
}

} // namespace waystone::twocities
