#include "milestones/rules/board_reader.h"

#include "core/file_problem.h"
#include "core/json/json.h"
#include "milestones/rules/board_builder.h"
#include "milestones/words/codes.h"

#include <algorithm>
#include <optional>
#include <set>

namespace waystone::milestones {

namespace {

constexpr int maxRows = 26; // rows are named by letters
constexpr int maxAcross = 400;
constexpr int maxNumber = 5;
constexpr std::size_t maxNameLength = 8;

/// A vertex with the reader of its name, where anything wrong with it is reported.
struct ReadVertex {
    Vertex vertex;
    JsonReader name;
};

class BoardReader {
public:
    BoardReader(JsonReader &reader, Problems &problems, std::vector<SourceMark> &marks)
        : reader_(reader), problems_(problems), marks_(marks)
    {}

    Board read()
    {
        if (!reader_.object())
            return {}; // reported already, and what is read from it would come in silence
        const std::size_t problemsBefore = problems_.size();
        // A full list takes no more problems, so its size would not tell.
        const auto sound = [&] {
            return problems_.size() == problemsBefore && problemsBefore < JsonReader::maximumProblems;
        };
        // Everything after the vertices is told by their names; it makes no sense before these are right.
        for (const std::string_view key : {"start", "removedEdges", "bushes"})
            (void)reader_.has(key);
        std::vector<ReadVertex> vertices = readVertices();
        if (!sound())
            return {};
        std::ranges::sort(vertices, {},
                          [](const ReadVertex &read) { return std::pair(read.vertex.y, read.vertex.x); });
        checkPlaces(vertices);
        checkNames(vertices);
        if (!sound())
            return {};

        Board board;
        for (const ReadVertex &read : vertices)
            board.vertices.push_back(read.vertex);
        const std::uint8_t start = readStart(board, vertices);
        const auto removed = readRemovedEdges(board);
        board = buildBoard(std::move(board.vertices), start, removed);
        if (!sound())
            return {};
        checkConnected(board, vertices);
        std::vector<std::uint8_t> bushes = readBushes(board);
        if (!sound())
            return {};
        setBushes(board, std::move(bushes));
        return board;
    }

private:
    std::vector<ReadVertex> readVertices()
    {
        std::vector<ReadVertex> vertices;
        JsonReader list = reader_["vertices"];
        for (JsonReader &item : list.array(3, maxVertices)) {
            vertices.push_back({Vertex(), item["name"]});
            ReadVertex &read = vertices.back();
            read.vertex.name = read.name.text(maxNameLength);
            read.vertex.x = static_cast<int>(item["x"].integer(0, maxAcross));
            JsonReader row = item["y"];
            read.vertex.y = static_cast<int>(row.integer(0, maxRows - 1));
            if ((read.vertex.x + read.vertex.y) % 2 != 0)
                row.problem(edition_problem::offLattice, {{"x", read.vertex.x}, {"y", read.vertex.y}});
            JsonReader number = item["number"];
            if (number.isAbsent() || !number.raw().is_null())
                read.vertex.number = static_cast<std::uint8_t>(number.integer(1, maxNumber));
            if (auto mark = item.optional("source"))
                readSourceMark(*mark, "/board/vertices/" + std::to_string(vertices.size() - 1), marks_);
            item.rejectUnknownKeys();
        }
        return vertices;
    }

    void checkPlaces(std::vector<ReadVertex> &vertices)
    {
        for (std::size_t index = 1; index < vertices.size(); ++index) {
            const Vertex &before = vertices[index - 1].vertex;
            const Vertex &vertex = vertices[index].vertex;
            if (before.x == vertex.x && before.y == vertex.y)
                vertices[index].name.problem(edition_problem::placeTaken,
                                             {{"x", vertex.x}, {"y", vertex.y}, {"by", before.name}});
        }
    }

    /// Names are what actions and files are written in, so they have to follow from the printed board alone.
    void checkNames(std::vector<ReadVertex> &vertices)
    {
        std::set<std::string> taken;
        int position = 0;
        int row = -1;
        for (ReadVertex &read : vertices) {
            position = read.vertex.y == row ? position + 1 : 1;
            row = read.vertex.y;
            const std::string expected = static_cast<char>('a' + row) + std::to_string(position);
            if (!taken.insert(read.vertex.name).second)
                read.name.problem(edition_problem::duplicateName, {quotedArgument("name", read.vertex.name)});
            else if (read.vertex.name != expected)
                read.name.problem(edition_problem::wrongName,
                                  {quotedArgument("found", read.vertex.name), {"expected", expected}});
        }
    }

