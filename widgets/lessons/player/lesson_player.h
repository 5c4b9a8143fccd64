#pragma once

#include "lessons/library/lesson_progress.h"
#include "lessons/player/reach_finder.h"
#include "lessons/player/task_log.h"
#include "scenario/lesson/lesson_reach.h"
#include "scenario/results/lesson_result.h"
#include "session/game_controller.h"
#include "thinking/bot_runner.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace waystone {

/// Leads a reader through a lesson at their own pace: puts the positions of its steps into a controller, plays what
/// chance and the others do there, and tells what the lesson says to what the reader does. What is shown is asked of
/// it anew after every changed(); texts are those of the lesson, for whoever shows them to read in the language of the moment.
class LessonPlayer final : public QObject {
    Q_OBJECT

public:
    enum class Stage {
        reading,     ///< there is nothing to do but read and go on
        showing,     ///< something is being played for the reader
        asked,       ///< the reader is to play, choose or foretell
        judged,      ///< a wrong move stands on the board
        consequence, ///< what comes of it is being played
        seen,        ///< what comes of it stands on the board
        done,        ///< the step has come to its end
    };
    Q_ENUM(Stage)

    /// What is told about the reader's last move or answer.
    struct Feedback {
        enum class Remark {
            none,
            tooFew, ///< of a prediction
            tooMany,
            within,   ///< the goal is, as the reader has asked
            lost,     ///< it is not, likewise
            unseen,   ///< whether it is
            hopeless, ///< nothing that the reader could have done was sure to lead there
            soFar,    ///< right, but the task is not done
            carried,  ///< done by what the others did last; whether that was sure is not known
        };
        /// neutral beside `unseen` and `hopeless` alone; nobody is blamed for what is open
        Judgement::Verdict verdict = Judgement::Verdict::right;
        LocalText text; ///< may be empty: then the verdict alone is told
        Remark remark = Remark::none;
    };

    /// What the points of a predict step are made of.
    struct Points {
        int total = 0;
        std::vector<std::pair<std::string_view, int>> sources; ///< terms of the game; none with 0 points
    };

    /// How the tasks of a lesson went, the first time that each was done.
    struct Summary {
        int firstTry = 0;
        int withHints = 0;
        int again = 0;
        int leftOut = 0;          ///< not done since the lesson was opened
        std::vector<int> missed;  ///< steps: with hints, or again
        std::vector<int> skipped; ///< those left out
    };

    /// The controller is the player's while a lesson is open.
    LessonPlayer(GameController &controller, LessonProgress &progress, QObject *parent = nullptr);
    ~LessonPlayer() override;

    /// Begins at this step; without one, where the reader left the lesson, or at the beginning. `key` is the one of the
    /// library.
    void open(Lesson lesson, const QString &key, const QString &step = {});
    /// Only these steps of it, one after the other; the reader's place in the lesson stays where it is.
    void repeat(Lesson lesson, const QString &key, const QStringList &steps);
    /// The reader's place is kept.
    void close();
    [[nodiscard]] bool isOpen() const { return run_.has_value(); }
    [[nodiscard]] const Lesson &lesson() const { return run_->lesson(); }
    /// Another number for each lesson that was opened: the next one may lie where the last one lay.
    [[nodiscard]] int opening() const { return opening_; }
    [[nodiscard]] const LessonRun &run() const { return *run_; }

    // Where the reader is
    [[nodiscard]] int steps() const { return static_cast<int>(lesson().steps.size()); }
    [[nodiscard]] int stepIndex() const { return static_cast<int>(run_->index()); }
    [[nodiscard]] const LessonStep &step() const { return run_->step(); }
    [[nodiscard]] Stage stage() const { return stage_; }
    [[nodiscard]] bool isDone(int step) const;
    /// The step that begins the chapter which this one belongs to; -1 before the first chapter.
    [[nodiscard]] int chapterOf(int step) const;
    /// Steps with which a chapter begins.
    [[nodiscard]] std::vector<int> chapters() const;

    // What is told
    /// Whether the step does not go on from the table that the reader has had before their eyes.
    [[nodiscard]] bool showsAnotherTable() const { return showsAnotherTable_; }
    [[nodiscard]] const std::optional<Feedback> &feedback() const { return feedback_; }
    [[nodiscard]] const std::vector<LessonMark> &marks() const { return marks_; }
    /// What the step shows if it cannot be played: then the controller holds something else.
    [[nodiscard]] std::optional<AnySetup> unplayable() const;
    /// Of a choose step.
    [[nodiscard]] bool isChosen(int option) const;
    /// Of a predict step, once it is done.
    [[nodiscard]] const std::optional<Points> &points() const { return points_; }
    [[nodiscard]] bool hasMoreHints() const;
    /// Whether a wrong move, or what comes of it, is on the board.
    [[nodiscard]] bool isWrong() const;
    [[nodiscard]] bool canSeeConsequence() const;
    /// Of a goal that was lost before the reader's last action: where that was, if it is known.
    [[nodiscard]] std::optional<GoalLoss> loss();
    /// What tryAgain() takes back: the first action of the reader that goes. Nothing while it is not known.
    [[nodiscard]] std::optional<GoalLoss> wayBackTo();
    /// A goal that is known to be lost. Of points how many can still be reached, if that is known.
    struct Lost {
        int actions = 0; ///< that are left
        std::optional<int> points;
        int wanted = 0;
    };
    [[nodiscard]] std::optional<Lost> lost();
    /// Whether the reader may ask if the goal is still within reach.
    [[nodiscard]] bool canAsk() const;
    [[nodiscard]] bool canReplay() const;
    [[nodiscard]] bool canRestart() const;
    [[nodiscard]] bool canGoOn() const { return stage_ == Stage::done || stage_ == Stage::reading; }
    [[nodiscard]] bool isLast() const;
    /// The steps that are repeated, in their order; empty if the whole lesson is open.
    [[nodiscard]] const std::vector<int> &repeated() const { return repeated_; }
    [[nodiscard]] const QString &key() const { return key_; }
    [[nodiscard]] Summary summary() const;
    /// The same to be kept, with texts in this language and without a name.
    [[nodiscard]] LessonResult result(const std::string &language) const;
    [[nodiscard]] static bool isTask(const LessonStep &step);
    /// Whether the board is the reader's to play on.
    [[nodiscard]] bool isReadersMove() const;

