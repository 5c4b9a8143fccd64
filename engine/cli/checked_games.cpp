#include "cli/checked_games.h"

#include "core/json/json.h"

#include <ostream>

namespace waystone::cli {

namespace {

std::string text(const Session &session, PlyId id)
{
    return session.game().positionText(session.game().setup(session.ply(id).position));
}

} // namespace

PlyWatch CheckedGames::begin(std::uint64_t number, std::uint64_t seed)
{
    number_ = number;
    seed_ = seed;
    check_.beginGame(seed);
    return [this](const Session &session, PlyId id) { return holds(session, id); };
}

void CheckedGames::end(Session &session)
{
    if (foundViolation())
        return;
    if (const std::optional<GameCheck::Violation> found = check_.end(session))
        keep(*found, session, session.current());
}

bool CheckedGames::holds(const Session &session, PlyId id)
{
    const Ply &ply = session.ply(id);
    std::optional<GameCheck::Violation> found;
    if (id != 0)
        found =
            check_.ply({session.ply(ply.parent).position, ply.seat, ply.action, ply.position, ply.events});
    if (!found)
        found = check_.position(ply.position);
    if (found)
        keep(*found, session, id);
    return !found;
}

void CheckedGames::keep(const GameCheck::Violation &found, const Session &session, PlyId id)
{
    const Ply &ply = session.ply(id);
    violation_ = "broken in game " + std::to_string(number_) + ", seed " + std::to_string(seed_) + ", ply " +
                 std::to_string(ply.depth) + ": " + std::string(found.invariant) + ": " + found.what + '\n';
    if (id != 0)
        violation_ += "before " + text(session, ply.parent) + "\naction " +
                      (ply.seat == chanceSeat ? "chance" : std::to_string(ply.seat)) + ' ' +
                      session.game().notation(ply.action) + '\n';
    violation_ += "position " + text(session, id) + '\n';
}

void CheckedGames::print(std::ostream &out) const
{
    if (foundViolation())
        out << violation_;
    else
        out << "every invariant held: " << check_.plies() << " plies, " << check_.samples()
            << " positions in full\n";
}

Json CheckedGames::json() const
{
    return {{"plies", check_.plies()}, {"positions", check_.samples()}};
}

} // namespace waystone::cli
