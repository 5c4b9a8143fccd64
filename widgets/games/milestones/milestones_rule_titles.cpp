#include "games/milestones/milestones_words.h"

#include <algorithm>
#include <array>
#include <vector>

// The rules that problems break, by their short titles.

namespace waystone::milestones {

namespace {

struct Rule {
    const char *title;
    std::vector<std::string_view> codes;
};

} // namespace

QString MilestonesWords::ownRuleTitle(std::string_view problemCode) const
{
    static const std::array rules{
        Rule{QT_TR_NOOP("Order of play"),
             {"malformed-action", "game-over", "not-your-turn", "move-obligatory", "visit-unfinished"}},
        Rule{QT_TR_NOOP("Drawing tiles"),
             {"chance-only", "chance-first", "not-in-the-supply", "not-in-the-pile"}},
        Rule{QT_TR_NOOP("Choice of starting tiles"),
             {"choose-in-draft", "choose-obligatory", "tile-not-offered", "employment-space-taken"}},
        Rule{QT_TR_NOOP("Moving the playing piece"), {"no-such-space", "move-past-castle"}},
        Rule{QT_TR_NOOP("Trading house"), {"trade-at-trading-house"}},
        Rule{QT_TR_NOOP("Hiring workers"),
             {"one-tile-a-visit", "tile-not-displayed", "tile-off-the-board", "coins-missing"}},
        Rule{QT_TR_NOOP("Buying and selling goods"), {"cubes-only", "cubes-missing"}},
        Rule{QT_TR_NOOP("Board of works"), {"build-at-board-of-works", "goods-missing"}},
        Rule{QT_TR_NOOP("Street sections"),
             {"no-sections-left", "section-not-on-lines", "section-from-milestone", "section-from-joint",
              "section-from-nowhere", "section-meets-street", "section-needs-numbers"}},
        Rule{QT_TR_NOOP("Houses"), {"no-houses-left", "house-taken", "house-needs-street"}},
        Rule{QT_TR_NOOP("Marketplaces"),
             {"no-markets-left", "market-on-milestone", "market-on-market", "market-needs-street"}},
        Rule{QT_TR_NOOP("Bonus tiles"),
             {"offer-open", "bonus-not-offered", "bonus-needs-worker", "bonus-wrong-worker",
              "bonus-worker-taken", "bonus-house-must-take", "house-bonus-needs-worker"}},
        Rule{QT_TR_NOOP("Mill"),
             {"supply-at-mill", "supply-needs-market", "supply-has-sack", "supply-not-adjacent",
              "supply-covered", "supply-two-different", "supply-too-few", "no-sacks-left"}},
        Rule{QT_TR_NOOP("Castle: reducing goods"), {"keep-at-castle", "keep-obligatory", "keep-not-owned"}},
        Rule{QT_TR_NOOP("Castle: covering a worker"),
             {"cover-at-castle", "cover-first", "cover-obligatory", "cover-needs-worker"}},
        Rule{QT_TR_NOOP("What the game does not have"),
             {"players-out-of-range", "seats-not-as-players", "no-such-seat", "no-such-kind",
              "piece-listed-twice", "no-such-place", "no-such-tile", "too-many-slots", "goods-beyond-limit",
              "points-beyond-limit", "over-supply", "bonus-over-supply"}},
        Rule{QT_TR_NOOP("The network of streets"),
             {"start-without-market", "milestone-on-market", "market-without-street", "sack-without-market",
              "milestone-without-two-streets", "junction-without-market", "street-without-milestone",
              "street-between-milestones", "street-loop", "streets-apart", "house-without-street",
              "house-on-bonus-tile"}},
        Rule{QT_TR_NOOP("Worker tiles on a player board"),
             {"tile-in-two-places", "tile-torn", "tile-over-the-edge", "half-on-empty-space",
              "tiles-at-same-spot", "buried-tile-uncovered", "cover-without-worker", "bonus-without-worker",
              "few-tiles"}},
        Rule{QT_TR_NOOP("Goods after the castle"), {"castle-goods", "many-goods"}},
        Rule{QT_TR_NOOP("Display and draw pile"), {"display-not-full", "refill-without-pile", "box-count"}},
        Rule{QT_TR_NOOP("Set-up"),
             {"starting-tiles-left", "built-too-early", "seat-not-fresh", "bushes-out-of-order", "bush-empty",
              "turned-up-out-of-order", "starting-tiles-count", "draft-over", "draft-tiles", "draft-turn"}},
        Rule{QT_TR_NOOP("Course of a turn"),
             {"moves-left", "pawn-elsewhere", "hired-outside-trade", "refill-without-hire",
              "keep-without-need", "nothing-to-cover"}},
        Rule{QT_TR_NOOP("Bonus tiles on offer"),
             {"offer-outside-works", "offer-without-piece", "offer-not-open", "offer-missing"}},
        Rule{QT_TR_NOOP("End of the game"),
             {"target-without-end", "last-tile-without-end", "end-without-cause", "last-turn-over",
              "over-without-end", "over-early", "majority-before-end", "all-spent", "points-without-piece"}},
    };
    const auto found = std::ranges::find_if(rules, [&](const Rule &rule) {
        return std::find(rule.codes.begin(), rule.codes.end(), problemCode) != rule.codes.end();
    });
    return found == rules.end() ? QString() : tr(found->title);
}

} // namespace waystone::milestones
