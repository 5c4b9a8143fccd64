#include "milestones/positions/repairs.h"
#include "milestones/positions/setup_edit.h"
#include "milestones/rules/queries.h"
#include "milestones/words/codes.h"
#include "milestones/words/terms.h"

#include <algorithm>
#include <numeric>

namespace waystone::milestones {

namespace {

/// The list of pieces of this name; null if there is none.
std::vector<std::uint8_t> *listOf(Setup &setup, std::string_view what)
{
    if (what == term::street)
        return &setup.streets;
    if (what == term::milestone)
        return &setup.milestones;
    if (what == term::market)
        return &setup.markets;
    if (what == term::sack)
        return &setup.sacks;
    return what == term::house ? &setup.houses : nullptr;
}

/// Those streets that close a loop when the streets are laid one by one.
std::vector<std::uint8_t> closingStreets(const Board &board, const std::vector<std::uint8_t> &streets)
{
    std::vector<std::size_t> root(board.vertices.size());
    std::iota(root.begin(), root.end(), std::size_t{0});
    const auto rootOf = [&root](std::size_t at) {
        while (root[at] != at)
            at = root[at];
        return at;
    };
    std::vector<std::uint8_t> closing;
    for (const std::uint8_t street : streets) {
        const std::size_t one = rootOf(board.edges[street][0]);
        const std::size_t other = rootOf(board.edges[street][1]);
        if (one == other)
            closing.push_back(street);
        root[one] = other;
    }
    return closing;
}

/// A milestone and the streets that touch it.
void removeSection(const Board &board, Setup &setup, int milestone)
{
    edit::drop(setup.milestones, milestone);
    for (const Step &step : board.steps[static_cast<std::size_t>(milestone)])
        edit::drop(setup.streets, step.edge);
}

} // namespace

void Repairs::network()
{
    if (is(problem::overSupply)) {
        const int surplus = number("found") - number("maximum");
        propose(fix::removeSurplus,
                [&](Setup &setup) {
                    if (auto *list = listOf(setup, term("what")))
                        list->resize(list->size() - static_cast<std::size_t>(surplus));
                },
                {*problem_.argument("what"), {"count", surplus}});
    }
    const auto putMarket = [this] {
        propose(fix::putMarket, [this](Setup &setup) { edit::add(setup.markets, at()); });
    };
    const auto removeMarket = [this] {
        propose(fix::removeMarket, [this](Setup &setup) {
            edit::drop(setup.markets, at());
            edit::drop(setup.sacks, at());
        });
    };
    const auto removeMilestone = [this] {
        propose(fix::removeMilestone, [this](Setup &setup) { edit::drop(setup.milestones, at()); });
    };
    if (is(problem::startWithoutMarket))
        putMarket();
    if (is(problem::milestoneOnMarket)) {
        removeMilestone();
        removeMarket();
    }
    if (is(problem::marketWithoutStreet))
        removeMarket();
    if (is(problem::sackWithoutMarket)) {
        putMarket();
        propose(fix::removeSack, [this](Setup &setup) { edit::drop(setup.sacks, at()); });
    }
    if (is(problem::milestoneWithoutTwoStreets)) {
        removeMilestone();
        propose(fix::removeSection, [this](Setup &setup) { removeSection(board_, setup, at()); });
    }
    if (is(problem::junctionWithoutMarket))
        putMarket();
    if (is(problem::streetWithoutMilestone)) {
        for (const std::uint8_t end : board_.edges[static_cast<std::size_t>(at())])
            propose(fix::putMilestone, [end](Setup &setup) { edit::add(setup.milestones, end); },
                    {{"place", place(Area::vertex, end)}});
        propose(fix::removeStreet, [this](Setup &setup) { edit::drop(setup.streets, at()); });
    }
    if (is(problem::streetBetweenMilestones)) {
        propose(fix::removeStreet, [this](Setup &setup) { edit::drop(setup.streets, at()); });
        for (const std::uint8_t end : board_.edges[static_cast<std::size_t>(at())])
            propose(fix::removeSection, [this, end](Setup &setup) { removeSection(board_, setup, end); },
                    {{"place", place(Area::vertex, end)}});
    }
    if (is(problem::streetLoop))
        propose(fix::removeStreetsOfLoop, [this](Setup &setup) {
            for (const std::uint8_t street : closingStreets(board_, setup_.streets))
                edit::drop(setup.streets, street);
        });
    if (is(problem::streetsApart))
        propose(fix::removeStreetsApart, [this](Setup &setup) {
            for (const Place &where : problem_.places) {
                edit::drop(setup.streets, where.index);
                for (const std::uint8_t end : board_.edges[where.index])
                    edit::drop(setup.milestones, end);
            }
        });
    if (is(problem::houseWithoutStreet) || is(problem::houseOnBonusTile))
        propose(fix::removeHouse, [this](Setup &setup) { edit::drop(setup.houses, at()); });
    if (is(problem::houseOnBonusTile))
        propose(fix::removeBonusTile,
                [this](Setup &setup) { setup.bonusOn[board_.bushOf[static_cast<std::size_t>(at())]] = 0; });
}

} // namespace waystone::milestones
