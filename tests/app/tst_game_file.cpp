#include "files/record_players.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "saving/journal_writer.h"
#include "scenario/files/position_file.h"
#include "support/test_window.h"

#include <QFile>
#include <QtTest>

using namespace waystone;

/// Saving, opening, and the journal that keeps every action.
class TestGameFile : public QObject {
    Q_OBJECT

private slots:
    void whatIsSavedIsWhatIsOpened();
    void aBadFileTellsWhereAndKeepsTheGame();
    void aMissingFileIsTold();
    void aLessonAndAPositionAreOpenedLikeAGame();
    void theJournalFollowsEverythingThatIsDone();
    void aSeatThatWasHandedOverStaysSo();
    void aHalfWrittenLineIsLeftOut();
    void aDrawThatWasCutOffIsDrawnAgain();
    void aFinishedGameIsPutAway();
    void anOpenJournalIsNobodyElses();
};

static std::string recordOf(MainWindow &window)
{
    return writeRecord(window.controller().sessionToSave(),
                       recordPlayers(window.controller().table().players), window.file().seed());
}

static QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestGameFile::whatIsSavedIsWhatIsOpened()
{
    TestWindow window;
    window.start(3);
    window.playRandomly(40);
    window->commands().first->trigger();
    window.playRandomly(5); // a variation
    const std::string before = recordOf(*window);
    window.dialogs.save = window.path(QStringLiteral("game.json"));
    QVERIFY(window->file().isModified());
    window->commands().save->trigger();
    QVERIFY(!window->file().isModified());
    QCOMPARE(contentOf(window.dialogs.save), QByteArray::fromStdString(before));

    window->file().close();
    window.dialogs.open = window.dialogs.save;
    window->commands().open->trigger();
    QVERIFY(window->file().isOpen());
    QCOMPARE(recordOf(*window), before);
    QVERIFY(window.dialogs.troubles.empty());
}

void TestGameFile::aBadFileTellsWhereAndKeepsTheGame()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(5);
    const std::string before = recordOf(*window);
    const QString path = window.path(QStringLiteral("bad.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\n  \"format\": \"waystone/record\",\n  \"version\": 1,,\n}\n");
    file.close();
    QVERIFY(!window->openFile(path));
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
    const QStringList details = window.dialogs.troubles.front().details;
    QCOMPARE(details.size(), 1);
    QVERIFY2(details.front().contains(QStringLiteral("3")) && details.front().contains(QStringLiteral("16")),
             qPrintable(details.front()));
    QCOMPARE(recordOf(*window), before);
}

void TestGameFile::aMissingFileIsTold()
{
    TestWindow window;
    QVERIFY(!window->openFile(window.path(QStringLiteral("nothing.json"))));
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
    QVERIFY(!window.dialogs.troubles.front().details.isEmpty());
    QVERIFY(!window->file().isOpen());
}

