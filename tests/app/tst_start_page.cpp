#include "games.h"
#include "start/kept_card.h"
#include "start/new_game_dialog.h"
#include "start/start_page.h"
#include "support/test_window.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTimer>

using namespace waystone;

/// The start page: the games to go on with come first, then a card for each game there is.
class TestStartPage : public QObject {
    Q_OBJECT

private slots:
    void nothingToContinueTakesNoPlace();
    void theLatestGameComesFirst();
    void returnContinues();
    void numbersPlay();
    void aCardLeadsToItsGame();
    void theCardTellsWhereLearningGoesOn();
    void whoHasBegunWithTheRulesNeedsNoStart();
    void whatIsKeptIsLookedUpOnceItIsSeen();
    void cardsStandBelowEachOtherWhereTheWindowIsNarrow();
};

namespace {

QString idOf(const GameKind &kind)
{
    return QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
}

/// One game of each kind, the last one of the registry left last.
void leaveGames(TestWindow &window)
{
    for (const GameKind &kind : games().kinds()) {
        NewGame wanted;
        wanted.kind = &kind;
        for (int seat = 0; seat < kind.minSeats; ++seat)
            wanted.players.push_back({seat == 0 ? QStringLiteral("Anna") : QString(), seat, {}});
        QVERIFY(!window->file().start(wanted));
        window.playRandomly(1);
        window->commands().close->trigger();
    }
}

StartPage &pageOf(TestWindow &window)
{
    return *window.find<StartPage>("startPage");
}

/// The game that the dialog proposes while it is open; it is left again.
QString proposedBy(const std::function<void()> &open)
{
    QString game;
    QTimer::singleShot(0, qApp, [&game] {
        auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            qFatal("no dialog");
        game = idOf(*dialog->newGame().kind);
        dialog->reject();
    });
    open();
    return game;
}

} // namespace

void TestStartPage::nothingToContinueTakesNoPlace()
{
    TestWindow window;
    for (const char *name : {"continueGame", "earlierGame1", "earlierGame2", "allGames"})
        QVERIFY(!window.find<QWidget>(name)->isVisible());
    const int before = window.find<QWidget>("card_milestones")->mapTo(&*window, QPoint()).y();
    leaveGames(window);
    QCoreApplication::processEvents();
    QVERIFY(window.find<QWidget>("card_milestones")->mapTo(&*window, QPoint()).y() > before);
}

void TestStartPage::theLatestGameComesFirst()
{
    TestWindow window;
    leaveGames(window);
    const auto game = [&](const char *name) { return window.find<KeptCard>(name)->game().entry.game; };
    const auto &kinds = games().kinds();
    QCOMPARE(game("continueGame"), std::string(kinds[2].id));
    QCOMPARE(game("earlierGame1"), std::string(kinds[1].id));
    QCOMPARE(game("earlierGame2"), std::string(kinds[0].id));
    QVERIFY(window.find<QPushButton>("allGames")->text().contains(QStringLiteral("3")));
    window.click("earlierGame1");
    QCOMPARE(window->controller().game().id(), kinds[1].id);
}

void TestStartPage::returnContinues()
{
    TestWindow window;
    leaveGames(window);
    QCOMPARE(pageOf(window).focusWidget(), window.find<QWidget>("continueGame"));
    QTest::keyClick(pageOf(window).focusWidget(), Qt::Key_Return);
    QVERIFY(window->file().isOpen());
    QCOMPARE(window->controller().game().id(), games().kinds().back().id);
}

void TestStartPage::numbersPlay()
{
    TestWindow window;
    int key = Qt::Key_1;
    for (const GameKind &kind : games().kinds()) {
        QCOMPARE(
            proposedBy([&] { QTest::keyClick(pageOf(window).focusWidget(), static_cast<Qt::Key>(key)); }),
            idOf(kind));
        ++key;
    }
    QTest::keyClick(pageOf(window).focusWidget(), static_cast<Qt::Key>(key)); // there is no such game
    QVERIFY(QApplication::activeModalWidget() == nullptr);
}

void TestStartPage::aCardLeadsToItsGame()
{
    TestWindow window;
    for (const GameKind &kind : games().kinds()) {
        const QString play = QStringLiteral("play_") + idOf(kind);
        QCOMPARE(proposedBy([&] { window.click(qPrintable(play)); }), idOf(kind));
        const QString spoken = window.find<QPushButton>(qPrintable(play))->accessibleName();
        QVERIFY2(spoken.contains(QString::number(kind.maxSeats)), qPrintable(spoken));
    }
}

