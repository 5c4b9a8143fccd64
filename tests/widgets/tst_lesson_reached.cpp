#include "games.h"
#include "lessons/player/lesson_player.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/lesson/lesson_reach.h"
#include "support/lesson_sample.h"

#include <QDirIterator>
#include <QFile>

#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>

using namespace waystone;

namespace {

using Remark = LessonPlayer::Feedback::Remark;

/// The step of the sample in which the reader is to get a second coin; the trading house brings it.
constexpr std::size_t step = 2;

/// A lesson before its reader, at one of its steps, without pauses.
struct OpenLesson {
    OpenLesson(Lesson lesson, const std::string &at)
        : progress(folder.filePath(QStringLiteral("progress.ini")))
    {
        player.setPause(0);
        player.open(std::move(lesson), QStringLiteral("lesson"), QString::fromStdString(at));
    }

    QTemporaryDir folder;
    GameController controller;
    LessonProgress progress;
    LessonPlayer player{controller, progress};
};

/// What is told after the reader has gone there.
LessonPlayer::Feedback toldOf(const std::function<void(LessonStep &)> &change)
{
    Lesson lesson = test::sampleOf(test::sampleLesson());
    change(lesson.steps[step]);
    const std::string id = lesson.steps[step].id;
    OpenLesson open(std::move(lesson), id);
    auto &[folder, controller, progress, player] = open;
    if (player.stage() != LessonPlayer::Stage::asked ||
        !controller.propose(*player.lesson().game->actionFrom("move trading-house")))
        qFatal("the reader may not go there");
    QCoreApplication::processEvents(); // what is said comes when the board has been shown
    if (player.stage() != LessonPlayer::Stage::done || !player.feedback())
        qFatal("the step is not done");
    return *player.feedback();
}

/// A move of a lesson that the program brings, after which only the solver knows what has become of the goal.
struct LosingMove {
    Lesson lesson;
    std::string step;
    Action action{};
};

std::optional<LosingMove> losingMoveOf(const Lesson &lesson, Reach reach)
{
    const auto plan = std::make_shared<const LessonPlan>(lesson);
    for (std::size_t number = 0; number < lesson.steps.size(); ++number) {
        const LessonRun run(plan, number);
        if (run.step().kind != LessonStep::Kind::act || !run.awaitsReader())
            continue;
        for (const Action action : run.game().legal(*run.position(), run.step().seat)) {
            LessonRun after = run;
            after.act(action, [](const LessonRun &) { return std::optional<Reach>(); });
            const bool isMistake = LessonRun(run).act(action).from == Judgement::From::mistake;
            // Where it is lost the reader could still play on.
            const bool isFit = reach == Reach::leftOpen ? !isMistake : after.awaitsReader();
            if (after.awaitsReach() && isFit && reachOf(after) == reach)
                return LosingMove{lesson, run.step().id, action};
        }
    }
    return std::nullopt;
}

LosingMove losingMove(const QString &game, Reach reach = Reach::lost)
{
    for (QDirIterator files(QStringLiteral(":/lessons/") + game); files.hasNext();) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        if (const auto move = losingMoveOf(readLesson(file.readAll().toStdString(), games())->lesson, reach))
            return *move;
    }
    qFatal("there is no such move");
}

} // namespace

/// What a reader is told when they have reached the goal of a step, or lost it.
class TestLessonReached : public QObject {
    Q_OBJECT

private slots:
    void aForeseenMoveHasItsOwnText()
    {
        const LessonPlayer::Feedback told = toldOf([](LessonStep &) {});
        QCOMPARE(told.text.in("en", "en"), std::string("The trading house pays."));
    }

    void anotherWayHasTheTextOfTheStep()
    {
        const LessonPlayer::Feedback told = toldOf([](LessonStep &deed) { deed.branches.clear(); });
        QVERIFY(told.verdict == Judgement::Verdict::right);
        QCOMPARE(told.text.in("en", "en"), std::string("A coin all the same."));
        QCOMPARE(told.text.in("fr", "en"), std::string("Une pièce quand même."));
    }

