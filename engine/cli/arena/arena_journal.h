#pragma once

#include "cli/arena/arena_tally.h"
#include "platform/files.h"

#include <cstdint>
#include <map>
#include <string>

namespace waystone::cli {

/// A file with a line for every seed that was played, written as soon as it is (resources/formats.md, "Arena"). It is
/// locked as long as it is open.
class ArenaJournal {
public:
    /// Begins a journal of this match, or with `resumes` goes on with the one that is there. A Failure if there is one
    /// and it does not resume, if it is of another match, or if somebody else writes it.
    ArenaJournal(const std::string &path, const ArenaMatch &match, bool resumes);

    /// By seed, what it held when it was opened.
    [[nodiscard]] const std::map<std::uint64_t, ArenaTally> &known() const { return known_; }
    /// A Failure if it cannot be written.
    void add(std::uint64_t seed, const ArenaTally &games);

private:
    [[nodiscard]] std::uintmax_t size() const;
    void failOn(const std::error_code &error) const;
    void write(const std::string &line);
    /// Reads all whole lines and cuts off what follows them: a line that was being written when the program was ended.
    void read(const ArenaMatch &match);

    std::string path_;
    platform::OpenFile file_;
    std::map<std::uint64_t, ArenaTally> known_;
};

} // namespace waystone::cli
