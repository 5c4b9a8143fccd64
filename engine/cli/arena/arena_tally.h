#pragma once

#include "bots/match.h"
#include "core/options.h"
#include "core/seat.h"

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace waystone::cli {

/// Which games are played: all that has to be the same for results to add up.
struct ArenaMatch {
    std::string game;
    std::string edition;
    std::string editionHash;
    OptionChoice rules; ///< every option
    int seats = 2;
    std::string a; ///< the bot that is judged
    std::string b; ///< the bot on all other seats
    int mostActions = 0;

    /// Games that are played with each seed: a takes each seat in turn. Against itself there is nothing to change.
    [[nodiscard]] int gamesASeed() const { return a == b ? 1 : seats; }

    friend bool operator==(const ArenaMatch &, const ArenaMatch &) = default;
};

/// Both ends are included.
struct SeedRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;

    friend auto operator<=>(const SeedRange &, const SeedRange &) = default;
};

/// What became of games for one side of them. A shared first place is a draw.
struct Outcomes {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;

    [[nodiscard]] std::int64_t games() const { return wins + draws + losses; }
};

/// The results of an arena as whole numbers, so that those of different seeds add up exactly.
struct ArenaTally {
    ArenaMatch match;
    std::vector<SeedRange> seeds; ///< ascending, not touching one another
    std::int64_t stopped = 0;     ///< games that did not end; they are in no outcome and no margin
    /// Games that a bot's failure ended: a win for a or a loss of it, and nothing else is counted of them.
    std::int64_t forfeitsOfA = 0;
    std::int64_t forfeitsOfB = 0;
    std::string firstForfeit; ///< how it came to the first of them; not kept in files
    Outcomes ofA;
    Outcomes ofFirst;               ///< the seat that begins, whichever bot has it
    std::int64_t margin = 0;        ///< sum of a's points minus those of the best other
    std::int64_t marginSquares = 0; ///< sum of their squares
    std::int64_t actions = 0;       ///< of all games, as turns
    std::int64_t turns = 0;

    [[nodiscard]] std::int64_t games() const { return ofA.games() + stopped; }
    [[nodiscard]] std::int64_t forfeits() const { return forfeitsOfA + forfeitsOfB; }

    /// A game in which a had this seat.
    void add(const MatchResult &result, Seat seatOfA);
    /// Takes the seeds in; false, and nothing happens, if one of them is there already.
    [[nodiscard]] bool addSeeds(SeedRange range);
    /// Adds what was counted with other seeds. False, and nothing happens, if the seeds are not all other ones.
    [[nodiscard]] bool add(const ArenaTally &other);

    void print(std::ostream &out) const;
};

} // namespace waystone::cli
