#include "bots/bots.h"

#include "bots/greedy_bot.h"
#include "bots/level_bot.h"
#include "bots/lively_bot.h"
#include "bots/random_bot.h"

#include <algorithm>
#include <array>
#include <utility>

namespace waystone {

namespace {

template <class B>
std::unique_ptr<Bot> make(MoreTime)
{
    return std::make_unique<B>();
}

template <Level level>
std::unique_ptr<Bot> makeLevel(MoreTime moreTime)
{
    return std::make_unique<LevelBot>(level, std::move(moreTime));
}

std::unique_ptr<Bot> makeLearned(MoreTime moreTime)
{
    return std::make_unique<LevelBot>(Level::master, std::move(moreTime), JudgedBy::network);
}

// In the order of everyBotId().
constexpr std::array<std::string_view, 9> ids{"random", "greedy",      "beginner",
                                              "casual", "experienced", "expert",
                                              "master", "lively",      LevelBot::learnedId};
constexpr std::size_t forTrials = 2; // of those, the last ones
constexpr std::array makers{make<RandomBot>,
                            make<GreedyBot>,
                            makeLevel<Level::beginner>,
                            makeLevel<Level::casual>,
                            makeLevel<Level::experienced>,
                            makeLevel<Level::expert>,
                            makeLevel<Level::master>,
                            make<LivelyBot>,
                            makeLearned};
static_assert(ids.size() == makers.size());

} // namespace

std::span<const std::string_view> botIds()
{
    return std::span(ids).first(ids.size() - forTrials);
}

std::span<const std::string_view> everyBotId()
{
    return ids;
}

std::unique_ptr<Bot> makeBot(std::string_view id, MoreTime moreTime)
{
    const auto found = std::ranges::find(ids, id);
    if (found == ids.end())
        return nullptr;
    return makers[static_cast<std::size_t>(found - ids.begin())](std::move(moreTime));
}

} // namespace waystone
