#pragma once

#include "cli/command.h"

#include <gtest/gtest.h>

#include <algorithm>
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

/// It could not be done, and one line says why, with these words in it.
inline void expectFailure(const Ran &ran, const std::string &part)
{
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(ran.out.empty()) << ran.out;
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    EXPECT_NE(ran.err.find(part), std::string::npos) << ran.err;
}

} // namespace waystone::test
