#include "province/positions/repairs.h"

#include "province/positions/editing_terms.h"
#include "province/positions/soundness.h"
#include "province/rules/queries.h"
#include "province/words/codes.h"
#include "province/words/names.h"

#include <algorithm>
#include <array>

namespace waystone::province {

namespace {

/// Whatever the setup speaks of exists from now on.
void tidy(const Province &rules, Setup &setup)
{
    const Edition &edition = rules.edition();
    if (setup.turn >= maxPlayers)
        setup.turn = 0;
    if (setup.lender && *setup.lender >= maxPlayers)
        setup.lender.reset();
    if (setup.phase > Phase::over)
        setup.phase = Phase::work;
    if (setup.resume > Phase::over)
        setup.resume = Phase::work;
    if (setup.end > End::goals)
        setup.end = End::notYet;
    if (setup.ships > Ships::black)
        setup.ships = Ships::unrolled;
    std::array<int, maxPlayers> tokens{};
    for (std::vector<Seat> &builders : setup.builders) {
        std::vector<Seat> kept;
        for (const Seat seat : builders)
            if (seat < maxPlayers && std::ranges::find(kept, seat) == kept.end() &&
                tokens[seat] < edition.tokens) {
                kept.push_back(seat);
                ++tokens[seat];
            }
        builders = std::move(kept);
    }
    const auto known = setup.workers.size();
    setup.workers.resize(static_cast<std::size_t>(workersOf(edition)));
    for (std::size_t worker = known; worker < greenWorkers; ++worker)
        setup.workers[worker].at = static_cast<std::uint8_t>(worker);
    for (SetupWorker &worker : setup.workers) {
        if (worker.at > reserve)
            worker.at = reserve;
        if (worker.seat != nobody && worker.seat >= maxPlayers)
            worker.seat = nobody;
    }
    bool isShown = false;
    for (GoalPlace &at : setup.goalPlace) {
        if (at > GoalPlace::discarded || (at == GoalPlace::shown && isShown))
            at = GoalPlace::unseen;
        isShown = isShown || at == GoalPlace::shown;
    }
    int coins = rules.totalCoins();
    for (std::uint8_t &held : setup.coins) {
        held = static_cast<std::uint8_t>(std::min<int>(held, coins));
        coins -= held;
    }
}

int indexIn(std::span<const std::string_view> names, std::string_view term)
{
    return static_cast<int>(std::ranges::find(names, term) - names.begin());
}

} // namespace

Repairs::Repairs(const Province &rules, const Setup &setup, const Problem &problem)
    : RepairsOf(setup, problem), rules_(rules)
{}

Seat Repairs::seat() const
{
    return static_cast<Seat>(number("seat"));
}

int Repairs::structure(std::string_view argument) const
{
    return indexIn(structureNames, term(argument));
}

int Repairs::goal() const
{
    return indexIn(goalNames, term("goal"));
}

std::size_t Repairs::worker() const
{
    const Place where = problem_.places.front();
    return static_cast<Area>(where.area) == Area::reserve ? where.index : where.index % maxWorkers;
}

void Repairs::proposePhase(Phase phase)
{
    propose(fix::setPhase,
            [phase](Setup &setup) {
                setup.phase = phase;
                setup.resume = Phase::work;
            },
            {{"phase", Term{std::string(term::phaseTerms[static_cast<std::size_t>(phase)])}}});
}

/// The seat that the problem names builds what it names.
void Repairs::proposeBuilding(std::string_view argument)
{
    const auto what = static_cast<std::size_t>(structure(argument));
    propose(fix::buildStructure, [&](Setup &setup) { setup.builders[what].push_back(seat()); },
            {{"seat", seat()}, {"structure", Term{std::string(structureNames[what])}}});
}

void Repairs::existence()
{
    static constexpr auto codes = std::to_array<std::string_view>(
        {problem::noSuchSeat, problem::noSuchZone, problem::noSuchKind, problem::workersNotAsEdition,
         problem::coinsBeyondSupply, problem::builtTwice, problem::tokensBeyondSupply, problem::goalsShown});
    if (isOneOf(codes))
        propose(fix::leaveOutWhatIsNotThere, [this](Setup &setup) { tidy(rules_, setup); });
}

std::vector<FixOf<Setup>> Repairs::proposals()
{
    existence();
    workers();
    builtStructures();
    loan();
    turn();
    goalTokens();
    end();
    return takeProposals();
}

std::vector<FindingOf<Setup>> Province::problems(const Setup &setup) const
{
    return withFixes(
        setup, soundnessCodes(), [this](const Setup &any) { return checkSetup(*this, any); },
        [this](const Setup &any, const Problem &problem) {
            return Repairs(*this, any, problem).proposals();
        });
}

std::span<const std::string_view> Province::fixCodes()
{
    static constexpr auto codes = std::to_array<std::string_view>({
        fix::leaveOutWhatIsNotThere,
        // Workers
        fix::putWorkerOnCycle,
        fix::removeWorker,
        fix::workerOfNobody,
        fix::hiredBy,
        fix::notMoved,
        // Structures and loan
        fix::buildStructure,
        fix::removeStructure,
        fix::setShips,
        fix::returnLenderCoin,
        fix::returnBorrowed,
        fix::returnAllBorrowed,
        // Turn
        fix::setPhase,
        fix::clearLabor,
        fix::setLabor,
        fix::setLaborGained,
        fix::nothingBuilt,
        fix::builtOnly,
        fix::nothingHired,
        fix::goOnWithWork,
        // Goals
        fix::turnUpGoal,
        fix::goalWonBy,
        fix::discardGoal,
        fix::goalNotSeen,
        // End
        fix::endTriggered,
        fix::endNotTriggered,
    });
    return codes;
}

} // namespace waystone::province
