#include "games.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/lesson/lesson_plan.h"
#include "scenario/proof/lesson_proof.h"
#include "test_paths.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

/// Speed of the proofs of the lessons that come with the program. Run a release build.

namespace waystone {
namespace {

namespace fs = std::filesystem;

using Plans = std::vector<std::shared_ptr<const LessonPlan>>;

Plans shippedPlans(std::string_view game)
{
    Plans plans;
    for (const auto &entry :
         fs::directory_iterator(fs::path(WAYSTONE_ROOT_DIR) / "resources/lessons" / game)) {
        std::ifstream file(entry.path());
        std::stringstream content;
        content << file.rdbuf();
        plans.push_back(std::make_shared<const LessonPlan>(readLesson(content.str(), games())->lesson));
    }
    return plans;
}

/// The solver alone, on the goals of all steps.
void goals(benchmark::State &bench, std::string_view game)
{
    const Plans plans = shippedPlans(game);
    std::uint64_t nodes = 0;
    for (auto _ : bench)
        for (const auto &plan : plans)
            for (std::size_t step = 0; step < plan->lesson().steps.size(); ++step)
                if (const auto task = proofTask(*plan, step))
                    nodes += solve(*plan->lesson().game, *task).nodes;
    bench.counters["nodes/s"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

/// All that is known of each step: also what becomes of every first move.
void lessons(benchmark::State &bench, std::string_view game)
{
    const Plans plans = shippedPlans(game);
    for (auto _ : bench)
        for (const auto &plan : plans)
            for (std::size_t step = 0; step < plan->lesson().steps.size(); ++step)
                if (plan->lesson().steps[step].kind == LessonStep::Kind::act)
                    benchmark::DoNotOptimize(proveStep(plan, step));
}

void addGames()
{
    for (const GameKind &kind : games().kinds()) {
        const std::string id(kind.id);
        benchmark::RegisterBenchmark(("goals/" + id).c_str(), goals, kind.id)->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark(("lessons/" + id).c_str(), lessons, kind.id)
            ->Unit(benchmark::kMillisecond);
    }
}

} // namespace
} // namespace waystone

int main(int argc, char **argv)
{
    waystone::addGames();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
