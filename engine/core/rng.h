#pragma once

#include <array>
#include <compare>
#include <cstdint>

namespace waystone {

/// The program's only random generator: xoshiro256++ 1.0 (Blackman and Vigna), seeded through splitmix64.
/// The same seed gives the same numbers on every compiler and machine; tests pin them. Take one draw a statement:
/// the order in which operands are evaluated is not the same everywhere.
class Rng {
public:
    explicit Rng(std::uint64_t seed = 0)
    {
        for (std::uint64_t &word : words_) {
            seed += 0x9E3779B97F4A7C15u;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
            mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
            word = mixed ^ (mixed >> 31);
        }
    }

    std::uint64_t next()
    {
        const std::uint64_t result = rotate(words_[0] + words_[3], 23) + words_[0];
        const std::uint64_t shifted = words_[1] << 17;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= shifted;
        words_[3] = rotate(words_[3], 45);
        return result;
    }

    /// A number from 0 to bound - 1, every one equally likely up to 2^-32 (Lemire's multiplication on the upper half;
    /// no rejection, so that one call is always one draw and a game replays from a count of draws). bound >= 1.
    std::uint32_t below(std::uint32_t bound)
    {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }

    friend bool operator==(const Rng &, const Rng &) = default;

private:
    static constexpr std::uint64_t rotate(std::uint64_t value, int bits)
    {
        return (value << bits) | (value >> (64 - bits));
    }

    std::array<std::uint64_t, 4> words_{};
};

} // namespace waystone
