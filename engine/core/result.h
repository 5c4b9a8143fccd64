#pragma once

#include "core/problem.h"

#include <cassert>
#include <utility>
#include <variant>

namespace waystone {

/// A value, or the problems that kept it from being made. Everything that comes from outside goes through it.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Problems problems) : content_(std::in_place_index<1>, std::move(problems))
    {
        assert(!this->problems().empty());
    }
    Result(Problem problem) : Result(Problems{std::move(problem)}) {}

    [[nodiscard]] explicit operator bool() const { return content_.index() == 0; }

    [[nodiscard]] const T &value() const &
    {
        assert(*this);
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] T &&value() &&
    {
        assert(*this);
        return std::move(*std::get_if<0>(&content_));
    }
    [[nodiscard]] const T &operator*() const & { return value(); }
    [[nodiscard]] T &&operator*() && { return std::move(*this).value(); }
    [[nodiscard]] const T *operator->() const { return &value(); }

    /// Not empty; only when there is no value.
    [[nodiscard]] const Problems &problems() const
    {
        assert(!*this);
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<T, Problems> content_;
};

} // namespace waystone
