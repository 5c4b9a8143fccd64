#include "files/record_players.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "saving/journal_name.h"
#include "saving/journal_writer.h"
#include "scenario/files/position_file.h"
#include "support/full_disk.h"
#include "support/test_window.h"
#include "test_paths.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

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
    void aFinishedGameIsNotGoneOnWithAfterACrash();
    void whoPlaysOnFromTheEndHasItUnderWay();
    void whoLooksBackLeavesItFinished();
    void theTitleTellsWhereTheGameIsKept();
    void anOpenJournalIsNobodyElses();
    void whatEarlierProgramsLeftHidesNoGame();
    void noGameIsLetGo();
    void theNewestIsTheOnePlayedLastWhateverTheClockSays();
    void gamesBegunAtOnceGetJournalsOfTheirOwn();
    void aFailedWriteIsTriedAgain();
    void aGameThatIsOpenElsewhereIsKeptAsAnother();
    void aDamagedJournalIsKept();
    void aJournalOpensLikeAnyFile();
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
    window.click("earlierGame1");
    QVERIFY(window->controller().isOver());
}

void TestGameFile::aFinishedGameIsNotGoneOnWithAfterACrash()
{
    TestWindow window;
    window.playToTheEnd(2);
    // What is on the disk now is all that a crash would leave.
    const QTemporaryDir left;
    QDir(left.path()).mkdir(QStringLiteral("games"));
    for (const QFileInfo &file : QDir(window.path(QStringLiteral("games"))).entryInfoList(QDir::Files))
        QVERIFY(QFile::copy(file.filePath(), left.filePath(QStringLiteral("games/%1").arg(file.fileName()))));
    TestWindow next(left.path());
    QVERIFY(!next.find<QWidget>("continueGame")->isVisible());
    next.click("earlierGame1");
    QVERIFY(next->controller().isOver());
}

void TestGameFile::whoPlaysOnFromTheEndHasItUnderWay()
{
    TestWindow window;
    window.playToTheEnd(2);
    QVERIFY(window.journals().all().front().isClosed);
    window->commands().study->trigger();
    window->commands().undo->trigger();
    QVERIFY(!window->controller().isOver());
    QCOMPARE(window.journals().all().size(), std::size_t{1});
    QVERIFY(!window.journals().all().front().isClosed);
}

void TestGameFile::whoLooksBackLeavesItFinished()
{
    TestWindow window;
    window.playToTheEnd(2);
    window->commands().previous->trigger();
    QVERIFY(window->controller().history().isLookingBack());
    window->file().close();
    QVERIFY(window.journals().all().front().isClosed);
}

void TestGameFile::theTitleTellsWhereTheGameIsKept()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(3);
    const QString game = window->controller().words().gameName();
    QCOMPARE(window->windowTitle(), game + QStringLiteral(" (Player 1, Player 2)[*] – Waystone"));
    QVERIFY(!window->isWindowModified());

    window.dialogs.save = window.path(QStringLiteral("sunday.waygame"));
    window->commands().save->trigger();
    QCOMPARE(window->windowTitle(), game + QStringLiteral(" (sunday)[*] – Waystone"));
    QVERIFY(!window->isWindowModified());
    window.playRandomly(1);
    QVERIFY(window->isWindowModified());
    window.dialogs.save = window.path(game + QStringLiteral(" 2.waygame"));
    window->commands().saveAs->trigger();
    QCOMPARE(window->windowTitle(), game + QStringLiteral(" 2[*] – Waystone"));

    window->file().close();
    const QString journal = window.journals().entries().front().path;
    QVERIFY(setJournalName(journal, QStringLiteral("At Clara's")).isEmpty());
    QVERIFY(!window->file().resume(journal));
    QCOMPARE(window->windowTitle(), game + QStringLiteral(" (At Clara's)[*] – Waystone"));
    QVERIFY(!window->isWindowModified());
}

void TestGameFile::anOpenJournalIsNobodyElses()
{
    TestWindow window;
    window.start(2);
    QVERIFY(window.journals().entries().empty());
    window->file().close();
    QCOMPARE(window.journals().entries().size(), std::size_t{1});
}

