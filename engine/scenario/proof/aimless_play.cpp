#include "scenario/proof/aimless_play.h"

#include "core/draw.h"
#include "scenario/lesson/lesson_run.h"
#include "scenario/proof/answer_source.h"

namespace waystone {

namespace {

constexpr int mostPlays = 50;
constexpr int mostAnswers = 300; ///< in a play
/// Of the bot in all plays together: some take their time.
constexpr std::uint64_t mostAsked = 150;

template <class Value>
const Value &anyOf(const std::vector<Value> &values, Rng &rng)
{
    return values[rng.below(static_cast<std::uint32_t>(values.size()))];
}

class AimlessReader {
public:
    AimlessReader(const LessonRun &beginning, SolverTask task, const std::stop_token &stop)
        : beginning_(beginning),
          isSeeded_(task.answers == Answers::bot),
          task_(std::move(task)),
          bots_(beginning.game()),
          stop_(stop)
    {
        task_.answers = Answers::bot; // of whoever is asked at all
        task_.mostAsked = mostAsked;
    }

    AimlessPlays playAll()
    {
        AimlessPlays all;
        while (all.plays < mostPlays && !stop_.stop_requested() && bots_.asked() < mostAsked) {
            ++all.plays;
            all.reached += reachesOnce() ? 1 : 0;
        }
        return all;
    }

private:
    bool reachesOnce()
    {
        LessonRun run = beginning_;
        for (int answers = 0; !run.isDone() && !run.hasFailed() && answers < mostAnswers;) {
            if (run.awaitsReader()) {
                // This reader is told nothing of what is lost.
                run.act(anyOf(run.game().legal(*run.position(), run.step().seat), rng_),
                        [](const LessonRun &) { return Reach::within; });
            } else if (const auto answer = answerTo(run)) {
                run.answer(*answer);
                ++answers;
            } else {
                break;
            }
        }
        return run.isDone();
    }

    /// Nothing where nobody goes on.
    std::optional<LineStep> answerTo(const LessonRun &run)
    {
        if (auto scripted = run.nextAnswer())
            return scripted;
        const Game &game = run.game();
        const Actors actors = game.actors(*run.position());
        if (actors.isOver() || actors.includes(task_.seat))
            return std::nullopt;
        const Seat seat = actors.first();
        if (seat == chanceSeat && !isSeeded_)
            return LineStep{seat, drawn(game.outcomes(*run.position()), rng_)};
        if (seat != chanceSeat && (task_.bot.empty() || !task_.bots))
            return LineStep{seat, anyOf(game.legal(*run.position(), seat), rng_)};
        const auto answered = bots_.at(task_, *run.position(), seat, stop_);
        return answered.actions.empty() ? std::nullopt
                                        : std::optional(LineStep{seat, answered.actions.front()});
    }

    const LessonRun &beginning_;
    const bool isSeeded_; ///< chance
    SolverTask task_;
    AnswerSource bots_;
    const std::stop_token &stop_;
    Rng rng_{1};
};

} // namespace

AimlessPlays playAimlessly(const LessonRun &beginning, const std::stop_token &stop)
{
    std::optional<SolverTask> task = proofTask(beginning.plan(), beginning.index());
    if (!task || task->answers == Answers::nobody)
        return {};
    return AimlessReader(beginning, *std::move(task), stop).playAll();
}

int firstStrayAnswer(const LessonPlan &plan, std::size_t step, const SolverTask &task,
                     const std::stop_token &stop)
{
    if (task.answers != Answers::bot || !task.bots)
        return 0;
    const Game &game = *plan.lesson().game;
    AnswerSource source(game);
    Position position = task.position;
    std::size_t script = 0;
    int number = 0;
    for (const LineStep &next : plan.steps()[step].line) {
        ++number;
        if (next.seat != task.seat) {
            if (scriptedAnswer(game, plan.lesson().steps[step], position, script))
                ++script;
            else if (source.at(task, position, next.seat, stop).actions != std::vector{next.action})
                return number;
        }
        position = game.apply(position, next.seat, next.action, nullptr);
    }
    return 0;
}

} // namespace waystone
