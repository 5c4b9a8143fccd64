#include "province/rules.h"
#include "province/rules/purse.h"
#include "province/rules/queries.h"
#include "province/words/terms.h"

#include <utility>

namespace waystone::province {

Score Province::score(const State &state) const
{
    Score score;
    score.totals.assign(maxPlayers, 0);
    for (int source = 0; source < sources; ++source) {
        ScoreItem item{sourceNames[static_cast<std::size_t>(source)], {}};
        for (Seat seat = 0; seat < maxPlayers; ++seat) {
            item.points.push_back(pointsOf(edition_, state, seat, static_cast<Source>(source)));
            score.totals[seat] += item.points.back();
        }
        score.items.push_back(std::move(item));
    }
    ScoreItem built{term::structuresBuilt, {}};
    for (const std::uint8_t structures : state.built)
        built.points.push_back(std::popcount(structures));
    const auto key = [&](std::size_t seat) { return std::pair(score.totals[seat], built.points[seat]); };
    score.ranks = {key(0) >= key(1) ? 1 : 2, key(1) >= key(0) ? 1 : 2};
    score.tieBreaks.push_back(std::move(built));
    return score;
}

std::optional<int> Province::quickPoints(const State &state, Seat seat, std::string_view source) const
{
    if (seat >= maxPlayers)
        return 0;
    int sum = 0;
    for (int index = 0; index < sources; ++index)
        if (source.empty() || source == sourceNames[static_cast<std::size_t>(index)])
            sum += pointsOf(edition_, state, seat, static_cast<Source>(index));
    return sum;
}

namespace {

/// Where coins of the seat lie.
std::vector<Place> coinPlaces(const PurseTable &purses, const State &state, Seat seat)
{
    const std::array<Purse, maxPlayers> held =
        purses.find({state.coins[0], state.coins[1]}).value_or(std::array<Purse, maxPlayers>{});
    std::vector<Place> places;
    for (std::size_t kind = 0; kind < held[seat].size(); ++kind)
        if (held[seat][kind] > 0)
            places.push_back(place(Area::coins, static_cast<int>(kind), seat));
    return places;
}

/// Where the points of one source lie.
std::vector<ScorePart> partsOf(const Edition &edition, const PurseTable &purses, const State &state,
                               Seat seat, Source source)
{
    std::vector<ScorePart> parts;
    const auto add = [&parts](std::string_view cause, int points, Place where) {
        if (points != 0)
            parts.push_back({cause, points, {where}});
    };
    const int points = pointsOf(edition, state, seat, source);
    switch (source) {
    case Source::structures:
        for (int structure = 0; structure < structures; ++structure)
            if ((firstBuilt(state, seat) & bitOf(structure)) != 0)
                add(structureNames[static_cast<std::size_t>(structure)],
                    edition.points[static_cast<std::size_t>(structure)], place(Area::token, structure * 2));
        break;
    case Source::goals:
        for (int goal = 0; goal < goals; ++goal)
            if ((state.goalsWon[seat] & bitOf(goal)) != 0)
                add(goalNames[static_cast<std::size_t>(goal)], edition.goalPoints,
                    place(Area::wonGoal, goal, seat));
        break;
    case Source::coins:
        if (points != 0)
            parts.push_back({term::coin, points, coinPlaces(purses, state, seat)});
        break;
    case Source::lenderCoin:
        add(term::loan, points, place(Area::lenderCoin, 0, seat));
        break;
    }
    return parts;
}

} // namespace

std::vector<ScoreSheet> Province::breakdown(const State &state) const
{
    std::vector<ScoreSheet> sheets;
    for (Seat seat = 0; seat < maxPlayers; ++seat) {
        ScoreSheet sheet{place(Area::score, 0, seat), {seat}, {}, 0};
        for (int index = 0; index < sources; ++index) {
            const auto source = static_cast<Source>(index);
            const int points = pointsOf(edition_, state, seat, source);
            sheet.rows.push_back({sourceNames[static_cast<std::size_t>(index)], points,
                                  partsOf(edition_, *purses_, state, seat, source)});
            sheet.total += points;
        }
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

Telling Province::telling(const State &state) const
{
    const std::vector<ScoreSheet> sheets = breakdown(state);
    Telling telling{{{}, {}, std::vector<int>(maxPlayers), {}}};
    for (Seat seat = 0; seat < maxPlayers; ++seat)
        for (const Source known : {Source::structures, Source::goals})
            telling.front().totals[seat] += pointsOf(edition_, state, seat, known);
    for (int index = 0; index < sources; ++index) {
        const auto source = static_cast<Source>(index);
        const bool isKnown = source == Source::structures || source == Source::goals;
        ToldCategory category = toldRow(sheets, static_cast<std::size_t>(index));
        category.totals = telling.back().totals;
        for (ToldShare &share : category.shares) {
            const Seat seat = share.seats.front();
            share.count = source == Source::coins ? state.coins[seat] : isKnown ? share.points : 0;
            if (!isKnown)
                category.totals[seat] += share.points;
        }
        telling.push_back(std::move(category));
    }
    return telling;
}

} // namespace waystone::province
