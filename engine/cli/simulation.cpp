#include "cli/simulation.h"

#include "core/json/json.h"

#include <algorithm>
#include <iomanip>
#include <numeric>
#include <ostream>
#include <string_view>

namespace waystone::cli {

namespace {

constexpr int nameWidth = 10;
constexpr int width = 10;

void printRow(std::ostream &out, const std::string &name, const std::vector<int> &values)
{
    const auto [least, most] = std::ranges::minmax(values);
    const double mean =
        std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    out << std::left << std::setw(nameWidth) << name << std::right << std::fixed << std::setprecision(2)
        << std::setw(width) << mean << std::setw(width) << least << std::setw(width) << most;
}

Json rangeJson(const std::vector<int> &values)
{
    const auto [least, most] = std::ranges::minmax(values);
    return {{"sum", std::accumulate(values.begin(), values.end(), std::int64_t{0})},
            {"least", least},
            {"most", most}};
}

bool beginsTurn(const Ply &ply)
{
    return std::ranges::any_of(ply.events,
                               [](const Event &event) { return event.kind == Event::Kind::turnBegan; });
}

} // namespace

int turnsOf(const Session &session)
{
    const std::vector<PlyId> line = session.lineTo(session.current());
    return static_cast<int>(
        std::ranges::count_if(line, [&](PlyId id) { return beginsTurn(session.ply(id)); }));
}

void Simulation::add(const Session &session)
{
    const Score score = session.game().score(session.position());
    plies_.push_back(session.ply(session.current()).depth);
    turns_.push_back(turnsOf(session));
    for (std::size_t seat = 0; seat < seats_; ++seat)
        bySeat_[seat].points.push_back(score.totals[seat]);
    if (!session.game().actors(session.position()).isOver())
        return;
    ++finished_;
    const auto winners = std::ranges::count(score.ranks, 1);
    for (std::size_t seat = 0; seat < seats_; ++seat) {
        if (score.ranks[seat] == 1)
            ++(winners == 1 ? bySeat_[seat].wins : bySeat_[seat].shared);
    }
}

void Simulation::print(std::ostream &out) const
{
    out << "games " << plies_.size() << ", finished " << finished_ << '\n';
    out << std::setw(nameWidth) << "" << std::setw(width) << "mean" << std::setw(width) << "least"
        << std::setw(width) << "most" << std::setw(width) << "wins" << std::setw(width) << "shared" << '\n';
    printRow(out, "plies", plies_);
    out << '\n';
    printRow(out, "turns", turns_);
    out << '\n';
    for (std::size_t seat = 0; seat < seats_; ++seat) {
        const OfSeat &row = bySeat_[seat];
        printRow(out, "seat " + std::to_string(seat), row.points);
        out << std::setw(width) << row.wins << std::setw(width) << row.shared << '\n';
    }
}

Json Simulation::json() const
{
    Json seats = Json::array();
    for (const OfSeat &seat : bySeat_)
        seats.push_back({{"points", rangeJson(seat.points)}, {"wins", seat.wins}, {"shared", seat.shared}});
    return {{"games", plies_.size()},
            {"finished", finished_},
            {"plies", rangeJson(plies_)},
            {"turns", rangeJson(turns_)},
            {"seats", std::move(seats)}};
}

namespace {

/// Plays with what `act` does for the seats, until the game is over or the turn after `mostTurns` begins.
template <class Act>
void playOn(Session &session, int mostTurns, const std::stop_token &stop, const PlyWatch &watch,
            const Act &act)
{
    const Game &game = session.game();
    const auto goesOn = [&](PlyId id) { return !watch || watch(session, id); };
    int turns = 0;
    if (!goesOn(session.current()))
        return;
    while (!stop.stop_requested()) {
        const Actors actors = game.actors(session.position());
        if (actors.isOver())
            return;
        PlyId before = session.current();
        if (actors.isChance())
            session.playChance();
        else
            act(actors);
        while (++before <= session.current()) {
            if (!goesOn(before))
                return;
            turns += beginsTurn(session.ply(before)) ? 1 : 0;
        }
        if (turns > mostTurns)
            return;
    }
}

} // namespace

void playAtRandom(Session &session, Rng &chooser, int mostTurns, const std::stop_token &stop,
                  const PlyWatch &watch)
{
    playOn(session, mostTurns, stop, watch, [&](const Actors &actors) {
        // Of several seats that may act, any one is first.
        std::vector<Seat> seats;
        for (Seat seat = 0; seat < maxSeats; ++seat)
            if (actors.includes(seat))
                seats.push_back(seat);
        const Seat seat = seats[chooser.below(static_cast<std::uint32_t>(seats.size()))];
        const std::vector<Action> legal = session.game().legal(session.position(), seat);
        session.play(seat, legal[chooser.below(static_cast<std::uint32_t>(legal.size()))]);
    });
}

void playWithBots(Session &session, std::span<Bot *const> bots, Rng &chooser, int mostTurns,
                  const std::stop_token &stop, const PlyWatch &watch)
{
    playOn(session, mostTurns, stop, watch, [&](const Actors &actors) {
        const Game &game = session.game();
        const Seat seat = actors.first();
        Rng ownChooser(chooser.next());
        session.play(seat,
                     bots[seat]->choose(game, game.view(session.position(), seat), seat, ownChooser, stop));
    });
}

} // namespace waystone::cli
