#include "milestones/rules/edition.h"
#include "milestones/words/codes.h"

#include "core/file_problem.h"
#include "core/text/text_cursor.h"
#include "milestones/sample.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace waystone::milestones {
namespace {

using sample::editionText;
using sample::replaced;

// Readings: Milestones, Board and pieces, Setup, Edition.
// Rules: components.worker-tiles, components.limited
TEST(MilestonesEdition, DefaultHasTheCountsOfTheBooks)
{
    const Edition &edition = sample::edition();
    EXPECT_EQ(edition.info.id, "milestones-reconstruction");
    EXPECT_EQ(edition.info.text, editionText());
    EXPECT_EQ(edition.info.hash, editionHash(editionText()));
    EXPECT_EQ(edition.startingTiles, (std::array<int, 5>{0, 0, 5, 7, 9}));
    EXPECT_EQ(edition.targets, (std::array<int, 5>{0, 0, 67, 59, 51}));
    EXPECT_EQ(edition.streetPieces, 48);
    EXPECT_EQ(edition.milestones, 24);
    EXPECT_EQ(edition.markets, 12);
    EXPECT_EQ(edition.houses, 12);
    EXPECT_EQ(edition.sacks, 12);
    EXPECT_EQ(edition.display, 5);
    EXPECT_EQ(edition.startingCoins, 1);
    EXPECT_EQ(edition.sectionCost, (Goods{1, 0, 1, 0, 0}));
    EXPECT_EQ(edition.houseCost, (Goods{1, 1, 0, 0, 0}));
    EXPECT_EQ(edition.marketCost, (Goods{0, 1, 1, 0, 0}));
    EXPECT_EQ(edition.sackCost, (Goods{0, 0, 0, 2, 0}));
    EXPECT_EQ(edition.tileCost, 2);
    EXPECT_EQ(edition.cubeCost, 2);
    EXPECT_EQ(edition.cubesForACoin, 2);
    EXPECT_EQ(edition.goodsKept, 3);
    EXPECT_EQ(edition.workersSpared, 2);
    EXPECT_EQ(edition.bonusTilePoints, 1);
    EXPECT_EQ(edition.bonusWorkerPoints, 1);
    EXPECT_EQ(edition.income, 1);
    EXPECT_EQ(edition.sackCoins, 1);
    EXPECT_EQ(edition.majorityAlone, 5);
    EXPECT_EQ(edition.majorityTied, 2);
    EXPECT_EQ(edition.workerValue, 1);
    EXPECT_EQ(edition.bonusWorkerValue, 2);
    EXPECT_EQ(edition.bonusTiles, (std::array<int, 5>{3, 3, 3, 3, 3}));
    EXPECT_EQ(edition.board.bushes.size(), 15u);
    EXPECT_EQ(edition.board.vertices[edition.board.start].name, "a1");
}

// Readings: Milestones, Edition.
// Rules: components.worker-tiles
TEST(MilestonesEdition, DefaultTilesAreDoublesThreeTimesAndPairsTwice)
{
    const Edition &edition = sample::edition();
    ASSERT_EQ(edition.tiles.size(), 35u);
    std::map<std::pair<Good, Good>, int> pairs;
    std::set<Worker, decltype([](const Worker &one, const Worker &other) {
                 return std::pair(one.kind, one.number) < std::pair(other.kind, other.number);
             })>
        workers;
    for (const WorkerTile &tile : edition.tiles) {
        const auto [left, right] = tile.workers;
        ++pairs[std::minmax({left.kind, right.kind})];
        EXPECT_GE(right.number, left.number);
        EXPECT_LE(right.number, left.number + 2);
        workers.insert({left, right});
    }
    EXPECT_EQ(pairs.size(), 15u);
    for (const auto &[kinds, count] : pairs)
        EXPECT_EQ(count, kinds.first == kinds.second ? 3 : 2);
    // The workers that the books show in their examples.
    for (const Worker worker : {Worker{Good::stone, 1}, Worker{Good::stone, 5}, Worker{Good::coin, 3},
                                Worker{Good::coin, 5}, Worker{Good::wood, 5}})
        EXPECT_TRUE(workers.contains(worker)) << int(worker.kind) << ' ' << int(worker.number);
}

TEST(MilestonesEdition, TellsWhatIsReconstructed)
{
    std::map<std::string, DataSource> marks;
    for (const SourceMark &mark : sample::edition().sources)
        EXPECT_TRUE(marks.emplace(mark.pointer, mark.source).second) << mark.pointer;
    EXPECT_EQ(marks["/costs"], DataSource::rulebook);
    EXPECT_EQ(marks["/board"], DataSource::reconstruction);
    EXPECT_EQ(marks["/workerTiles"], DataSource::reconstruction);
    EXPECT_EQ(marks["/board/vertices/0"], DataSource::published);
    EXPECT_FALSE(marks.contains("/board/vertices/1"));
}

TEST(MilestonesEdition, ItemsMayOverrideTheSourceOfTheirGroup)
{
    const auto edition =
        readEdition(replaced(editionText(), R"("x": 4, "y": 0)", R"("source": "own", "x": 4, "y": 0)"));
    ASSERT_TRUE(edition);
    EXPECT_NE(std::ranges::find(edition->sources, SourceMark{"/board/vertices/1", DataSource::own}),
              edition->sources.end());
}

TEST(MilestonesEdition, OrderOfVerticesInTheFileDoesNotMatter)
{
    const std::string first = R"({"name": "a2", "x": 4, "y": 0, "number": 2})";
    const std::string second = R"({"name": "a3", "x": 6, "y": 0, "number": 1})";
    std::string text = replaced(editionText(), first, "FIRST");
    text = replaced(replaced(text, second, first), "FIRST", second);
    const auto edition = readEdition(text);
    ASSERT_TRUE(edition);
    EXPECT_EQ(edition->board.edges, sample::edition().board.edges);
    EXPECT_EQ(edition->board.bushes, sample::edition().board.bushes);
}

TEST(MilestonesEdition, ARemovedEdgeTakesItsTrianglesWithIt)
{
    const auto edition =
        readEdition(replaced(editionText(), R"("removedEdges": [])", R"("removedEdges": [["b2", "a1"]])"));
    ASSERT_TRUE(edition) << describe(edition.problems().front());
    const Board &board = edition->board;
    EXPECT_EQ(board.edges.size() + 1, sample::edition().board.edges.size());
    EXPECT_EQ(board.triangles.size() + 2, sample::edition().board.triangles.size());
    EXPECT_EQ(board.edgeBetween(board.vertexNamed("a1"), board.vertexNamed("b2")), none);
}

/// The default edition with so many copies of one tile.
std::string withTiles(int count)
{
    const std::string_view text = editionText();
    const std::string_view opening = "\"tiles\": [";
    const std::size_t begin = text.find(opening) + opening.size();
    std::string tiles;
    for (int tile = 0; tile < count; ++tile)
        tiles += std::string(tile == 0 ? "" : ",") +
                 R"({"left": {"kind": "coiner", "number": 1}, "right": {"kind": "coiner", "number": 1}})";
    return std::string(text.substr(0, begin)) + tiles + std::string(text.substr(text.find("]", begin)));
}

TEST(MilestonesEdition, HasTilesForTheDisplayAndTheMostPlayers)
{
    EXPECT_TRUE(readEdition(withTiles(14)));
    const auto edition = readEdition(withTiles(13));
    ASSERT_FALSE(edition);
    EXPECT_EQ(edition.problems().front().code, edition_problem::tooFewTiles);
}

TEST(MilestonesEdition, HasNoMoreTilesThanAStateCanHold)
{
    EXPECT_TRUE(readEdition(withTiles(maxTiles)));
    const auto edition = readEdition(withTiles(maxTiles + 1));
    ASSERT_FALSE(edition);
    EXPECT_EQ(edition.problems().front().code, file_problem::wrongSize);
}

TEST(MilestonesEdition, WithoutABoardIsRefused)
{
    const std::string head = R"({"format": "waystone/edition", "version": 1, "game": "milestones")";
    for (const std::string_view rest :
         {"}", R"(, "board": 5})", R"(, "board": {}})", R"(, "board": {"vertices": 5}})"})
        EXPECT_FALSE(readEdition(head + std::string(rest))) << rest;
}

TEST(MilestonesEdition, AHostileFileIsRefused)
{
    // More problems than the list takes: what is read after that must not be used.
    std::string text(editionText());
    for (std::size_t at = 0; (at = text.find("\"x\": ", at)) != std::string::npos; ++at)
        text.insert(at + 5, "9999");
    EXPECT_FALSE(readEdition(text));
    text = editionText();
    const std::string_view name = "\"name\": \"";
    for (std::size_t at = 0; (at = text.find(name, at)) != std::string::npos; at += name.size() + 8)
        text.insert(at, "\"k\": 0, ");
    EXPECT_FALSE(readEdition(text));
}

struct Fault {
    std::string_view name;
    std::string_view from;
    std::string_view to;
    std::string_view code;
    std::string_view at; ///< the text where the problem is, in what `to` makes of the file
};

void PrintTo(const Fault &fault, std::ostream *out)
{
    *out << fault.name;
}

constexpr std::string_view a2 = R"({"name": "a2", "x": 4, "y": 0, "number": 2})";

constexpr Fault faults[] = {
    {"WrongFormat", R"("waystone/edition")", R"("waystone/record")", file_problem::wrongFormat,
     R"("waystone/record")"},
    {"WrongVersion", R"("version": 1)", R"("version": 99)", file_problem::wrongVersion, "99"},
    {"OtherGame", R"("game": "milestones")", R"("game": "chess")", file_problem::unknownValue, R"("chess")"},
    {"UnknownKey", R"("houses": 12)", R"("houses": 12, "castles": 1)", file_problem::unknownKey,
     R"("castles")"},
    {"MissingKey", R"("houses": 12,)", "", file_problem::missingKey, R"({
    "source": "rulebook",
    "streetPieces")"},
    {"UnknownSource", R"("startingTiles": {
    "source": "rulebook")",
     R"("startingTiles": {
    "source": "hearsay")",
     file_problem::unknownValue, R"("hearsay")"},
    {"UnknownSourceOfAnItem", R"("x": 4, "y": 0)", R"("source": "hearsay", "x": 4, "y": 0)",
     file_problem::unknownValue, R"("hearsay")"},
    {"TooFewStartingTiles", R"("4": 9)", R"("4": 7)", file_problem::outOfRange, "7}\n  },"},
    {"TooManyStartingTiles", R"("4": 9)", R"("4": 13)", file_problem::outOfRange, "13}\n  },"},
    {"TargetOfNothing", R"("2": 67)", R"("2": 0)", file_problem::outOfRange, R"(0, "3": 59)"},
    {"StartingCoinsBeyondTheCastle", R"("startingCoins": 1)", R"("startingCoins": 4)",
     file_problem::outOfRange, "4\n"},
    {"OtherGoodsKept", R"("goodsKept": 3)", R"("goodsKept": 4)", file_problem::outOfRange,
     "4,\n    \"workersSpared"},
    {"OtherSale", R"("cubesForACoin": 2)", R"("cubesForACoin": 3)", file_problem::outOfRange, "3\n"},
    {"FreeCubes", R"("cube": {"coin": 2})", R"("cube": {"coin": 0})", file_problem::outOfRange, "0},"},
    {"UnknownGood", R"({"grain": 2})", R"({"flour": 2})", file_problem::unknownKey, R"("flour")"},
    {"LargeDisplay", R"("display": 5)", R"("display": 9)", file_problem::outOfRange,
     "9,\n    \"startingCoins"},
    {"MilestonesNotHalf", R"("milestones": 24)", R"("milestones": 23)", edition_problem::milestonesNotHalf,
     "23,\n    \"markets"},
    {"WorkerNumber", R"({"kind": "quarryman", "number": 1}, "right": {"kind": "sandWorker", "number": 1})",
     R"({"kind": "quarryman", "number": 1}, "right": {"kind": "sandWorker", "number": 9})",
     file_problem::outOfRange, "9}}"},
    {"TooFewBonusTiles", R"("coiner": 3)", R"("coiner": 2)", edition_problem::tooFewBonusTiles,
     "[\n      [\"a3\", \"a4\", \"b4\"]"},
    {"OffLattice", R"("x": 4, "y": 0)", R"("x": 5, "y": 0)", edition_problem::offLattice,
     R"(0, "number": 2)"},
    {"PlaceTaken", R"("x": 4, "y": 0)", R"("x": 6, "y": 0)", edition_problem::placeTaken, R"("a3", "x": 6)"},
    {"DuplicateName", R"("name": "a2")", R"("name": "a1")", edition_problem::duplicateName,
     R"("a1", "x": 4)"},
    {"WrongName", R"("name": "a2")", R"("name": "a02")", edition_problem::wrongName, R"("a02")"},
    {"NumberMissing", a2, R"({"name": "a2", "x": 4, "y": 0, "number": null})", edition_problem::numberMissing,
     R"("a2", "x")"},
    {"StartHasNumber", R"("x": 2, "y": 0, "number": null)", R"("x": 2, "y": 0, "number": 1)",
     edition_problem::startHasNumber, R"("a1", "x")"},
    {"NumberTooHigh", a2, R"({"name": "a2", "x": 4, "y": 0, "number": 6})", file_problem::outOfRange,
     "6},\n      {\"name\": \"a3\""},
    {"UnknownStart", R"("start": "a1")", R"("start": "z9")", edition_problem::unknownVertex, R"("z9")"},
    {"RemovedEdgeNotBetweenNeighbours", R"("removedEdges": [])", R"("removedEdges": [["a1", "a3"]])",
     edition_problem::notNeighbours, R"(["a1", "a3"])"},
    {"RemovedEdgeTwice", R"("removedEdges": [])", R"("removedEdges": [["a1", "a2"], ["a2", "a1"]])",
     edition_problem::listedTwice, R"(["a2", "a1"])"},
    {"OutOfReach", R"("removedEdges": [])", R"("removedEdges": [["a1", "a2"], ["a1", "b1"], ["a1", "b2"]])",
     edition_problem::outOfReach, R"("a2", "x")"},
    {"BushNotATriangle", R"(["a3", "a4", "b4"])", R"(["a3", "a4", "b6"])", edition_problem::notATriangle,
     R"(["a3", "a4", "b6"])"},
    {"BushWithAVertexUnknown", R"(["a3", "a4", "b4"])", R"(["a3", "a4", "b44"])",
     edition_problem::unknownVertex, R"("b44")"},
    {"BushTwice", R"(["a5", "a6", "b6"])", R"(["b4", "a4", "a3"])", edition_problem::listedTwice,
     R"(["b4", "a4", "a3"])"},
    {"BushOfTwoCorners", R"(["a3", "a4", "b4"])", R"(["a3", "a4"])", file_problem::wrongSize,
     R"(["a3", "a4"])"},
};

