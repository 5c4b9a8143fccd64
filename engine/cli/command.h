#pragma once

#include "cli/arguments.h"
#include "cli/live_text.h"
#include "cli/syntax.h"

#include <iosfwd>
#include <span>
#include <string>
#include <vector>

namespace waystone {
class Registry;
}

namespace waystone::cli {

/// What a command works with.
struct Command {
    const Arguments &arguments;
    const Registry &registry;
    std::istream &in;
    std::ostream &out;
    Terminal terminal; ///< for what is shown while a command works
};

/// What the program reads and writes.
struct Console {
    std::istream &in;
    std::ostream &out;
    std::ostream &err;
    int columns = 0; ///< of the terminal that `err` is; 0 if it is none
};

// The commands, each with what it understands. Its `run` returns the exit status, or throws a Failure.
[[nodiscard]] CommandSyntax simulateSyntax();
[[nodiscard]] CommandSyntax replaySyntax();
[[nodiscard]] CommandSyntax shareSyntax();
[[nodiscard]] CommandSyntax checkSyntax();
[[nodiscard]] CommandSyntax resultsSyntax();
[[nodiscard]] CommandSyntax lessonsSyntax();
[[nodiscard]] CommandSyntax setSyntax();
[[nodiscard]] CommandSyntax unpackSyntax();
[[nodiscard]] CommandSyntax perftSyntax();
[[nodiscard]] CommandSyntax movesSyntax();
[[nodiscard]] CommandSyntax editionsSyntax();
[[nodiscard]] CommandSyntax rulesSyntax();
[[nodiscard]] CommandSyntax arenaSyntax();
[[nodiscard]] CommandSyntax arenaMergeSyntax();
[[nodiscard]] CommandSyntax trainSyntax();
[[nodiscard]] CommandSyntax puzzlesSyntax();
[[nodiscard]] CommandSyntax serveSyntax();

/// All of them, in the order of the help.
[[nodiscard]] std::vector<CommandSyntax> everyCommand();

/// Runs the command that the words name. Whatever fails is one line on `err` and status 2.
int run(std::span<const std::string> words, const Registry &registry, const Console &console);
/// The same with an empty input.
int run(std::span<const std::string> words, const Registry &registry, std::ostream &out, std::ostream &err);

} // namespace waystone::cli
