#include "province/rules.h"
#include "province/rules/queries.h"
#include "province/words/terms.h"

#include <algorithm>

namespace waystone::province {

namespace {

bool is(Place where, Area area)
{
    return where.area == static_cast<std::uint8_t>(area);
}

template <std::size_t Count>
int indexIn(const std::array<std::string_view, Count> &names, std::string_view name)
{
    return static_cast<int>(std::ranges::find(names, name) - names.begin());
}

bool isWorkerPiece(const Piece &piece)
{
    return piece.kind == term::worker || piece.kind == term::movedWorker;
}

/// Of an Area::worker place.
int workerAt(Place where)
{
    return where.index % maxWorkers;
}

/// The worker that this piece is, or `none`. Of the green ones and of the sailors one that is in the reserve, if there is
/// one, that of the place if there is one.
int workerFor(const Edition &edition, const Setup &setup, std::string_view variant, Place where)
{
    const auto isFree = [&](int worker) {
        const auto index = static_cast<std::size_t>(worker);
        return index < setup.workers.size() && worker < workersOf(edition) &&
               workerNames[static_cast<std::size_t>(workerKindOf(worker))] == variant &&
               setup.workers[index].at == reserve;
    };
    if (is(where, Area::worker))
        return isFree(workerAt(where)) ? workerAt(where) : none;
    for (int worker = 0; worker < workersOf(edition); ++worker)
        if (isFree(worker))
            return worker;
    return none;
}

/// A zone, or the place of a worker in one.
bool isOnCycle(const Edition &edition, Place where)
{
    if (where.owner != nobody)
        return false;
    if (is(where, Area::worker))
        return where.index < zones * maxWorkers && workerAt(where) < workersOf(edition);
    return is(where, Area::zone) && where.index < zones;
}

int zoneOf(Place where)
{
    return is(where, Area::worker) ? where.index / maxWorkers : where.index;
}

/// The structure of a place where tokens lie, or `none`.
int structureAt(Place where)
{
    if (where.owner != nobody)
        return none;
    if (is(where, Area::structure) && where.index < structures)
        return where.index;
    if (is(where, Area::token) && where.index < structures * maxPlayers)
        return where.index / maxPlayers;
    return none;
}

} // namespace

Setup Province::empty(int seats) const
{
    Setup setup = start(seats, 0);
    setup.phase = Phase::work;
    return setup;
}

std::vector<PaletteEntry> Province::palette(const Setup &setup) const
{
    std::vector<PaletteEntry> palette;
    const auto add = [&palette](EditPiece piece, std::optional<int> left) {
        palette.push_back({piece, left, {{0, {}, piece.kind, piece.variant, piece.owner, 0, 0}}});
    };
    const auto inReserve = [&](WorkerKind kind) {
        int count = 0;
        for (std::size_t worker = 0; worker < setup.workers.size(); ++worker)
            count += workerKindOf(static_cast<int>(worker)) == kind && setup.workers[worker].at == reserve;
        return count;
    };
    for (const WorkerKind kind : {WorkerKind::green, WorkerKind::yellow, WorkerKind::orange})
        add({term::worker, workerNames[static_cast<std::size_t>(kind)]}, inReserve(kind));
    for (Seat seat = 0; seat < maxPlayers; ++seat)
        add({term::worker, workerNames[static_cast<std::size_t>(WorkerKind::sailor)], seat},
            inReserve(WorkerKind::sailor));
    for (Seat seat = 0; seat < maxPlayers; ++seat) {
        const auto built = std::ranges::count_if(setup.builders, [seat](const std::vector<Seat> &builders) {
            return std::ranges::find(builders, seat) != builders.end();
        });
        add({term::structureToken, {}, seat}, std::max(0, edition_.tokens - static_cast<int>(built)));
    }
    for (std::size_t goal = 0; goal < goals; ++goal)
        add({term::goalToken, goalNames[goal]}, setup.goalPlace[goal] == GoalPlace::unseen ? 1 : 0);
    add({term::lenderCoin}, setup.lender ? 0 : 1);
    return palette;
}

std::optional<EditPiece> Province::taken(const Setup &, const Piece &lying) const
{
    if (isWorkerPiece(lying))
        return EditPiece{term::worker, lying.variant, lying.owner};
    if (lying.kind == term::structureToken)
        return EditPiece{term::structureToken, {}, lying.owner};
    if (lying.kind == term::goalToken && !lying.variant.empty())
        return EditPiece{term::goalToken, lying.variant};
    if (lying.kind == term::lenderCoin)
        return EditPiece{term::lenderCoin};
    return std::nullopt; // coins and ships are fields, the goals of the pile lie face down
}

bool Province::accepts(const Setup &setup, Place where, const EditPiece &piece) const
{
    if (piece.kind == term::worker)
        return isOnCycle(edition_, where) && workerFor(edition_, setup, piece.variant, where) != none;
    if (piece.kind == term::structureToken) {
        const int structure = structureAt(where);
        if (structure == none || piece.owner >= maxPlayers)
            return false;
        const auto &builders = setup.builders[static_cast<std::size_t>(structure)];
        return std::ranges::find(builders, piece.owner) == builders.end();
    }
    if (piece.kind == term::goalToken) {
        const int goal = indexIn(goalNames, piece.variant);
        if (goal == goals)
            return false;
        return (is(where, Area::goal) && where.owner == nobody && where.index == 0) ||
               (is(where, Area::discard) && where.owner == nobody && where.index == goal) ||
               (is(where, Area::wonGoal) && where.owner < maxPlayers && where.index == goal);
    }
    return piece.kind == term::lenderCoin && is(where, Area::lenderCoin) && where.owner < maxPlayers &&
           where.index == 0;
}

Setup Province::put(const Setup &setup, Place where, const EditPiece &piece) const
{
    Setup changed = setup;
    if (!accepts(setup, where, piece))
        return changed;
    if (piece.kind == term::worker) {
        const int worker = workerFor(edition_, setup, piece.variant, where);
        SetupWorker &put = changed.workers[static_cast<std::size_t>(worker)];
        put = {static_cast<std::uint8_t>(zoneOf(where)), worker < firstSailor ? nobody : piece.owner, false};
    } else if (piece.kind == term::structureToken) {
        auto &builders = changed.builders[static_cast<std::size_t>(structureAt(where))];
        // The place nearer to the board is that of who built it first.
        const bool isFirst = is(where, Area::token) && where.index % maxPlayers == 0;
        builders.insert(isFirst ? builders.begin() : builders.end(), piece.owner);
    } else if (piece.kind == term::goalToken) {
        const auto goal = static_cast<std::size_t>(indexIn(goalNames, piece.variant));
        if (is(where, Area::goal))
            std::ranges::replace(changed.goalPlace, GoalPlace::shown, GoalPlace::unseen);
        changed.goalPlace[goal] = is(where, Area::goal)      ? GoalPlace::shown
                                  : is(where, Area::discard) ? GoalPlace::discarded
                                  : where.owner == 0         ? GoalPlace::wonByFirstSeat
                                                             : GoalPlace::wonBySecondSeat;
    } else {
        changed.lender = where.owner;
    }
    return changed;
}

Setup Province::remove(const Setup &setup, const Piece &lying) const
{
    Setup changed = setup;
    const Place where = lying.place;
    if (isWorkerPiece(lying) && is(where, Area::worker)) {
        if (const auto worker = static_cast<std::size_t>(workerAt(where)); worker < setup.workers.size())
            changed.workers[worker] = {};
    } else if (lying.kind == term::structureToken && structureAt(where) != none) {
        std::erase(changed.builders[static_cast<std::size_t>(structureAt(where))], lying.owner);
    } else if (lying.kind == term::goalToken && !lying.variant.empty()) {
        if (const int goal = indexIn(goalNames, lying.variant); goal < goals)
            changed.goalPlace[static_cast<std::size_t>(goal)] = GoalPlace::unseen;
    } else if (lying.kind == term::lenderCoin) {
        changed.lender.reset();
    }
    return changed;
}

} // namespace waystone::province
