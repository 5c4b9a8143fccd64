#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace waystone {

/// A list inside a fixed block of memory, for hot paths that must not touch the heap.
/// Elements without initialisers are left uninitialised beyond size(): a list of them is cheap to make, however large its
/// capacity.
template <class T, std::size_t Capacity>
class FixedList {
public:
    // User-provided on purpose: `FixedList list{}` must not zero the whole block.
    FixedList() {} // NOLINT(modernize-use-equals-default)

    void add(const T &value)
    {
        assert(size_ < Capacity);
        items_[size_++] = value;
    }
    void clear() { size_ = 0; }
    void truncate(std::size_t size)
    {
        assert(size <= size_);
        size_ = size;
    }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

    const T &operator[](std::size_t index) const
    {
        assert(index < size_);
        return items_[index];
    }
    T &operator[](std::size_t index)
    {
        assert(index < size_);
        return items_[index];
    }

    [[nodiscard]] const T *begin() const { return items_.data(); }
    [[nodiscard]] const T *end() const { return items_.data() + size_; }
    [[nodiscard]] T *begin() { return items_.data(); }
    [[nodiscard]] T *end() { return items_.data() + size_; }

    [[nodiscard]] bool contains(const T &value) const { return std::find(begin(), end(), value) != end(); }

private:
    std::array<T, Capacity> items_;
    std::size_t size_ = 0;
};

} // namespace waystone
