#include "milestones/rules/board_builder.h"

#include <algorithm>
#include <cstdlib>

namespace waystone::milestones {

bool areNeighbours(const Vertex &one, const Vertex &other)
{
    const int across = std::abs(one.x - other.x);
    const int down = std::abs(one.y - other.y);
    return (down == 0 && across == 2) || (down == 1 && across == 1);
}

Board buildBoard(std::vector<Vertex> vertices, std::uint8_t start,
                 std::span<const std::array<std::uint8_t, 2>> removed)
{
    Board board;
    board.vertices = std::move(vertices);
    board.start = start;
    const std::size_t count = board.vertices.size();
    board.steps.resize(count);
    board.trianglesAt.resize(count);

    for (std::size_t one = 0; one < count; ++one) {
        for (std::size_t other = one + 1; other < count; ++other) {
            const std::array edge{static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(other)};
            if (!areNeighbours(board.vertices[one], board.vertices[other]) ||
                std::ranges::find(removed, edge) != removed.end())
                continue;
            board.edges.push_back(edge);
        }
    }
    for (std::size_t index = 0; index < board.edges.size(); ++index) {
        const auto [one, other] = board.edges[index];
        board.steps[one].add({other, static_cast<std::uint8_t>(index)});
        board.steps[other].add({one, static_cast<std::uint8_t>(index)});
    }
    for (auto &steps : board.steps)
        std::ranges::sort(steps, {}, &Step::vertex);

    for (const auto &[one, two] : board.edges) {
        for (const Step &step : board.steps[two]) {
            if (step.vertex <= two || board.edgeBetween(one, step.vertex) == none)
                continue;
            const auto triangle = static_cast<std::uint8_t>(board.triangles.size());
            board.triangles.push_back({one, two, step.vertex});
            board.triangleEdges.push_back({static_cast<std::uint8_t>(board.edgeBetween(one, two)),
                                           static_cast<std::uint8_t>(board.edgeBetween(one, step.vertex)),
                                           step.edge});
            for (const std::uint8_t corner : board.triangles.back())
                board.trianglesAt[corner].add(triangle);
        }
    }
    board.bushOf.assign(board.triangles.size(), none);
    return board;
}

void setBushes(Board &board, std::vector<std::uint8_t> triangles)
{
    board.bushes = std::move(triangles);
    for (std::size_t bush = 0; bush < board.bushes.size(); ++bush)
        board.bushOf[board.bushes[bush]] = static_cast<std::uint8_t>(bush);
}

} // namespace waystone::milestones
