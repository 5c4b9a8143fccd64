#include "bots/bots.h"

#include "bots/greedy_bot.h"
#include "bots/level_bot.h"
#include "bots/random_bot.h"

#include <algorithm>
#include <array>

namespace waystone {

namespace {

template <class B>
std::unique_ptr<Bot> make()
{
    return std::make_unique<B>();
}

template <Level level>
std::unique_ptr<Bot> makeLevel()
{
    return std::make_unique<LevelBot>(level);
}

// In the order of botIds().
constexpr std::array<std::string_view, 7> ids{"random",      "greedy", "beginner", "casual",
                                              "experienced", "expert", "master"};
constexpr std::array makers{make<RandomBot>,
                            make<GreedyBot>,
                            makeLevel<Level::beginner>,
                            makeLevel<Level::casual>,
                            makeLevel<Level::experienced>,
                            makeLevel<Level::expert>,
                            makeLevel<Level::master>};
static_assert(ids.size() == makers.size());

} // namespace

std::span<const std::string_view> botIds()
{
    return ids;
}

std::unique_ptr<Bot> makeBot(std::string_view id)
{
    const auto found = std::ranges::find(ids, id);
    return found == ids.end() ? nullptr : makers[static_cast<std::size_t>(found - ids.begin())]();
}

} // namespace waystone
