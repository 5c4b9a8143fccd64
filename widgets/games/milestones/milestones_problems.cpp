#include "games/milestones/milestones_words.h"

#include "words/general_words.h"
#include "words/problem_arguments.h"

// What the rules have against an action, in sentences that name the rule.

namespace waystone::milestones {

QString MilestonesWords::ownProblemText(const Problem &problem) const
{
    const ProblemArguments is(problem.arguments, this);
    for (const auto text :
         {&MilestonesWords::momentText, &MilestonesWords::boardsText, &MilestonesWords::buildingText,
          &MilestonesWords::existenceText, &MilestonesWords::networkText, &MilestonesWords::tilesText,
          &MilestonesWords::beginningText, &MilestonesWords::turnText, &MilestonesWords::endText}) {
        const QString sentence = (this->*text)(problem.code, is);
        if (!sentence.isEmpty())
            return sentence;
    }
    return general_words::atLine(problem, editionText(problem.code, is));
}

QString MilestonesWords::momentText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "malformed-action")
        return tr("There is no such action.");
    if (code == "game-over")
        return tr("The game is over.");
    if (code == "chance-only")
        return tr("Only chance draws tiles.");
    if (code == "chance-first")
        return tr("Tiles have to be drawn first.");
    if (code == "not-in-the-supply")
        return tr("No bonus tile of this kind is left to be drawn.");
    if (code == "not-in-the-pile")
        return tr("This worker tile is not in the draw pile.");
    if (code == "not-your-turn")
        return tr("It is another player's turn.");
    if (code == "choose-in-draft")
        return tr("Starting tiles are chosen only before the first turn.");
    if (code == "choose-obligatory")
        return tr("A starting tile has to be chosen first.");
    if (code == "trade-at-trading-house")
        return tr("Workers are hired and goods are bought and sold only at the trading house.");
    if (code == "build-at-board-of-works")
        return tr("Street sections, houses and marketplaces are built only at the board of works.");
    if (code == "supply-at-mill")
        return tr("Marketplaces are supplied only at the mill.");
    if (code == "keep-at-castle")
        return tr("Goods are reduced only at the castle.");
    if (code == "cover-at-castle")
        return tr("Workers are covered only at the castle.");
    if (code == "offer-open")
        return tr("First decide about the bonus tile: pick it up or leave it.");
    if (code == "keep-obligatory")
        return tr("At the castle the goods have to be reduced first, to %n, coins included.", nullptr,
                  is.number("goods"));
    if (code == "cover-first")
        return tr("The visit to the castle ends with covering a worker.");
    if (code == "visit-unfinished")
        return tr("The visit has to be finished before the playing piece moves on.");
    if (code == "move-obligatory")
        return tr("Both moves of the turn have to be made.");
    if (code == "cover-obligatory")
        return tr("A worker has to be covered. Only with %n or fewer visible workers may it be left out.",
                  nullptr, is.number("workers"));
    return {};
}

QString MilestonesWords::boardsText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "tile-not-offered")
        return tr("This is none of the starting tiles that are left.");
    if (code == "tile-off-the-board")
        return tr("A worker tile covers two adjacent employment spaces, so it cannot begin on the last one.");
    if (code == "employment-space-taken")
        return tr("A starting tile is placed on two empty employment spaces.");
    if (code == "no-such-space")
        return tr("There is no such space.");
    if (code == "move-past-castle")
        return tr("A move must stop at the castle; it cannot go past.");
    if (code == "one-tile-a-visit")
        return tr("Only one worker tile may be hired in a visit.");
    if (code == "tile-not-displayed")
        return tr("Only a worker tile of the display can be hired.");
    if (code == "coins-missing")
        return tr("%n coin(s) are needed. Coins owned: %1", nullptr, is.number("needed"))
            .arg(is.text("owned"));
    if (code == "cubes-only")
        return tr("Only goods cubes are bought and sold, not coins.");
    if (code == "cubes-missing")
        return tr("Not enough goods cubes of this kind to sell: %1")
            .arg(countedTerm(is.term("good"), is.number("needed")));
    if (code == "keep-not-owned")
        return tr("Only goods that are owned can be kept. Missing: %1")
            .arg(countedTerm(is.term("good"), is.number("needed")));
    if (code == "cover-needs-worker")
        return tr("Only a visible worker can be covered.");
    return {};
}

QString MilestonesWords::buildingText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "goods-missing")
        return tr("Needed: %1. Owned: %2")
            .arg(countedTerm(is.term("good"), is.number("needed")),
                 countedTerm(is.term("good"), is.number("owned")));
    if (code == "no-sections-left")
        return tr("No street section is left in the supply.");
    if (code == "section-not-on-lines")
        return tr("A street section runs along two lines that follow each other.");
    if (code == "section-from-milestone")
        return tr("A street section cannot begin at a milestone.");
    if (code == "section-from-joint")
        return tr("A street section cannot begin at a joint; streets branch off only at marketplaces.");
    if (code == "section-from-nowhere")
        return tr("A street section begins at a marketplace or at the end of a street.");
    if (code == "section-meets-street")
        return tr("A street section cannot touch another street on its way or at its end.");
    if (code == "section-needs-numbers")
        return tr("A street section leads over numbers; the first marketplace is none.");
    if (code == "no-houses-left")
        return tr("No house is left in the supply.");
    if (code == "house-taken")
        return tr("There is a house on this triangle already.");
    if (code == "house-needs-street")
        return tr("A house needs a street along an edge of its triangle.");
    if (code == "house-bonus-needs-worker")
        return tr("A house can be built on a bonus tile only by a player who can pick it up: a visible "
                  "worker without a "
                  "bonus tile is needed. Worker: %1")
            .arg(is.text("worker"));
    if (code == "no-markets-left")
        return tr("No marketplace is left in the supply.");
    if (code == "market-on-milestone")
        return tr("A marketplace covers a number, and a milestone covers this one already.");
    if (code == "market-on-market")
        return tr("There is a marketplace here already.");
    if (code == "market-needs-street")
        return tr("A marketplace is built at the end of a street or at a joint.");
    if (code == "bonus-not-offered")
        return tr("A bonus tile is picked up only when a milestone, a marketplace or a house has just been "
                  "built at its "
                  "triangle.");
    if (code == "bonus-needs-worker")
        return tr("A bonus tile is placed on a visible worker of its kind. Worker: %1")
            .arg(is.text("worker"));
    if (code == "bonus-wrong-worker")
        return tr("The bonus tile belongs to another kind of worker: %1").arg(is.text("worker"));
    if (code == "bonus-worker-taken")
        return tr("This worker bears a bonus tile already.");
    if (code == "bonus-house-must-take")
        return tr("The bonus tile under a house has to be picked up.");
    if (code == "supply-needs-market")
        return tr("Only a marketplace can be supplied.");
    if (code == "supply-has-sack")
        return tr("This marketplace has been supplied already.");
    if (code == "supply-not-adjacent")
        return tr("Only numbers one line away from the marketplace can be chosen.");
    if (code == "supply-covered")
        return tr("Only an uncovered number can be chosen.");
    if (code == "supply-two-different")
        return tr("Two different numbers have to be chosen.");
    if (code == "supply-too-few")
        return tr("Two numbers have to be chosen where there are two.");
    if (code == "no-sacks-left")
        return tr("No flour sack is left in the supply.");
    return {};
}

} // namespace waystone::milestones
