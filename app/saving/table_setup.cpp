#include "saving/table_setup.h"

#include "core/rng.h"
#include "faces/game_faces.h"
#include "games.h"

#include <cassert>

namespace waystone {

namespace {

/// Seeds are typed in: no more digits than a person copies without a slip. Where draws are secret a seed is as long as
/// can be instead, or else whoever has seen a few could find it by trying them all, and with it the rest.
constexpr std::uint32_t seedLimit = 1'000'000'000;

Result<LaidTable> lay(Table table, std::optional<Seat> first, std::optional<std::uint64_t> seed,
                      std::uint64_t lot)
{
    Rng rng(lot);
    const std::uint64_t drawnSeed = table.secrets == Secrets::curtain ? rng.next() : rng.below(seedLimit);
    const auto seats = static_cast<int>(table.players.size());
    const std::uint32_t drawnSeat = rng.below(static_cast<std::uint32_t>(seats));
    Result<Position> position =
        table.game->from(table.game->start(seats, first.value_or(static_cast<Seat>(drawnSeat))));
    if (!position)
        return position.problems();
    return LaidTable{std::move(table), *position, seed.value_or(drawnSeed)};
}

} // namespace

Table makeTable(std::shared_ptr<const Game> game, std::vector<Player> players, bool allOpen)
{
    const GameFace *face = gameFace(game->id());
    assert(face != nullptr);
    std::shared_ptr<GameWords> words = face->words(game);
    QStringList names;
    for (const Player &player : players)
        names.append(player.name);
    words->setPlayerNames(names);
    const GameKind *kind = games().find(game->id());
    const Secrets secrets = kind == nullptr || !kind->hasSecrets ? Secrets::none
                            : allOpen                            ? Secrets::open
                                                                 : Secrets::curtain;
    return {std::move(game), std::move(words), std::move(players), secrets};
}

Result<LaidTable> layTable(const NewGame &game, const Registry &registry, std::uint64_t lot)
{
    Result<std::shared_ptr<const Game>> made = game.editionText.empty()
                                                   ? registry.make(*game.kind, game.edition, game.rules)
                                                   : game.kind->make(game.editionText, game.rules);
    if (!made)
        return made.problems();
    return lay(makeTable(*made, game.players, game.allOpen), game.first, game.seed, lot);
}

Result<LaidTable> layTableAgain(const Table &table, std::uint64_t lot)
{
    return lay(makeTable(table.game, table.players, table.secrets == Secrets::open), std::nullopt,
               std::nullopt, lot);
}

} // namespace waystone
