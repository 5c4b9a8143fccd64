#include "milestones/words/names.h"

#include <algorithm>
#include <array>
#include <span>

namespace waystone::milestones::names {

namespace {

constexpr std::array<std::string_view, loopSpaces> loopNames{
    "castle", "1", "2", "3", "4", "5", "6", "7", "8", "trading-house", "board-of-works", "mill"};

std::string nameless(int index)
{
    return '#' + std::to_string(index);
}

std::string joined(const Board &board, std::span<const std::uint8_t> corners)
{
    std::string name;
    for (const std::uint8_t corner : corners)
        name.append(name.empty() ? "" : "-").append(board.vertices[corner].name);
    return name;
}

std::string listed(std::span<const std::string_view> list, int index)
{
    const auto at = static_cast<std::size_t>(index);
    return at < list.size() ? std::string(list[at]) : nameless(index);
}

std::optional<std::uint8_t> found(std::span<const std::string_view> list, std::string_view name)
{
    const auto at = std::ranges::find(list, name);
    return at == list.end() ? std::nullopt : std::optional(static_cast<std::uint8_t>(at - list.begin()));
}

std::optional<std::uint8_t> present(int index)
{
    return index == none ? std::nullopt : std::optional(static_cast<std::uint8_t>(index));
}

/// The vertices of "c7-c8" or "c7-c8-d3"; nothing unless there are exactly so many and all exist.
template <std::size_t Count>
std::optional<std::array<int, Count>> corners(const Board &board, std::string_view name)
{
    std::array<int, Count> result{};
    for (std::size_t index = 0; index < Count; ++index) {
        const std::size_t dash = index + 1 < Count ? name.find('-') : name.size();
        if (dash == std::string_view::npos)
            return std::nullopt;
        result[index] = board.vertexNamed(name.substr(0, dash));
        if (result[index] == none)
            return std::nullopt;
        name.remove_prefix(std::min(dash + 1, name.size()));
    }
    return result;
}

} // namespace

std::string vertex(const Board &board, int index)
{
    const auto at = static_cast<std::size_t>(index);
    return at < board.vertices.size() ? board.vertices[at].name : nameless(index);
}

std::string edge(const Board &board, int index)
{
    const auto at = static_cast<std::size_t>(index);
    return at < board.edges.size() ? joined(board, board.edges[at]) : nameless(index);
}

std::string triangle(const Board &board, int index)
{
    const auto at = static_cast<std::size_t>(index);
    return at < board.triangles.size() ? joined(board, board.triangles[at]) : nameless(index);
}

std::string loopSpace(int space)
{
    return listed(loopNames, space);
}

std::string good(int index)
{
    return listed(goodNames, index);
}

std::string worker(int index)
{
    return listed(workerNames, index);
}

std::optional<std::uint8_t> vertexNamed(const Board &board, std::string_view name)
{
    return present(board.vertexNamed(name));
}

std::optional<std::uint8_t> edgeNamed(const Board &board, std::string_view name)
{
    const auto ends = corners<2>(board, name);
    return ends ? present(board.edgeBetween((*ends)[0], (*ends)[1])) : std::nullopt;
}

std::optional<std::uint8_t> triangleNamed(const Board &board, std::string_view name)
{
    const auto at = corners<3>(board, name);
    return at ? present(board.triangleWith((*at)[0], (*at)[1], (*at)[2])) : std::nullopt;
}

std::optional<std::uint8_t> loopSpaceNamed(std::string_view name)
{
    return found(loopNames, name);
}

std::optional<std::uint8_t> goodNamed(std::string_view name)
{
    return found(goodNames, name);
}

std::optional<std::uint8_t> workerNamed(std::string_view name)
{
    return found(workerNames, name);
}

} // namespace waystone::milestones::names
