#pragma once

#include "core/edition/edition_info.h"
#include "core/edition/source_mark.h"
#include "core/result.h"
#include "milestones/rules/board.h"
#include "milestones/rules/kinds.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace waystone::milestones {

inline constexpr int maxPlayers = 4;
inline constexpr int maxTiles = 63; ///< tiles are bits of a word in State
inline constexpr int maxDisplay = 8;
inline constexpr int maxStartingTiles = 12;

struct Worker {
    Good kind = Good::stone; ///< the good it gives
    std::uint8_t number = 0; ///< 1 to 8

    friend bool operator==(const Worker &, const Worker &) = default;
};

/// One rigid piece with two workers, left and right.
struct WorkerTile {
    std::array<Worker, 2> workers;

    friend bool operator==(const WorkerTile &, const WorkerTile &) = default;
};

/// The printed data of one edition. Everything is a fact of a data file; limits are checked by the loader.
struct Edition {
    EditionInfo info;

    // By number of players; the entries 0 and 1 are unused.
    std::array<int, maxPlayers + 1> startingTiles{};
    std::array<int, maxPlayers + 1> targets{};

    int streetPieces = 0;
    int milestones = 0;
    int markets = 0; ///< the one that starts on the board included
    int houses = 0;
    int sacks = 0;
    int display = 0;
    int startingCoins = 0;

    Goods sectionCost{};
    Goods houseCost{};
    Goods marketCost{};
    Goods sackCost{};
    int tileCost = 0;      ///< coins for a worker tile
    int cubeCost = 0;      ///< coins for a bought cube
    int cubesForACoin = 0; ///< cubes sold for one coin; 2 is the only number that the actions can spell

    int goodsKept = 0;     ///< at the castle
    int workersSpared = 0; ///< with so many visible workers or fewer, none has to be covered

    int bonusTilePoints = 0;
    int bonusWorkerPoints = 0;
    int income = 0;
    int sackCoins = 0;
    int majorityAlone = 0;
    int majorityTied = 0;
    int workerValue = 0;
    int bonusWorkerValue = 0;

    std::vector<WorkerTile> tiles;
    std::array<int, goodKinds> bonusTiles{}; ///< by kind of worker
    Board board;
    std::vector<SourceMark> sources; ///< in the order of the file's groups, a group before its items
};

/// Every code, beside those of files, with which an edition is refused.
[[nodiscard]] std::span<const std::string_view> editionProblemCodes();

/// Reads an edition file (resources/formats.md). Problems have line and column.
[[nodiscard]] Result<Edition> readEdition(std::string_view text);

} // namespace waystone::milestones
