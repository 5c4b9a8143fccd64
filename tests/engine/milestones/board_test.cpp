#include "milestones/rules/board.h"

#include "milestones/rules/board_builder.h"
#include "milestones/sample.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace waystone::milestones {
namespace {

// Rules: components.board
TEST(MilestonesBoard, AHexagonHasTwelveEdgesAndSixTriangles)
{
    const Board board = buildBoard({{"a1", 1, 0, 0},
                                    {"a2", 3, 0, 1},
                                    {"b1", 0, 1, 1},
                                    {"b2", 2, 1, 1},
                                    {"b3", 4, 1, 1},
                                    {"c1", 1, 2, 1},
                                    {"c2", 3, 2, 1}},
                                   0, {});
    EXPECT_EQ(
        board.edges,
        (std::vector<std::array<std::uint8_t, 2>>{
            {0, 1}, {0, 2}, {0, 3}, {1, 3}, {1, 4}, {2, 3}, {2, 5}, {3, 4}, {3, 5}, {3, 6}, {4, 6}, {5, 6}}));
    EXPECT_EQ(board.triangles, (std::vector<std::array<std::uint8_t, 3>>{
                                   {0, 1, 3}, {0, 2, 3}, {1, 3, 4}, {2, 3, 5}, {3, 4, 6}, {3, 5, 6}}));
    EXPECT_EQ(board.trianglesAt[3].size(), 6u);
    EXPECT_EQ(board.steps[3].size(), 6u);
    EXPECT_EQ(board.triangleWith(6, 3, 5), 5);
    EXPECT_EQ(board.triangleWith(0, 1, 2), none);
    EXPECT_EQ(board.edgeBetween(6, 4), 10);
    EXPECT_EQ(board.edgeBetween(0, 6), none);
    EXPECT_EQ(board.vertexNamed("b2"), 3);
    EXPECT_EQ(board.vertexNamed("b4"), none);
}

TEST(MilestonesBoard, EveryIndexLeadsBack)
{
    const Board &board = sample::edition().board;
    EXPECT_TRUE(std::ranges::is_sorted(board.edges));
    EXPECT_TRUE(std::ranges::is_sorted(board.triangles));
    // Euler: a network without holes has one face less than edges - vertices + 2.
    EXPECT_EQ(board.triangles.size(), board.edges.size() - board.vertices.size() + 1);
    for (std::size_t edge = 0; edge < board.edges.size(); ++edge) {
        const auto [one, other] = board.edges[edge];
        EXPECT_LT(one, other);
        EXPECT_EQ(board.edgeBetween(one, other), static_cast<int>(edge));
        EXPECT_EQ(board.edgeBetween(other, one), static_cast<int>(edge));
    }
    for (std::size_t at = 0; at < board.vertices.size(); ++at) {
        EXPECT_EQ(board.vertexNamed(board.vertices[at].name), static_cast<int>(at));
        EXPECT_TRUE(std::ranges::is_sorted(board.steps[at], {}, &Step::vertex));
        EXPECT_TRUE(std::ranges::is_sorted(board.trianglesAt[at]));
        for (const std::uint8_t triangle : board.trianglesAt[at])
            EXPECT_NE(std::ranges::find(board.triangles[triangle], at), board.triangles[triangle].end());
    }
    for (std::size_t triangle = 0; triangle < board.triangles.size(); ++triangle) {
        const auto [a, b, c] = board.triangles[triangle];
        EXPECT_EQ(board.triangleWith(c, a, b), static_cast<int>(triangle));
        std::array edges{board.edgeBetween(a, b), board.edgeBetween(a, c), board.edgeBetween(b, c)};
        EXPECT_TRUE(std::ranges::is_permutation(edges, board.triangleEdges[triangle]));
        const std::uint8_t bush = board.bushOf[triangle];
        if (bush != none) {
            EXPECT_EQ(board.bushes[bush], triangle);
        }
    }
    EXPECT_EQ(std::ranges::count(board.bushOf, none) + std::ssize(board.bushes), std::ssize(board.triangles));
}

} // namespace
} // namespace waystone::milestones
