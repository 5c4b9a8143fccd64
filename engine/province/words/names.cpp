#include "province/words/names.h"

#include <algorithm>

namespace waystone::province::names {

std::string nameOf(std::span<const std::string_view> names, int index)
{
    const auto at = static_cast<std::size_t>(index);
    return at < names.size() ? std::string(names[at]) : '#' + std::to_string(index);
}

std::optional<std::uint8_t> indexOf(std::span<const std::string_view> names, std::string_view name)
{
    const auto at = std::ranges::find(names, name);
    return at == names.end() ? std::nullopt : std::optional(static_cast<std::uint8_t>(at - names.begin()));
}

std::string worker(int worker)
{
    const WorkerKind kind = workerKindOf(worker);
    const int first = kind == WorkerKind::green ? 0 : kind == WorkerKind::sailor ? firstSailor : worker;
    return std::string(workerNames[static_cast<std::size_t>(kind)]) + '.' + std::to_string(worker - first);
}

} // namespace waystone::province::names
