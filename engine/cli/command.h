#pragma once

#include <iosfwd>
#include <span>
#include <string>

namespace waystone {
class Registry;
}

namespace waystone::cli {

/// What a command works with.
struct Command {
    std::span<const std::string> words; ///< what follows the command's name
    const Registry &registry;
    std::istream &in;
    std::ostream &out;
};

// Each returns the exit status, or throws a Failure.
int simulate(const Command &command);
int replay(const Command &command);
int share(const Command &command);
int check(const Command &command);
int perft(const Command &command);
int moves(const Command &command);
int editions(const Command &command);
int rules(const Command &command);
int arena(const Command &command);
int serve(const Command &command);

/// Runs the command that the words name. Whatever fails is one line on `err` and status 2.
int run(std::span<const std::string> words, const Registry &registry, std::istream &in, std::ostream &out,
        std::ostream &err);
/// The same with an empty input.
int run(std::span<const std::string> words, const Registry &registry, std::ostream &out, std::ostream &err);

} // namespace waystone::cli