    /// Milliseconds between two actions that are shown; with 0 they are played at once.
    void setPause(int milliseconds) { pause_.setInterval(milliseconds); }

public slots:
    // What the reader does. Each does nothing where it makes no sense.
    void next();
    void back();
    /// Goes on though the step is not done; from the last one, out of the lesson.
    void skip();
    void goTo(int step);
    void tellHint();
    /// Whether the goal is still within reach; it is told as soon as it is known.
    void askReach();
    void choose(int option);
    void predict(int points);
    /// Takes the wrong move back, with what came of it.
    void tryAgain();
    void seeConsequence();
    /// Plays the line of a show step again.
    void replay();
    /// The step from its beginning.
    void restart();
    /// playOn: enough of it.
    void stopPlaying();

signals:
    /// Another lesson, step, stage, feedback, hint or mark.
    void changed();
    /// The reader went on from the last step, done or not.
    void finished();

private:
    // lesson_player.cpp
    void enter(int step);
    void setStage(Stage stage);
    void finishStep();
    /// Of the others: in a task the bot that always answers a position alike.
    [[nodiscard]] std::unique_ptr<Bot> makePlayer(std::string_view id, MoreTime time) const;
    void tell(const Judgement &judgement);

    // lesson_player_course.cpp: the way through the steps
    void begin(Lesson lesson, const QString &key);
    [[nodiscard]] int indexOf(const QString &step) const;
    [[nodiscard]] int stepAfter(int step) const;
    [[nodiscard]] int stepBefore(int step) const;
    void recordTask();
    void goOnFromStep();

    // lesson_player_board.cpp: what happens on the board
    void lay();
    void setHands(bool areReaders);
    void begin();
    void showLine();
    void follow(const ViewChange &change);
    void takeAnswer();
    void heed(const Judgement &judgement);
    /// Whoever is next: the reader, the script, chance or a bot.
    void goOn();
    /// Plays it on the board after a pause, then goes on with `then`.
    void playSoon(const LineStep &action, std::function<void()> then);
    void playWaiting();
    void stopAll();
    [[nodiscard]] std::optional<LineStep> earlierAnswer() const;
    /// What chance brings where nothing else tells.
    [[nodiscard]] LineStep lotOf() const;

    // lesson_player_judging.cpp: what is said to a move, and the ways on from a wrong one
    void judge(Action action);
    /// More is known of where the goal can be reached.
    void hearReach();
    [[nodiscard]] ReachSource known();
    /// Whether the goal was out of reach before the reader did anything.
    [[nodiscard]] bool isHopeless();
    /// How it stands with the goal where that is not as it should be, if nothing else is told.
    void tellOutlook();
    void hearOutlook();
    /// Whether others have brought about what the reader was not sure to reach.
    [[nodiscard]] bool isCarried();
    /// Marks the action that has lost the goal.
    void markLoss();
    /// Which action has lost the goal, or that none has, may be known only now.
    void hearLoss();
    /// What is being found out takes longer than a reader waits.
    void tellUnseen();
    void playConsequence(std::size_t from);

    GameController &controller_;
    LessonProgress &progress_;
    BotRunner bots_;
    ReachFinder reaches_;
    QTimer pause_;
    QTimer patience_{this}; ///< with what is being found out
    std::optional<LessonRun> run_;
    int opening_ = 0;
    QString key_;
    Stage stage_ = Stage::reading;
    std::optional<int> laidStep_; ///< whose table is on the board; none before the first
    bool showsAnotherTable_ = false;
    std::optional<Feedback> feedback_;
    std::vector<LessonMark> marks_;
    std::vector<LessonMark> marksTold_; ///< the same without the one on what has lost the goal
    std::map<std::size_t, std::vector<LessonMark>>
        marksBefore_; ///< each move of the reader, by what was played
    std::vector<int> chosen_;
    std::optional<Points> points_;

    TaskLog log_;
    std::map<int, StepResult> results_; ///< by step, since the lesson was opened
    std::vector<int> repeated_;

    std::optional<LessonRun> before_; ///< as it was when the reader played last
    PlyId plyBefore_ = 0;             ///< and where the board was then
    std::vector<LineStep> consequence_;
    std::optional<LineStep> waiting_; ///< to be played when the pause is over
    std::function<void()> then_;
    bool isPlaying_ = false; ///< what happens on the board is not the reader's doing
    bool asksBot_ = false;
    std::optional<LineStep> answer_; ///< of the bot, that was played and is still to be judged
    bool wantsBack_ = false;         ///< as soon as it is known where to
    bool wantsReach_ = false;        ///< to be told, likewise
};

} // namespace waystone
