#include "scenario/lesson/lesson_play_check.h"

#include "scenario/goal/goal_tracker.h"
#include "scenario/lesson/lesson_problem.h"
#include "scenario/lesson/lesson_run.h"

#include <algorithm>
#include <set>

namespace waystone {

namespace {

/// The first action of a line that the rules refuse.
struct Stumble {
    std::size_t index = 0;
    Problem refusal;
};

std::optional<Stumble> firstIllegal(const Game &game, Position position, const std::vector<LineStep> &line)
{
    for (std::size_t index = 0; index < line.size(); ++index) {
        const LineStep &step = line[index];
        if (std::optional<Problem> refusal = game.refuse(position, step.seat, step.action))
            return Stumble{index, std::move(*refusal)};
        position = game.apply(position, step.seat, step.action, nullptr);
    }
    return std::nullopt;
}

/// The script is played until it is the reader's turn.
void playAnswers(LessonRun &run)
{
    while (!run.isDone() && !run.hasFailed()) {
        const auto answer = run.nextAnswer();
        if (!answer)
            return;
        run.answer(*answer);
    }
}

/// Walks through the branches of an `act` step.
class BranchWalk {
public:
    BranchWalk(int step, LessonFindings *findings) : step_(step), findings_(findings) {}

    void walk(const LessonRun &run, const std::vector<Branch> &branches)
    {
        std::set<Action> known;
        for (const Branch &branch : branches) {
            const Argument action = {"action", run.game().notation(branch.action)};
            if (!known.insert(branch.action).second)
                add(lesson_problem::repeatedBranch, action);
            else if (!run.awaitsReader())
                add(lesson_problem::unreachedBranch, action);
            else if (const auto refusal = run.game().refuse(*run.position(), run.step().seat, branch.action))
                refused(lesson_problem::illegalBranch, {action}, *refusal);
            else
                follow(run, branch, action);
        }
    }

    [[nodiscard]] std::vector<BranchEnd> takeEnds() { return std::move(ends_); }

private:
    void follow(LessonRun run, const Branch &branch, const Argument &action)
    {
        run.act(branch.action);
        if (branch.verdict == Branch::Verdict::wrong) {
            if (const auto stumble = firstIllegal(run.game(), *run.position(), branch.consequence))
                refused(lesson_problem::illegalConsequence,
                        {{"branch", run.game().notation(branch.action)},
                         {"number", static_cast<int>(stumble->index) + 1},
                         {"action", run.game().notation(branch.consequence[stumble->index].action)}},
                        stumble->refusal);
            return;
        }
        playAnswers(run);
        if (run.hasFailed())
            add(run.hasEndedOpen() ? lesson_problem::openBranch : lesson_problem::branchMisses, action);
        if (!branch.then.empty())
            walk(run, branch.then);
        else if (run.step().goal && !run.isDone() && !run.hasFailed())
            ends_.push_back({run.played(), branch.action});
    }

    void add(std::string_view code, const Argument &action)
    {
        if (findings_ != nullptr)
            findings_->add(step_, code, {action});
    }

    void refused(std::string_view code, std::vector<Argument> arguments, const Problem &refusal)
    {
        if (findings_ != nullptr)
            findings_->addRefused(step_, code, std::move(arguments), refusal);
    }

    const int step_;
    LessonFindings *const findings_;
    std::vector<BranchEnd> ends_;
};

class PlayCheck {
public:
    PlayCheck(const std::shared_ptr<const LessonPlan> &plan, std::size_t step, LessonFindings &findings)
        : plan_(plan),
          game_(*plan->lesson().game),
          step_(plan->lesson().steps[step]),
          planned_(plan->steps()[step]),
          number_(static_cast<int>(step)),
          findings_(findings)
    {}

    void check()
    {
        // After a step that leads nowhere all would be wrong, and nothing of it here.
        if (!planned_.isReached && step_.position.empty() && number_ > 0)
            return;
        checkPosition();
        if (!planned_.position)
            return;
        switch (step_.kind) {
        case LessonStep::Kind::show:
            if (step_.line.empty())
                findings_.add(number_, lesson_problem::noLine);
            checkLine(step_.line, lesson_problem::illegalLine);
            return;
        case LessonStep::Kind::predict:
            checkLine(step_.line, lesson_problem::illegalLine);
            checkPoints();
            return;
        case LessonStep::Kind::act:
            checkDeed();
            return;
        case LessonStep::Kind::playOn:
            checkTurn();
            return;
        case LessonStep::Kind::tell:
        case LessonStep::Kind::choose:
            return;
        }
    }

private:
    /// What is only told of may be against the rules, as long as it can be.
    void checkPosition()
    {
        if (step_.position.empty()) {
            if (planned_.setup.empty() && number_ == 0)
                findings_.add(number_, lesson_problem::noPosition);
            if (planned_.position || planned_.setup.empty())
                return;
        }
        const bool isOnlyTold =
            step_.kind == LessonStep::Kind::tell || step_.kind == LessonStep::Kind::choose;
        const Result<AnySetup> setup = game_.setupFrom(step_.position);
        if (!step_.position.empty() && !setup) {
            findings_.addRefused(number_, lesson_problem::unsoundPosition, {}, setup.problems().front());
            return;
        }
        if (const Result<Position> position = game_.from(planned_.setup); !position)
            for (const Problem &problem : position.problems())
                if (!isOnlyTold || problem.severity == Severity::impossible)
                    findings_.addRefused(number_, lesson_problem::unsoundPosition, {}, problem);
        const auto players = static_cast<int>(plan_->lesson().players.size());
        // With fewer, the others have left the table.
        if (planned_.position && game_.seats(*planned_.position) > players)
            findings_.add(number_, lesson_problem::otherSeats,
                          {{"found", game_.seats(*planned_.position)}, {"players", players}});
    }

