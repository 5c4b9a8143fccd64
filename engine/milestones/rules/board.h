#pragma once

#include "core/fixed_list.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace waystone::milestones {

inline constexpr int maxVertices = 96;
inline constexpr int maxEdges = 255;
inline constexpr int maxTriangles = 192;
inline constexpr int maxBushes = 32;
inline constexpr int none = 0xFF; ///< no vertex, edge, triangle, bush …

/// A point of the triangular grid. Neighbours lie at (x ± 2, y) and (x ± 1, y ± 1); x + y is even; y grows downwards.
struct Vertex {
    std::string name; ///< row letter and position in the row: "c7"
    int x = 0;
    int y = 0;
    std::uint8_t number = 0; ///< 1 to 5; 0 on the start vertex, which has none
};

/// A way from a vertex to its neighbour.
struct Step {
    std::uint8_t vertex = 0;
    std::uint8_t edge = 0;
};

/// The network that is printed on the main board. Vertices are ordered by row, then by x; edges and triangles by their
/// corners; so their indices, and with them names, actions and files, depend on the printed board alone.
struct Board {
    std::vector<Vertex> vertices;
    std::vector<std::array<std::uint8_t, 2>> edges;         ///< lower vertex first
    std::vector<std::array<std::uint8_t, 3>> triangles;     ///< corners ascending
    std::vector<std::array<std::uint8_t, 3>> triangleEdges; ///< the edges of each triangle
    std::vector<FixedList<Step, 6>> steps;                  ///< by vertex: its neighbours, ascending
    std::vector<FixedList<std::uint8_t, 6>>
        trianglesAt;                  ///< by vertex: the triangles with this corner, ascending
    std::vector<std::uint8_t> bushes; ///< triangles, in the order in which chance is logged
    std::vector<std::uint8_t> bushOf; ///< by triangle: its index in `bushes`, or none
    std::uint8_t start = 0;

    /// The edge between two vertices, or `none`.
    [[nodiscard]] int edgeBetween(int one, int other) const;
    /// The vertex with this name, or `none`.
    [[nodiscard]] int vertexNamed(std::string_view name) const;
    /// The triangle with these corners in any order, or `none`.
    [[nodiscard]] int triangleWith(int one, int two, int three) const;
};

} // namespace waystone::milestones
