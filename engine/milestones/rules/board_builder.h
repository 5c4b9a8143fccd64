#pragma once

#include "milestones/rules/board.h"

#include <span>

namespace waystone::milestones {

/// Whether two points of the triangular grid are one line apart.
[[nodiscard]] bool areNeighbours(const Vertex &one, const Vertex &other);

/// The network over these vertices, at most maxVertices of them, sorted by row and then by x, no two in one place.
/// Every two neighbours are joined by an edge, except those named in `removed` (lower vertex first); three that are
/// joined make a triangle. There is no bush yet.
/// n points of the grid have at most 3n - sqrt(12n - 3) edges (Harborth), so maxEdges and maxTriangles always suffice.
[[nodiscard]] Board buildBoard(std::vector<Vertex> vertices, std::uint8_t start,
                               std::span<const std::array<std::uint8_t, 2>> removed);

/// Gives the board its bushes: different triangles, in the order in which chance is logged.
void setBushes(Board &board, std::vector<std::uint8_t> triangles);

} // namespace waystone::milestones
