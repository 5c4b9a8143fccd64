#include "game_table.h"
#include "models/analysis_model.h"
#include "thinking/advice.h"
#include "thinking/analysis_review.h"
// After them: moc stumbles over <compare> where that is the first of the standard headers.
#include "bots/search/analysis.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace waystone;
using namespace waystone::test;

namespace {

/// Some plies of random play, always the same ones, to be looked back at.
struct RandomGame {
    RandomGame(const char *game, int seats, int plies)
    {
        startGame(controller, game, seats, 7);
        Rng rng(5);
        playRandomly(controller, rng, plies);
    }

    GameController controller;
    AnalysisReview review{controller};
};

} // namespace

/// The figures behind the analysis panel: the best actions of a moment, and a whole game looked back at.
class TestAnalysisReview : public QObject {
    Q_OBJECT

private slots:
    void theModelTellsOfTheBestActions_data() { addEveryGame(); }
    void theModelTellsOfTheBestActions();
    void figuresAreNeverSurerThanTheSearch_data() { addEveryGame(); }
    void figuresAreNeverSurerThanTheSearch();
    void theModelIsEmptyAtAnotherMoment();
    void everyDecisionIsJudged_data() { addEveryGame(); }
    void everyDecisionIsJudged();
    void costsAreNeverNegativeAndSumByTurn();
    void whatTheSearchLeavesOutIsComparedToo();
    void whatIsNotComparedCostsNothingAndIsCounted();
    void whatHasCostMostIsLookedAtMoreClosely();
    void everythingIsGlancedAtFirst();
    void itIsDoneInItsTime();
    void aSecondStartBeginsAnew();
    void aBlunderIsFound();
    void anotherGameEndsTheReview();
    void secretsAreNotLookedBackAtBeforeTheEnd();
};

