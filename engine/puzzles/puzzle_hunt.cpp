#include "puzzles/puzzle_hunt.h"

#include "core/relations.h"
#include "puzzles/puzzle_proof.h"

#include <algorithm>
#include <functional>

namespace waystone {

namespace {

constexpr std::size_t fewestChoices = 3;

} // namespace

std::vector<LineStep> answersBetween(const Session &session, const std::vector<PlyId> &line, std::size_t at,
                                     std::string_view stretch)
{
    const Game &game = session.game();
    const Seat seat = session.ply(line[at + 1]).seat;
    const int now = stretchOf(game, session.ply(line[at]).position, stretch);
    std::vector<LineStep> answers;
    std::vector<LineStep> waiting;
    for (std::size_t next = at + 1; next < line.size(); ++next) {
        const Ply &ply = session.ply(line[next]);
        if (ply.seat == seat) {
            answers.insert(answers.end(), waiting.begin(), waiting.end());
            waiting.clear();
        } else if (ply.seat != chanceSeat) {
            waiting.push_back({ply.seat, ply.action});
        }
        if (stretchOf(game, ply.position, stretch) != now)
            break;
    }
    return answers;
}

void PuzzleHunt::look(const Session &session, const std::stop_token &stop, const Progress &progress)
{
    const std::vector<PlyId> line = session.lineTo(session.endOfLine(session.current()));
    std::map<std::pair<int, Seat>, std::pair<int, Puzzle>> best; // by turn, with its promise
    for (std::size_t at = 0; at + 1 < line.size() && !stop.stop_requested(); ++at) {
        if (progress)
            progress(at, line.size());
        const Position &position = session.ply(line[at]).position;
        const Seat seat = session.ply(line[at + 1]).seat;
        if (seat == chanceSeat || game_.legal(position, seat).size() < fewestChoices)
            continue;
        const std::pair turn(stretchOf(game_, position, turnStretch), seat);
        const auto isOpen = [this](const PuzzleTheme &theme) { return hasRoomFor(theme.id); };
        for (Puzzle &puzzle :
             finder_.in(position, seat, answersBetween(session, line, at, turnStretch), isOpen, stop)) {
            const auto known = best.find(turn);
            const int worth = promise(puzzle, session.ply(line[at]).beginsTurn);
            if (isWanted(puzzle) && (known == best.end() || worth > known->second.first))
                best.insert_or_assign(turn, std::pair(worth, std::move(puzzle)));
        }
    }
    std::vector<std::pair<int, Puzzle>> puzzles;
    for (auto &[turn, puzzle] : best)
        puzzles.push_back(std::move(puzzle));
    std::ranges::stable_sort(puzzles, std::greater(), [](const auto &each) { return each.first; });
    int taken = 0;
    for (auto &[worth, puzzle] : puzzles) {
        if (taken == taste_.mostOfAGame || stop.stop_requested())
            break;
        if (!isWanted(puzzle))
            continue;
        PuzzleGrade grade = gradeOf(game_, puzzle, stop);
        if (stop.stop_requested())
            break;
        puzzle.level = grade.level();
        found_.push_back({std::move(puzzle), grade});
        ++taken;
    }
}

int PuzzleHunt::count(std::string_view theme) const
{
    return static_cast<int>(
        std::ranges::count(found_, theme, [](const Found &found) { return found.puzzle.theme; }));
}

/// Longer ones, those in which what is nearest is wrong, those of a whole turn, and themes of which there are few yet.
int PuzzleHunt::promise(const Puzzle &puzzle, bool beginsTurn) const
{
    return 3 * puzzle.fewestActions() + (isReachedGreedily(game_, puzzle) ? 0 : 6) + (beginsTurn ? 6 : 0) -
           count(puzzle.theme);
}

bool PuzzleHunt::hasRoomFor(std::string_view theme) const
{
    return taste_.mostOfATheme == 0 || count(theme) < taste_.mostOfATheme;
}

bool PuzzleHunt::isWanted(const Puzzle &puzzle) const
{
    return hasRoomFor(puzzle.theme) && std::ranges::none_of(found_, [&](const Found &found) {
               return found.puzzle.position == puzzle.position || found.puzzle.id == puzzle.id;
           });
}

} // namespace waystone
