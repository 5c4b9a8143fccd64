#include "scenario/proof/solver_table.h"

#include "core/state_hash.h"

#include <algorithm>
#include <cassert>

namespace waystone {

namespace {

constexpr std::size_t fewestPlaces = 1024;

} // namespace

SolverTable::SolverTable(const Game &game, std::size_t memorySize) : game_(game), memorySize_(memorySize)
{
    clear();
}

void SolverTable::clear()
{
    entries_.clear();
    memories_.clear();
    places_.assign(fewestPlaces, none);
}

std::uint64_t SolverTable::hash(const Node &node) const
{
    std::uint64_t hash = game_.hash(node.position);
    hash = mixed(hash ^ (std::uint64_t{node.script} << 32 | static_cast<std::uint32_t>(node.actions)));
    for (const std::int32_t number : node.memory)
        hash = mixed(hash + static_cast<std::uint32_t>(number) + 1);
    return hash;
}

bool SolverTable::isSame(std::size_t entry, std::uint64_t hash, const Node &node) const
{
    const Entry &other = entries_[entry];
    return other.hash == hash && other.script == node.script && other.actions == node.actions &&
           std::equal(node.memory.begin(), node.memory.end(),
                      memories_.begin() + static_cast<std::ptrdiff_t>(entry * memorySize_)) &&
           game_.same(other.position, node.position);
}

SolverTable::Known *SolverTable::find(std::uint64_t hash, const Node &node)
{
    const std::size_t mask = places_.size() - 1;
    for (std::size_t place = hash & mask; places_[place] != none; place = (place + 1) & mask)
        if (isSame(places_[place], hash, node))
            return &entries_[places_[place]].known;
    return nullptr;
}

void SolverTable::add(std::uint64_t hash, const Node &node, Known known)
{
    assert(node.memory.size() == memorySize_ && find(hash, node) == nullptr);
    entries_.push_back({hash, node.position, node.script, node.actions, known});
    memories_.insert(memories_.end(), node.memory.begin(), node.memory.end());
    if (entries_.size() * 2 > places_.size())
        grow();
    else
        putInPlace(static_cast<std::uint32_t>(entries_.size() - 1));
}

void SolverTable::putInPlace(std::uint32_t entry)
{
    const std::size_t mask = places_.size() - 1;
    std::size_t place = entries_[entry].hash & mask;
    while (places_[place] != none)
        place = (place + 1) & mask;
    places_[place] = entry;
}

void SolverTable::grow()
{
    places_.assign(places_.size() * 2, none);
    for (std::uint32_t entry = 0; entry < entries_.size(); ++entry)
        putInPlace(entry);
}

} // namespace waystone
