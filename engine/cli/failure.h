#pragma once

#include <string>

namespace waystone::cli {

/// What ends a command early: one line for standard error, and the exit status.
struct Failure {
    std::string line;
    int status = 2;
};

} // namespace waystone::cli
