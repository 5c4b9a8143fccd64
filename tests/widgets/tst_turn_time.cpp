#include "thinking/turn_time.h"

#include <QTest>

using namespace waystone;
using namespace std::chrono_literals;

/// How the time for a turn is shared out. The clock is told what time it is.
class TestTurnTime : public QObject {
    Q_OBJECT

private slots:
    void thereIsNoneUnlessItIsSet();
    void aDecisionHasHalfOfWhatIsLeft();
    void noTurnTakesLongerThanItsLimit();
    void anotherTurnHasAllOfIt();
    void whatTakesLongerLeavesNone();
    void eachSeatHasItsOwn();
};

namespace {

const TurnTime::Clock::time_point noon{12h};

} // namespace

void TestTurnTime::thereIsNoneUnlessItIsSet()
{
    TurnTime time;
    QVERIFY(!time.isLeft(noon));
    time.begin(1, 0, noon);
    QVERIFY(!time.isLeft(noon));
}

void TestTurnTime::aDecisionHasHalfOfWhatIsLeft()
{
    TurnTime time;
    time.setLimit(4s);
    time.begin(1, 0, noon);
    QVERIFY(time.isLeft(noon + 1999ms));
    QVERIFY(!time.isLeft(noon + 2s));
    time.end(noon + 1s); // 3 seconds are left
    time.begin(1, 0, noon + 20s);
    QVERIFY(time.isLeft(noon + 21499ms));
    QVERIFY(!time.isLeft(noon + 21500ms));
}

void TestTurnTime::noTurnTakesLongerThanItsLimit()
{
    TurnTime time;
    time.setLimit(3s);
    TurnTime::Clock::time_point now = noon;
    for (int decision = 0; decision < 100; ++decision) {
        time.begin(7, 0, now);
        while (time.isLeft(now))
            now += 1ms;
        time.end(now);
    }
    QVERIFY(now > noon + 2900ms);
    QVERIFY(now <= noon + 3100ms); // a millisecond too much each
}

void TestTurnTime::anotherTurnHasAllOfIt()
{
    TurnTime time;
    time.setLimit(2s);
    for (const std::size_t turn : {1, 2}) {
        time.begin(turn, 0, noon);
        QVERIFY(time.isLeft(noon + 999ms));
        time.end(noon + 1s);
        time.begin(turn, 0, noon);
        QVERIFY(!time.isLeft(noon + 500ms));
    }
    time.forgetTurn();
    time.begin(2, 0, noon);
    QVERIFY(time.isLeft(noon + 999ms));
}

void TestTurnTime::whatTakesLongerLeavesNone()
{
    TurnTime time;
    time.setLimit(1s);
    time.begin(1, 0, noon);
    time.end(noon + 5s);
    time.begin(1, 0, noon + 5s);
    QVERIFY(!time.isLeft(noon + 5s));
}

/// All choose at once in the same turn; those that are asked later have no less.
void TestTurnTime::eachSeatHasItsOwn()
{
    TurnTime time;
    time.setLimit(2s);
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        time.begin(1, seat, noon);
        QVERIFY(time.isLeft(noon + 999ms));
        time.end(noon + 1s);
    }
    time.begin(1, 0, noon); // it has had half of its time
    QVERIFY(time.isLeft(noon + 499ms));
    QVERIFY(!time.isLeft(noon + 500ms));
}

QTEST_APPLESS_MAIN(TestTurnTime)
#include "tst_turn_time.moc"
