#pragma once

#include "core/problem.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace waystone {

/// What a seat is asked to do, in a code and arguments; its sentence is made where the reader's language is known.
struct Message {
    std::string code;
    std::vector<Argument> arguments;

    friend bool operator==(const Message &, const Message &) = default;
};

[[nodiscard]] inline Message message(std::string_view code, std::vector<Argument> arguments = {})
{
    return {std::string(code), std::move(arguments)};
}

} // namespace waystone
