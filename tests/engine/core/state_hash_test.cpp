#include "core/state_hash.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <new>
#include <set>
#include <unordered_set>

namespace waystone::test {
namespace {

struct Sample {
    std::array<std::uint8_t, 43> bytes{}; // five words and a rest

    friend bool operator==(const Sample &, const Sample &) = default;
};

TEST(StateHash, EveryBitMatters)
{
    std::set<std::uint64_t> found{hashOfBytes(Sample{})};
    for (std::size_t one = 0; one < sizeof(Sample) * 8; ++one)
        for (std::size_t other = one; other < sizeof(Sample) * 8; ++other) {
            Sample sample;
            sample.bytes[one / 8] ^= static_cast<std::uint8_t>(1u << one % 8);
            if (other != one)
                sample.bytes[other / 8] ^= static_cast<std::uint8_t>(1u << other % 8);
            EXPECT_TRUE(found.insert(hashOfBytes(sample)).second) << one << ' ' << other;
        }
}

TEST(StateHash, SmallNumbersInManyPlacesDoNotCollide)
{
    std::unordered_set<std::uint64_t> found;
    constexpr unsigned places = 6;
    constexpr unsigned values = 8;
    unsigned all = 1;
    for (unsigned place = 0; place < places; ++place)
        all *= values;
    for (unsigned number = 0; number < all; ++number) {
        Sample sample;
        unsigned rest = number;
        for (unsigned place = 0; place < places; ++place, rest /= values)
            sample.bytes[place * 8] = static_cast<std::uint8_t>(rest % values);
        found.insert(hashOfBytes(sample));
    }
    EXPECT_EQ(found.size(), all);
}

TEST(StateHash, WhatWasThereBeforeDoesNotMatter)
{
    const auto hashOver = [](unsigned char before) {
        alignas(Sample) std::array<unsigned char, sizeof(Sample)> memory{};
        memory.fill(before);
        const auto *sample = new (memory.data()) Sample{{1, 2, 3}};
        return hashOfBytes(*sample);
    };
    EXPECT_EQ(hashOver(0), hashOver(0xFF));
}

} // namespace
} // namespace waystone::test
