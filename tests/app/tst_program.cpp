#include "core/languages.h"
#include "editor/edition/edition_window.h"
#include "editor/window/editor_window.h"
#include "faces/game_faces.h"
#include "games.h"
#include "program/beginning.h"
#include "program/command_line.h"
#include "saving/journal_folder.h"
#include "scoring/game_result.h"
#include "scoring/picture_words.h"
#include "support/test_window.h"
#include "test_paths.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <csignal>

using namespace waystone;

/// The program as a process: its command line, and what is left of a game when it is killed.
class TestProgram : public QObject {
    Q_OBJECT

private slots:
    void demoPlaysAGameAndDrawsIt_data();
    void demoPlaysAGameAndDrawsIt();
    void exportDrawsASavedGame();
    void exportTellsTheResultAboveTheBoard();
    void exportTellsHowAGivenGameStands();
    void exportOfABadFileTellsWhere();
    void wrongArgumentsGiveStatusTwo_data();
    void wrongArgumentsGiveStatusTwo();
    void versionNeedsNoDisplay_data();
    void versionNeedsNoDisplay();
    void aWindowNeedsADisplay_data();
    void aWindowNeedsADisplay();
    void exportNeedsNoDisplay_data();
    void exportNeedsNoDisplay();
    void whatIsNoPictureIsNotWritten_data();
    void whatIsNoPictureIsNotWritten();
    void beginsWithWhatIsAskedFor();
    void theDesktopNamesOnlyOptionsThereAre();
    void theReadmeNamesOnlyOptionsThereAre();
    void anEditionIsOpenedInTheEditor();
    void aKilledProgramLosesNothing();
};

struct Run {
    int status = -1;
    QString out;
    QString err;
};

static QProcessEnvironment environment(const QString &home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), home);
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home + QStringLiteral("/data"));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home + QStringLiteral("/config"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"),
                       home); // the system's may be missing, which Qt tells
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    return environment;
}

static Run run(const QStringList &arguments, const QString &home)
{
    QProcess process;
    process.setProcessEnvironment(environment(home));
    process.setWorkingDirectory(home);
    process.start(QStringLiteral(WAYSTONE_PROGRAM), arguments);
    if (!process.waitForFinished(60000))
        qFatal("the program does not end");
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

void TestProgram::demoPlaysAGameAndDrawsIt_data()
{
    QTest::addColumn<QStringList>("which");
    QTest::newRow("the first game") << QStringList();
    for (const GameKind &kind : games().kinds()) {
        const QString id = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
        if (gameFace(kind.id) != nullptr)
            QTest::newRow(qPrintable(id)) << QStringList{QStringLiteral("--game"), id};
    }
}

void TestProgram::demoPlaysAGameAndDrawsIt()
{
    QFETCH(QStringList, which);
    const QTemporaryDir home;
    const QString picture = home.filePath(QStringLiteral("board.png"));
    const QStringList arguments = QStringList{QStringLiteral("--demo"), QStringLiteral("--language"),
                                              QStringLiteral("en"), QStringLiteral("--out"), picture} +
                                  which;
    const Run demo = run(arguments, home.path());
    QCOMPARE(demo.err, QString());
    QCOMPARE(demo.status, 0);
    QVERIFY(demo.out.contains(picture));
    QVERIFY(demo.out.contains(QStringLiteral("Player 2")));
    QVERIFY(QImage(picture).width() > 1000);
    // The same seed, the same game.
    QCOMPARE(run(arguments, home.path()).out, demo.out);
}

void TestProgram::exportDrawsASavedGame()
{
    TestWindow window;
    window.start(4);
    window.playRandomly(50);
    const QString game = window.path(QStringLiteral("game.json"));
    QCOMPARE(window->file().save(game), QString());
    for (const char *name : {"board.png", "board.svg"}) {
        const QString picture = window.path(QLatin1String(name));
        const Run done = run({QStringLiteral("--export"), picture, game}, window.path(QString()));
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 0);
        QVERIFY(!QImage(picture).isNull());
    }
}

/// As the one that is saved from the window does.
void TestProgram::exportTellsTheResultAboveTheBoard()
{
    TestWindow window;
    window.playToTheEnd(2);
    const QString game = window.path(QStringLiteral("game.json"));
    QCOMPARE(window->file().save(game), QString());
    const QString picture = window.path(QStringLiteral("board.svg"));
    const Run done =
        run({QStringLiteral("--export"), picture, QStringLiteral("--language"), QStringLiteral("en"), game},
            window.path(QString()));
    QCOMPARE(done.status, 0);
    QFile file(picture);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString written = QString::fromUtf8(file.readAll());
    GameController &controller = window->controller();
    if (const auto &told = controller.shown().told)
        controller.tell(told->telling->size());
    QVERIFY(!gameResult(controller).isEmpty());
    for (const QString &told : {controller.words().gameName(), gameResult(controller),
                                QString::number(QDate::currentDate().year())})
        QVERIFY2(written.contains(told), qPrintable(told));
}