    void withoutSuchATextTheVerdictAloneIsTold()
    {
        const LessonPlayer::Feedback told = toldOf([](LessonStep &deed) {
            deed.branches.clear();
            deed.reached = {};
        });
        QVERIFY(told.verdict == Judgement::Verdict::right);
        QVERIFY(told.text.isEmpty());
    }

    /// A move of a lesson that the program brings, after which nobody has said what the others do.
    void whatNobodyHasSaidOfTheOthersIsNotCalledWrong()
    {
        const LosingMove move = losingMove(QStringLiteral("between-two-cities"), Reach::leftOpen);
        OpenLesson open(move.lesson, move.step);
        auto &[folder, controller, progress, player] = open;
        QVERIFY(controller.propose(move.action));
        QTRY_VERIFY(player.run().played().size() > 0 && !player.run().awaitsReach());
        // It is for the reader to go on until somebody else would have to act.
        int further = 0;
        while (player.stage() == LessonPlayer::Stage::asked) {
            QTRY_VERIFY(player.feedback() && player.feedback()->remark == Remark::unseen);
            const auto legal = controller.shown().legal;
            const auto open = std::ranges::find_if(legal, [&player](const LegalAction &each) {
                LessonRun after = player.run();
                after.act(each.action, [](const LessonRun &) { return Reach::within; });
                return reachOf(after) == Reach::leftOpen;
            });
            QVERIFY(open != legal.end());
            QVERIFY(controller.propose(open->action));
            const std::size_t played = player.run().played().size();
            QTRY_VERIFY(player.run().played().size() > played && !player.run().awaitsReach());
            QTRY_VERIFY(player.stage() != LessonPlayer::Stage::showing);
            ++further;
        }
        QVERIFY(further > 0);
        QTRY_COMPARE(player.stage(), LessonPlayer::Stage::judged);
        // What the author calls a mistake is wrong all the same.
        if (player.feedback()->verdict == Judgement::Verdict::open) {
            const Actors actors = controller.game().actors(controller.openPosition().value());
            QVERIFY(!actors.includes(player.run().step().seat));
        }
        player.tryAgain();
        QTRY_COMPARE(player.stage(), LessonPlayer::Stage::asked);
        QVERIFY(player.run().played().empty());
        QCOMPARE(player.summary().again, 0);
    }

    void nothingIsSolvedOnTheWindowsThread_data()
    {
        QTest::addColumn<QString>("game");
        for (const GameKind &kind : games().kinds())
            QTest::newRow(std::string(kind.id).c_str()) << QString::fromStdString(std::string(kind.id));
    }

    void nothingIsSolvedOnTheWindowsThread()
    {
        QFETCH(QString, game);
        const LosingMove move = losingMove(game);
        OpenLesson open(move.lesson, move.step);
        auto &[folder, controller, progress, player] = open;
        QVERIFY(controller.propose(move.action));
        // The board is heard, but no other thread: the move stands, and nothing is said that is not known.
        QCoreApplication::sendPostedEvents(&player, QEvent::MetaCall);
        QVERIFY(player.run().awaitsReach());
        QVERIFY(player.stage() != LessonPlayer::Stage::judged);
        QVERIFY(!player.feedback());
        QTRY_COMPARE(player.stage(), LessonPlayer::Stage::judged);
        QVERIFY(player.feedback()->verdict == Judgement::Verdict::wrong);
        player.tryAgain();
        QTRY_COMPARE(player.stage(), LessonPlayer::Stage::asked);
        QVERIFY(player.run().played().empty());
        QTRY_VERIFY(!player.run().awaitsReach());
        // By now it is known where that move leads.
        QVERIFY(controller.propose(move.action));
        QCoreApplication::sendPostedEvents(&player, QEvent::MetaCall);
        QCOMPARE(player.stage(), LessonPlayer::Stage::judged);
    }

