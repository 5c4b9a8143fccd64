#include "games.h"
#include "saving/game_file.h"

#include <QApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>

using namespace waystone;

/// A program that is killed in the middle of play: this test starts itself as the victim.
class TestKill : public QObject {
    Q_OBJECT

private slots:
    void atMostTheLastActionIsLost_data();
    void atMostTheLastActionIsLost();
};

namespace {

constexpr int mostActions = 100000;

/// Who holds the seats, as one word.
QString holders(const GameController &controller)
{
    return QString::fromStdString(controller.player(0).bot + '/' + controller.player(1).bot);
}

/// Hands seats over between persons and the computer as it goes, by the number of what was done.
void handOver(GameController &controller, int action)
{
    const auto seat = static_cast<Seat>(action % 2);
    Player player = controller.player(seat);
    player.bot = action % 3 == 0 ? "" : action % 3 == 1 ? "casual" : "master";
    controller.setPlayer(seat, player);
}

/// Plays for ever, taking turns back now and then, and tells after each action how many plies there are and who holds the
/// seats.
int playUntilKilled(const QString &folder)
{
    GameController controller;
    GameFile file(controller, JournalFolder(folder), [] { return std::uint64_t{3}; });
    NewGame game;
    game.kind = &games().kinds().front();
    game.players = {{QStringLiteral("Anna"), 0}, {QStringLiteral("Bea"), 1}};
    if (file.start(game))
        return 1;
    controller.setStudy(true);
    Rng rng(5);
    for (int action = 0; action < mostActions; ++action) {
        if (action % 5 == 0) {
            handOver(controller, action);
        } else if (controller.isOver() || (rng.below(10) == 0 && controller.history().canUndo())) {
            controller.undoTurn();
        } else {
            // Asked of the game: the controller lists nothing for a seat that the computer holds.
            const Seat seat = controller.shown().actors.first();
            const std::vector<Action> legal =
                controller.game().legal(controller.sessionToSave().position(), seat);
            controller.propose(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))],
                               GameController::Proposer::program);
        }
        std::printf("%zu %s\n", controller.history().size(), qPrintable(holders(controller)));
        std::fflush(stdout);
    }
    return 0;
}

} // namespace

void TestKill::atMostTheLastActionIsLost_data()
{
    QTest::addColumn<int>("lines");
    for (const int lines : {1, 7, 50, 200})
        QTest::addRow("after %d actions", lines) << lines;
}

void TestKill::atMostTheLastActionIsLost()
{
    QFETCH(int, lines);
    const QTemporaryDir folder;
    QProcess victim;
    victim.start(QCoreApplication::applicationFilePath(),
                 {QStringLiteral("tst_kill"), QStringLiteral("--victim"), folder.path()});
    QVERIFY(victim.waitForStarted());
    int told = 0;
    QByteArray last;
    const auto readLines = [&] {
        while (victim.canReadLine()) {
            last = victim.readLine().trimmed();
            ++told;
        }
    };
    while (told < lines) {
        QVERIFY(victim.waitForReadyRead(60000));
        readLines();
    }
    ::kill(static_cast<pid_t>(victim.processId()), SIGKILL);
    QVERIFY(victim.waitForFinished());
    readLines();

    const JournalFolder journals(folder.path());
    QCOMPARE(journals.entries().size(), std::size_t{1});
    GameController controller;
    GameFile file(controller, journals, [] { return std::uint64_t{0}; });
    QVERIFY(!file.resume(journals.entries().front().path));
    // What it had told must be there; one action more may have reached the disk untold.
    const QList<QByteArray> words = last.split(' ');
    QVERIFY(controller.history().size() >= words.front().toULongLong());
    // Where the one action more handed a seat over, it is the next of them that stands.
    if (told % 5 != 0)
        QCOMPARE(holders(controller), QString::fromLatin1(words.back()));
}

static int testOrVictim(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (argc == 3 && qstrcmp(argv[1], "--victim") == 0)
        return playUntilKilled(QString::fromLocal8Bit(argv[2]));
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}
WAYSTONE_TEST_MAIN(testOrVictim)

#include "tst_kill.moc"