/// Of a game that was given to others as much as of one that was saved, and at its end too, though such a file is not made
/// any more of a game that is over.
void TestProgram::exportTellsHowAGivenGameStands()
{
    TestWindow window;
    const QString game = QStringLiteral("between-two-cities");
    window.start(3, game);
    window.playRandomly(30);
    const QString given = window.path(QStringLiteral("given.json"));
    const auto isTold = [&] {
        const QString picture = window.path(QStringLiteral("board.svg"));
        const Run done = run(
            {QStringLiteral("--export"), picture, QStringLiteral("--language"), QStringLiteral("en"), given},
            window.path(QString()));
        QCOMPARE(done.err, QString());
        QFile file(picture);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString written = QString::fromUtf8(file.readAll());
        const BoardBand band = pictureBand(window->controller(), QDate::currentDate());
        for (const QString &told : {band.game, band.date, band.headline})
            QVERIFY2(!told.isEmpty() && written.contains(told.toHtmlEscaped()), qPrintable(told));
    };
    QCOMPARE(window->file().saveShared(given, nobody), QString());
    isTold();

    QFile file(given);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject shared = QJsonDocument::fromJson(file.readAll()).object();
    file.close();
    window.playToTheEnd(3, game);
    GameController &controller = window->controller();
    controller.tell(controller.shown().told->telling->size());
    const Position end = controller.sessionToSave().position();
    const std::string setup = controller.game().toJson(controller.game().setup(end)).dump();
    shared[QLatin1String("position")] = QJsonDocument::fromJson(QByteArray::fromStdString(setup)).object();
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(shared).toJson());
    file.close();
    isTold();
}

void TestProgram::exportOfABadFileTellsWhere()
{
    const QTemporaryDir home;
    const QString path = home.filePath(QStringLiteral("bad.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"waystone/record\", \"version\": 1}");
    file.close();
    const QString picture = home.filePath(QStringLiteral("board.png"));
    const Run failed = run({QStringLiteral("--export"), picture, path}, home.path());
    QCOMPARE(failed.status, 2);
    QVERIFY2(failed.err.startsWith(path + QStringLiteral(": Line 1, column 1: ")), qPrintable(failed.err));
    QVERIFY(!QFile::exists(picture));
}

void TestProgram::wrongArgumentsGiveStatusTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown option") << QStringList{QStringLiteral("--nonsense")};
    QTest::newRow("unknown language") << QStringList{QStringLiteral("--language"), QStringLiteral("xx")};
    QTest::newRow("unknown game") << QStringList{QStringLiteral("--demo"), QStringLiteral("--game"),
                                                 QStringLiteral("chess")};
    QTest::newRow("export of two files") << QStringList{QStringLiteral("--export"), QStringLiteral("a.png"),
                                                        QStringLiteral("a.json"), QStringLiteral("b.json")};
    QTest::newRow("two beginnings") << QStringList{QStringLiteral("--learn"), QStringLiteral("--editor")};
    QTest::newRow("a new game and a file")
        << QStringList{QStringLiteral("--new-game"), QStringLiteral("a.json")};
    QTest::newRow("export of nothing") << QStringList{QStringLiteral("--export"), QStringLiteral("a.png")};
    QTest::newRow("seed") << QStringList{QStringLiteral("--demo"), QStringLiteral("--seed"),
                                         QStringLiteral("x")};
}

void TestProgram::wrongArgumentsGiveStatusTwo()
{
    QFETCH(QStringList, arguments);
    const CommandLine line = CommandLine::parse(QStringList{QStringLiteral("waystone")} + arguments);
    QVERIFY(line.task == CommandLine::Task::message);
    QVERIFY(line.isError);
    QVERIFY(!line.message.isEmpty());
}

static void namesOfDisplays()
{
    QTest::addColumn<QString>("display");
    QTest::addColumn<QString>("platform");
    QTest::newRow("none") << QString() << QString();
    QTest::newRow("one that is gone") << QStringLiteral(":9999") << QString();
    QTest::newRow("one that is gone, on a platform of its own")
        << QStringLiteral(":9999") << QStringLiteral("xcb");
}

