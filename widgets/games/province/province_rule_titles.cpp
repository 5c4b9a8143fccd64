#include "games/province/province_words.h"

#include <algorithm>
#include <array>
#include <vector>

// The rules that problems break, by their short titles.

namespace waystone::province {

namespace {

struct Rule {
    const char *title;
    std::vector<std::string_view> codes;
};

} // namespace

QString ProvinceWords::ownRuleTitle(std::string_view problemCode) const
{
    static const std::array rules{
        Rule{QT_TR_NOOP("Order of play"), {"malformed-action", "game-over", "not-your-turn"}},
        Rule{QT_TR_NOOP("Goals and ships: chance"), {"chance-only", "chance-first", "goal-not-in-the-pile"}},
        Rule{QT_TR_NOOP("Work phase"),
             {"work-is-over", "work-obligatory", "no-worker-there", "worker-in-reserve", "worker-has-moved",
              "all-have-moved", "one-worker-left"}},
        Rule{QT_TR_NOOP("Access to workers"),
             {"yellow-needs-camp", "orange-needs-village", "sailor-of-opponent"}},
        Rule{QT_TR_NOOP("Spend phase"), {"work-first", "labor-missing", "coins-missing"}},
        Rule{QT_TR_NOOP("Building a structure"),
             {"built-already", "one-structure-a-turn", "structure-needed"}},
        Rule{QT_TR_NOOP("Harbor and sailors"),
             {"hire-needs-harbor", "harbor-not-working-yet", "hire-needs-mixed-ships", "one-sailor-a-turn",
              "no-sailors-left"}},
        Rule{QT_TR_NOOP("Grind"), {"bank-empty"}},
        Rule{QT_TR_NOOP("Union"), {"union-needed"}},
        Rule{QT_TR_NOOP("Loan"),
             {"no-loan", "borrow-needs-lender", "borrow-holds-coin", "borrow-not-built",
              "borrow-own-structure", "borrow-again"}},
        Rule{QT_TR_NOOP("What the game does not have"),
             {"no-such-seat", "no-such-zone", "no-such-structure", "no-such-kind", "workers-not-as-edition"}},
        Rule{QT_TR_NOOP("Coins and the supply"), {"coins-beyond-supply"}},
        Rule{QT_TR_NOOP("Workers on the work cycle"),
             {"green-worker-missing", "worker-without-structure", "worker-missing", "worker-with-seat",
              "sailor-without-seat", "sailor-in-reserve", "sailor-without-harbor", "sailor-without-access",
              "moved-outside-turn", "moved-from-reserve", "moved-without-access"}},
        Rule{QT_TR_NOOP("Structures and their points"),
             {"built-twice", "tokens-beyond-supply", "structure-without-needed"}},
        Rule{QT_TR_NOOP("The ships"), {"ships-not-rolled", "ships-rolled-early", "roll-without-harbor"}},
        Rule{QT_TR_NOOP("The loan and its coin"),
             {"lender-coin-without-lender", "borrowed-without-coin", "borrowed-outside-turn",
              "borrowed-without-lender", "borrowed-not-built", "borrowed-own", "borrowed-several",
              "coin-without-borrowed"}},
        Rule{QT_TR_NOOP("Course of a turn"),
             {"nothing-moved", "labor-outside-turn", "labor-beyond-gain", "built-outside-spend",
              "built-now-not-owned", "hired-outside-spend", "hired-without-sailor", "resume-without-reveal",
              "resume-nothing"}},
        Rule{QT_TR_NOOP("The goals"),
             {"goals-shown", "reveal-with-goal", "reveal-without-goals", "goal-not-revealed",
              "goal-not-taken", "goal-undeserved"}},
        Rule{QT_TR_NOOP("End of the game"),
             {"structures-without-end", "types-without-end", "goals-without-end", "end-without-cause",
              "end-not-carried-out", "over-without-end", "last-turn-over"}},
    };
    const auto found = std::ranges::find_if(rules, [&](const Rule &rule) {
        return std::find(rule.codes.begin(), rule.codes.end(), problemCode) != rule.codes.end();
    });
    return found == rules.end() ? QString() : tr(found->title);
}

} // namespace waystone::province
