#include "searchers.h"

#include "bots/search/any_game.h"
#include "bots/search/only_first.h"
#include "bots/search/searcher_of.h"
#include "milestones/thinking/search_policy.h"
#include "province/thinking/search_policy.h"
#include "twocities/thinking/search_policy.h"

namespace waystone {

namespace {

struct Wanted {
    Level level;
    std::uint32_t mostNodes;
    std::optional<Action> only = std::nullopt; ///< the one action to consider
};

template <class P, class R>
std::unique_ptr<Searcher> searcherBy(const R &rules, typename SearcherOf<R, P>::Open open,
                                     const Wanted &wanted)
{
    if (!wanted.only)
        return std::make_unique<SearcherOf<R, P>>(rules, std::move(open), wanted.level, wanted.mostNodes);
    return std::make_unique<SearcherOf<OnlyFirst<R>, OnlyFirstPolicy<P>>>(
        OnlyFirst<R>(rules, *wanted.only), std::move(open), wanted.level, wanted.mostNodes);
}

/// Null if the game is not one of these rules.
template <Rules R, SearchPolicy<R> P>
std::unique_ptr<Searcher> searcherOf(const Game &game, const Wanted &wanted)
{
    const R *rules = rulesOf<R>(game);
    if (rules == nullptr)
        return nullptr;
    return searcherBy<P>(
        *rules, [](const SeatView &view) { return view.as<typename R::View>(); }, wanted);
}

std::unique_ptr<Searcher> make(const Game &game, const Wanted &wanted)
{
    for (const auto make : {searcherOf<milestones::Milestones, milestones::Policy>,
                            searcherOf<province::Province, province::Policy>,
                            searcherOf<twocities::BetweenTwoCities, twocities::Policy>})
        if (std::unique_ptr<Searcher> searcher = make(game, wanted))
            return searcher;
    const AnyGame rules(game);
    return searcherBy<PlainPolicy>(
        rules, [rules](const SeatView &view) { return rules.viewOf(view); }, wanted);
}

} // namespace

std::unique_ptr<Searcher> makeSearcher(const Game &game, Level level, std::uint32_t mostNodes)
{
    return make(game, {level, mostNodes});
}

std::unique_ptr<Searcher> makeSearcherOf(Action action, const Game &game, Level level,
                                         std::uint32_t mostNodes)
{
    return make(game, {level, mostNodes, action});
}

} // namespace waystone