/// Locks were files of their own once; a kill could leave one that nobody would ever open again.
void TestGameFile::whatEarlierProgramsLeftHidesNoGame()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(5);
    const std::string before = recordOf(*window);
    const QString journal = window->file().journal();
    window->file().close();
    for (const QByteArray &left : {QByteArray(), QByteArray(200, '\0'),
                                   QByteArray::number(QCoreApplication::applicationPid()) + "\nwaystone\n"}) {
        QFile lock(journal + QStringLiteral(".lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write(left);
        lock.close();
        QCOMPARE(window.journals().entries().size(), std::size_t{1});
    }
    window.restart();
    window.click("continueGame");
    QCOMPARE(recordOf(*window), before);
}

void TestGameFile::noGameIsLetGo()
{
    constexpr int games = 45;
    TestWindow window;
    for (int game = 0; game < games; ++game) {
        window.start(2);
        QFile journal(window->file().journal());
        QVERIFY(journal.open(QIODevice::ReadWrite));
        QVERIFY(journal.setFileTime(QDateTime::currentDateTime().addYears(game % 2 == 0 ? -1 : 1),
                                    QFileDevice::FileModificationTime));
        journal.close();
        window->file().close();
    }
    QCOMPARE(window.journals().entries().size(), std::size_t{games});
}

void TestGameFile::theNewestIsTheOnePlayedLastWhateverTheClockSays()
{
    TestWindow window;
    std::vector<std::string> records;
    for (int game = 0; game < 3; ++game) {
        window.start(2);
        window.playRandomly(game + 1);
        records.push_back(recordOf(*window));
        QFile journal(window->file().journal());
        QVERIFY(journal.open(QIODevice::ReadWrite));
        QVERIFY(journal.setFileTime(QDateTime::currentDateTime().addDays(-game),
                                    QFileDevice::FileModificationTime));
        journal.close();
        window->file().close();
    }
    window.click("continueGame");
    QCOMPARE(recordOf(*window), records[2]);
    window->file().close();

    const std::vector<JournalEntry> entries = window.journals().entries();
    QCOMPARE(entries.size(), std::size_t{3});
    QVERIFY(!window->file().resume(entries.back().path));
    QCOMPARE(recordOf(*window), records[0]);
    window.restart();
    window.click("continueGame");
    QCOMPARE(recordOf(*window), records[0]);
}

void TestGameFile::gamesBegunAtOnceGetJournalsOfTheirOwn()
{
    TestWindow window;
    std::vector<std::unique_ptr<GameController>> controllers;
    std::vector<std::unique_ptr<GameFile>> files;
    NewGame game;
    game.kind = &games().kinds().front();
    game.players = {{QStringLiteral("Anna"), 0}, {QStringLiteral("Bea"), 1}};
    for (int program = 0; program < 4; ++program) {
        controllers.push_back(std::make_unique<GameController>());
        files.push_back(std::make_unique<GameFile>(*controllers.back(), window.journals(),
                                                   [] { return std::uint64_t{1}; }));
        QVERIFY(!files.back()->start(game));
        QVERIFY(files.back()->isKept());
    }
    QVERIFY(window.journals().entries().empty()); // all are open
    files.clear();
    QCOMPARE(window.journals().entries().size(), std::size_t{4});
}

void TestGameFile::aFailedWriteIsTriedAgain()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(5);
    GameFile &file = window->file();
    QSignalSpy failed(&file, &GameFile::journalFailed);
    QSignalSpy mended(&file, &GameFile::journalMended);
    const auto keptRecord = [&file] {
        const QByteArray text = contentOf(file.journal());
        const auto read = readJournal({text.constData(), static_cast<std::size_t>(text.size())}, games());
        return read ? writeRecord(*read->record.session, read->record.players, read->record.seed)
                    : std::string();
    };
    const std::string before = recordOf(*window);
    {
        // In the middle of the next line, so that part of it is written.
        const FullDisk disk(static_cast<rlim_t>(QFileInfo(file.journal()).size() + 5));
        window.playRandomly(4);
        QVERIFY(!file.isKept());
        QCOMPARE(failed.size(), 1);
        QVERIFY(!window.find<QWidget>("notKept")->isHidden());
        QVERIFY(window->windowTitle().contains(QStringLiteral("(not saved)")));
        QVERIFY(window->isWindowModified());
        const QString told = window.find<QLabel>("notKeptText")->text();
        QVERIFY2(told.contains(window.path(QStringLiteral("games"))), qPrintable(told));
        QVERIFY(!failed.front().front().toString().isEmpty());
        QCOMPARE(keptRecord(), before);               // what was kept stays
        QVERIFY(window.journals().entries().empty()); // and stays ours
    }
    window.playRandomly(1);
    QVERIFY(file.isKept());
    QCOMPARE(mended.size(), 1);
    QVERIFY(window.find<QWidget>("notKept")->isHidden());
    QCOMPARE(keptRecord(), recordOf(*window));
    window.playRandomly(3);
    QCOMPARE(keptRecord(), recordOf(*window));
    const std::string after = recordOf(*window);
    window.restart();
    QCOMPARE(window.journals().entries().size(), std::size_t{1});
    window.click("continueGame");
    QCOMPARE(recordOf(*window), after);

    // The same for a game that could not even be begun.
    window->file().close();
    {
        const FullDisk disk(3);
        QSignalSpy again(&window->file(), &GameFile::journalFailed);
        window.start(2);
        QCOMPARE(again.size(), 1);
        QVERIFY(window->file().journal().isEmpty());
    }
    window.playRandomly(1);
    QVERIFY(window->file().isKept());
    QVERIFY(!window->file().journal().isEmpty());
}