    /// The solver has not answered when the reader has waited long enough: the card says so, and only what is known
    /// later calls the move wrong, or takes the doubt back.
    void whatIsNotKnownInTimeIsLeftOpenUntilItIs_data() { nothingIsSolvedOnTheWindowsThread_data(); }
    void whatIsNotKnownInTimeIsLeftOpenUntilItIs()
    {
        QFETCH(QString, game);
        const LosingMove move = losingMove(game);
        for (const bool isLost : {true, false}) {
            OpenLesson open(move.lesson, move.step);
            auto &[folder, controller, progress, player] = open;
            const std::optional<LineStep> intended = player.run().intendedStep();
            QVERIFY(intended && intended->seat == player.step().seat);
            QVERIFY(controller.propose(isLost ? move.action : intended->action));
            QCoreApplication::sendPostedEvents(&player, QEvent::MetaCall);
            if (!player.run().awaitsReach()) // the whole way was one action
                continue;
            QVERIFY(!player.feedback());
            auto *patience = player.findChild<QTimer *>(QStringLiteral("patience"));
            QVERIFY(patience != nullptr && patience->isActive());
            QVERIFY(QMetaObject::invokeMethod(patience, "timeout"));
            QVERIFY(player.feedback() && player.feedback()->remark == Remark::unseen);
            QVERIFY(player.feedback()->verdict == Judgement::Verdict::neutral);
            QCOMPARE(player.stage(), LessonPlayer::Stage::asked);
            QVERIFY(!player.isWrong() && !player.loss());
            QTRY_VERIFY_WITH_TIMEOUT(!player.run().awaitsReach(), 30000);
            if (isLost) {
                QTRY_COMPARE_WITH_TIMEOUT(player.stage(), LessonPlayer::Stage::judged, 30000);
                QVERIFY(player.feedback()->verdict == Judgement::Verdict::wrong);
            } else {
                QTRY_VERIFY_WITH_TIMEOUT(!player.feedback() || player.feedback()->remark != Remark::unseen,
                                         30000);
                QVERIFY(!player.isWrong());
            }
        }
    }

    void whatWasLostEarlierIsNamed()
    {
        LosingMove move = losingMove(QString::fromStdString(std::string(games().kinds().front().id)));
        const auto step = std::ranges::find(move.lesson.steps, move.step, &LessonStep::id);
        step->lossTold = LossTold::atEnd;
        step->mistakes.clear();
        OpenLesson open(move.lesson, move.step);
        auto &[folder, controller, progress, player] = open;
        QVERIFY(controller.propose(move.action));
        QCoreApplication::processEvents();
        QVERIFY(!player.canAsk());
        for (int actions = 0; !player.isWrong() && actions < 20; ++actions) {
            QCOMPARE(player.stage(), LessonPlayer::Stage::asked);
            QVERIFY(!player.feedback());
            QVERIFY(!player.loss());
            const LessonRun &run = player.run();
            QVERIFY(controller.propose(run.game().legal(*run.position(), run.step().seat).front()));
            QCoreApplication::processEvents();
            QTRY_VERIFY(!player.run().awaitsReach()); // where nobody tells what comes after the turn
        }
        QVERIFY(player.isWrong());
        QTRY_VERIFY(player.loss().has_value());
        QCOMPARE(player.loss()->number, 1);
        QVERIFY(player.loss()->action == move.action);
        player.tryAgain();
        QTRY_COMPARE(player.stage(), LessonPlayer::Stage::asked);
        QVERIFY(player.run().played().empty());
        QVERIFY(!player.loss());
    }

