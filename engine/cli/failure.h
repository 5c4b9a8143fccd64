#pragma once

#include <string>

namespace waystone::cli {

/// What ends a command early: one line for standard error; the exit status is then 2.
struct Failure {
    std::string line;
};

} // namespace waystone::cli