void TestGameFile::aGameThatIsOpenElsewhereIsKeptAsAnother()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(6);
    const QString journal = window->file().journal();
    const QByteArray theirs = contentOf(journal);
    GameController controller;
    GameFile other(controller, window.journals(), [] { return std::uint64_t{1}; });
    QVERIFY(!other.resume(journal));
    QVERIFY(other.isKept());
    QVERIFY(other.journal() != journal);
    const std::vector<Action> legal =
        controller.game().legal(controller.sessionToSave().position(), controller.shown().actors.first());
    controller.propose(controller.shown().actors.first(), legal.front(), GameController::Proposer::program);
    QCOMPARE(contentOf(journal), theirs);
    window.playRandomly(2);
    QVERIFY(contentOf(journal).startsWith(theirs));
}

void TestGameFile::aDamagedJournalIsKept()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(12);
    const QString journal = window->file().journal();
    window->file().close();
    QByteArray text = contentOf(journal);
    const qsizetype hole = text.lastIndexOf('\n', text.size() / 2 + text.indexOf('\n') / 2);
    text.replace(hole + 1, 4, QByteArray(4, '\0'));
    QFile file(journal);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();

    QSignalSpy noted(&window->file(), &GameFile::noted);
    QVERIFY(!window->file().resume(journal));
    QCOMPARE(noted.size(), 1);
    const auto notes = noted.front().front().value<Problems>();
    QCOMPARE(QString::fromStdString(notes.front().code), QStringLiteral("journal.broken-line"));
    const QString copy = QString::fromStdString(std::get<std::string>(notes.front().argument("copy")->value));
    QCOMPARE(contentOf(copy), text);
    QVERIFY(std::get<int>(notes.front().argument("lines")->value) > 0);
    QVERIFY(contentOf(window->file().journal()).size() < text.size());
}

void TestGameFile::aJournalOpensLikeAnyFile()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(6);
    const std::string record = recordOf(*window);
    const QString journal = window->file().journal();
    const QString copy = window.path(QStringLiteral("copy.journal"));
    QVERIFY(QFile::copy(journal, copy));
    const QByteArray text = contentOf(copy);
    window->file().close();

    QVERIFY(window->openFile(copy));
    QCOMPARE(recordOf(*window), record);
    QVERIFY(window->file().isModified());
    window.playRandomly(1);
    QCOMPARE(contentOf(copy), text); // it is kept in a journal of its own
    QCOMPARE(window.journals().entries().size(), std::size_t{1});
    window->file().close();

    // One of ours is gone on with.
    QVERIFY(window->openFile(journal));
    QCOMPARE(recordOf(*window), record);
    QCOMPARE(window.journals().entries().size(), std::size_t{1});
}

QTEST_MAIN(TestGameFile)
#include "tst_game_file.moc"
