#include "twocities/words/names.h"

namespace waystone::twocities::names {

std::string tile(const Edition &edition, int tile)
{
    if (tile < 0 || tile >= edition.tiles())
        return '#' + std::to_string(tile);
    if (tile::isSingle(tile))
        return std::string(kindNames[static_cast<std::size_t>(tile)]);
    const Duplex &duplex = edition.duplex(tile);
    std::string name(kindNames[static_cast<std::size_t>(duplex.first)]);
    name += duplex.isHorizontal ? '-' : '/';
    return name.append(kindNames[static_cast<std::size_t>(duplex.second)]);
}

std::string cell(int cell)
{
    if (cell < 0 || cell >= grid::cells)
        return '#' + std::to_string(cell);
    return static_cast<char>('a' + grid::column(cell)) + std::to_string(grid::row(cell) + 1);
}

std::optional<std::uint8_t> tileNamed(const Edition &edition, std::string_view name)
{
    for (int index = 0; index < edition.tiles(); ++index)
        if (tile(edition, index) == name)
            return static_cast<std::uint8_t>(index);
    return std::nullopt;
}

std::optional<std::uint8_t> cellNamed(std::string_view name)
{
    for (int index = 0; index < grid::cells; ++index)
        if (cell(index) == name)
            return static_cast<std::uint8_t>(index);
    return std::nullopt;
}

} // namespace waystone::twocities::names
