#pragma once

#include "core/game.h"
#include "core/refusal_finder.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace waystone::test {

/// Asks of every place where nothing can be done why not, and holds the answers against the table.
class PlaceReasons {
public:
    /// Whether a reason is true of the place and of the position; nothing if nobody has written down what it says.
    using Truth = std::function<std::optional<bool>(const RefusalFinder::Reason &, Place)>;

    explicit PlaceReasons(const Game &game) : game_(game) {}

    /// Says at once which answer is missing, has no sentence or is not true.
    void ask(const Position &position, Seat seat, const Truth &isTrue);

    [[nodiscard]] int positions() const { return positions_; }
    /// How often each code was the answer.
    [[nodiscard]] const std::map<std::string, int> &answers() const { return answers_; }
    /// The areas where something lies of which it was said that there is nothing to do with it.
    [[nodiscard]] const std::set<std::string> &idle() const { return idle_; }

private:
    const Game &game_;
    int positions_ = 0;
    std::map<std::string, int> answers_;
    std::set<std::string> idle_;
};

} // namespace waystone::test
