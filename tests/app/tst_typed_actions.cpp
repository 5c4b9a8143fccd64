// Actions that are typed, and questions that are asked in the same line.

#include "board/board_view.h"
#include "support/listener.h"
#include "table/action_line.h"
#include "table/typed_actions.h"

#include <QCompleter>
#include <QLineEdit>
#include <QTest>

#include <algorithm>

using namespace waystone;

class TestTypedActions : public QObject {
    Q_OBJECT

private slots:
    void everyActionCanBeTyped_data() { addEveryGameToHear(); }
    void everyActionCanBeTyped();
    void whatIsTypedIsPlayedOrAnswered_data() { addEveryGameToHear(); }
    void whatIsTypedIsPlayedOrAnswered();
};

void TestTypedActions::everyActionCanBeTyped()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window.start(seats, game);
    GameController &controller = window->controller();
    int typed = 0;
    for (int action = 0; action < 60 && !controller.isOver(); ++action) {
        if (controller.shown().screen.called != nobody)
            controller.liftCurtain();
        const TypedActions actions(controller);
        for (const TypedActions::Entry &entry : actions.all()) {
            const auto isMeant = [&entry](const std::vector<TypedActions::Entry> &meant) {
                return std::ranges::find(meant, entry.action, &TypedActions::Entry::action) != meant.end();
            };
            QVERIFY2(isMeant(actions.meant(entry.text)), qPrintable(entry.text));
            QVERIFY2(isMeant(actions.meant(entry.text.toUpper())), qPrintable(entry.text));
            const QString noted = QString::fromStdString(controller.game().notation(entry.action));
            QVERIFY2(isMeant(actions.meant(noted)), qPrintable(noted));
            ++typed;
        }
        window.playRandomly(1);
    }
    QVERIFY(typed > 100);
}

void TestTypedActions::whatIsTypedIsPlayedOrAnswered()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    Listener listener(window);
    window.start(seats, game);
    GameController &controller = window->controller();
    listener.liftCurtain();
    window->commands().typeAction->trigger();
    ActionLine &actionLine = window->table().actionLine();
    auto *line = window.find<QLineEdit>("typedAction");
    QVERIFY(line->isVisible());
    QCOMPARE(QApplication::focusWidget(), line);
    const auto typed = [&](const QString &text) {
        (void)listener.heard();
        line->setText(text);
        actionLine.enter();
        return listener.heard().join(QLatin1Char(' '));
    };

    const QStringList possible = TypedActions(controller).texts();
    QCOMPARE(line->completer()->model()->rowCount(), static_cast<int>(possible.size()));
    QVERIFY(typed(QStringLiteral("?")).contains(QString::number(possible.size())));
    const QString place = controller.words().placeName(window->table().scene().marked(Mark::target).front());
    QVERIFY2(typed(QLatin1Char('?') + place).contains(place), qPrintable(place));
    QVERIFY(typed(QStringLiteral("?qqq")).contains(QStringLiteral("qqq")));
    const QString unknown = typed(QStringLiteral("qqq"));
    QVERIFY2(unknown.contains(QStringLiteral("qqq")) && unknown.endsWith(QLatin1Char('.')),
             qPrintable(unknown));
    // What the rules forbid is refused by its rule.
    std::optional<Action> forbidden;
    controller.game().everyAction([&](Action action) {
        if (!forbidden && controller.refuse(action))
            forbidden = action;
    });
    QVERIFY(forbidden);
    const QString refused = typed(QString::fromStdString(controller.game().notation(*forbidden)));
    QVERIFY2(refused.contains(controller.words().problemText(*controller.refuse(*forbidden))),
             qPrintable(refused));

    const PlyId before = controller.history().current();
    (void)typed(QString::fromStdString(controller.game().notation(controller.shown().legal.front().action)));
    if (controller.isConfirming())
        controller.confirm();
    QVERIFY(controller.history().current() != before);
    QVERIFY(line->text().isEmpty());
    if (controller.shown().screen.called == nobody)
        QCOMPARE(QApplication::focusWidget(), line);

    listener.liftCurtain();
    line->setFocus();
    QTest::keyClick(line, Qt::Key_Escape);
    QVERIFY(!line->isVisible());
    QCOMPARE(QApplication::focusWidget(), &window->table().view());
}

QTEST_MAIN(TestTypedActions)
#include "tst_typed_actions.moc"
