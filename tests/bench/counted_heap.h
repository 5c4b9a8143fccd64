#pragma once

#include <cstdlib>
#include <new>

/// Counts what is taken from the heap, so that "no heap in the loop" is a measured figure. It takes the place of the
/// program's own new and delete: for one source of a program only, and for benchmarks of one thread.

namespace {

std::size_t allocations = 0;

} // namespace

[[gnu::noinline]] void *operator new(std::size_t size)
{
    ++allocations;
    if (void *memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void *memory) noexcept
{
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}
