#pragma once

#include "cli/arguments.h"
#include "cli/syntax.h"

#include <span>
#include <string>
#include <variant>
#include <vector>

namespace waystone::cli {

/// A command that was asked for, with what it was given.
struct Wanted {
    const CommandSyntax *command;
    Arguments arguments;
};

/// What the words of a command line ask for: a command, or a text (help, version) to be printed. The words "help" and a
/// command's name ask for its help like `--help`. Whatever is wrong is thrown as a Failure that names it. A command
/// below another one stands after it in the list.
[[nodiscard]] std::variant<Wanted, std::string> parsed(std::span<const std::string> words,
                                                       const std::vector<CommandSyntax> &commands);

} // namespace waystone::cli
