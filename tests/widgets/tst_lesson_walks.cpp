#include "games.h"
#include "lessons/library/lesson_library.h"
#include "lessons/player/lesson_player.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/lesson/reach_search.h"

#include <QFile>
#include <QScopedValueRollback>
#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>

using namespace waystone;

namespace {

using Stage = LessonPlayer::Stage;
using Remark = LessonPlayer::Feedback::Remark;

/// WAYSTONE_WALKS sets how often each task is gone through in each way, and for longer.
int walks()
{
    const char *wanted = std::getenv("WAYSTONE_WALKS");
    return wanted == nullptr ? 0 : std::atoi(wanted);
}

/// Of a reader in a task, so that they come to its end or have seen enough.
int mostMoves()
{
    return walks() > 0 ? 40 : 6;
}

/// A lesson before a reader who does anything that can be done.
class Reader {
public:
    explicit Reader(Lesson lesson, std::uint64_t seed)
        : progress_(folder_.filePath(QStringLiteral("progress.ini"))), rng_(seed)
    {
        player.setPause(0);
        player.open(std::move(lesson), QStringLiteral("lesson"));
    }

    /// Until nothing moves by itself any more and all is said.
    void wait() { QTRY_VERIFY2_WITH_TIMEOUT(isQuiet(), where(), 60'000); }

    /// Every answer, the wrong ones first.
    void answer()
    {
        if (player.step().kind == LessonStep::Kind::predict) {
            player.predict(player.run().rightNumber() + (rng_.below(3) == 0 ? 0 : 1));
            return;
        }
        player.choose(static_cast<int>(rng_.below(static_cast<std::uint32_t>(player.step().options.size()))));
    }

    /// Plays anything; `worst`: what loses the goal, where there is such an action.
    void play(bool worst)
    {
        const LessonRun before = player.run();
        const auto legal = before.game().legal(*before.position(), before.step().seat);
        Action action = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
        const bool isTask = ReachSearch::canSearch(before);
        if (isTask && worst) {
            std::vector<Action> tried = legal;
            std::ranges::rotate(tried, tried.begin() + rng_.below(static_cast<std::uint32_t>(tried.size())));
            const auto losing = std::ranges::find_if(
                tried, [&](Action each) { return reachAfter(before, each) == Reach::lost; });
            if (losing != tried.end())
                action = *losing;
        }
        QVERIFY2(controller.propose(before.step().seat, action, GameController::Proposer::confirmed),
                 where());
        QCoreApplication::processEvents();
        if (isTask)
            expectTold(before, action);
    }

    void takeBack()
    {
        const std::vector<LineStep> played = player.run().played();
        const bool isTask = ReachSearch::canSearch(player.run());
        const std::optional<GoalLoss> loss = isTask ? lossOf(player.run(), truth()) : std::nullopt;
        // The action is named where it is not the last one, and only there.
        const bool isNamed = loss && loss->number < actions(player.run());
        QTRY_VERIFY2_WITH_TIMEOUT(player.loss().has_value() == isNamed, where(), 60'000);
        if (isNamed) {
            ++named;
            QVERIFY2(player.loss()->number == loss->number && player.loss()->action == loss->action, where());
        }
        player.tryAgain();
        QTRY_VERIFY2_WITH_TIMEOUT(!player.isWrong(), where(), 60'000);
        const LessonRun &run = player.run();
        QVERIFY2(run.played().size() < played.size(), where());
        QVERIFY2(std::equal(run.played().begin(), run.played().end(), played.begin()), where());
        QVERIFY2(run.game().same(controller.openPosition().value(), *run.position()), where());
        ++takenBack;
        QVERIFY2(played[run.played().size()].seat == run.step().seat, where());
        QVERIFY2(!isTask || truth()(run) == Reach::within, where());
        QVERIFY2(!loss || loss->before.played() == run.played(), where());
    }

    /// Where the step lets the reader ask, whenever they have done something.
    void ask()
    {
        const LessonRun &run = player.run();
        if (run.step().lossTold != LossTold::whenAsked || !ReachSearch::canSearch(run) || actions(run) == 0)
            return;
        QVERIFY2(player.canAsk(), where());
        if (rng_.below(2) == 0)
            return;
        const std::optional<Reach> reach = truth()(run);
        ++asked;
        player.askReach();
        if (reach == Reach::lost) {
            QTRY_VERIFY2_WITH_TIMEOUT(player.isWrong(), where(), 60'000);
            QVERIFY2(player.feedback()->remark == Remark::lost, where());
        } else if (reach == Reach::leftOpen) { // it is for the reader to go on
            QTRY_VERIFY2_WITH_TIMEOUT(player.feedback() && player.feedback()->remark == Remark::unseen,
                                      where(), 60'000);
            QVERIFY2(!player.isWrong(), where());
        } else {
            QVERIFY2(reach == Reach::within, where());
            QTRY_VERIFY2_WITH_TIMEOUT(player.feedback() && player.feedback()->remark == Remark::within,
                                      where(), 60'000);
        }
    }

    /// One step, until it is done.
    void walk(int step, bool worst)
    {
        player.goTo(step);
        if (ReachSearch::canSearch(player.run()))
            truth_.emplace(player.run(), ReachSearch::patient());
        for (int move = 0; move < mostMoves(); ++move) {
            wait();
            if (player.canGoOn() || QTest::currentTestFailed())
                return;
            if (player.isWrong()) {
                takeBack();
                continue;
            }
            QVERIFY2(player.stage() == Stage::asked, where());
            ask();
            if (player.isWrong())
                continue;
            if (player.isReadersMove())
                play(worst);
            else
                answer();
            if (player.step().kind == LessonStep::Kind::playOn && move > 3)
                player.stopPlaying();
        }
    }

    [[nodiscard]] QByteArray where() const
    {
        std::string line = player.lesson().id + ' ' + player.step().id + ':';
        for (const LineStep &each : player.run().played())
            line += ' ' + player.run().game().notation(each.action) + ',';
        return QByteArray::fromStdString(line);
    }

    GameController controller;
    int lost = 0; ///< actions that lost the goal
    int told = 0; ///< of those, at once
    int takenBack = 0;
    int named = 0; ///< actions before the last one
    int asked = 0;

private:
    QTemporaryDir folder_;
    LessonProgress progress_;
    Rng rng_;
    std::optional<ReachSearch> truth_;

public:
    LessonPlayer player{controller, progress_};

private:
    [[nodiscard]] bool isQuiet() const
    {
        return player.stage() != Stage::showing && player.stage() != Stage::consequence &&
               !player.run().awaitsReach();
    }

    std::optional<Reach> reachAfter(const LessonRun &before, Action action)
    {
        LessonRun after = before;
        after.act(action, [](const LessonRun &) { return Reach::within; });
        if (after.isDone())
            return Reach::within;
        return truth()(after);
    }

    [[nodiscard]] ReachSource truth()
    {
        return [this](const LessonRun &run) {
            return truth_->reachOf(run, [](const LessonRun &, Reach) {}, {});
        };
    }

    [[nodiscard]] static int actions(const LessonRun &run)
    {
        return static_cast<int>(std::ranges::count(run.played(), run.step().seat, &LineStep::seat));
    }

    /// After the very action that has lost the goal, if the step tells at once.
    void expectTold(const LessonRun &before, Action action)
    {
        if (truth()(before) != Reach::within || reachAfter(before, action) != Reach::lost)
            return;
        ++lost;
        if (player.step().lossTold != LossTold::atOnce)
            return;
        const auto isUnseen = [this] {
            return player.feedback() && player.feedback()->remark == Remark::unseen &&
                   !player.run().awaitsReach();
        };
        // Whether help would do may be seen by one search and not by the other: then nothing is said that is not known.
        const bool isOpen = player.step().answers == Answers::nobody;
        QTRY_VERIFY2_WITH_TIMEOUT(player.isWrong() || (isOpen && isUnseen()), where(), 60'000);
        if (!player.isWrong())
            return;
        QCOMPARE(actions(player.run()), actions(before) + 1);
        ++told;
    }
};

/// Lets the others play on, if they would, before the player of a lesson hears of what was played.
class LateNews final : public QObject {
public:
    explicit LateNews(const GameController &controller) : controller_(controller) {}

    int held = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() != QEvent::MetaCall || isHolding_)
            return false;
        const QScopedValueRollback holding(isHolding_, true);
        const PlyId here = controller_.history().current();
        static_cast<void>(
            QTest::qWaitFor([&] { return controller_.history().current() != here; }, 20)); // it is to stay
        ++held;
        return false;
    }

private:
    const GameController &controller_;
    bool isHolding_ = false;
};

Lesson tellingLater(Lesson lesson, LossTold when)
{
    for (LessonStep &step : lesson.steps)
        if (step.kind == LessonStep::Kind::act && step.goal)
            step.lossTold = when;
    return lesson;
}

} // namespace

/// Readers who do anything, and readers who do what is worst, go through every step of every lesson that the program
/// brings: there is always a way on, and what they are told is so.
class TestLessonWalks : public QObject {
    Q_OBJECT

private slots:
    void noStateIsATrap_data()
    {
        QTest::addColumn<QString>("path");
        const LessonLibrary library(games(), QString());
        for (const LibraryItem &item : library.items())
            if (!item.steps.empty())
                QTest::newRow(qPrintable(item.key())) << item.path;
    }

    void noStateIsATrap()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Lesson lesson = readLesson(file.readAll().toStdString(), games())->lesson;
        int lost = 0;
        int told = 0;
        int takenBack = 0;
        int named = 0;
        int asked = 0;
        for (int walk = 0; walk < std::max(1, 2 * walks()); ++walk)
            for (const LossTold when : {LossTold::atOnce, LossTold::whenAsked, LossTold::atEnd}) {
                const bool isWorst = (walk % 2 == 0) == (when != LossTold::whenAsked);
                Reader reader(tellingLater(lesson, when), static_cast<std::uint64_t>(walk + 1));
                for (int step = 0; step < reader.player.steps(); ++step) {
                    const bool isTask = lesson.steps[static_cast<std::size_t>(step)].goal.has_value();
                    if (when != LossTold::atOnce && !isTask)
                        continue;
                    reader.walk(step, isWorst);
                    if (QTest::currentTestFailed())
                        return;
                }
                lost += reader.lost;
                told += reader.told;
                takenBack += reader.takenBack;
                named += reader.named;
                asked += reader.asked;
            }
        qInfo(
            "%d actions lost a goal, %d told at once; %d times back, %d of them to an earlier action; asked "
            "%d times",
            lost, told, takenBack, named, asked);
    }

    /// Between Two Cities asks for secret choices, which a bot makes without a pause.
    void theBoardNeverRunsAheadOfWhatWasJudged()
    {
        const LessonLibrary library(games(), QString());
        const auto item = std::ranges::find(
            library.items(), QStringLiteral("between-two-cities/keep-it-from-him"), &LibraryItem::key);
        QVERIFY(item != library.items().end());
        QFile file(item->path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Lesson lesson = readLesson(file.readAll().toStdString(), games())->lesson;
        const auto task = std::ranges::find(lesson.steps, LessonStep::Kind::act, &LessonStep::kind);
        QVERIFY(task != lesson.steps.end());
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Reader reader(tellingLater(lesson, LossTold::atEnd), seed);
            LateNews news(reader.controller);
            reader.player.installEventFilter(&news);
            reader.walk(static_cast<int>(task - lesson.steps.begin()), false);
            if (QTest::currentTestFailed())
                return;
            QVERIFY(news.held > 0);
            const Position onBoard = reader.controller.openPosition().value();
            QVERIFY2(reader.player.run().game().same(onBoard, *reader.player.run().position()),
                     reader.where());
        }
    }
};

QTEST_MAIN(TestLessonWalks)
#include "tst_lesson_walks.moc"
