#include "session/table_snapshot.h"

#include <algorithm>
#include <iterator>

namespace waystone {

namespace {

/// What every game calls its points (Tally::what).
constexpr std::string_view points = "points";

/// All open: what belongs to a seat is shown as that seat sees it.
void openHands(TableSnapshot &shown, const Position &position)
{
    const Game &game = *shown.game;
    for (Seat seat = 0; seat < shown.seats; ++seat) {
        const SeatView own = game.view(position, seat);
        const auto isTheirs = [seat](const auto &thing) { return thing.owner == seat; };
        std::erase_if(shown.pieces, isTheirs);
        std::ranges::copy_if(game.pieces(own), std::back_inserter(shown.pieces), isTheirs);
        std::erase_if(shown.tallies, isTheirs);
        std::ranges::copy_if(game.tallies(own), std::back_inserter(shown.tallies), isTheirs);
    }
}

void listActions(TableSnapshot &shown, const Position &position)
{
    const Seat acting = shown.screen.acting;
    shown.maySuggest = shown.personsToAct.size() > 1 && !choosesInSecret(*shown.game, position, acting);
    for (const Action action : shown.game->legal(position, acting))
        shown.legal.push_back({action, shown.game->routes(position, acting, action)});
}

} // namespace

void showAsPast(TableSnapshot &shown)
{
    shown.isPast = true;
    shown.legal.clear();
    shown.personsToAct.clear();
    shown.maySuggest = false;
}

void showAsTold(TableSnapshot &shown, const ToldSoFar &told)
{
    const ToldCategory &category = told.category();
    shown.told = told;
    shown.score = {{}, category.totals, {}, {}};
    shown.sheets.clear();
    for (const Piece &piece : category.pieces) {
        const auto last = std::ranges::find(shown.pieces, piece.id, &Piece::id);
        if (last != shown.pieces.end())
            *last = piece;
    }
    for (Tally &tally : shown.tallies)
        if (tally.what == points && tally.owner < category.totals.size())
            tally.amount = category.totals[tally.owner];
}

TableSnapshot snapshotOf(const Table &table, const Position &position, PlyId ply, const Screen &screen)
{
    const Game &game = *table.game;
    TableSnapshot shown;
    shown.game = table.game;
    shown.words = table.words;
    shown.players = table.players;
    shown.seats = game.seats(position);
    shown.ply = ply;
    shown.screen = screen;
    shown.actors = game.actors(position);
    shown.personsToAct = personsToAct(game, position, table);
    shown.view = game.view(position, screen.watching);
    shown.places = game.places(shown.seats);
    shown.pieces = game.pieces(shown.view);
    shown.tallies = game.tallies(shown.view);
    if (table.secrets == Secrets::open)
        openHands(shown, position);
    shown.score = game.score(position);
    shown.sheets = game.breakdown(position);
    const Seat acting = screen.acting;
    if (acting != nobody || shown.actors.isOver())
        shown.prompt = game.prompt(position, acting);
    if (acting < shown.seats && table.players[acting].isPerson())
        listActions(shown, position);
    return shown;
}

} // namespace waystone
