#include "scenario/proof/proof_memory.h"

#include "core/text/text_hash.h"
#include "scenario/lesson/lesson_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>

namespace waystone {

namespace {

/// To be raised whenever what the solver, a bot or the rules find out becomes other than it was.
constexpr int revision = 5;
constexpr std::size_t mostProofs = 1000;
constexpr std::size_t mostInALine = 100'000; ///< steps or moves of one proof

std::string hashOf(std::string_view text)
{
    constexpr std::size_t digits = 16;
    std::string hash;
    // Two of them, so that no two lessons ever share one.
    for (const std::string_view salt : {"a", "b"}) {
        std::array<char, digits> number{};
        const auto end = std::to_chars(number.begin(), number.end(), textHash(text, textHash(salt)), 16).ptr;
        const auto used = static_cast<std::size_t>(end - number.begin());
        hash += std::string(digits - used, '0') + std::string(number.data(), used);
    }
    return hash;
}

void put(std::ostream &out, const SolverResult &result)
{
    out << ' ' << static_cast<int>(result.verdict) << ' ' << static_cast<int>(result.bound) << ' '
        << result.isLeftOpen << ' ' << result.meetsChance << ' ' << result.isShortest << ' '
        << result.actions + 1 << ' ' << result.solutions << ' ' << result.nodes << ' ' << result.line.size();
    for (const LineStep &step : result.line)
        out << ' ' << int{step.seat} << ' ' << int{step.action.verb} << ' ' << int{step.action.first} << ' '
            << int{step.action.second} << ' ' << int{step.action.third};
}

/// Numbers of a line, one after the other. Once one is missing or out of its bounds all are 0.
class Numbers {
public:
    explicit Numbers(std::string_view line) : in_(std::string(line)) {}

