#pragma once

#include "session/game_history.h"

#include <memory>
#include <vector>

namespace waystone {

/// A line of the log. `first` is the ply of an action, or the first one below a turn or variation.
struct LogLine {
    enum class Kind { top, turn, action, variation };

    Kind kind = Kind::top;
    PlyId first = 0;
    int row = 0;
    LogLine *parent = nullptr;
    std::vector<std::unique_ptr<LogLine>> children;

    [[nodiscard]] PlyId lastPly() const { return kind == Kind::action ? first : children.back()->first; }
};

/// The plies of a game laid out as lines. At the top the turns of the line that was played first, below each its
/// actions; below an action the variations that were played in its place, each with its own actions in a row.
class LogTree {
public:
    /// Something to be put below a line, after what is there. A turn or variation has its first action in it, so that
    /// no view sees an empty one.
    struct Addition {
        LogLine *parent = nullptr;
        std::unique_ptr<LogLine> line;
    };

    [[nodiscard]] LogLine *top() const { return top_.get(); }
    /// The line of a ply; null for the root and for what was not added yet.
    [[nodiscard]] LogLine *lineOf(PlyId ply) const { return ply < lines_.size() ? lines_[ply] : nullptr; }
    [[nodiscard]] bool isEmpty() const { return lines_.empty(); }
    void clear();

    /// Makes room for the plies that are new, and returns them in the order in which they have to be added.
    std::vector<PlyId> grow(const GameHistory &history);
    [[nodiscard]] Addition additionFor(const GameHistory &history, PlyId ply) const;
    void add(Addition addition);

private:
    std::unique_ptr<LogLine> top_ = std::make_unique<LogLine>();
    std::vector<LogLine *> lines_; ///< by ply; null for the root
};

} // namespace waystone
