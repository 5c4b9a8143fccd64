#pragma once

#include <cassert>
#include <memory>
#include <typeinfo>
#include <utility>

namespace waystone {

/// An immutable value whose type only its game knows; copies share it. `Tag` keeps positions, views and setups apart.
template <class Tag>
class Opaque {
public:
    Opaque() = default;

    template <class T>
    static Opaque of(T value)
    {
        Opaque opaque;
        opaque.value_ = std::make_shared<const T>(std::move(value));
        opaque.type_ = &typeid(T);
        return opaque;
    }

    [[nodiscard]] bool empty() const { return value_ == nullptr; }

    template <class T>
    [[nodiscard]] const T &as() const
    {
        assert(type_ != nullptr && *type_ == typeid(T));
        return *static_cast<const T *>(value_.get());
    }

private:
    std::shared_ptr<const void> value_;
    const std::type_info *type_ = nullptr;
};

/// A game's State, View and Setup (see the concept Rules) behind the type-erased Game.
using Position = Opaque<struct PositionTag>;
using SeatView = Opaque<struct SeatViewTag>;
using AnySetup = Opaque<struct AnySetupTag>;

} // namespace waystone