void TestStartPage::theCardTellsWhereLearningGoesOn()
{
    TestWindow window;
    LessonDesk &lessons = window->lessons();
    auto *learn = window.find<QPushButton>("rules_milestones");
    auto *place = window.find<QLabel>("course_milestones");
    const LibraryItem start = *lessons.library().start("milestones");
    const LibraryItem walkthrough = *lessons.library().walkthrough("milestones");
    const auto comeBack = [&] {
        window.click("learn");
        window.click("leaveLibrary");
    };
    QTRY_VERIFY(place->text().contains(QString::number(start.steps.size())));
    QCOMPARE(learn->text(), QStringLiteral("Learn in Ten Minutes"));

    // In the middle of the start.
    window.click("rules_milestones");
    QCOMPARE(lessons.player().lesson().kind, Lesson::Kind::start);
    lessons.player().goTo(3);
    window.click("closeLesson");
    comeBack();
    QTRY_VERIFY2(place->text().contains(QStringLiteral("step 4 of ")), qPrintable(place->text()));
    QVERIFY(learn->accessibleName().contains(place->text()));
    window.click("rules_milestones");
    QCOMPARE(lessons.player().stepIndex(), 3);
    window.click("closeLesson");

    // The walkthrough is the second course, in chapters with names.
    for (const LibraryItem::Step &step : start.steps)
        lessons.progress().finish(start.key(), step.id);
    comeBack();
    QTRY_COMPARE(learn->text(), QStringLiteral("All the Rules"));
    window.click("rules_milestones");
    QCOMPARE(lessons.player().lesson().kind, Lesson::Kind::walkthrough);
    const int chapter = lessons.player().chapters()[2];
    const QString name = QString::fromStdString(
        lessons.player().lesson().steps[static_cast<std::size_t>(chapter)].chapter.in("en", "en"));
    lessons.player().goTo(chapter + 1);
    window.click("closeLesson");
    comeBack();
    QTRY_VERIFY2(place->text().contains(QStringLiteral("chapter 3 of ")), qPrintable(place->text()));
    QVERIFY2(place->text().contains(name), qPrintable(place->text()));

    // After all rules there are the lessons.
    for (const LibraryItem::Step &step : walkthrough.steps)
        lessons.progress().finish(walkthrough.key(), step.id);
    comeBack();
    QTRY_COMPARE(learn->text(), QStringLiteral("Lessons"));
    window.click("rules_milestones");
    QVERIFY(window.find<QWidget>("libraryPage")->isVisible());
}

/// Whoever had begun with all the rules before there was a start goes on there.
void TestStartPage::whoHasBegunWithTheRulesNeedsNoStart()
{
    TestWindow window;
    LessonDesk &lessons = window->lessons();
    const LibraryItem walkthrough = *lessons.library().walkthrough("province");
    lessons.progress().finish(walkthrough.key(), walkthrough.steps.front().id);
    QCOMPARE(lessons.course(QStringLiteral("province")).kind, Course::Kind::walkthrough);
    QCOMPARE(lessons.course(QStringLiteral("milestones")).kind, Course::Kind::start);
}

void TestStartPage::whatIsKeptIsLookedUpOnceItIsSeen()
{
    TestWindow window;
    leaveGames(window);
    for (const char *name : {"continueGame", "earlierGame1", "earlierGame2"}) {
        const auto *card = window.find<KeptCard>(name);
        QTRY_VERIFY(card->game().glance.has_value());
        QVERIFY(card->game().glance->moment != nullptr);
        QVERIFY2(card->accessibleName().contains(QStringLiteral("today")),
                 qPrintable(card->accessibleName()));
        // Its picture and its words know who plays.
        QCOMPARE(card->game().entry.players.front().name, QStringLiteral("Anna"));
        QCOMPARE(card->game().glance->moment->words->seatName(0), QStringLiteral("Anna"));
    }
}

void TestStartPage::cardsStandBelowEachOtherWhereTheWindowIsNarrow()
{
    TestWindow window;
    const auto columns = [&](int width) {
        window->resize(width, 700);
        QCoreApplication::processEvents();
        QSet<int> lefts;
        for (const GameKind &kind : games().kinds())
            lefts.insert(window.find<QWidget>(qPrintable(QStringLiteral("card_") + idOf(kind)))->x());
        return lefts.size();
    };
    QCOMPARE(columns(1280), 3);
    QCOMPARE(columns(1000), 2);
    QCOMPARE(columns(680), 1);
}

QTEST_MAIN(TestStartPage)
#include "tst_start_page.moc"