void TestAnalysisReview::theModelTellsOfTheBestActions()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    GameController controller;
    startGame(controller, game.toStdString(), seats, 3);
    watchSomeone(controller);
    Adviser adviser(controller);
    adviser.setBudget(1000, 20'000);
    AnalysisModel model(controller, adviser);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(model.rowCount(), 0);
    adviser.want(this, true);
    QVERIFY(QTest::qWaitFor([&] { return adviser.advice().isFinished; }, 60'000));
    QVERIFY(model.rowCount() > 0);
    QVERIFY(model.rowCount() <= AnalysisModel::mostRows);
    QCOMPARE(model.rowOf(adviser.advice().candidates.front().action), 0);
    for (int row = 0; row < model.rowCount(); ++row) {
        QVERIFY(!controller.refuse(model.candidate(row).action));
        for (int column = 0; column < AnalysisModel::ColumnCount; ++column) {
            QVERIFY(!model.index(row, column).data().toString().isEmpty());
            QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
        }
    }
    adviser.want(this, false);
}

void TestAnalysisReview::figuresAreNeverSurerThanTheSearch()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    GameController controller;
    startGame(controller, game.toStdString(), seats, 3);
    Rng rng(2);
    playRandomly(controller, rng, 10);
    // All of a few could be tried often.
    for (int more = 0; more < 60 && controller.shown().legal.size() < 7; ++more)
        playRandomly(controller, rng, 1);
    watchSomeone(controller);
    Adviser adviser(controller);
    adviser.setBudget(150, 60'000);
    AnalysisModel model(controller, adviser);
    adviser.want(this, true);
    QVERIFY(QTest::qWaitFor([&] { return adviser.advice().isFinished; }, 60'000));
    int told = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString margin = model.index(row, AnalysisModel::MarginColumn).data().toString();
        if (!isJudged(model.candidate(row))) {
            QCOMPARE(margin, QStringLiteral("not sure yet"));
            continue;
        }
        ++told;
        QVERIFY2(margin.contains(QStringLiteral("±")), qPrintable(margin));
        QVERIFY2(!margin.endsWith(QStringLiteral(" 0.0")), qPrintable(margin));
    }
    QVERIFY(told > 0);
    QVERIFY(told < static_cast<int>(adviser.advice().candidates.size())); // some were hardly tried
}

void TestAnalysisReview::theModelIsEmptyAtAnotherMoment()
{
    GameController controller;
    startGame(controller, "milestones", 2, 3);
    Adviser adviser(controller);
    adviser.setBudget(500, 20'000);
    AnalysisModel model(controller, adviser);
    adviser.want(this, true);
    QVERIFY(QTest::qWaitFor([&] { return model.rowCount() > 0; }, 20'000));
    Rng rng(1);
    playRandomly(controller, rng, 1);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(QTest::qWaitFor([&] { return adviser.advice().isFinished; }, 20'000));
    for (int row = 0; row < model.rowCount(); ++row)
        QVERIFY(!controller.refuse(model.candidate(row).action));
}

void TestAnalysisReview::everyDecisionIsJudged()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    GameController controller;
    startGame(controller, game.toStdString(), seats, 7);
    Rng rng(5);
    playRandomly(controller, rng, 25);
    AnalysisReview review(controller);
    review.setBudget(100, 10'000);
    QVERIFY(review.isOffered());
    QCOMPARE(review.total(), 0);
    review.start();
    QVERIFY(review.isRunning());
    QVERIFY(review.total() > 5);
    QVERIFY(QTest::qWaitFor([&] { return !review.isRunning(); }, 60'000));
    QCOMPARE(static_cast<int>(review.moments().size()), review.total());
    PlyId last = 0;
    for (const ReviewedMoment &moment : review.moments()) {
        const Ply &ply = controller.sessionToSave().ply(moment.ply);
        QVERIFY(moment.ply > last);
        last = moment.ply;
        QCOMPARE(moment.seat, ply.seat);
        QCOMPARE(moment.before, ply.parent);
        QVERIFY(!controller.game().refuse(controller.sessionToSave().ply(ply.parent).position, moment.seat,
                                          moment.best));
    }
}

void TestAnalysisReview::costsAreNeverNegativeAndSumByTurn()
{
    RandomGame played("milestones", 2, 40);
    AnalysisReview &review = played.review;
    review.setBudget(400, 10'000);
    review.start();
    QVERIFY(QTest::qWaitFor([&] { return !review.isRunning(); }, 60'000));
    double sum = 0;
    for (const ReviewedMoment &moment : review.moments()) {
        QVERIFY(moment.cost >= 0);
        sum += moment.cost;
    }
    QVERIFY(sum > 0); // random play makes mistakes
    double byTurn = 0;
    double last = 1e9;
    for (const CostlyTurn &turn : review.costliest(1000)) {
        QVERIFY(turn.cost <= last);
        QVERIFY(turn.moment.comparison && turn.moment.comparison->action == turn.moment.best);
        QVERIFY(turn.moment.comparison->other == turn.moment.played);
        QVERIFY(turn.cost >= turn.moment.cost);
        QVERIFY(turn.moment.best != turn.moment.played);
        last = turn.cost;
        byTurn += turn.cost;
    }
    QVERIFY(std::abs(sum - byTurn) < 1e-6);
    QVERIFY(review.costliest(3).size() <= 3);
}

void TestAnalysisReview::whatTheSearchLeavesOutIsComparedToo()
{
    RandomGame played("between-two-cities", 3, 40);
    AnalysisReview &review = played.review;
    review.setBudget(600, 60'000);
    review.start();
    QVERIFY(QTest::qWaitFor([&] { return !review.isRunning(); }, 120'000));
    int leftOut = 0;
    for (const ReviewedMoment &moment : review.moments()) {
        const std::vector<Candidate> considered =
            Analysis::make(played.controller.game(), moment.view, moment.seat, 1)->candidates();
        if (std::ranges::count(considered, moment.played, &Candidate::action) > 0)
            continue;
        ++leftOut;
        QVERIFY(moment.isCompared);
    }
    QVERIFY(leftOut > 0); // of the two orders of placing two tiles
}

void TestAnalysisReview::whatIsNotComparedCostsNothingAndIsCounted()
{
    RandomGame played("milestones", 2, 20);
    AnalysisReview &review = played.review;
    review.setBudget(1, 60'000);
    review.start();
    QVERIFY(QTest::qWaitFor([&] { return !review.isRunning(); }, 60'000));
    int unknown = 0;
    for (const ReviewedMoment &moment : review.moments()) {
        unknown += moment.isCompared ? 0 : 1;
        QVERIFY(moment.isCompared || moment.cost == 0);
        QVERIFY(moment.isCompared || moment.played != moment.best);
    }
    QVERIFY(unknown > 0);
    QCOMPARE(review.notCompared(), unknown);
}

void TestAnalysisReview::whatHasCostMostIsLookedAtMoreClosely()
{
    RandomGame played("milestones", 2, 30);
    AnalysisReview &review = played.review;
    constexpr std::uint64_t iterations = 200;
    review.setBudget(iterations, 60'000);
    bool wasSeenLookingCloser = false;
    connect(&review, &AnalysisReview::changed, this,
            [&] { wasSeenLookingCloser = wasSeenLookingCloser || review.isLookingCloser(); });
    review.start();
    QVERIFY(QTest::qWaitFor([&] { return !review.isRunning(); }, 120'000));
    QVERIFY(wasSeenLookingCloser);
    QVERIFY(!review.isLookingCloser());
    QCOMPARE(static_cast<int>(review.moments().size()), review.total());
    const auto marginAfter = [&](const ReviewedMoment &moment, std::uint64_t enough) {
        const auto analysis = Analysis::make(played.controller.game(), moment.view, moment.seat, 1);
        while (analysis->iterations() < enough)
            analysis->run(50);
        return analysis->candidates().front().margin;
    };
    const std::vector<CostlyTurn> told = review.costliest(3);
    QVERIFY(!told.empty());
    for (const CostlyTurn &turn : told)
        QCOMPARE(turn.moment.margin, marginAfter(turn.moment, 6 * iterations));
    const auto cheap = std::ranges::find(review.moments(), 0.0, &ReviewedMoment::cost);
    QVERIFY(cheap != review.moments().end());
    const double margin = marginAfter(*cheap, iterations);
    QVERIFY(cheap->margin == margin || cheap->margin == marginAfter(*cheap, 6 * iterations));
}

void TestAnalysisReview::everythingIsGlancedAtFirst()
{
    RandomGame played("milestones", 2, 30);
    AnalysisReview &review = played.review;
    review.setBudget(200, 60'000);
    int judgedWhenWhole = -1;
    connect(&review, &AnalysisReview::changed, this, [&] {
        if (judgedWhenWhole < 0 && static_cast<int>(review.moments().size()) == review.total())
            judgedWhenWhole = review.judged();
    });
    review.start();
    QVERIFY(QTest::qWaitFor([&] { return !review.isRunning(); }, 120'000));
    QCOMPARE(judgedWhenWhole, 0);
    QCOMPARE(review.judged(), review.total());
}

void TestAnalysisReview::itIsDoneInItsTime()
{
    RandomGame played("milestones", 2, 60);
    AnalysisReview &review = played.review;
    review.setBudget(1'000'000'000, 500);
    review.setWholeTime(std::chrono::seconds(1));
    QElapsedTimer clock;
    clock.start();
    review.start();
    QVERIFY(QTest::qWaitFor([&] { return !review.isRunning(); }, 120'000));
    QCOMPARE(review.judged(), review.total());
    // Half a second each, twice, would be half a minute; where processors are shared it may take some seconds.
    QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
}

void TestAnalysisReview::aSecondStartBeginsAnew()
{
    RandomGame played("milestones", 2, 30);
    AnalysisReview &review = played.review;
    review.setBudget(100, 60'000);
    review.start();
    QVERIFY(QTest::qWaitFor([&] { return review.moments().size() > 3; }, 60'000));
    review.start();
    QVERIFY(review.moments().empty());
    QCOMPARE(review.judged(), 0);
    QVERIFY(QTest::qWaitFor([&] { return !review.isRunning(); }, 60'000));
    QCOMPARE(review.judged(), review.total());
    QCOMPARE(static_cast<int>(review.moments().size()), review.total());
    review.start();
    review.stop();
    QVERIFY(!review.isRunning());
}

void TestAnalysisReview::aBlunderIsFound()
{
    GameController controller;
    startGame(controller, "between-two-cities", 2, 4);
    Rng rng(9);
    playRandomly(controller, rng, 20);
    watchSomeone(controller);
    // What looks worst, and is so as far as can be seen, is played.
    Adviser adviser(controller);
    adviser.setBudget(2000, 20'000);
    adviser.want(this, true);
    std::optional<Action> worst;
    while (!worst && !controller.isOver()) {
        watchSomeone(controller);
        QVERIFY(QTest::qWaitFor([&] { return adviser.advice().isFinished; }, 60'000));
        const std::vector<Candidate> &candidates = adviser.advice().candidates;
        const Candidate best = candidates.front();
        const Action last = std::ranges::min_element(candidates, {}, &Candidate::margin)->action;
        const Seat seat = controller.actingSeat();
        const auto alone = Analysis::makeOf(last, controller.game(), controller.viewOf(seat), seat, 1);
        alone->run(2000);
        const Candidate bad = alone->candidates().front();
        if (best.margin - bad.margin > 2 * (best.uncertainty + bad.uncertainty))
            worst = last;
        else
            controller.propose(best.action, GameController::Proposer::program);
    }
    QVERIFY(worst);
    adviser.want(this, false);
    const PlyId before = controller.history().current();
    QVERIFY(controller.propose(*worst, GameController::Proposer::program));
    while (!controller.isOver()) // hands are looked back at only then
        playRandomly(controller, rng, 1);
    AnalysisReview review(controller);
    review.setBudget(1000, 20'000);
    review.start();
    QVERIFY(QTest::qWaitFor([&] { return !review.isRunning(); }, 240'000));
    bool isFound = false;
    for (const ReviewedMoment &moment : review.moments())
        if (moment.before == before)
            isFound = moment.played == *worst && moment.cost > 0;
    QVERIFY(isFound);
}

void TestAnalysisReview::anotherGameEndsTheReview()
{
    RandomGame played("province", 2, 25);
    AnalysisReview &review = played.review;
    review.start();
    QVERIFY(review.isRunning());
    startGame(played.controller, "milestones", 2, 7);
    QVERIFY(!review.isRunning());
    QCOMPARE(review.total(), 0);
    QCoreApplication::processEvents(); // what was on its way comes too late
    QVERIFY(review.moments().empty());
}

void TestAnalysisReview::secretsAreNotLookedBackAtBeforeTheEnd()
{
    GameController controller;
    Table table = gameTable("between-two-cities", 3);
    table.secrets = Secrets::curtain;
    const Position start = *table.game->from(table.game->start(3, 0));
    controller.start(std::move(table), start, 1);
    AnalysisReview review(controller);
    Rng rng(5);
    controller.setFollowing(false);
    playRandomly(controller, rng, 4);
    QVERIFY(controller.history().size() > 3);
    QVERIFY(!review.isOffered());
    review.start();
    QVERIFY(!review.isRunning());
    controller.setStudy(true);
    QVERIFY(review.isOffered());
}

QTEST_MAIN(TestAnalysisReview)
#include "tst_analysis_review.moc"