    void whoeverAsksIsToldThatItCanBeReached_data() { nothingIsSolvedOnTheWindowsThread_data(); }
    void whoeverAsksIsToldThatItCanBeReached()
    {
        QFETCH(QString, game);
        LosingMove move = losingMove(game);
        const auto step = std::ranges::find(move.lesson.steps, move.step, &LessonStep::id);
        step->lossTold = LossTold::whenAsked;
        OpenLesson open(move.lesson, move.step);
        auto &[folder, controller, progress, player] = open;
        while (!player.canGoOn()) {
            const std::optional<LineStep> intended = player.run().intendedStep();
            QVERIFY(intended && intended->seat == step->seat);
            const bool hasActed = !player.run().played().empty();
            QCOMPARE(player.canAsk(), hasActed);
            if (hasActed) {
                player.askReach();
                QTRY_VERIFY(player.feedback() && player.feedback()->remark == Remark::within);
                QCOMPARE(player.stage(), LessonPlayer::Stage::asked);
            }
            QVERIFY(controller.propose(intended->action));
            QCoreApplication::processEvents();
            QTRY_VERIFY(player.stage() != LessonPlayer::Stage::showing);
            QVERIFY(!player.isWrong());
        }
    }

    void whatNoWayLeadsToIsNobodysFault()
    {
        LosingMove move = losingMove(QString::fromStdString(std::string(games().kinds().front().id)));
        const auto step = std::ranges::find(move.lesson.steps, move.step, &LessonStep::id);
        step->goal = Goal();
        step->goal->kind = Goal::Kind::over;
        step->mistakes.clear();
        step->branches.clear();
        OpenLesson open(move.lesson, move.step);
        auto &[folder, controller, progress, player] = open;
        QTRY_VERIFY(player.feedback() && player.feedback()->remark == Remark::hopeless);
        QCOMPARE(player.stage(), LessonPlayer::Stage::asked);
        QVERIFY(controller.propose(move.action));
        QCoreApplication::processEvents();
        QTRY_VERIFY(!player.run().awaitsReach() && player.stage() != LessonPlayer::Stage::showing);
        QVERIFY(player.feedback() && player.feedback()->remark == Remark::hopeless);
        QCOMPARE(player.stage(), LessonPlayer::Stage::asked);
    }

    void whatNobodyAnswersEndsAsItWasProved()
    {
        Lesson lesson = test::sampleOf(test::sampleLesson());
        lesson.steps[step].answers = Answers::bot;
        lesson.steps[step].bot = "nobody-there-is";
        const std::string id = lesson.steps[step].id;
        OpenLesson open(std::move(lesson), id);
        QCOMPARE(open.player.step().answers, Answers::nobody);
    }

    void whoeverAsksIsToldWhetherTheGoalIsStillWithinReach()
    {
        LosingMove move = losingMove(QString::fromStdString(std::string(games().kinds().front().id)));
        const auto step = std::ranges::find(move.lesson.steps, move.step, &LessonStep::id);
        step->lossTold = LossTold::whenAsked;
        step->mistakes.clear(); // which are told all the same
        OpenLesson open(move.lesson, move.step);
        auto &[folder, controller, progress, player] = open;
        QVERIFY2(!player.canAsk(), "nothing was played yet");
        QVERIFY(controller.propose(move.action));
        QCoreApplication::processEvents();
        QCOMPARE(player.stage(), LessonPlayer::Stage::asked);
        QVERIFY(player.canAsk());
        QVERIFY(!player.feedback());
        player.askReach();
        QTRY_COMPARE(player.stage(), LessonPlayer::Stage::judged);
        player.tryAgain();
        QTRY_COMPARE(player.stage(), LessonPlayer::Stage::asked);
        QVERIFY(player.run().played().empty());
    }

    void aLessonThatIsLeftWaitsForNothing()
    {
        const LosingMove move = losingMove(QString::fromStdString(std::string(games().kinds().front().id)));
        OpenLesson open(move.lesson, move.step);
        auto &[folder, controller, progress, player] = open;
        QVERIFY(controller.propose(move.action));
        QCoreApplication::sendPostedEvents(&player, QEvent::MetaCall);
        player.restart();
        QVERIFY(player.run().played().empty());
        QCoreApplication::processEvents();
        QCOMPARE(player.stage(), LessonPlayer::Stage::asked);
        player.close();
        QCoreApplication::processEvents();
        QVERIFY(!player.isOpen());
    }
};

QTEST_MAIN(TestLessonReached)
#include "tst_lesson_reached.moc"
