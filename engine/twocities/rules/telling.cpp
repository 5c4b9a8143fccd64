#include "core/telling.h"

#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/words/piece_parts.h"

namespace waystone::twocities {

namespace {

/// What a seat has so far in what counts for it in the end: its lower city, whichever was lower on the way, so that all
/// it has adds up; with two players both.
int scored(int players, const std::vector<ScoreSheet> &sheets, const std::array<int, maxPlayers> &told,
           Seat seat)
{
    const auto left = static_cast<std::size_t>(leftCity(players, seat));
    const auto right = static_cast<std::size_t>(rightCity(players, seat));
    if (players == 2)
        return told[left] + told[right];
    return told[sheets[right].total < sheets[left].total ? right : left];
}

} // namespace

Telling BetweenTwoCities::telling(const State &state) const
{
    const std::vector<ScoreSheet> sheets = breakdown(state);
    std::array<int, maxPlayers> told{};
    const auto soFar = [&](ToldCategory category) {
        for (Seat seat = 0; seat < state.players; ++seat)
            category.totals.push_back(scored(state.players, sheets, told, seat));
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
