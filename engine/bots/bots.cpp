#include "bots/bots.h"

#include "bots/greedy_bot.h"
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

// In the order of botIds().
constexpr std::array<std::string_view, 2> ids{"random", "greedy"};
constexpr std::array makers{make<RandomBot>, make<GreedyBot>};
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