/// As the command line's help and the menu promise.
void TestGameFile::aLessonAndAPositionAreOpenedLikeAGame()
{
    TestWindow window;
    QVERIFY(
        window->openFile(QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/milestones/walkthrough.json")));
    QCOMPARE(window->lessons().player().lesson().game->id(), std::string_view("milestones"));
    QVERIFY(!window->file().isOpen());

    const auto game = games().make(*games().find("province"), {}, {}).value();
    QFile file(window.path(QStringLiteral("position.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writePosition(*game, game->start(2, 0), {})));
    file.close();
    QVERIFY(window->openFile(file.fileName()));
    QVERIFY(window->file().isOpen());
    QCOMPARE(window->controller().game().id(), std::string_view("province"));
    QVERIFY(window.dialogs.troubles.empty());
}

void TestGameFile::theJournalFollowsEverythingThatIsDone()
{
    TestWindow window;
    window.start(2);
    GameController &controller = window->controller();
    controller.setStudy(true);
    window->bots().setPaused(true); // nobody else plays while seats go from hand to hand
    Rng rng(11);
    for (int step = 0; step < 300; ++step) {
        switch (rng.below(9)) {
        case 0:
            controller.undo();
            break;
        case 1:
            controller.redo();
            break;
        case 2:
            controller.goTo(rng.below(static_cast<std::uint32_t>(controller.history().size())));
            break;
        case 3:
            controller.promote(rng.below(static_cast<std::uint32_t>(controller.history().size())));
            break;
        case 4:
            controller.undoTurn();
            break;
        case 5: {
            const auto seat = static_cast<Seat>(rng.below(2));
            Player player = controller.player(seat);
            player.bot = player.isPerson() ? "beginner" : "";
            controller.setPlayer(seat, player);
            break;
        }
        default:
            window.playRandomly(1);
        }
        const QByteArray journal = contentOf(window->file().journal());
        const Result<LoadedJournal> read =
            readJournal({journal.constData(), static_cast<std::size_t>(journal.size())}, games());
        QVERIFY(bool(read));
        QVERIFY(read->record.notes.empty());
        const std::string kept = writeRecord(*read->record.session, read->record.players, read->record.seed);
        QCOMPARE(QString::fromStdString(kept), QString::fromStdString(recordOf(*window)));
        QCOMPARE(read->record.session->redoTarget(), controller.sessionToSave().redoTarget());
    }
}

void TestGameFile::aSeatThatWasHandedOverStaysSo()
{
    TestWindow window;
    window.start(3);
    window.playRandomly(6);
    window->bots().setPaused(true);
    window.dialogs.save = window.path(QStringLiteral("game.json"));
    window->commands().save->trigger();
    const auto holders = [&window] {
        QStringList bots;
        for (Seat seat = 0; seat < 3; ++seat)
            bots.append(QString::fromStdString(window->controller().player(seat).bot));
        return bots;
    };
    const auto handOver = [&window](Seat seat, const char *bot) {
        Player player = window->controller().player(seat);
        player.bot = bot;
        window->controller().setPlayer(seat, player);
    };
    handOver(0, "master");
    handOver(2, "casual");
    handOver(2, "expert");
    handOver(1, "greedy");
    handOver(1, "");
    const QStringList handedOver{QStringLiteral("master"), QString(), QStringLiteral("expert")};
    QCOMPARE(holders(), handedOver);
    QVERIFY(window->file().isModified());

    window.restart(); // as after a kill: nothing but the journal tells
    window->bots().setPaused(true);
    window.click("continueGame");
    QCOMPARE(holders(), handedOver);
    handOver(0, "");
    window.restart();
    window->bots().setPaused(true);
    window.click("continueGame");
    QCOMPARE(holders(), QStringList({QString(), QString(), QStringLiteral("expert")}));

    window.dialogs.open = window.dialogs.save = window.path(QStringLiteral("game.json"));
    window->commands().open->trigger();
    QCOMPARE(holders(), QStringList({QString(), QString(), QString()})); // it was saved before
    handOver(1, "beginner");
    window->commands().save->trigger();
    QVERIFY(!window->file().isModified());
    window->file().close();
    window->commands().open->trigger();
    QCOMPARE(holders(), QStringList({QString(), QStringLiteral("beginner"), QString()}));
}

void TestGameFile::aHalfWrittenLineIsLeftOut()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(8);
    const std::string before = recordOf(*window);
    const QString journal = window->file().journal();
    window->file().close();
    QFile file(journal);
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"seat\": 0, \"act");
    file.close();
    window.click("continueGame");
    QCOMPARE(recordOf(*window), before);
    window.playRandomly(1);
    const std::string after = recordOf(*window);
    window.restart();
    window.click("continueGame");
    QCOMPARE(recordOf(*window), after);
}

/// The action is there, what chance brought after it is not: the same is drawn again, and the game goes on.
void TestGameFile::aDrawThatWasCutOffIsDrawnAgain()
{
    TestWindow window;
    window.start(2);
    const Session &session = window->controller().sessionToSave();
    for (int actions = 0; actions < 200; ++actions) {
        window.playRandomly(1);
        if (session.ply(session.current()).seat == chanceSeat)
            break;
    }
    QVERIFY(session.ply(session.current()).seat == chanceSeat);
    const std::string before = recordOf(*window);
    const QString journal = window->file().journal();
    window->file().close();
    QByteArray text = contentOf(journal);
    text.truncate(text.lastIndexOf('\n', -2) + 5);
    QFile file(journal);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    window.click("continueGame");
    QCOMPARE(recordOf(*window), before);
    window.restart();
    window.click("continueGame");
    QCOMPARE(recordOf(*window), before);
}

void TestGameFile::aFinishedGameIsPutAway()
{
    TestWindow window;
    window.playToTheEnd(2);
    window->file().close();
    QVERIFY(!window.find<QWidget>("continueGame")->isVisible());
    QCOMPARE(window.journals().entries().size(), std::size_t{1});
    QVERIFY(window.journals().entries().front().isClosed);
    window.click("earlierGame0");
    QVERIFY(window->controller().isOver());
}

void TestGameFile::anOpenJournalIsNobodyElses()
{
    TestWindow window;
    window.start(2);
    QVERIFY(window.journals().entries().empty());
    window->file().close();
    QCOMPARE(window.journals().entries().size(), std::size_t{1});
}

QTEST_MAIN(TestGameFile)
#include "tst_game_file.moc"