/// As the row has it.
static QProcessEnvironment displayless(const QString &home)
{
    QFETCH(QString, display);
    QFETCH(QString, platform);
    QProcessEnvironment bare = environment(home);
    bare.remove(QStringLiteral("QT_QPA_PLATFORM"));
    bare.remove(QStringLiteral("DISPLAY"));
    if (!display.isEmpty())
        bare.insert(QStringLiteral("DISPLAY"), display);
    if (!platform.isEmpty())
        bare.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
    return bare;
}

void TestProgram::versionNeedsNoDisplay_data()
{
    namesOfDisplays();
}

void TestProgram::versionNeedsNoDisplay()
{
    const QTemporaryDir home;
    QProcess process;
    process.setProcessEnvironment(displayless(home.path()));
    process.start(QStringLiteral(WAYSTONE_PROGRAM), {QStringLiteral("--version")});
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(process.readAllStandardOutput(), QByteArray("Waystone " WAYSTONE_VERSION "\n"));
}

void TestProgram::aWindowNeedsADisplay_data()
{
    namesOfDisplays();
}

void TestProgram::aWindowNeedsADisplay()
{
    const QTemporaryDir home;
    const QProcessEnvironment bare = displayless(home.path());
    QFETCH(QString, display);
    QStringList told;
    for (const Language &language : programLanguages) {
        QProcess process;
        process.setProcessEnvironment(bare);
        process.start(QStringLiteral(WAYSTONE_PROGRAM),
                      {QStringLiteral("--language"), QString::fromUtf8(language.code.data())});
        QVERIFY(process.waitForFinished(60000));
        const QString text = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 2, qPrintable(text));
        QVERIFY2(text.section(QLatin1Char('\n'), 0, 0).contains(QLatin1String("Waystone")) &&
                     text.contains(display),
                 qPrintable(text));
        QVERIFY2(text.count(QLatin1Char('\n')) <= 2, qPrintable(text));
        QVERIFY2(!told.contains(text), qPrintable(text));
        told.append(text);
    }
    // What is wrong with the arguments is told all the same.
    QProcess process;
    process.setProcessEnvironment(bare);
    process.start(QStringLiteral(WAYSTONE_PROGRAM), {QStringLiteral("--language"), QStringLiteral("xx")});
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(process.readAllStandardError().contains("Unknown language"));
}

void TestProgram::exportNeedsNoDisplay_data()
{
    namesOfDisplays();
}

