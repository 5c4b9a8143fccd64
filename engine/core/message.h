#pragma once

#include "core/problem.h"

#include <string>
#include <vector>

namespace waystone {

/// What a seat is asked to do, in a code and arguments; its sentence is made where the reader's language is known.
struct Message {
    std::string code;
    std::vector<Argument> arguments;

    friend bool operator==(const Message &, const Message &) = default;
};

} // namespace waystone