    [[nodiscard]] std::uint64_t next(std::uint64_t most)
    {
        std::uint64_t number = 0;
        isSound_ = isSound_ && in_ >> number && number <= most;
        return isSound_ ? number : 0;
    }
    [[nodiscard]] bool isSound() const { return isSound_; }
    /// Whether all were sound and there is nothing more.
    [[nodiscard]] bool isAll() { return isSound_ && (in_ >> std::ws).eof(); }

private:
    std::istringstream in_;
    bool isSound_ = true;
};

SolverResult::Verdict verdictFrom(Numbers &numbers)
{
    return static_cast<SolverResult::Verdict>(
        numbers.next(static_cast<std::uint64_t>(SolverResult::Verdict::notDecided)));
}

SolverResult resultFrom(Numbers &numbers)
{
    constexpr std::uint64_t byte = 0xFF;
    SolverResult result;
    const auto nextByte = [&numbers] { return static_cast<std::uint8_t>(numbers.next(byte)); };
    result.verdict = verdictFrom(numbers);
    result.bound =
        static_cast<SolverResult::Bound>(numbers.next(static_cast<std::uint64_t>(SolverResult::Bound::stop)));
    result.isLeftOpen = numbers.next(1) == 1;
    result.meetsChance = numbers.next(1) == 1;
    result.isShortest = numbers.next(1) == 1;
    result.actions = static_cast<int>(numbers.next(mostInALine)) - 1; // of which there may be -1
    result.solutions = static_cast<int>(numbers.next(mostInALine));
    result.nodes = numbers.next(~std::uint64_t{0});
    const std::uint64_t steps = numbers.next(mostInALine);
    for (std::uint64_t step = 0; step < steps && numbers.isSound(); ++step) {
        LineStep &next = result.line.emplace_back();
        next.seat = nextByte();
        next.action.verb = nextByte();
        next.action.first = nextByte();
        next.action.second = nextByte();
        next.action.third = nextByte();
    }
    return result;
}

/// What is played in branches, without what is told there.
std::vector<Branch> bareBranches(const std::vector<Branch> &branches)
{
    std::vector<Branch> bare;
    for (const Branch &branch : branches) {
        Branch &same = bare.emplace_back();
        same.action = branch.action;
        same.verdict = branch.verdict;
        same.then = bareBranches(branch.then);
    }
    return bare;
}

std::string lineOf(const TaskProof &proof)
{
    std::ostringstream out;
    out.imbue(std::locale::classic());
    put(out, proof.result);
    for (const auto &further : {proof.together, proof.always}) {
        out << ' ' << further.has_value();
        if (further)
            put(out, *further);
    }
    out << ' ' << proof.moves.size();
    for (const TaskProof::Move &move : proof.moves)
        out << ' ' << static_cast<int>(move.verdict) << ' ' << move.actions + 1 << ' ' << move.isLeftOpen;
    out << ' ' << proof.strayed << ' ' << proof.branchEnds.size();
    for (const SolverResult::Verdict end : proof.branchEnds)
        out << ' ' << static_cast<int>(end);
    out << ' ' << proof.aimless.plays << ' ' << proof.aimless.reached;
    return out.str();
}

std::optional<TaskProof> proofFrom(std::string_view line)
{
    Numbers numbers(line);
    TaskProof proof;
    proof.result = resultFrom(numbers);
    if (numbers.next(1) == 1)
        proof.together = resultFrom(numbers);
    if (numbers.next(1) == 1)
        proof.always = resultFrom(numbers);
    const std::uint64_t moves = numbers.next(mostInALine);
    for (std::uint64_t move = 0; move < moves && numbers.isSound(); ++move) {
        const SolverResult::Verdict verdict = verdictFrom(numbers);
        const int actions = static_cast<int>(numbers.next(mostInALine)) - 1;
        proof.moves.push_back({verdict, actions, numbers.next(1) == 1});
    }
    proof.strayed = static_cast<int>(numbers.next(mostInALine));
    const std::uint64_t ends = numbers.next(mostInALine);
    for (std::uint64_t end = 0; end < ends && numbers.isSound(); ++end)
        proof.branchEnds.push_back(verdictFrom(numbers));
    proof.aimless.plays = static_cast<int>(numbers.next(mostInALine));
    proof.aimless.reached = static_cast<int>(numbers.next(mostInALine));
    return numbers.isAll() ? std::optional(std::move(proof)) : std::nullopt;
}

} // namespace

std::string ProofMemory::keyOf(const LessonPlan &plan, std::size_t number, const ProofLimits &limits)
{
    const Lesson &lesson = plan.lesson();
    const LessonStep &step = lesson.steps[number];
    const PlannedStep &planned = plan.steps()[number];
    // What is told makes no difference.
    Lesson bare;
    bare.game = lesson.game;
    bare.id = "task";
    bare.players.resize(lesson.players.size());
    LessonStep &task = bare.steps.emplace_back();
    task.kind = LessonStep::Kind::act;
    task.id = "task";
    task.position = lesson.game->positionText(planned.setup);
    task.seat = step.seat;
    task.goal = step.goal;
    task.mostActions = step.mostActions;
    task.script = step.script;
    task.answers = step.answers;
    task.seed = step.seed;
    task.bot = step.bot;
    task.solution = planned.line;
    if (step.answers == Answers::bot) // whoever asks again must not have to ask the bot where they end
        task.branches = bareBranches(step.branches);
    std::ostringstream rest;
    rest.imbue(std::locale::classic());
    rest << ' ' << WAYSTONE_VERSION << ' ' << revision << ' ' << planned.isComplete << ' ' << limits.mostNodes
         << ' ' << limits.mostNodesAMove << ' ' << limits.mostAsked << ' ' << limits.mostAskedAMove << ' '
         << limits.mostAskedMoves << ' ' << limits.mostSolutions;
    return hashOf(writeLesson(bare) + rest.str());
}

const TaskProof *ProofMemory::find(std::string_view key) const
{
    const auto found = std::ranges::find(proofs_, key, [](const auto &entry) { return entry.first; });
    return found == proofs_.end() ? nullptr : &found->second;
}

void ProofMemory::add(std::string key, TaskProof proof)
{
    std::erase_if(proofs_, [&key](const auto &entry) { return entry.first == key; });
    proofs_.emplace_back(std::move(key), std::move(proof));
    if (proofs_.size() > mostProofs)
        proofs_.erase(proofs_.begin());
}

std::string ProofMemory::text() const
{
    std::string text;
    for (const auto &[key, proof] : proofs_) {
        const std::string line = key + lineOf(proof);
        text += hashOf(line) + ' ' + line + '\n';
    }
    return text;
}

ProofMemory ProofMemory::from(std::string_view text)
{
    ProofMemory memory;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const std::size_t hash = line.find(' ');
        if (hash == std::string_view::npos || hashOf(line.substr(hash + 1)) != line.substr(0, hash))
            continue;
        const std::string_view rest = line.substr(hash + 1);
        const std::size_t key = std::min(rest.find(' '), rest.size());
        if (std::optional<TaskProof> proof = proofFrom(rest.substr(key)))
            memory.add(std::string(rest.substr(0, key)), *std::move(proof));
    }
    return memory;
}

} // namespace waystone
