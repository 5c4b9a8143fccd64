#pragma once

#include "cli/arena/arena_tally.h"

#include <cstdint>
#include <map>
#include <string>

namespace waystone::cli {

/// A file with a line for every seed that was played, written as soon as it is (resources/formats.md, "Arena"). It is
/// locked as long as it is open. For POSIX systems.
class ArenaJournal {
public:
    /// Begins a journal of this match, or with `resumes` goes on with the one that is there. A Failure if there is one
    /// and it does not resume, if it is of another match, or if somebody else writes it.
    ArenaJournal(const std::string &path, const ArenaMatch &match, bool resumes);
    ArenaJournal(const ArenaJournal &) = delete;
    ArenaJournal &operator=(const ArenaJournal &) = delete;
    ~ArenaJournal();

    /// By seed, what it held when it was opened.
    [[nodiscard]] const std::map<std::uint64_t, ArenaTally> &known() const { return known_; }
    /// A Failure if it cannot be written.
    void add(std::uint64_t seed, const ArenaTally &games);

private:
    void write(const std::string &line);
    /// Reads all whole lines and cuts off what follows them: a line that was being written when the program was ended.
    void read(const ArenaMatch &match);

    std::string path_;
    int file_ = -1;
    std::map<std::uint64_t, ArenaTally> known_;
};

} // namespace waystone::cli
