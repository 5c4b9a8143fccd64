#include "scenario/proof/proof_memory.h"

#include "scenario/lesson/lesson_check.h"
#include "support/tiny_lesson.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>

namespace waystone::test {
namespace {

constexpr std::size_t task = 1; ///< the step of the tiny lesson in which to act

std::shared_ptr<const LessonPlan> planOf(const std::function<void(LessonStep &)> &change = {})
{
    Lesson lesson = tinyLesson();
    if (change)
        change(lesson.steps[task]);
    return std::make_shared<const LessonPlan>(std::move(lesson));
}

/// Whether the solver was asked at all; it tells of what it does now and then, and nodes are what it has looked at.
StepProof proved(const std::shared_ptr<const LessonPlan> &plan, ProofMemory &memory,
                 const ProofLimits &limits = {})
{
    return proveStep(plan, task, limits, {}, {}, &memory);
}

void expectSame(const StepProof &proof, const StepProof &other)
{
    ASSERT_TRUE(proof.result && other.result);
    EXPECT_EQ(proof.verdict(), other.verdict());
    EXPECT_EQ(proof.result->line, other.result->line);
    EXPECT_EQ(proof.result->nodes, other.result->nodes);
    EXPECT_EQ(proof.result->solutions, other.result->solutions);
    EXPECT_EQ(proof.result->actions, other.result->actions);
    EXPECT_EQ(proof.together.has_value(), other.together.has_value());
    ASSERT_EQ(proof.moves.size(), other.moves.size());
    for (std::size_t move = 0; move < proof.moves.size(); ++move) {
        EXPECT_EQ(proof.moves[move].action, other.moves[move].action);
        EXPECT_EQ(proof.moves[move].verdict, other.moves[move].verdict);
        EXPECT_EQ(proof.moves[move].actions, other.moves[move].actions);
        EXPECT_EQ(proof.moves[move].told, other.moves[move].told);
        EXPECT_EQ(proof.moves[move].text, other.moves[move].text);
    }
}

TEST(ProofMemories, WhatIsUnchangedIsNotProvedAgain)
{
    ProofMemory memory;
    const StepProof first = proved(planOf(), memory);
    EXPECT_EQ(memory.size(), 1u);
    // What stands in the memory is taken, not found out.
    const std::string key = ProofMemory::keyOf(*planOf(), task, {});
    TaskProof known = *memory.find(key);
    known.result.nodes = 12345;
    memory.add(key, known);
    EXPECT_EQ(memory.size(), 1u);
    EXPECT_EQ(proved(planOf(), memory).result->nodes, 12345u);
    const StepProof retold =
        proved(planOf([](LessonStep &step) { step.otherwise = english("No."); }), memory);
    EXPECT_EQ(retold.result->nodes, 12345u) << "what is told makes no difference to it";
    EXPECT_EQ(retold.moves[1].text, english("No.")) << "but is told";
    EXPECT_EQ(first.moves.size(), retold.moves.size());
}

TEST(ProofMemories, WhateverAProofDependsOnIsInItsKey)
{
    const std::vector<std::function<void(LessonStep &)>> changes = {
        [](LessonStep &step) { step.mostActions = 2; },
        [](LessonStep &step) { step.goal = pointsGoal(0, 2); },
        [](LessonStep &step) { step.script.pop_back(); },
        [](LessonStep &step) { step.answers = Answers::every; },
        [](LessonStep &step) {
            step.answers = Answers::bot;
            step.bot = "greedy";
        },
        [](LessonStep &step) {
            step.answers = Answers::bot;
            step.bot = "greedy";
            step.seed = 1;
        },
        [](LessonStep &step) {
            step.solution = {tinyBid(0, 2), tinyBid(1, 1)};
        },
        [](LessonStep &step) { step.position = "2 0 0 4 5 4 2 0 0 1 0 0"; },
    };
    std::set<std::string> keys{ProofMemory::keyOf(*planOf(), task, {})};
    for (const auto &change : changes)
        EXPECT_TRUE(keys.insert(ProofMemory::keyOf(*planOf(change), task, {})).second) << keys.size();
    ProofLimits limits;
    limits.mostNodes = 7;
    EXPECT_TRUE(keys.insert(ProofMemory::keyOf(*planOf(), task, limits)).second);
    const LessonPlan same = *planOf([](LessonStep &step) { step.text = english("Other words."); });
    EXPECT_FALSE(keys.insert(ProofMemory::keyOf(same, task, {})).second);
}

TEST(ProofMemories, AreReadAsTheyWereWritten)
{
    ProofMemory memory;
    const StepProof solved = proved(planOf(), memory);
    const auto unsolved = [](LessonStep &step) {
        step.script.clear();
        step.solution.clear();
    };
    const StepProof together = proved(planOf(unsolved), memory);
    ASSERT_TRUE(together.together);
    ProofLimits few;
    few.mostNodes = 1;
    few.mostNodesAMove = 1;
    const auto every = [](LessonStep &step) { step.answers = Answers::every; };
    const StepProof undecided = proved(planOf(every), memory, few);
    EXPECT_EQ(undecided.verdict(), TaskVerdict::notDecided);
    EXPECT_EQ(memory.size(), 3u);
    ProofMemory again = ProofMemory::from(memory.text());
    EXPECT_EQ(again.size(), 3u);
    EXPECT_EQ(again.text(), memory.text());
    expectSame(proved(planOf(), again), solved);
    expectSame(proved(planOf(unsolved), again), together);
    expectSame(proved(planOf(every), again, few), undecided);
    EXPECT_EQ(again.text(), memory.text()) << "nothing was proved anew";
}

TEST(ProofMemories, WhatIsDamagedIsProvedAgain)
{
    ProofMemory memory;
    const StepProof proof = proved(planOf(), memory);
    const std::string text = memory.text();
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string damaged = text;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        ProofMemory other = ProofMemory::from(damaged);
        EXPECT_LE(other.size(), damaged[at] == '\v' ? 1u : 0u) << at;
        expectSame(proved(planOf(), other), proof);
        EXPECT_EQ(ProofMemory::from(text.substr(0, at)).size(), at + 1 == text.size() ? 1u : 0u);
    }
    for (const char *rubbish : {"", "\n\n\n", " ", "0123456789abcdef0123456789abcdef x", "\xff\xfe"})
        EXPECT_EQ(ProofMemory::from(rubbish).size(), 0u);