void TestProgram::exportNeedsNoDisplay()
{
    const QTemporaryDir home;
    QProcess process;
    process.setProcessEnvironment(displayless(home.path()));
    const QString picture = home.filePath(QStringLiteral("board.png"));
    process.start(
        QStringLiteral(WAYSTONE_PROGRAM),
        {QStringLiteral("--export"), picture, QStringLiteral(WAYSTONE_TESTS_DIR "/corpus/record/game.json")});
    QVERIFY(process.waitForFinished(60000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    QVERIFY(!QImage(picture).isNull());
}

void TestProgram::whatIsNoPictureIsNotWritten_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString game = QStringLiteral(WAYSTONE_TESTS_DIR "/corpus/record/game.json");
    QTest::newRow("a JPEG") << QStringList{QStringLiteral("--export"), QStringLiteral("x.jpg"), game};
    QTest::newRow("no ending") << QStringList{QStringLiteral("--export"), QStringLiteral("board"), game};
    QTest::newRow("rules as a picture") << QStringList{QStringLiteral("--export"), QStringLiteral("x.png"),
                                                       QStringLiteral("--rules"), QStringLiteral("province")};
    QTest::newRow("a demonstration") << QStringList{QStringLiteral("--demo"), QStringLiteral("--out"),
                                                    QStringLiteral("x.jpg")};
}

void TestProgram::whatIsNoPictureIsNotWritten()
{
    QFETCH(QStringList, arguments);
    const QTemporaryDir home;
    const Run failed = run(arguments, home.path());
    QCOMPARE(failed.status, 2);
    QVERIFY2(failed.err.contains(QLatin1String("writes ")), qPrintable(failed.err));
    QCOMPARE(failed.err.count(QLatin1Char('\n')), 1);
    QVERIFY(QDir(home.path()).entryList({QStringLiteral("*.jpg"), QStringLiteral("*.png")}).isEmpty());
}

static CommandLine parsed(const QStringList &arguments)
{
    return CommandLine::parse(QStringList{QStringLiteral("waystone")} + arguments);
}

void TestProgram::beginsWithWhatIsAskedFor()
{
    TestWindow window;
    begin(*window, parsed({QStringLiteral("--learn")}));
    QVERIFY(window.find<QWidget>("libraryPage")->isVisible());

    bool asked = false;
    QTimer::singleShot(0, this, [&asked] {
        QWidget *dialog = QApplication::activeModalWidget();
        asked = dialog != nullptr && dialog->objectName() == QLatin1String("newGameDialog");
        if (dialog != nullptr)
            dialog->close();
    });
    begin(*window, parsed({QStringLiteral("--new-game")}));
    QVERIFY(asked);

    const QString position = QStringLiteral(WAYSTONE_TESTS_DIR "/corpus/position/file.json");
    begin(*window, parsed({QStringLiteral("--editor"), position}));
    QVERIFY(window->editor() != nullptr && window->editor()->isVisible());
    QCOMPARE(window->editor()->document().path(), position);
}

void TestProgram::theDesktopNamesOnlyOptionsThereAre()
{
    QFile file(QStringLiteral(WAYSTONE_ROOT_DIR "/app/install/waystone.desktop"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression exec(QStringLiteral("^Exec=waystone ?(.*)$"),
                                         QRegularExpression::MultilineOption);
    int commands = 0;
    for (const QRegularExpressionMatch &match : exec.globalMatch(QString::fromUtf8(file.readAll()))) {
        const QStringList words = match.captured(1).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const CommandLine line = parsed(words);
        QVERIFY2(line.task == CommandLine::Task::window, qPrintable(line.message));
        QVERIFY2((line.begin == CommandLine::Begin::startPage) == !line.files.isEmpty(),
                 qPrintable(match.captured(1)));
        ++commands;
    }
    QCOMPARE(commands, 4);
}

void TestProgram::theReadmeNamesOnlyOptionsThereAre()
{
    QFile file(QStringLiteral(WAYSTONE_ROOT_DIR "/README.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression example(QStringLiteral("^waystone (--[^#\n]*)"),
                                            QRegularExpression::MultilineOption);
    int commands = 0;
    for (const QRegularExpressionMatch &match : example.globalMatch(QString::fromUtf8(file.readAll()))) {
        const CommandLine line = parsed(match.captured(1).split(QLatin1Char(' '), Qt::SkipEmptyParts));
        QVERIFY2(!line.isError, qPrintable(match.captured(1) + line.message));
        ++commands;
    }
    QVERIFY(commands >= 4);
}

void TestProgram::anEditionIsOpenedInTheEditor()
{
    TestWindow window;
    QVERIFY(window->openFile(QStringLiteral(WAYSTONE_ROOT_DIR "/resources/editions/province-balanced.json")));
    auto *edition = window->editor()->findChild<EditionWindow *>();
    QVERIFY(edition != nullptr && edition->isVisible());
    QCOMPARE(edition->document().json()["game"].get<std::string>(), std::string("province"));

    QVERIFY(!window->openFile(QStringLiteral(WAYSTONE_TESTS_DIR "/corpus/edition/wrong.json")));
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
}

void TestProgram::aKilledProgramLosesNothing()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(25);
    const QString game = window.path(QStringLiteral("game.json"));
    QCOMPARE(window->file().save(game), QString());

    // The program opens the game, which begins a journal, and is killed while it shows it.
    const QTemporaryDir home;
    QProcess process;
    process.setProcessEnvironment(environment(home.path()));
    process.start(QStringLiteral(WAYSTONE_PROGRAM), {game});
    QVERIFY(process.waitForStarted());
    const JournalFolder folder(home.filePath(QStringLiteral("data/waystone/waystone/games")));
    const QDir files(home.filePath(QStringLiteral("data/waystone/waystone/games")));
    QTRY_VERIFY_WITH_TIMEOUT(!files.entryList({QStringLiteral("*.journal")}).isEmpty(), 60000);
    QVERIFY(folder.entries().empty()); // it is in use
    ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
    QVERIFY(process.waitForFinished());
    QVERIFY(process.exitStatus() == QProcess::CrashExit);

    QCOMPARE(folder.entries().size(), std::size_t{1});
    GameController controller;
    GameFile resumed(controller, folder, [] { return std::uint64_t{0}; });
    QVERIFY(!resumed.resume(folder.entries().front().path));
    QCOMPARE(controller.history().size(), window->controller().history().size());
    QCOMPARE(controller.history().current(), window->controller().history().current());
}

QTEST_MAIN(TestProgram)
#include "tst_program.moc"
