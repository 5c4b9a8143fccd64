#include "milestones/rules/board.h"

#include <algorithm>

namespace waystone::milestones {

int Board::edgeBetween(int one, int other) const
{
    const auto &from = steps[static_cast<std::size_t>(one)];
    const auto found = std::ranges::find(from, other, &Step::vertex);
    return found == from.end() ? none : found->edge;
}

int Board::vertexNamed(std::string_view name) const
{
    const auto found = std::ranges::find(vertices, name, &Vertex::name);
    return found == vertices.end() ? none : static_cast<int>(found - vertices.begin());
}

int Board::triangleWith(int one, int two, int three) const
{
    std::array corners{one, two, three};
    std::ranges::sort(corners);
    for (const std::uint8_t triangle : trianglesAt[static_cast<std::size_t>(one)])
        if (std::ranges::equal(triangles[triangle], corners))
            return triangle;
    return none;
}

} // namespace waystone::milestones
