#include "game_table.h"
#include "thinking/adviser.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <limits>

using namespace waystone;
using namespace waystone::test;

/// Advice on the moment that is shown: when it comes, for whom, and what ends it.
class TestAdviser : public QObject {
    Q_OBJECT

private slots:
    void adviceComesWithinASecond_data() { addEveryGame(); }
    void adviceComesWithinASecond();
    void adviceIsOnLegalActionsOnly_data() { addEveryGame(); }
    void adviceIsOnLegalActionsOnly();
    void nothingIsThoughtUnlessSomebodyWantsIt();
    void anotherMomentEndsTheThought();
    void nothingIsThoughtWhileHeld();
    void adviceIsTheSameAgain();
    void whatASeatCannotKnowDoesNotChangeIt();
    void thoseBehindACurtainAreNotAdvised();
    void whatMayBeEqualIsUnsure();
    void marginsHaveTheirSign();
    void deletingWhileThinkingIsQuick();
};

namespace {

constexpr std::uint64_t few = 400;

bool waitForEnd(Adviser &adviser)
{
    return QTest::qWaitFor([&] { return adviser.advice().isFinished; }, 30'000);
}

} // namespace

void TestAdviser::adviceComesWithinASecond()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    GameController controller;
    startGame(controller, game.toStdString(), seats, 3);
    watchSomeone(controller);
    Adviser adviser(controller);
    QElapsedTimer timer;
    timer.start();
    adviser.want(this, true);
    QVERIFY(timer.elapsed() < 200); // the thinking is done elsewhere
    QVERIFY(QTest::qWaitFor([&] { return adviser.advice().isKnown(); }, 10'000));
    // Half of what is allowed is left to machines that have much else to do.
    if (timer.elapsed() > 1000)
        qWarning("the first advice took %lld ms", timer.elapsed());
    QVERIFY(timer.elapsed() < 3000);
    QCOMPARE(adviser.advice().seat, controller.actingSeat());
}

void TestAdviser::adviceIsOnLegalActionsOnly()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    GameController controller;
    startGame(controller, game.toStdString(), seats, 5);
    Rng rng(11);
    playRandomly(controller, rng, 12);
    watchSomeone(controller);
    Adviser adviser(controller);
    adviser.setBudget(few, 20'000);
    adviser.want(this, true);
    QVERIFY(waitForEnd(adviser));
    const Seat seat = adviser.advice().seat;
    QVERIFY(adviser.advice().isKnown());
    for (const Candidate &candidate : adviser.advice().candidates)
        QVERIFY(!controller.game().refuse(controller.sessionToSave().position(), seat, candidate.action));
}

void TestAdviser::nothingIsThoughtUnlessSomebodyWantsIt()
{
    GameController controller;
    Adviser adviser(controller);
    QVERIFY(!adviser.isThinking());
    QCOMPARE(adviser.subject(), nobody);
    startGame(controller, "milestones", 2, 1);
    QVERIFY(adviser.subject() != nobody);
    QVERIFY(!adviser.isThinking());
    adviser.want(this, true);
    QVERIFY(adviser.isThinking());
    adviser.want(&controller, true);
    adviser.want(this, false);
    QVERIFY(adviser.isThinking());
    adviser.want(&controller, false);
    QVERIFY(!adviser.isThinking());
}

void TestAdviser::anotherMomentEndsTheThought()
{
    GameController controller;
    startGame(controller, "milestones", 2, 1);
    Adviser adviser(controller);
    adviser.want(this, true);
    QVERIFY(QTest::qWaitFor([&] { return adviser.advice().isKnown(); }, 10'000));
    const Seat first = controller.actingSeat();
    Rng rng(2);
    while (controller.actingSeat() == first)
        playRandomly(controller, rng, 1);
    QVERIFY(!adviser.advice().isKnown());
    QVERIFY(adviser.isThinking());
    QVERIFY(QTest::qWaitFor([&] { return adviser.advice().isKnown(); }, 10'000));
    QCOMPARE(adviser.advice().seat, controller.actingSeat());
    for (const Candidate &candidate : adviser.advice().candidates)
        QVERIFY(!controller.refuse(candidate.action));
}

void TestAdviser::nothingIsThoughtWhileHeld()
{
    GameController controller;
    startGame(controller, "milestones", 2, 1);
    Adviser adviser(controller);
    adviser.setHeld(true);
    adviser.want(this, true);
    QVERIFY(!adviser.isThinking());
    adviser.setHeld(false);
    QVERIFY(QTest::qWaitFor([&] { return adviser.isThinking(); }, 1000));
    adviser.setHeld(true);
    QVERIFY(!adviser.isThinking());
}

void TestAdviser::adviceIsTheSameAgain()
{
    std::vector<Candidate> first;
    for (int time = 0; time < 2; ++time) {
        GameController controller;
        startGame(controller, "milestones", 2, 1);
        Adviser adviser(controller);
        adviser.setBudget(few, 60'000);
        adviser.want(this, true);
        QVERIFY(waitForEnd(adviser));
        QVERIFY(adviser.advice().iterations >= few);
        if (time == 0)
            first = adviser.advice().candidates;
        else
            QCOMPARE(adviser.advice().candidates == first, true);
    }
}

void TestAdviser::whatASeatCannotKnowDoesNotChangeIt()
{
    // Two positions that differ in what the others have chosen in secret, and look the same to the last seat.
    std::vector<Candidate> first;
    for (const std::size_t choice : {std::size_t{0}, std::size_t{1}}) {
        GameController controller;
        startGame(controller, "between-two-cities", 3, 4);
        const Actors actors = controller.shown().actors;
        QVERIFY(actors.count() > 1);
        const Seat other = actors.first();
        const std::vector<Action> legal =
            controller.game().legal(controller.sessionToSave().position(), other);
        QVERIFY(legal.size() > choice);
        QVERIFY(controller.propose(other, legal[choice], GameController::Proposer::program));
        Seat seat = other;
        while (!controller.shown().actors.includes(seat))
            ++seat;
        controller.setFollowing(false);
        controller.setWatchingSeat(seat);
        Adviser adviser(controller);
        QCOMPARE(adviser.subject(), seat);
        adviser.setBudget(few, 60'000);
        adviser.want(this, true);
        QVERIFY(waitForEnd(adviser));
        if (choice == 0)
            first = adviser.advice().candidates;
        else
            QCOMPARE(adviser.advice().candidates == first, true);
    }
}

void TestAdviser::thoseBehindACurtainAreNotAdvised()
{
    GameController controller;
    Table table = gameTable("between-two-cities", 3);
    table.secrets = Secrets::curtain;
    const Position start = *table.game->from(table.game->start(3, 0));
    controller.start(std::move(table), start, 1);
    Adviser adviser(controller);
    QVERIFY(controller.shown().screen.called != nobody);
    QCOMPARE(adviser.subject(), nobody);
    const Seat called = controller.shown().screen.called;
    controller.liftCurtain();
    QCOMPARE(adviser.subject(), called);
    controller.setWatchingSeat(nobody);
    QCOMPARE(adviser.subject(), nobody);
}

void TestAdviser::whatMayBeEqualIsUnsure()
{
    Advice advice;
    advice.seat = 0;
    advice.candidates = {{{1, 0, 0, 0}, 100, 5.0, 1.0, 0.5}, {{2, 0, 0, 0}, 50, 2.0, 1.0, 0.5}};
    QVERIFY(!advice.isUnsure());
    advice.candidates[1].uncertainty = 3.0; // the difference of 3 is uncertain by the root of 1 + 9
    QVERIFY(advice.isUnsure());
    const double unknown = std::numeric_limits<double>::infinity();
    advice.candidates[1].uncertainty = unknown; // says nothing
    QVERIFY(!advice.isUnsure());
    advice.candidates[1].uncertainty = 0.5;
    advice.candidates[0].uncertainty = unknown;
    QVERIFY(advice.isUnsure());
    advice.candidates.pop_back(); // there is no choice
    QVERIFY(!advice.isUnsure());
}

void TestAdviser::marginsHaveTheirSign()
{
    QLocale::setDefault(QLocale(QLocale::English));
    QCOMPARE(marginText(3.42), QStringLiteral("+3.4"));
    QCOMPARE(marginText(-0.26), QStringLiteral("\u22120.3"));
    QCOMPARE(marginText(-0.01), QStringLiteral("0.0"));
    QLocale::setDefault(QLocale(QLocale::Hungarian));
    QCOMPARE(marginText(3.42), QStringLiteral("+3,4"));
    QLocale::setDefault(QLocale::c());
}

void TestAdviser::deletingWhileThinkingIsQuick()
{
    GameController controller;
    startGame(controller, "province", 2, 1);
    auto adviser = std::make_unique<Adviser>(controller);
    adviser->want(this, true);
    QVERIFY(QTest::qWaitFor([&] { return adviser->advice().isKnown(); }, 10'000));
    QElapsedTimer timer;
    timer.start();
    adviser.reset();
    QVERIFY(timer.elapsed() < 1000);
}

QTEST_MAIN(TestAdviser)
#include "tst_adviser.moc"
