#pragma once

#include "scenario/goal/goal_tracker.h"
#include "scenario/lesson/lesson_plan.h"
#include "scenario/lesson/reach.h"
#include "scenario/proof/judgement.h"
#include "scenario/proof/solver_table.h"

#include <cstdint>
#include <set>
#include <string>

namespace waystone {

/// A reader on their way through a lesson: at which step, and how far in it. It is a value; going back is an older copy.
/// Copies share the lesson. It knows nothing of time, words on a screen or players: who runs it plays the actions of the
/// reader with act(), asks nextAnswer() for those of the others and plays them with answer().
class LessonRun {
public:
    /// At the first step, or at another. The lesson has at least one step.
    explicit LessonRun(Lesson lesson);
    explicit LessonRun(std::shared_ptr<const LessonPlan> plan, std::size_t step = 0);

    [[nodiscard]] const Lesson &lesson() const { return plan_->lesson(); }
    [[nodiscard]] const LessonPlan &plan() const { return *plan_; }
    [[nodiscard]] const Game &game() const { return *lesson().game; }

    [[nodiscard]] std::size_t index() const { return index_; }
    [[nodiscard]] const LessonStep &step() const { return lesson().steps[index_]; }
    /// What is to be shown. A step that only tells may show what cannot be played.
    [[nodiscard]] AnySetup setup() const;
    /// Nothing if it cannot be played.
    [[nodiscard]] const std::optional<Position> &position() const { return position_; }
    /// All that has been played since the step began.
    [[nodiscard]] const std::vector<LineStep> &played() const { return played_; }
    [[nodiscard]] bool isDone() const { return isDone_; }
    [[nodiscard]] bool hasFailed() const { return hasFailed_; }
    /// Failed: for want of what the others do next, not because the goal is known to be lost.
    [[nodiscard]] bool hasEndedOpen() const { return hasEndedOpen_; }

    /// To the beginning of a step, also of the one that is being done. A task whose goal holds there is done.
    void goTo(std::size_t step);
    [[nodiscard]] bool isLast() const { return index_ + 1 == lesson().steps.size(); }

    // Progress is kept by the ids of steps. A step that asks for nothing is done with finish().
    [[nodiscard]] const std::set<std::string, std::less<>> &doneSteps() const { return doneSteps_; }
    void setDoneSteps(std::set<std::string, std::less<>> ids) { doneSteps_ = std::move(ids); }
    void finish();

    // act and playOn
    /// Whether it is the reader's turn. False once the step is done (but playOn goes on) or has failed.
    [[nodiscard]] bool awaitsReader() const;
    /// Plays an action of the reader, who is awaited and may do it by the rules. A branch that foresees it tells its
    /// verdict. Otherwise it is right if the goal holds, at once or by the scripted answers; wrong if there is no goal, the
    /// actions are used up or the goal is out of reach, and if a mistake holds after which it is not seen to be within
    /// reach; open if others act next and nothing tells what they do; else it is let pass, as is, where the step
    /// tells later, what only the solver knows. Where `reach` cannot tell yet, it is let pass until settle() is told.
    Judgement act(Action action, const ReachSource &reach);
    /// The same with what is solved on the spot (lesson_reach.h).
    Judgement act(Action action);
    /// Whether the verdict on the reader's last action depends on what is still being found out.
    [[nodiscard]] bool awaitsReach() const { return blame_.has_value() && !isDone_ && !hasFailed_; }
    /// What is said to that action now that it is known where it led. Neutral where nothing is awaited.
    Judgement settle(Reach reach);
    /// Whether the reader may ask if the goal is still within reach, and what is said to them if they do.
    [[nodiscard]] bool canAsk() const;
    Judgement asked(Reach reach);
    /// What matters for everything that can come. It belongs to the run, which can be played.
    [[nodiscard]] SolverTable::Node point() const;
    /// Whether whatever comes is judged and answered alike from here and from where another run of the same plan stands, though
    /// other ways may have led there. Which of them it goes back to is another matter.
    [[nodiscard]] bool isAlike(const LessonRun &other) const;
    /// What the script says comes next, while it is another's turn. Without one it is as the step's `answers` tell: of
    /// every answer each that is legal can be handed to answer(). With a goal and nobody to answer the task has ended.
    [[nodiscard]] std::optional<LineStep> nextAnswer() const;
    /// Plays what another seat or chance does. Goals are often reached, or missed, only then; what was said to the move
    /// that led there is then said again.
    Judgement answer(const LineStep &answer);
    /// For whoever decides on an answer: the same line of play always gives the same number.
    [[nodiscard]] std::uint64_t seed() const;
    /// Of the reader, until the goal has to hold; nothing if there is no end to them.
    [[nodiscard]] std::optional<int> actionsLeft() const;
    /// What comes next, by whomever, as long as all has kept to the planned line so far.
    [[nodiscard]] std::optional<LineStep> intendedStep() const;
    /// Hints told so far, and one more. Each tells more than the one before.
    [[nodiscard]] int hintsTold() const { return hintsTold_; }
    [[nodiscard]] bool hasMoreHints() const;
    const LocalText &tellHint();

    /// Plays anything legal without judging it: a line that is shown, the consequence of a wrong move.
    void show(const LineStep &next);
    /// show, predict: what of the line comes next.
    [[nodiscard]] std::optional<LineStep> nextShown() const;

    // choose
    Judgement choose(std::size_t option);

    // predict
    [[nodiscard]] int rightNumber() const;
    Judgement predict(int number);

private:
    void play(const LineStep &next, bool isReaders);
    Judgement judge(const LessonRun &before, Action action, const ReachSource &reach);
    Judgement told(const Branch &branch);
    Judgement done(Judgement judgement);
    Judgement failed(Judgement judgement);
    Judgement leftOpen(Judgement judgement);
    [[nodiscard]] Judgement blameFor(const Position &before) const;
    [[nodiscard]] Judgement general() const;
    /// What the script, as far as it goes on from here, makes of the goal.
    enum class GoalStatus { reached, open, leftOpen, lost };
    [[nodiscard]] GoalStatus lookAhead() const;
    [[nodiscard]] bool isOutOfActions() const;
    /// A task that nobody goes on with where its script has ended.
    [[nodiscard]] bool endsWithScript() const { return step().goal && step().answers == Answers::nobody; }
    [[nodiscard]] const Mistake *mistakeIn(const Position &before, const Position &after,
                                           const Events &events) const;

    std::shared_ptr<const LessonPlan> plan_;
    std::size_t index_ = 0;
    std::set<std::string, std::less<>> doneSteps_;

    // Since the step began.
    std::optional<Position> position_;
    std::vector<LineStep> played_;
    Events events_;                  ///< of the last action
    Judgement told_;                 ///< to the reader's last action, as far as it was no mistake
    std::optional<Judgement> blame_; ///< of it, unless the goal turns out to be within reach
    GoalProgress progress_;
    const std::vector<Branch> *branches_ = nullptr; ///< of the plan; null where the reader has left them
    std::size_t script_ = 0;                        ///< steps of it that have been played
    int actions_ = 0;                               ///< of the reader
    int hintsTold_ = 0;
    bool isDone_ = false;
    bool hasFailed_ = false;
    bool hasEndedOpen_ = false;
};

} // namespace waystone
