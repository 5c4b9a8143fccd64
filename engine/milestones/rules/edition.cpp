#include "milestones/rules/edition.h"

#include "core/edition/edition_file.h"
#include "milestones/rules/board_reader.h"
#include "milestones/words/codes.h"

#include <algorithm>
#include <numeric>

namespace waystone::milestones {

namespace {

// Beyond these a position would not fit into State, or a player's goods into a byte.
constexpr int maxSupply = 96;
constexpr int maxSacks = 24;
constexpr int maxCost = 9;
constexpr int maxPoints = 50;
constexpr int maxCoins = 3;
constexpr int maxTarget = 999;
constexpr int maxBonusTiles = 32;

class EditionReader {
public:
    explicit EditionReader(EditionFile &file) : file_(file) {}

    Edition read()
    {
        edition_.info = readEditionInfo(file_.whole(), "milestones");
        readByPlayers("startingTiles", edition_.startingTiles,
                      [](int players) { return std::pair(2 * players, maxStartingTiles); });
        readByPlayers("targets", edition_.targets, [](int) { return std::pair(1, maxTarget); });
        readCastle();
        readSupply();
        readCosts();
        readPoints();
        readTiles();
        readBonusTiles();
        readBoardGroup();
        return std::move(edition_);
    }

private:
    void readByPlayers(std::string_view key, std::array<int, maxPlayers + 1> &values, auto limits)
    {
        JsonReader object = file_.group(key);
        JsonReader byPlayers = object["byPlayers"];
        for (int players = 2; players <= maxPlayers; ++players) {
            const auto [minimum, maximum] = limits(players);
            values[static_cast<std::size_t>(players)] =
                static_cast<int>(byPlayers[std::to_string(players)].integer(minimum, maximum));
        }
        byPlayers.rejectUnknownKeys();
        object.rejectUnknownKeys();
    }

    void readCastle()
    {
        JsonReader object = file_.group("castle");
        edition_.goodsKept = number(object, "goodsKept", 3, 3); // Verb::keep spells three goods
        edition_.workersSpared = number(object, "workersSpared", 0, employmentSpaces);
        object.rejectUnknownKeys();
    }

    void readSupply()
    {
        JsonReader object = file_.group("supply");
        edition_.streetPieces = number(object, "streetPieces", 0, 2 * maxSupply);
        JsonReader milestones = object["milestones"];
        edition_.milestones = static_cast<int>(milestones.integer(0, maxSupply));
        if (!milestones.isAbsent() && edition_.milestones * 2 != edition_.streetPieces)
            milestones.problem(edition_problem::milestonesNotHalf,
                               {{"found", edition_.milestones}, {"streetPieces", edition_.streetPieces}});
        edition_.markets = number(object, "markets", 1, maxSupply);
        edition_.houses = number(object, "houses", 0, maxTriangles);
        edition_.sacks = number(object, "sacks", 0, maxSacks);
        edition_.display = number(object, "display", 1, maxDisplay);
        edition_.startingCoins = number(object, "startingCoins", 0, edition_.goodsKept);
        object.rejectUnknownKeys();
    }

    Goods readGoods(JsonReader &object, std::string_view key)
    {
        JsonReader cost = object[key];
        Goods goods{};
        for (std::size_t kind = 0; kind < goodKinds; ++kind)
            if (auto amount = cost.optional(goodNames[kind]))
                goods[kind] = static_cast<std::uint8_t>(amount->integer(0, maxCost));
        cost.rejectUnknownKeys();
        return goods;
    }

    static int readCoins(JsonReader &object, std::string_view key)
    {
        JsonReader cost = object[key];
        const int coins = number(cost, "coin", 1, maxCost);
        cost.rejectUnknownKeys();
        return coins;
    }

    void readCosts()
    {
        JsonReader object = file_.group("costs");
        edition_.sectionCost = readGoods(object, "section");
        edition_.houseCost = readGoods(object, "house");
        edition_.marketCost = readGoods(object, "market");
        edition_.sackCost = readGoods(object, "sack");
        edition_.tileCost = readCoins(object, "tile");
        edition_.cubeCost = readCoins(object, "cube");
        edition_.cubesForACoin = number(object, "cubesForACoin", 2, 2); // Verb::sell spells two cubes
        object.rejectUnknownKeys();
    }