    std::uint8_t readStart(const Board &board, std::vector<ReadVertex> &vertices)
    {
        JsonReader reader = reader_["start"];
        const int start = readVertex(board, reader).value_or(none);
        for (ReadVertex &read : vertices)
            if (start != none &&
                (read.vertex.number == 0) != (read.vertex.name == vertices[indexOf(start)].vertex.name))
                read.name.problem(read.vertex.number == 0 ? edition_problem::numberMissing
                                                          : edition_problem::startHasNumber,
                                  {{"name", read.vertex.name}});
        return static_cast<std::uint8_t>(start);
    }

    std::vector<std::array<std::uint8_t, 2>> readRemovedEdges(const Board &board)
    {
        std::vector<std::array<std::uint8_t, 2>> edges;
        std::optional<JsonReader> list = reader_.optional("removedEdges");
        if (!list)
            return edges;
        for (JsonReader &item : list->array(0, maxEdges)) {
            const auto ends = readCorners<2>(board, item);
            if (!ends)
                continue;
            if (!areNeighbours(board.vertices[(*ends)[0]], board.vertices[(*ends)[1]]))
                item.problem(edition_problem::notNeighbours);
            else if (std::ranges::find(edges, *ends) != edges.end())
                item.problem(edition_problem::listedTwice);
            else
                edges.push_back(*ends);
        }
        return edges;
    }

    std::vector<std::uint8_t> readBushes(const Board &board)
    {
        std::vector<std::uint8_t> bushes;
        JsonReader list = reader_["bushes"];
        for (JsonReader &item : list.array(1, maxBushes)) {
            const auto corners = readCorners<3>(board, item);
            if (!corners)
                continue;
            const int triangle = board.triangleWith((*corners)[0], (*corners)[1], (*corners)[2]);
            if (triangle == none)
                item.problem(edition_problem::notATriangle);
            else if (std::ranges::find(bushes, triangle) != bushes.end())
                item.problem(edition_problem::listedTwice);
            else
                bushes.push_back(static_cast<std::uint8_t>(triangle));
        }
        return bushes;
    }

    void checkConnected(const Board &board, std::vector<ReadVertex> &vertices)
    {
        std::vector<bool> reached(board.vertices.size());
        std::vector<std::uint8_t> open{board.start};
        reached[board.start] = true;
        while (!open.empty()) {
            const std::uint8_t at = open.back();
            open.pop_back();
            for (const Step &step : board.steps[at]) {
                if (reached[step.vertex])
                    continue;
                reached[step.vertex] = true;
                open.push_back(step.vertex);
            }
        }
        const auto apart = std::ranges::find(reached, false) - reached.begin();
        if (apart < std::ssize(reached))
            vertices[indexOf(apart)].name.problem(edition_problem::outOfReach,
                                                  {{"name", board.vertices[indexOf(apart)].name}});
    }

    std::optional<std::uint8_t> readVertex(const Board &board, JsonReader &reader)
    {
        const std::size_t problemsBefore = problems_.size();
        const std::string name = reader.text(maxNameLength);
        if (reader.isAbsent() || problems_.size() != problemsBefore)
            return std::nullopt;
        const int index = board.vertexNamed(name);
        if (index != none)
            return static_cast<std::uint8_t>(index);
        reader.problem(edition_problem::unknownVertex, {quotedArgument("name", name)});
        return std::nullopt;
    }

    /// Sorted.
    template <std::size_t Count>
    std::optional<std::array<std::uint8_t, Count>> readCorners(const Board &board, JsonReader &item)
    {
        std::array<std::uint8_t, Count> corners{};
        bool known = true;
        std::vector<JsonReader> names = item.array(Count, Count);
        for (std::size_t index = 0; index < Count; ++index) {
            const auto vertex = readVertex(board, names[index]);
            known = known && vertex;
            corners[index] = vertex.value_or(0);
        }
        std::ranges::sort(corners);
        return known ? std::optional(corners) : std::nullopt;
    }

    static std::size_t indexOf(std::ptrdiff_t index) { return static_cast<std::size_t>(index); }

    JsonReader &reader_;
    Problems &problems_;
    std::vector<SourceMark> &marks_;
};

} // namespace

Board readBoard(JsonReader &reader, Problems &problems, std::vector<SourceMark> &marks)
{
    return BoardReader(reader, problems, marks).read();
}

} // namespace waystone::milestones
