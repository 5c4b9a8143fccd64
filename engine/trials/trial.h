#pragma once

#include "core/game.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace waystone {

/// A game that is on trial, and what has been learned of it: its words and places, the positions met. The game
/// outlives it.
class Trial {
public:
    Trial(const Game &game, int seats, bool mayHaveSecrets);

    [[nodiscard]] const Game &game() const { return game_; }
    [[nodiscard]] int seats() const { return seats_; }
    [[nodiscard]] bool mayHaveSecrets() const { return mayHaveSecrets_; }

    /// Whether the game lists this word; no word at all will do too.
    [[nodiscard]] bool isTerm(std::string_view word) const { return word.empty() || terms_.contains(word); }
    [[nodiscard]] bool isProblemCode(std::string_view code) const { return problemCodes_.contains(code); }
    [[nodiscard]] bool isPromptCode(std::string_view code) const { return promptCodes_.contains(code); }
    [[nodiscard]] bool isPlace(Place place) const;
    /// Sorted.
    [[nodiscard]] std::span<const Place> places() const { return places_; }
    /// Every action that can be written down.
    [[nodiscard]] std::span<const Action> everyAction() const { return everyAction_; }

    /// For samples. A game that begins again with the same seed is sampled in the same way.
    [[nodiscard]] Rng &rng() { return rng_; }
    void beginGame(std::uint64_t seed);

    /// The position of this hash that was met first since the game began: this one, if none was.
    const Position &firstOfHash(const Position &position);
    /// That a seat had a secret choice.
    void sawSecret() { sawSecret_ = true; }
    [[nodiscard]] bool hasSeenSecret() const { return sawSecret_; }

private:
    const Game &game_;
    int seats_;
    bool mayHaveSecrets_;
    std::unordered_set<std::string_view> terms_;
    std::unordered_set<std::string_view> problemCodes_;
    std::unordered_set<std::string_view> promptCodes_;
    std::vector<Place> places_;
    std::vector<Action> everyAction_;
    Rng rng_;
    std::unordered_map<std::uint64_t, Position> met_;
    bool sawSecret_ = false;
};

} // namespace waystone
