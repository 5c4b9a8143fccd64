#include "searchers.h"

#include "bots/any_game.h"
#include "bots/searcher_of.h"
#include "milestones/search_policy.h"
#include "province/search_policy.h"
#include "twocities/search_policy.h"

namespace waystone {

namespace {

/// Null if the game is not one of these rules.
template <Rules R, SearchPolicy<R> P>
std::unique_ptr<Searcher> searcherOf(const Game &game, Level level, std::uint32_t mostNodes)
{
    const R *rules = rulesOf<R>(game);
    if (rules == nullptr)
        return nullptr;
    return std::make_unique<SearcherOf<R, P>>(
        *rules, [](const SeatView &view) { return view.as<typename R::View>(); }, level, mostNodes);
}

} // namespace

std::unique_ptr<Searcher> makeSearcher(const Game &game, Level level, std::uint32_t mostNodes)
{
    for (const auto make : {searcherOf<milestones::Milestones, milestones::Policy>,
                            searcherOf<province::Province, province::Policy>,
                            searcherOf<twocities::BetweenTwoCities, twocities::Policy>})
        if (std::unique_ptr<Searcher> searcher = make(game, level, mostNodes))
            return searcher;
    const AnyGame rules(game);
    return std::make_unique<SearcherOf<AnyGame, PlainPolicy>>(
        rules, [rules](const SeatView &view) { return rules.viewOf(view); }, level, mostNodes);
}

} // namespace waystone