class MilestonesEditionFault : public testing::TestWithParam<Fault> {};

TEST_P(MilestonesEditionFault, IsNamedWithLineAndColumn)
{
    const Fault &fault = GetParam();
    const std::string text = replaced(editionText(), fault.from, fault.to);
    const auto edition = readEdition(text);
    ASSERT_FALSE(edition);
    const Problem &problem = edition.problems().front();
    EXPECT_EQ(edition.problems().size(), 1u) << describe(edition.problems().back());
    EXPECT_EQ(problem.code, fault.code) << describe(problem);

    const std::size_t offset = text.find(fault.at);
    ASSERT_NE(offset, std::string::npos);
    TextCursor cursor(text);
    cursor.advanceTo(offset);
    const Argument *line = problem.argument("line");
    const Argument *column = problem.argument("column");
    ASSERT_TRUE(line != nullptr && column != nullptr);
    EXPECT_EQ(line->value, (std::variant<int, Term, Place, std::string>(cursor.position().line)));
    EXPECT_EQ(column->value, (std::variant<int, Term, Place, std::string>(cursor.position().column)));
    if (problem.code.starts_with("edition.")) {
        EXPECT_NE(std::ranges::find(editionProblemCodes(), problem.code), editionProblemCodes().end());
    }
}

INSTANTIATE_TEST_SUITE_P(All, MilestonesEditionFault, testing::ValuesIn(faults),
                         [](const auto &info) { return std::string(info.param.name); });

} // namespace
} // namespace waystone::milestones
