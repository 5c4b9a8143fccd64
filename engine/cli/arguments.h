#pragma once

#include "cli/syntax.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace waystone::cli {

/// What a command was given, once it is known that it may be. What is still wrong is thrown as a Failure.
class Arguments {
public:
    using Values = std::map<std::string, std::vector<std::string>, std::less<>>;

    /// `values` has every option that was given, with an empty list if it takes no value.
    Arguments(Values values, std::vector<std::string> files)
        : values_(std::move(values)), files_(std::move(files))
    {}

    [[nodiscard]] bool has(std::string_view name) const { return values_.contains(name); }
    /// Of an option that is given at most once.
    [[nodiscard]] std::optional<std::string> value(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> values(std::string_view name) const;
    /// Of an option with a range.
    [[nodiscard]] std::optional<std::uint64_t> number(std::string_view name) const;
    /// Of one whose range is known only now.
    [[nodiscard]] std::optional<std::uint64_t> number(std::string_view name, NumberRange range) const;
    [[nodiscard]] const std::vector<std::string> &files() const { return files_; }
    /// The one file that the command wants.
    [[nodiscard]] const std::string &file() const;

private:
    Values values_;
    std::vector<std::string> files_;
};

/// What is wrong with the text as a number in this range; empty if nothing is.
[[nodiscard]] std::string numberComplaint(const std::string &text, NumberRange range);

} // namespace waystone::cli