    void checkLine(const std::vector<LineStep> &line, std::string_view code)
    {
        if (const auto stumble = firstIllegal(game_, *planned_.position, line))
            findings_.addRefused(number_, code,
                                 {{"number", static_cast<int>(stumble->index) + 1},
                                  {"action", game_.notation(line[stumble->index].action)}},
                                 stumble->refusal);
    }

    void checkPoints()
    {
        const std::vector<ScoreSheet> sheets = game_.breakdown(*planned_.position);
        bool isThere = true;
        if (step_.sheet) {
            const auto sheet = std::ranges::find(sheets, *step_.sheet, &ScoreSheet::subject);
            isThere = sheet != sheets.end() &&
                      (step_.source.empty() ||
                       std::ranges::find(sheet->rows, step_.source, &ScoreRow::source) != sheet->rows.end());
        } else if (!step_.source.empty()) {
            const Score score = game_.score(*planned_.position);
            isThere = std::ranges::find(score.items, step_.source, &ScoreItem::source) != score.items.end();
        }
        if (!isThere)
            findings_.add(number_, lesson_problem::noSuchPoints);
    }

    void checkTurn()
    {
        LessonRun run(plan_, static_cast<std::size_t>(number_));
        playAnswers(run);
        if (run.awaitsReader() || run.isDone())
            return;
        const bool isSomebodys =
            !game_.actors(*run.position()).isOver() &&
            (step_.kind == LessonStep::Kind::playOn ? !step_.bot.empty() : step_.answers != Answers::nobody);
        if (!isSomebodys)
            findings_.add(number_, lesson_problem::notReadersTurn);
    }

    void checkDeed()
    {
        LessonRun run(plan_, static_cast<std::size_t>(number_));
        const auto isRight = [](const Branch &branch) { return branch.verdict != Branch::Verdict::wrong; };
        if (!step_.goal && std::ranges::none_of(step_.branches, isRight))
            findings_.add(number_, lesson_problem::nothingRight);
        if (step_.goal) {
            if (step_.mostActions == 0)
                findings_.add(number_, lesson_problem::noLimit);
            playAnswers(run);
            if (run.isDone()) {
                findings_.add(number_, lesson_problem::metAlready);
                return;
            }
            checkSolution();
        }
        checkTurn();
        playAnswers(run);
        BranchWalk(number_, &findings_).walk(run, step_.branches);
    }

    void checkSolution()
    {
        if (step_.solution.empty()) {
            if (!planned_.isComplete)
                findings_.add(number_, lesson_problem::noSolution);
            return;
        }
        checkLine(step_.solution, lesson_problem::illegalSolution);
        if (firstIllegal(game_, *planned_.position, step_.solution))
            return;
        const GoalTracker tracker(game_, *step_.goal, step_.seat);
        GoalProgress progress = tracker.start(*planned_.position);
        Position position = *planned_.position;
        std::size_t script = 0;
        int actions = 0;
        for (std::size_t index = 0; index < step_.solution.size() && !progress.isMet; ++index) {
            const LineStep &next = step_.solution[index];
            const bool isReaders = next.seat == step_.seat;
            if (const auto answer = scriptedAnswer(game_, step_, position, script)) {
                ++script;
                if (*answer != next)
                    findings_.add(
                        number_, lesson_problem::offScript,
                        {{"number", static_cast<int>(index) + 1}, {"action", game_.notation(next.action)}});
            }
            actions += isReaders ? 1 : 0;
            Events events;
            position = game_.apply(position, next.seat, next.action, &events);
            progress = tracker.after(progress, position, events, isReaders);
        }
        if (!progress.isMet || (step_.mostActions > 0 && actions > step_.mostActions))
            findings_.add(number_, lesson_problem::solutionMisses);
    }

    const std::shared_ptr<const LessonPlan> &plan_;
    const Game &game_;
    const LessonStep &step_;
    const PlannedStep &planned_;
    const int number_;
    LessonFindings &findings_;
};

} // namespace

void checkPlay(const std::shared_ptr<const LessonPlan> &plan, std::size_t step, LessonFindings &findings)
{
    PlayCheck(plan, step, findings).check();
}

std::vector<BranchEnd> openBranchEnds(const std::shared_ptr<const LessonPlan> &plan, std::size_t step)
{
    LessonRun run(plan, step);
    if (!run.position() || run.step().kind != LessonStep::Kind::act)
        return {};
    playAnswers(run);
    BranchWalk walk(static_cast<int>(step), nullptr);
    walk.walk(run, run.step().branches);
    return walk.takeEnds();
}

} // namespace waystone
