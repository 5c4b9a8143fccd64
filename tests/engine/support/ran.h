#pragma once

#include "cli/command.h"

#include <sstream>
#include <string>
#include <vector>

namespace waystone::test {

/// What a command line came to.
struct Ran {
    int status = 0;
    std::string out;
    std::string err;
};

inline Ran run(const std::vector<std::string> &words, const Registry &registry)
{
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::run(words, registry, out, err);
    return {status, out.str(), err.str()};
}

} // namespace waystone::test
