#include "game_file.h"
#include "games.h"

#include <QApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

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

/// Plays for ever, taking turns back now and then, and tells after each action how many plies there are.
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
        if (controller.isOver() || (rng.below(10) == 0 && controller.canUndo())) {
            controller.undoTurn();
        } else {
            const auto &legal = controller.legalActions();
            controller.propose(legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action,
                               GameController::Proposer::program);
        }
        std::printf("%zu\n", controller.plies());
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
    victim.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--victim"), folder.path()});
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
    QVERIFY(controller.plies() >= last.toULongLong());
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (argc == 3 && qstrcmp(argv[1], "--victim") == 0)
        return playUntilKilled(QString::fromLocal8Bit(argv[2]));
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_kill.moc"
