#include "board_table.h"

#include "province/positions/setup.h"
#include "province/words/verbs.h"

#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace waystone;
using namespace waystone::test;
using namespace waystone::province;

namespace {

Place placeOf(Area area, int index = 0, Seat owner = nobody)
{
    return {static_cast<std::uint8_t>(area), owner, static_cast<std::uint16_t>(index)};
}

Place spot(int worker, Zone zone)
{
    return placeOf(Area::worker, static_cast<int>(zone) * maxWorkers + worker);
}

Action borrowing(Structure structure)
{
    return {static_cast<std::uint8_t>(Verb::borrow), static_cast<std::uint8_t>(structure), 0, 0};
}

/// Seat 0 is to move workers and owns the Lender; seat 1 owns the Camp and the Union. The yellow worker is in the upper
/// zone.
void start(BoardTable &table, const std::function<void(province::Setup &)> &change = {})
{
    auto setup = table.game().start(2, 0).as<province::Setup>();
    setup.phase = Phase::work;
    setup.goalPlace[static_cast<std::size_t>(province::Goal::structures)] = GoalPlace::shown;
    setup.builders[static_cast<std::size_t>(Structure::lender)] = {0};
    setup.builders[static_cast<std::size_t>(Structure::camp)] = {1};
    setup.builders[static_cast<std::size_t>(Structure::unionHall)] = {1};
    setup.workers[yellowWorker].at = static_cast<std::uint8_t>(Zone::upper);
    if (change)
        change(setup);
    const Result<Position> position = table.game().from(AnySetup::of(setup));
    QVERIFY2(position, position ? "" : describe(position.problems().front()).c_str());
    table.controller.start(Table(table.controller.table()), *position, 1);
}

State stateOf(const BoardTable &table)
{
    return table.position().as<State>();
}

} // namespace

/// What is Province's own at the board.
class TestProvinceBoard : public QObject {
    Q_OBJECT

private slots:
    void theLenderTellsWhatItsCoinCosts();
    void aLoanIsOfferedBeforeItIsTaken();
    void aLoanCanBeLeft();
    void twoClicksOnTheLoanAreDeliberate();
    void borrowingIsAKindOfAction();
    void allWorkersMoveAtOneClick();
    void aWorkerIsDraggedToTheNextZone();
    void anotherWorkerSaysWhatItNeeds();
    void controlsStayWhileSomethingIsPicked();
};

void TestProvinceBoard::aLoanIsOfferedBeforeItIsTaken()
{
    BoardTable table("province", 2, 1);
    start(table);
    table.clickOn(spot(yellowWorker, Zone::upper));
    QCOMPARE(table.actionsPlayed(), std::size_t(0));
    QMenu *chooser = table.play->chooser();
    QVERIFY(chooser != nullptr && chooser->isVisible());
    const GameWords &words = table.controller.words();
    QCOMPARE(chooser->actions().front()->text(),
             words.actionText(borrowing(Structure::camp), table.controller.shown().view));
    const auto *cost = chooser->findChild<QLabel *>(QStringLiteral("caution"));
    QVERIFY(cost != nullptr && cost->isEnabled());
    QVERIFY(cost->text().contains(words.countedTerm("coin", 3)));
    QVERIFY(cost->text().contains(words.countedTerm("points", 2)));

    QVERIFY(table.takeOffer());
    QVERIFY(table.lastAction() == borrowing(Structure::camp));
    QCOMPARE(stateOf(table).lender, Seat{0});
    table.clickOn(spot(yellowWorker, Zone::upper));
    QCOMPARE(stateOf(table).workers[yellowWorker], static_cast<std::uint8_t>(Zone::right));
}

void TestProvinceBoard::aLoanCanBeLeft()
{
    BoardTable table("province", 2, 1);
    start(table);
    table.clickOn(spot(yellowWorker, Zone::upper));
    QVERIFY(table.play->chooser() != nullptr);
    QTest::keyClick(table.play->chooser(), Qt::Key_Escape);
    QCOMPARE(table.actionsPlayed(), std::size_t(0));
    table.clickOn(spot(0, Zone::upper)); // play goes on as if nothing had been
    QCOMPARE(table.actionsPlayed(), std::size_t(1));
}

