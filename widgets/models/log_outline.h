#pragma once

#include "models/log_row.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace waystone {

/// Lays the plies of a game out as rows of a log: the turns of the main line with their actions; draws folded into what
/// caused them, what all choose at a time into one row, and what only ends a turn or a part of it into what was done before; what was taken back, and what was
/// tried in place of something, in groups that open.
class LogOutline {
public:
    /// A group is open if play or a look is in it; `turned`: the groups, by their first ply, of which the opposite
    /// holds.
    LogOutline(const GameHistory &history, const std::set<PlyId> &turned);

    [[nodiscard]] const std::vector<LogRow> &rows() const { return rows_; }
    /// By ply; -1 for what has no row, the root and what is in a closed group that has none.
    [[nodiscard]] const std::vector<int> &rowOfPly() const { return rowOfPly_; }

private:
    struct Branches {
        std::optional<PlyId> main;
        std::vector<PlyId> variations;
        std::vector<PlyId> slips;
    };

    void findStanding();
    [[nodiscard]] Branches branchesAfter(PlyId ply) const;
    void follow(PlyId at, int depth);
    void addTurn(PlyId at, const Branches &next);
    /// Returns the last ply of what was added.
    PlyId addStep(PlyId ply, int depth);
    /// Whether it says so little that the last row can end in it.
    [[nodiscard]] bool mayEndIn(PlyId ply, int depth) const;
    void addToLast(PlyId ply);
    PlyId addDraws(PlyId first, int depth);
    /// At the beginning of a turn that is nobody's: the choices of all, from this one on.
    [[nodiscard]] std::vector<PlyId> choicesFrom(PlyId first, int depth) const;
    PlyId addChoices(const std::vector<PlyId> &choices, int depth);
    /// The row that heads the plies, and theirs below it if it is open.
    PlyId addGroup(LogRow group, const std::vector<PlyId> &plies);
    void addSlips(const std::vector<PlyId> &slips, int depth);
    void addStruck(PlyId ply, int depth);
    void addVariation(PlyId first, int depth);
    [[nodiscard]] bool isDraw(PlyId ply) const { return history_.outline(ply).seat == chanceSeat; }
    [[nodiscard]] bool isOpen(PlyId first, bool isIn) const { return turned_.contains(first) != isIn; }
    LogRow &append(LogRow row);

    const GameHistory &history_;
    const std::set<PlyId> &turned_;
    std::vector<bool> isOnWay_;    ///< by ply: leads to where play stands, waits or is looked at
    std::vector<bool> isStanding_; ///< by ply: it, or something after it, was not taken back
    std::vector<LogRow> rows_;
    std::vector<int> rowOfPly_;
    int turnRow_ = -1;         ///< of the turn under way
    Seat teller_ = nobody;     ///< of whom the reader takes the rows to tell
    bool mayTakeDraw_ = false; ///< a draw would follow from the last row
    std::map<Seat, int> turns_;
};

} // namespace waystone
