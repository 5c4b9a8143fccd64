#pragma once

#include "scenario/results/result_table.h"

namespace waystone {

/// What a folder holds of results.
struct ResultFolder {
    std::vector<FiledResult> results; ///< by name of the file
    struct Unread {
        std::string file;
        Problem problem;
    };
    std::vector<Unread> unread; ///< files that could not be read as results
    std::size_t passedOver = 0; ///< files that were not looked at, because there are too many
    std::string error;          ///< the system's words, where the folder cannot be read
};

/// Reads what ends in .wayresult or .json, in the folder itself. What is another kind of file of ours is no result and
/// none that could not be read. Never more than a class could have, nor files longer than results are.
[[nodiscard]] ResultFolder readResultFolder(const std::string &path);

} // namespace waystone
