#include "support/fifo.h"
#include "support/started_program.h"
#include "support/test_window.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace waystone;

/// The window ends while a program on a seat thinks, in every way there is; this test starts itself as the window. The
/// program and all that it has started hold a pipe open, which tells when the last of them is gone.
class TestProgramEnds : public QObject {
    Q_OBJECT

private slots:
    void nothingThatAProgramHasStartedOutlivesTheWindow_data();
    void nothingThatAProgramHasStartedOutlivesTheWindow();
};

void TestProgramEnds::nothingThatAProgramHasStartedOutlivesTheWindow_data()
{
    QTest::addColumn<int>("signal");
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL, SIGSEGV, SIGABRT})
        QTest::addRow("signal %d", signal) << signal;
}

void TestProgramEnds::nothingThatAProgramHasStartedOutlivesTheWindow()
{
    QFETCH(int, signal);
    const QTemporaryDir folder;
    const std::string held = folder.filePath(QStringLiteral("held")).toStdString();
    test::Fifo pipe(held, test::Fifo::Writers::stay);
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    test::StartedProgram window(
        {QCoreApplication::applicationFilePath().toStdString(), "tst_program_ends", "--window", held},
        nowhere, folder.filePath(QStringLiteral("err")).toStdString());
    ::close(nowhere);
    QVERIFY(pipe.hasLines(1));
    window.send(signal);
    window.wait();
    QVERIFY(pipe.hasEnded());
}

/// Until it is killed.
static int playAtWindow(QApplication &application, const std::string &held)
{
    const rlimit none{}; // crashes leave no core behind
    ::setrlimit(RLIMIT_CORE, &none);
    TestWindow window;
    window.start(2);
    GameController &controller = window->controller();
    Player player = controller.player(controller.actingSeat());
    player.bot = "program:exec 9> '" + held +
                 "'; (trap '' HUP INT TERM QUIT; sleep 1000 & sleep 1000) & echo asked >&9; exec sleep 1000";
    controller.setPlayer(controller.actingSeat(), player);
    return application.exec();
}

static int testOrWindow(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (argc == 3 && qstrcmp(argv[1], "--window") == 0)
        return playAtWindow(application, argv[2]);
    TestProgramEnds test;
    return QTest::qExec(&test, argc, argv);
}
WAYSTONE_TEST_MAIN(testOrWindow)

#include "tst_program_ends.moc"
