#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace waystone::cli {

/// What a command understands.
struct Syntax {
    std::vector<std::string_view>
        options;                         ///< names ("--seed") that take a value; they may come several times
    std::vector<std::string_view> flags; ///< names that take none
    std::size_t mostFiles = 0;           ///< words beside them
};

/// The words of a command line, sorted. An option's value may be the next word or follow after "=". Everything wrong is
/// thrown as a Failure.
class Arguments {
public:
    Arguments(std::span<const std::string> words, const Syntax &syntax);

    [[nodiscard]] bool has(std::string_view name) const { return values_.contains(name); }
    /// Of an option that is given at most once.
    [[nodiscard]] std::optional<std::string> value(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> values(std::string_view name) const;
    [[nodiscard]] std::optional<std::uint64_t> number(std::string_view name, std::uint64_t minimum,
                                                      std::uint64_t maximum) const;
    [[nodiscard]] const std::vector<std::string> &files() const { return files_; }
    /// The one file that the command wants.
    [[nodiscard]] const std::string &file() const;

private:
    std::map<std::string, std::vector<std::string>, std::less<>> values_;
    std::vector<std::string> files_;
};

} // namespace waystone::cli
