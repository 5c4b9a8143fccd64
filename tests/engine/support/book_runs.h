#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace waystone::test {

/// So many words in a row that a rulebook has too are taken from it.
inline constexpr std::size_t runOfABook = 8;

/// Every run of `runOfABook` words, each word ended by a space.
[[nodiscard]] std::set<std::string> runsOf(const std::vector<std::string> &words);

/// FNV-1a of 64 bits.
[[nodiscard]] std::uint64_t runHash(std::string_view run);

/// What the project keeps of a rulebook: hashes of its runs of words, which tell no sentence of it
/// (tests/rulebook_data.py makes them).
class BookRuns {
public:
    explicit BookRuns(std::vector<std::uint64_t> hashes);
    /// Nothing if there is no such book.
    [[nodiscard]] static std::optional<BookRuns> of(std::string_view game, std::string_view language);

    [[nodiscard]] std::size_t size() const { return hashes_.size(); }
    /// The first run of a text that the book has too; empty if there is none.
    [[nodiscard]] std::string takenBy(std::string_view text) const;

private:
    std::vector<std::uint64_t> hashes_; ///< ascending
};

} // namespace waystone::test