void TestProvinceBoard::twoClicksOnTheLoanAreDeliberate()
{
    BoardTable table("province", 2, 1);
    start(table);
    table.clickOn(placeOf(Area::lenderCoin));
    QVERIFY(table.scene->isTarget(placeOf(Area::structure, static_cast<int>(Structure::camp))));
    QVERIFY(!table.scene->isTarget(placeOf(Area::structure, static_cast<int>(Structure::mill))));
    table.clickOn(placeOf(Area::structure, static_cast<int>(Structure::unionHall)));
    QVERIFY(table.lastAction() == borrowing(Structure::unionHall));
}

void TestProvinceBoard::borrowingIsAKindOfAction()
{
    BoardTable table("province", 2, 1);
    start(table);
    table.clickOn(placeOf(Area::moveAll, 0, 0));
    ChoiceButton *borrow = table.buttonOf(placeOf(Area::lenderCoin));
    QVERIFY(borrow != nullptr);
    table.pressKeyOf(*borrow);
    QVERIFY(borrow->isChecked());
    const Place token = placeOf(Area::token, static_cast<int>(Structure::unionHall) * 2);
    QVERIFY(table.scene->isMarked(Mark::legal, token));
    QVERIFY(!table.scene->isTarget(spot(yellowWorker, Zone::right)));
    table.pressKeyOf(*borrow); // once more takes it back
    QVERIFY(!borrow->isChecked());
    table.pressKeyOf(*borrow);
    table.clickOn(token);
    QVERIFY(table.takeOffer()); // a single click never binds
    QVERIFY(table.lastAction() == borrowing(Structure::unionHall));
    QVERIFY(table.buttonOf(placeOf(Area::lenderCoin)) == nullptr);
}

void TestProvinceBoard::allWorkersMoveAtOneClick()
{
    BoardTable table("province", 2, 1);
    start(table);
    table.clickOn(placeOf(Area::moveAll, 0, 0));
    const State state = stateOf(table);
    for (std::uint8_t worker = 0; worker < greenWorkers; ++worker)
        QCOMPARE(int{state.workers[worker]}, (worker + 1) % zones);
    QCOMPARE(int{state.workers[yellowWorker]}, static_cast<int>(Zone::upper)); // not theirs
}

void TestProvinceBoard::aWorkerIsDraggedToTheNextZone()
{
    BoardTable table("province", 2, 1);
    start(table);
    table.drag(spot(0, Zone::upper), placeOf(Area::zone, static_cast<int>(Zone::right)));
    QCOMPARE(table.actionsPlayed(), std::size_t(1));
    QCOMPARE(stateOf(table).workers[0], static_cast<std::uint8_t>(Zone::right));
    table.drag(spot(1, Zone::right), placeOf(Area::zone, static_cast<int>(Zone::upper))); // not that way
    QCOMPARE(table.actionsPlayed(), std::size_t(1));
}

void TestProvinceBoard::anotherWorkerSaysWhatItNeeds()
{
    BoardTable table("province", 2, 1);
    start(table, [](province::Setup &setup) { setup.builders[0].clear(); });
    QSignalSpy refusals(table.play.get(), &PlayBoard::refusalShown);
    table.clickOn(spot(yellowWorker, Zone::upper));
    QCOMPARE(refusals.size(), 1);
    QCOMPARE(refusals.front().front().value<Problem>().code, std::string("yellow-needs-camp"));
    QVERIFY(table.scene->isMarked(Mark::illegal, spot(yellowWorker, Zone::upper)));
}

void TestProvinceBoard::controlsStayWhileSomethingIsPicked()
{
    BoardTable table("province", 2, 1);
    start(table);
    table.clickOn(placeOf(Area::lenderCoin));
    QVERIFY(!table.play->input().clicks().empty());
    table.clickOn(placeOf(Area::moveAll, 0, 0));
    QCOMPARE(table.actionsPlayed(), std::size_t(1));
}

/// Both numbers on its card are explained to whoever points at it.
void TestProvinceBoard::theLenderTellsWhatItsCoinCosts()
{
    BoardTable table("province", 2, 1);
    const GameWords &words = table.controller.words();
    const QString told =
        words.explanation(placeOf(Area::structure, static_cast<int>(Structure::lender))).join(u'\n');
    for (const QString &line : words.explanation(placeOf(Area::lenderCoin)).mid(1))
        QVERIFY2(told.contains(line), qPrintable(told));
    QVERIFY(told.contains(words.countedTerm("points", 2)));
    QVERIFY(told.contains(words.countedTerm("coin", 3)));
}

QTEST_MAIN(TestProvinceBoard)
#include "tst_province_board.moc"