    void readPoints()
    {
        JsonReader object = file_.group("points");
        edition_.bonusTilePoints = number(object, "bonusTile", 0, maxPoints);
        edition_.bonusWorkerPoints = number(object, "bonusWorker", 0, maxPoints);
        edition_.income = number(object, "income", 0, maxCoins);
        edition_.sackCoins = number(object, "sackCoin", 0, maxCoins);
        edition_.majorityAlone = number(object, "majorityAlone", 0, maxPoints);
        edition_.majorityTied = number(object, "majorityTied", 0, maxPoints);
        edition_.workerValue = number(object, "workerValue", 0, maxPoints);
        edition_.bonusWorkerValue = number(object, "bonusWorkerValue", 0, maxPoints);
        object.rejectUnknownKeys();
    }

    static Worker readWorker(JsonReader &tile, std::string_view key)
    {
        JsonReader object = tile[key];
        Worker worker;
        worker.kind = static_cast<Good>(object["kind"].oneOf(workerNames));
        worker.number = static_cast<std::uint8_t>(object["number"].integer(1, 8));
        object.rejectUnknownKeys();
        return worker;
    }

    void readTiles()
    {
        JsonReader object = file_.group("workerTiles");
        JsonReader list = object["tiles"];
        std::vector<JsonReader> tiles = list.array(0, maxTiles);
        for (JsonReader &tile : tiles) {
            file_.readOwnMark(tile, "/workerTiles/tiles/" + std::to_string(edition_.tiles.size()));
            edition_.tiles.push_back({{readWorker(tile, "left"), readWorker(tile, "right")}});
            tile.rejectUnknownKeys();
        }
        const int needed = edition_.display + std::ranges::max(edition_.startingTiles);
        if (!list.isAbsent() && std::ssize(edition_.tiles) < needed)
            list.problem(edition_problem::tooFewTiles,
                         {{"found", static_cast<int>(edition_.tiles.size())}, {"minimum", needed}});
        object.rejectUnknownKeys();
    }

    void readBonusTiles()
    {
        JsonReader object = file_.group("bonusTiles");
        JsonReader kinds = object["kinds"];
        for (std::size_t kind = 0; kind < goodKinds; ++kind)
            edition_.bonusTiles[kind] = number(kinds, workerNames[kind], 0, maxBonusTiles);
        kinds.rejectUnknownKeys();
        object.rejectUnknownKeys();
    }

    void readBoardGroup()
    {
        JsonReader object = file_.group("board");
        edition_.board = readBoard(object, file_.problems(), file_.sources());
        const int bonusTiles = std::accumulate(edition_.bonusTiles.begin(), edition_.bonusTiles.end(), 0);
        if (bonusTiles < std::ssize(edition_.board.bushes))
            object["bushes"].problem(
                edition_problem::tooFewBonusTiles,
                {{"found", bonusTiles}, {"minimum", static_cast<int>(edition_.board.bushes.size())}});
        object.rejectUnknownKeys();
    }

    EditionFile &file_;
    Edition edition_;
};

} // namespace

std::span<const std::string_view> editionProblemCodes()
{
    static constexpr std::array<std::string_view, 14> codes{
        edition_problem::duplicateName,     edition_problem::listedTwice,
        edition_problem::milestonesNotHalf, edition_problem::notATriangle,
        edition_problem::notNeighbours,     edition_problem::numberMissing,
        edition_problem::offLattice,        edition_problem::outOfReach,
        edition_problem::placeTaken,        edition_problem::startHasNumber,
        edition_problem::tooFewBonusTiles,  edition_problem::tooFewTiles,
        edition_problem::unknownVertex,     edition_problem::wrongName};
    return codes;
}

Result<Edition> readEdition(std::string_view text)
{
    return readEditionText<Edition, EditionReader>(text);
}

} // namespace waystone::milestones