    // A line that is sound in itself and tells of a solution that is none.
    const std::string key = ProofMemory::keyOf(*planOf(), task, {});
    TaskProof lie = *memory.find(key);
    lie.result.line = {tinyBid(0, 1)};
    memory.add(key, lie);
    expectSame(proved(planOf(), memory), proof);
}

TEST(ProofMemories, ATaskAgainstABotIsRememberedWhoeverAsks)
{
    ProofMemory memory;
    const auto against = [](std::string_view reached) {
        Lesson lesson = tinyLesson();
        LessonStep &step = lesson.steps[task];
        step.script.clear();
        step.answers = Answers::bot;
        step.bot = "greedy";
        step.mostActions = 2;
        step.reached = english(std::string(reached));
        for (Branch &branch : step.branches)
            branch.text = english(std::string(reached));
        return lesson;
    };
    const auto bots = [](const Game &, const SeatView &, Seat seat, std::string_view, std::uint32_t,
                         const std::stop_token &) { return std::optional(tinyBid(seat, 0).action); };
    const StepProof first = proved(std::make_shared<const LessonPlan>(against("Done."), bots), memory);
    EXPECT_NE(first.verdict(), TaskVerdict::notDecided);
    EXPECT_EQ(memory.size(), 1u);
    // Nobody is there who could ask the bot, as while the lesson is being written.
    const auto plan = std::make_shared<const LessonPlan>(against("Well done."));
    ProofMemory again = ProofMemory::from(memory.text());
    const StepProof known = proved(plan, again);
    expectSame(known, first);
    EXPECT_EQ(known.strayed, first.strayed);
    EXPECT_EQ(known.aimless, first.aimless);
    EXPECT_EQ(known.branchEnds, first.branchEnds);
    EXPECT_GT(known.strayed, 0) << "the planned answer is another one";
    ProofMemory none;
    EXPECT_EQ(proved(plan, none).verdict(), TaskVerdict::notDecided);
    EXPECT_EQ(none.size(), 0u) << "what nobody could ask is not kept";
}

TEST(ProofMemories, AProofThatWasStoppedIsNotKept)
{
    ProofMemory memory;
    std::stop_source stop;
    stop.request_stop();
    (void)proveStep(planOf(), task, {}, stop.get_token(), {}, &memory);
    EXPECT_EQ(memory.size(), 0u);
}

} // namespace
} // namespace waystone::test
