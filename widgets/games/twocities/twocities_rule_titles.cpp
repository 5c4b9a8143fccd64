#include "games/twocities/twocities_words.h"

#include <algorithm>
#include <array>
#include <vector>

// The rules that problems break, by their short titles.

namespace waystone::twocities {

namespace {

struct Rule {
    const char *title;
    std::vector<std::string_view> codes;
};

} // namespace

QString TwoCitiesWords::ownRuleTitle(std::string_view problemCode) const
{
    static const std::array rules{
        Rule{QT_TR_NOOP("Order of play"), {"malformed-action", "game-over"}},
        Rule{QT_TR_NOOP("Drawing tiles"),
             {"chance-only", "chance-first", "wrong-supply", "none-left-to-draw"}},
        Rule{QT_TR_NOOP("Selection of tiles"),
             {"placement-unfinished", "already-selected", "not-in-your-hand", "only-one-in-hand"}},
        Rule{QT_TR_NOOP("Placing tiles"),
             {"select-first", "not-revealed-yet", "nothing-to-place", "not-among-your-tiles", "no-such-city",
              "not-your-city", "city-has-its-tile"}},
        Rule{QT_TR_NOOP("Where a tile fits"),
             {"first-tile-in-the-middle", "cell-taken", "not-adjacent", "beyond-four-by-four",
              "tile-may-not-turn"}},
        Rule{QT_TR_NOOP("What the game does not have"),
             {"players-out-of-range", "seats-not-as-players", "cities-not-as-players", "no-such-round",
              "no-such-turn", "tile-not-in-edition", "no-such-cell", "no-such-side", "too-many-tiles",
              "duplex-beyond-the-grid"}},
        Rule{QT_TR_NOOP("The cities"),
             {"cells-overlap", "city-off-the-middle", "city-in-pieces", "city-beyond-four-by-four",
              "city-size", "city-duplexes", "first-tile-a-duplex"}},
        Rule{QT_TR_NOOP("Tiles and supply"), {"too-many-of-a-kind", "duplex-in-two-places"}},
        Rule{QT_TR_NOOP("Hands"),
             {"hand-size", "wrong-tiles-in-hand", "drawn-out-of-order", "nothing-to-draw"}},
        Rule{QT_TR_NOOP("Course of a turn"),
             {"kept-too-early", "kept-count", "kept-not-in-hand", "everybody-has-selected",
              "open-outside-placement", "kept-not-as-open", "nobody-has-to-place"}},
        Rule{QT_TR_NOOP("Course of a round"), {"discards-count", "wrong-tile-discarded"}},
        Rule{QT_TR_NOOP("End of the game"), {"over-before-last-turn"}},
    };
    for (const Rule &rule : rules)
        if (std::ranges::find(rule.codes, problemCode) != rule.codes.end())
            return tr(rule.title);
    return {};
}

} // namespace waystone::twocities
