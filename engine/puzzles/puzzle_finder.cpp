#include "puzzles/puzzle_finder.h"

#include "core/text/text_hash.h"
#include "puzzles/puzzle_proof.h"
#include "puzzles/turn_reach.h"

#include <algorithm>
#include <bitset>
#include <map>
#include <ranges>

namespace waystone {

namespace {

using Values = std::vector<int>; ///< by measure

/// What all the points of a turn come to, by a theme's measures.
class TurnValues {
public:
    TurnValues(const Game &game, const TurnReach &turn, Seat seat, const std::vector<PuzzleMeasure> &measures,
               int mostActions)
        : turn_(turn)
    {
        for (const TurnReach::Point &point : turn.points()) {
            if (point.actions > mostActions)
                break;
            Values &values = values_.emplace_back();
            for (const PuzzleMeasure &measure : measures)
                values.push_back(measure.in(game, point.after, seat, turn.points().front().position));
        }
        best_ = static_cast<std::size_t>(std::ranges::max_element(values_) - values_.begin());
    }

    /// A point of the highest values, by the fewest actions.
    [[nodiscard]] std::size_t best() const { return best_; }
    [[nodiscard]] const Values &at(std::size_t point) const { return values_[point]; }
    /// The highest after a first action that is none of these.
    [[nodiscard]] Values next(const std::bitset<TurnReach::mostFirst> &first) const
    {
        Values next = values_.front();
        for (std::size_t point = 1; point < values_.size(); ++point)
            if ((turn_.points()[point].first & ~first).any())
                next = std::max(next, values_[point]);
        return next;
    }
    /// The first actions that lead to the highest values.
    [[nodiscard]] std::bitset<TurnReach::mostFirst> firstToBest() const
    {
        std::bitset<TurnReach::mostFirst> first;
        for (std::size_t point = 1; point < values_.size(); ++point)
            if (values_[point] == values_[best_])
                first |= turn_.points()[point].first;
        return first;
    }

private:
    const TurnReach &turn_;
    std::vector<Values> values_; ///< by point
    std::size_t best_ = 0;
};

Goal goalOf(const PuzzleTheme &theme, const std::vector<PuzzleMeasure> &measures, const Values &values,
            Seat seat)
{
    Goal parts;
    for (std::size_t measure = 0; measure < measures.size(); ++measure)
        parts.parts.push_back(measures[measure].atLeast(values[measure], seat));
    Goal goal;
    goal.kind = Goal::Kind::during;
    goal.what = theme.stretch;
    goal.parts.push_back(parts.parts.size() == 1 ? parts.parts.front() : parts);
    return goal;
}

std::string idOf(const Puzzle &puzzle)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::uint64_t hash = textHash(puzzle.theme, textHash(puzzle.position));
    std::string id = puzzle.theme + '-';
    for (int digit = 0; digit < 8; ++digit, hash >>= 4)
        id += digits[hash & 15];
    return id;
}

/// The same action again and again: nothing to find out.
bool isRepetition(const Puzzle &puzzle)
{
    return std::ranges::all_of(puzzle.solution, [&](const LineStep &step) {
        return step.seat != puzzle.seat || step.action == puzzle.solution.front().action;
    });
}

/// The measures with every scored thing put in for the one that a theme leaves open.
std::vector<std::vector<PuzzleMeasure>> spelledOut(const Game &game, const PuzzleTheme &theme,
                                                   const Position &position)
{
    const auto isOpen = [](const PuzzleMeasure &measure) { return measure.of == PuzzleMeasure::Of::sheet; };
    if (std::ranges::none_of(theme.measures, isOpen))
        return {theme.measures};
    std::vector<std::vector<PuzzleMeasure>> all;
    for (const ScoreSheet &sheet : game.breakdown(position)) {
        all.push_back(theme.measures);
        for (PuzzleMeasure &measure : all.back())
            if (isOpen(measure))
                measure.place = sheet.subject;
    }
    return all;
}

} // namespace

PuzzleFinder::PuzzleFinder(const Game &game, std::vector<PuzzleTheme> themes, PuzzleLimits limits)
    : game_(game), themes_(std::move(themes)), limits_(limits)
{}

std::vector<Puzzle> PuzzleFinder::in(const Position &position, Seat seat, const std::vector<LineStep> &script,
                                     const Wanted &isWanted, const std::stop_token &stop) const
{
    std::map<std::string, int> stretches; // and the most actions that are wanted of each
    for (const PuzzleTheme &theme : themes_ | std::views::filter(isWanted))
        stretches[theme.stretch] = std::max(stretches[theme.stretch], theme.mostActions);
    std::vector<Puzzle> found;
    for (const auto &[stretch, mostActions] : stretches) {
        const TurnReach turn(game_, {position, seat, script, stretch, mostActions, limits_.mostPoints}, stop);
        if (!turn.isWhole())
            continue;
        for (const PuzzleTheme &theme : themes_) {
            if (theme.stretch != stretch || !isWanted(theme) || stop.stop_requested())
                continue;
            for (const std::vector<PuzzleMeasure> &measures : spelledOut(game_, theme, position)) {
                const TurnValues values(game_, turn, seat, measures, theme.mostActions);
                const TurnReach::Point &best = turn.points()[values.best()];
                const Values &highest = values.at(values.best());
                // What is wanted first has to be more than there is, and nothing is wanted that anybody has.
                if (best.actions < theme.fewestActions || highest.front() <= values.at(0).front() ||
                    highest.back() <= 0)
                    continue;
                const auto first = values.firstToBest();
                if (static_cast<int>(first.count()) > best.actions)
                    continue;
                const Values next = values.next(first);
                Puzzle puzzle;
                puzzle.theme = theme.id;
                puzzle.position = game_.positionText(game_.setup(position));
                puzzle.id = idOf(puzzle);
                puzzle.seat = seat;
                puzzle.goal = goalOf(theme, measures, highest, seat);
                puzzle.actions = std::min(theme.mostActions, turn.points().back().actions);
                puzzle.script.assign(script.begin(),
                                     script.begin() + static_cast<std::ptrdiff_t>(best.script));
                puzzle.solution = turn.lineTo(values.best());
                puzzle.best = highest.front();
                puzzle.next = next.front();
                // Trailing answers are not the solver's business.
                while (!puzzle.solution.empty() && puzzle.solution.back().seat != seat)
                    puzzle.solution.pop_back();
                if (isRepetition(puzzle) || !isGood(puzzle, stop))
                    continue;
                found.push_back(std::move(puzzle));
                break;
            }
        }
    }
    return found;
}

/// Beyond the greedy player, proved by the solver, and cheap to prove.
bool PuzzleFinder::isGood(const Puzzle &puzzle, const std::stop_token &stop) const
{
    for (std::uint32_t seed = 0; seed < limits_.greedySeeds; ++seed)
        if (reachesGoal(game_, puzzle, "greedy", seed, stop))
            return false;
    const PuzzleProof proof = provePuzzle(game_, puzzle, limits_.mostNodes, stop);
    return proof.isSound() && proof.nodes <= limits_.mostNodes;
}

} // namespace waystone
