// The keyboard at the table: it stays where the player was, and comes everywhere.

#include "board/board_view.h"
#include "support/listener.h"

#include <QPushButton>
#include <QTest>

#include <set>
#include <utility>

using namespace waystone;

class TestKeyboardHome : public QObject {
    Q_OBJECT

private slots:
    void theKeyboardStaysNearWhatWasPlayed_data() { addEveryGameToHear(); }
    void theKeyboardStaysNearWhatWasPlayed();
    void whatIsHiddenTakesTheKeyboardHome();
    void everyAreaAndRowIsReachedByKeys_data() { addEveryGameToHear(); }
    void everyAreaAndRowIsReachedByKeys();
};

void TestKeyboardHome::theKeyboardStaysNearWhatWasPlayed()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    Listener listener(window);
    window.start(seats, game);
    GameController &controller = window->controller();
    BoardView &view = window->table().view();
    int stayed = 0;
    for (int action = 0; action < 30 && !controller.isOver(); ++action) {
        listener.liftCurtain();
        view.setFocus();
        const Action next = listener.chosen();
        for (const LegalAction &legal : controller.shown().legal)
            if (legal.action == next && window->table().scene().isShown(legal.routes.front().back()))
                view.setFocusPlace(legal.routes.front().back());
        const bool wasSomewhere = view.focusPlace().has_value();
        listener.play(next);
        if (controller.shown().screen.called != nobody || controller.isOver())
            continue;
        QCOMPARE(QApplication::focusWidget(), &view);
        QCOMPARE(view.focusPlace().has_value(), wasSomewhere);
        if (view.focusPlace())
            QVERIFY(window->table().scene().isShown(*view.focusPlace()));
        stayed += wasSomewhere ? 1 : 0;
    }
    QVERIFY(stayed > 0);
}

/// Of whatever stands on the page of the table.
void TestKeyboardHome::whatIsHiddenTakesTheKeyboardHome()
{
    TestWindow window;
    Listener listener(window);
    window.start(2);
    for (QPushButton *button : window->table().findChildren<QPushButton *>()) {
        const bool wasVisible = button->isVisible();
        button->show();
        button->setEnabled(true);
        if (!button->isVisible())
            continue;
        button->setFocus();
        QCOMPARE(QApplication::focusWidget(), button);
        button->setEnabled(false);
        QCOMPARE(QApplication::focusWidget(), &window->table().view());
        button->setEnabled(true);
        button->setFocus();
        button->hide();
        QCOMPARE(QApplication::focusWidget(), &window->table().view());
        button->setVisible(wasVisible);
    }
}

void TestKeyboardHome::everyAreaAndRowIsReachedByKeys()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    Listener listener(window);
    window.start(seats, game);
    listener.liftCurtain();
    BoardView &view = window->table().view();
    view.setFocus();
    std::set<std::pair<std::uint8_t, Seat>> areas;
    for (const Place place : window->table().scene().shownPlaces())
        areas.emplace(place.area, place.owner);
    std::set<std::pair<std::uint8_t, Seat>> reached;
    for (std::size_t step = 0; step < areas.size(); ++step) {
        QTest::keyClick(&view, Qt::Key_PageDown);
        const Place first = *view.focusPlace();
        reached.emplace(first.area, first.owner);
        QTest::keyClick(&view, Qt::Key_End);
        const Place end = *view.focusPlace();
        QTest::keyClick(&view, Qt::Key_Home);
        const Place begin = *view.focusPlace();
        QCOMPARE(end.area, first.area);
        QCOMPARE(begin.area, first.area);
        const BoardLayout &layout = *window->table().scene().layout();
        QVERIFY(layout.shape(begin)->anchor.x() <= layout.shape(first)->anchor.x());
        QVERIFY(layout.shape(end)->anchor.x() >= layout.shape(first)->anchor.x());
    }
    QCOMPARE(reached.size(), areas.size());
    QTest::keyClick(&view, Qt::Key_PageUp);
    QTest::keyClick(&view, Qt::Key_PageDown);
    QVERIFY(reached.contains({view.focusPlace()->area, view.focusPlace()->owner}));
}

QTEST_MAIN(TestKeyboardHome)
#include "tst_keyboard_home.moc"
