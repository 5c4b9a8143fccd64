#include "cli/arena/seed_queue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <limits>
#include <set>
#include <stdexcept>

namespace waystone {
namespace {

using cli::ArenaTally;
using cli::SeedQueue;
using cli::SeedRange;

ArenaTally gamesOf(std::uint64_t seed)
{
    ArenaTally tally;
    tally.stopped = 2;
    static_cast<void>(tally.addSeeds({seed, seed}));
    return tally;
}

void tellNobody(std::uint64_t /*seed*/, const ArenaTally & /*games*/) {}

std::vector<std::uint64_t> handedOn(SeedQueue &queue, std::size_t seeds)
{
    std::vector<std::uint64_t> order;
    for (std::size_t count = 0; count < seeds; ++count)
        order.push_back(queue.next()->seeds.front().first);
    return order;
}

TEST(SeedQueue, HandsSeedsOnInTheirOrder)
{
    // The first seed is the last to be played: its thread waits for all that may be played before it is handed on.
    constexpr std::uint64_t ahead = 32;
    std::atomic<std::uint64_t> played = 0;
    std::set<std::uint64_t> told;
    SeedQueue queue(
        {5, 104}, 2, {},
        [&](std::uint64_t seed, const std::stop_token &) {
            if (seed == 5)
                for (std::uint64_t now = played; now < ahead - 1; now = played)
                    played.wait(now);
            ++played;
            played.notify_all();
            return std::optional(gamesOf(seed));
        },
        [&](std::uint64_t seed, const ArenaTally &) { told.insert(seed); }, {});
    const std::vector<std::uint64_t> order = handedOn(queue, 100);
    EXPECT_TRUE(std::ranges::is_sorted(order));
    EXPECT_EQ(order.front(), 5U);
    EXPECT_EQ(order.back(), 104U);
    EXPECT_EQ(std::set(order.begin(), order.end()).size(), 100U);
    EXPECT_EQ(told, std::set(order.begin(), order.end()));
}

TEST(SeedQueue, DoesNotPlayWhatIsKnown)
{
    SeedQueue::BySeed known;
    for (const std::uint64_t seed : {3, 4, 6, 50})
        known.emplace(seed, gamesOf(seed));
    std::mutex mutex;
    std::set<std::uint64_t> played;
    SeedQueue queue({3, 8}, 3, known,
                    [&](std::uint64_t seed, const std::stop_token &) {
                        const std::lock_guard lock(mutex);
                        played.insert(seed);
                        return std::optional(gamesOf(seed));
                    },
                    tellNobody, {});
    EXPECT_EQ(handedOn(queue, 6), (std::vector<std::uint64_t>{3, 4, 5, 6, 7, 8}));
    EXPECT_EQ(played, (std::set<std::uint64_t>{5, 7, 8}));
}

TEST(SeedQueue, KeepsWhatWasFinishedWhenItIsStopped)
{
    std::stop_source stop;
    SeedQueue queue(
        {1, 1000}, 2, {},
        [&](std::uint64_t seed, const std::stop_token &inside) -> std::optional<ArenaTally> {
            if (seed == 3) { // the others wait for it in vain
                while (!inside.stop_requested())
                    std::this_thread::yield();
                return std::nullopt;
            }
            if (seed == 10)
                stop.request_stop();
            return gamesOf(seed);
        },
        tellNobody, stop.get_token());
    std::uint64_t given = 0;
    while (queue.next())
        ++given;
    EXPECT_LE(given, 2U);
    const SeedQueue::BySeed rest = queue.rest();
    EXPECT_FALSE(rest.contains(3));
    EXPECT_TRUE(rest.contains(9));
    EXPECT_EQ(rest.begin()->first, given + 1 == 3 ? 4 : given + 1);
}

TEST(SeedQueue, TellsWhatAThreadHasThrown)
{
    SeedQueue queue({1, 1000}, 2, {},
                    [](std::uint64_t seed, const std::stop_token &) -> std::optional<ArenaTally> {
                        if (seed == 20)
                            throw std::runtime_error("broken");
                        return gamesOf(seed);
                    },
                    tellNobody, {});
    EXPECT_THROW(static_cast<void>(handedOn(queue, 1000)), std::runtime_error);
}

TEST(SeedQueue, EndsAtTheLastSeedThereIs)
{
    constexpr std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
    SeedQueue queue({last - 2, last}, 2, {},
                    [](std::uint64_t seed, const std::stop_token &) { return std::optional(gamesOf(seed)); },
                    tellNobody, {});
    EXPECT_EQ(handedOn(queue, 3).back(), last);
}

} // namespace
} // namespace waystone
