#pragma once

#include "twocities/rules.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace waystone::twocities::test {

/// The rules with the edition that the program brings.
[[nodiscard]] const BetweenTwoCities &rules();
[[nodiscard]] const std::string &editionText();

/// As the readings draw cities: s f o p h, and the taverns 1 music, 2 food, 3 drink, 4 bed.
[[nodiscard]] Kind kindOf(char letter);

/// A city of single tiles drawn row by row ("..s. ssss"), "." for an empty cell. Its first building, reading row by
/// row, lies in the middle of the grid.
[[nodiscard]] City cityFrom(std::string_view rows);

/// A position of which only the cities matter; those not drawn are empty.
[[nodiscard]] State stateWith(int players, const std::vector<std::string> &cities);

[[nodiscard]] Action draw(std::string_view tile);
[[nodiscard]] Action select(std::string_view one, std::string_view other);
[[nodiscard]] Action place(std::string_view tile, int city, std::string_view cell);

/// The position of a line of text (see position_text.cpp); the test fails if it is not sound.
[[nodiscard]] State position(const std::string &text);

/// Plays one random action, or one result of chance; returns who acted. Where several may act, each is the next one as
/// often.
Seat playOne(State &state, Rng &rng, Events *events = nullptr);

/// A position of a random game: the first one for which the predicate holds.
template <class Predicate>
State randomPosition(int players, std::uint64_t seed, const Predicate &predicate)
{
    Rng rng(seed);
    State state = *rules().from(rules().start(players, 0));
    while (!predicate(state))
        playOne(state, rng);
    return state;
}

} // namespace waystone::twocities::test
