#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace waystone::cli {

struct Command;

/// Both ends are included.
struct NumberRange {
    std::uint64_t least = 0;
    std::uint64_t most = 0;
};

/// An option as the parser, the help and the tests of manual page and completion know it.
struct OptionSyntax {
    std::string_view name;       ///< "--seed"
    std::string_view value = {}; ///< what stands for its value in the help; empty for one that takes none
    std::string_view help = {};
    std::optional<NumberRange> range = {};       ///< it takes a whole number
    bool isRepeated = false;                     ///< it may be given several times
    std::vector<std::string_view> endings = {};  ///< the name of its file has one of these, or none
    std::vector<std::string_view> excluded = {}; ///< options that do not go with it
    std::string_view group = "Options";          ///< the heading below which the help has it
};

/// The words beside the options. A command that needs one takes it by Arguments::file().
struct FileSyntax {
    std::string_view name = "FILE";
    std::string_view help = {};
    int most = 0; ///< 0 for a command that takes none
};

struct CommandSyntax {
    std::string_view name; ///< "arena merge" is a command below "arena"
    std::string_view summary;
    std::string_view usage = "[OPTIONS]"; ///< what may follow its name
    std::vector<OptionSyntax> options = {};
    FileSyntax files = {};
    std::string_view notes = {}; ///< what its help ends with
    int (*run)(const Command &command) = nullptr;
};

} // namespace waystone::cli
