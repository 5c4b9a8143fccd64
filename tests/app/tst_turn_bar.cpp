// What is asked and what has just happened, above the whole table.

#include "support/test_window.h"
#include "table/prompt_bar.h"
#include "table/recap_line.h"

#include <QLabel>
#include <QPushButton>
#include <QtTest>

using namespace waystone;

class TestTurnBar : public QObject {
    Q_OBJECT

private slots:
    void whatTheOtherDidIsToldUntilOneActs();
    void itIsShownAgain();
    void whatIsToldNamesNoSecret();
    void itIsAlwaysAsHigh_data();
    void itIsAlwaysAsHigh();
};

namespace {

void seatComputer(TestWindow &window, Seat seat)
{
    Player player = window->controller().player(seat);
    player.bot = "random";
    window->controller().setPlayer(seat, player);
}

/// Plays until the other person has finished a turn; returns who is asked.
Seat playATurnOfTheOther(TestWindow &window)
{
    GameController &controller = window->controller();
    const Seat first = controller.actingSeat();
    while (controller.actingSeat() == first)
        window.playRandomly(1);
    while (controller.actingSeat() != first)
        window.playRandomly(1);
    return first;
}

QWidget &bar(TestWindow &window)
{
    return *window->table().prompt().parentWidget();
}

} // namespace

void TestTurnBar::whatTheOtherDidIsToldUntilOneActs()
{
    TestWindow window;
    window->resize(1280, 720);
    window.start(2, QStringLiteral("milestones"));
    GameController &controller = window->controller();
    auto *line = window->table().prompt().findChild<RecapLine *>(QStringLiteral("recap"));
    QVERIFY(line->isHidden());
    const Seat asked = playATurnOfTheOther(window);
    const Seat other = static_cast<Seat>(1 - asked);
    QVERIFY(line->isVisible());
    QCOMPARE(line->recap().seat, other);
    QVERIFY(line->accessibleName().contains(controller.words().seatName(other)));
    QVERIFY(!line->recap().text.isEmpty());

    // Marked is what all of it has changed, not the last step alone.
    std::set<Place> changed;
    for (PlyId ply = controller.history().current(); controller.history().outline(ply).seat != asked;
         ply = controller.history().outline(ply).parent)
        for (const Event &event : controller.history().logged(ply).events)
            if ((event.kind == Event::Kind::placed || event.kind == Event::Kind::moved) &&
                window->table().scene().isShown(event.to))
                changed.insert(event.to);
    QVERIFY(!changed.empty());
    for (const Place place : window->table().scene().marked(Mark::lastMove))
        changed.erase(place);
    QVERIFY(changed.empty());

    window.playRandomly(1);
    if (controller.actingSeat() == asked)
        QVERIFY(line->isHidden());
}

void TestTurnBar::itIsShownAgain()
{
    TestWindow window;
    window->resize(1280, 720);
    window.start(2, QStringLiteral("milestones"));
    playATurnOfTheOther(window);
    QVERIFY(window->commands().showAgain->shortcuts().contains(QKeySequence(Qt::Key_R)));
    QVERIFY(window->commands().showAgain->isEnabled());
    window->showAgain().setPause(100'000);
    window->table().prompt().findChild<QPushButton *>(QStringLiteral("showAgainButton"))->click();
    QVERIFY(window->showAgain().isShowing());
}

void TestTurnBar::whatIsToldNamesNoSecret()
{
    TestWindow window;
    window->resize(1280, 720);
    window.start(3, QStringLiteral("between-two-cities"));
    window->bots().setHeld(true);
    for (Seat seat = 1; seat < 3; ++seat)
        seatComputer(window, seat);
    GameController &controller = window->controller();
    for (int action = 0; action < 40 && !controller.isOver(); ++action) {
        const Recap recap = Recap::of(controller);
        for (PlyId ply = 1; ply < controller.history().size(); ++ply)
            if (const LoggedPly logged = controller.history().logged(ply); logged.hidden && logged.seat < 3) {
                const Session &session = controller.sessionToSave();
                const QString kept =
                    controller.words().logText(session.ply(ply).action, {}, logged.seat, {}).spoken();
                QVERIFY2(!recap.spoken().contains(kept), qPrintable(recap.spoken()));
            }
        window.playRandomly(1);
    }
}

void TestTurnBar::itIsAlwaysAsHigh_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr", "hu"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestTurnBar::itIsAlwaysAsHigh()
{
    QFETCH(QString, language);
    TestWindow window;
    window.languages.set(language);
    window->resize(1024, 700);
    window.start(2, QStringLiteral("milestones"));
    const int height = bar(window).height();
    const auto *question = window->table().prompt().findChild<QLabel *>(QStringLiteral("promptText"));
    for (int action = 0; action < 40; ++action) {
        window.playRandomly(1);
        QCOMPARE(bar(window).height(), height);
        QVERIFY2(question->heightForWidth(question->width()) <= height, qPrintable(question->text()));
    }
    window->commands().previous->trigger();
    QCOMPARE(bar(window).height(), height);
    window->controller().backToNow();
    QCOMPARE(bar(window).height(), height);
}

QTEST_MAIN(TestTurnBar)
#include "tst_turn_bar.moc"
