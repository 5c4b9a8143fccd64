#include "editor/edition/edition_window.h"
#include "editor/window/editor_window.h"
#include "program/program_door.h"
#include "program/program_windows.h"
#include "program/request_text.h"
#include "support/fake_dialogs.h"
#include "support/test_window.h"
#include "test_paths.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <QtNetwork/QLocalSocket>

#include <atomic>
#include <thread>

#include <unistd.h>

using namespace waystone;

/// One program opens what further starts of it are asked for.
class TestOneProgram : public QObject {
    Q_OBJECT

private slots:
    void aRequestIsReadAsItWasWritten();
    void whatIsNoRequestIsRefused();
    void theOneThatRunsIsAsked();
    void theOneThatIsAskedMayTakeItsTime();
    void theFirstOneAsksNobody();
    void whatAKilledProgramLeftIsInNobodysWay();
    void aProgramThatHangsIsNotWaitedFor();
    void nonsenseAtTheDoorDoesNoHarm();
    void threeFilesOpenThreeThings();
    void aGameThatIsOpenIsOnlyShown();
    void whatCannotBeOpenedLeavesNoWindow();
    void aQuestionIsAnsweredFirst();
    void aWindowThatIsClosedGoes();
    void choicesHoldInAllWindows();
    void aKeyThatIsChosenHoldsInAllWindowsAtOnce();
    void whatWasOpenIsOpenedAgain();
    void asProcesses();
};

namespace {

const QString doorName = QStringLiteral("door");
const QString game = QStringLiteral(WAYSTONE_TESTS_DIR "/corpus/record/game.json");
const QString edition = QStringLiteral(WAYSTONE_ROOT_DIR "/resources/editions/province-balanced.json");
const QString lesson = QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/province/bank.json");

CommandLine opening(const QStringList &files)
{
    CommandLine line;
    line.files = files;
    return line;
}

/// Another program asks at the door, while this one goes on. Returns whether it was heard.
bool askFromOutside(const QString &folder, const CommandLine &line)
{
    std::atomic<int> heard = -1;
    std::thread other([&] { heard = ProgramDoor(folder, doorName).handOver(line) ? 1 : 0; });
    const bool isDone = QTest::qWaitFor([&heard] { return heard >= 0; }, 10000);
    other.join();
    return isDone && heard == 1;
}

/// The windows of a program with a home of its own.
struct TestProgramWindows {
    TestProgramWindows() { start(); }

    void start()
    {
        const auto settings = [this] {
            auto own = std::make_unique<Settings>(path("settings.ini"));
            own->setChoice(QStringLiteral("animation"), 0);
            return own;
        };
        const auto services = [this](Settings &own) {
            return Services{own,
                            languages,
                            dialogs,
                            JournalFolder(path("games")),
                            [this] { return ++lot; },
                            EditionShelf(path("editions")),
                            DraftFolder(path("drafts"), std::chrono::milliseconds(0)),
                            path("editor.json"),
                            path("data")};
        };
        windows = std::make_unique<ProgramWindows>(ProgramWindows::Makers{settings, services});
    }
    /// Quits and begins again, as the program does.
    void restart()
    {
        at(0).commands().quit->trigger();
        windows.reset();
        start();
        windows->restoreSession();
    }
    void take(const QStringList &files) { windows->take(opening(files)); }

    [[nodiscard]] QString path(const char *name) const { return home.filePath(QLatin1String(name)); }
    [[nodiscard]] MainWindow &at(std::size_t index) const { return *windows->windows().at(index); }
    [[nodiscard]] std::size_t count() const { return windows->windows().size(); }
    [[nodiscard]] bool has(const QString &file) const
    {
        return std::ranges::any_of(windows->windows(),
                                   [&file](MainWindow *window) { return window->hasOpen(file); });
    }
    [[nodiscard]] QString copyOf(const QString &file, const char *name) const
    {
        QFile::copy(file, path(name));
        return path(name);
    }

    QTemporaryDir home;
    LanguageSwitch languages;
    FakeDialogs dialogs;
    std::uint64_t lot = 0;
    std::unique_ptr<ProgramWindows> windows;
};

} // namespace

void TestOneProgram::aRequestIsReadAsItWasWritten()
{
    CommandLine line = opening({QStringLiteral("/a b/\"ő\"\n.json"), QStringLiteral("here.waygame")});
    line.begin = CommandLine::Begin::editor;
    line.language = QStringLiteral("hu");
    line.activation = QStringLiteral("token");
    const QByteArray text = requestText(line);
    QCOMPARE(text.count('\n'), 1);
    const std::optional<CommandLine> read = readRequest(text);
    QVERIFY(read);
    QVERIFY(read->begin == line.begin);
    // Of the folder in which this program was started.
    QCOMPARE(read->files, QStringList({line.files[0], QDir::current().filePath(line.files[1])}));
    QCOMPARE(read->language, line.language);
    QCOMPARE(read->activation, line.activation);
}

void TestOneProgram::whatIsNoRequestIsRefused()
{
    for (const char *text : {"", "\n", "open game.json\n", "[]\n", "{\"files\": [\n"})
        QVERIFY(!readRequest(text));
    // What another version knows is left out, not taken for something else.
    const auto read = readRequest("{\"begin\": \"dance\", \"files\": [3, \"relative\", \"/x\"]}\n");
    QVERIFY(read && read->begin == CommandLine::Begin::startPage);
    QCOMPARE(read->files, QStringList(QStringLiteral("/x")));
}

void TestOneProgram::theOneThatRunsIsAsked()
{
    const QTemporaryDir folder;
    ProgramDoor door(folder.path(), doorName);
    QVERIFY(door.open());
    QStringList asked;
    connect(&door, &ProgramDoor::asked, this, [&](const CommandLine &line) { asked += line.files; });
    QVERIFY(askFromOutside(folder.path(), opening({game, lesson, edition})));
    QTRY_COMPARE(asked, QStringList({game, lesson, edition}));
    QVERIFY(askFromOutside(folder.path(), opening({lesson})));
    QTRY_COMPARE(asked.size(), 4);
    // Nobody else gets in.
    QCOMPARE(QFile::permissions(folder.filePath(QStringLiteral("door.socket"))) &
                 (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
             QFile::Permissions());
    QVERIFY(!ProgramDoor(folder.path(), doorName).open());
}

/// What is opened may ask a question, which is answered long after the visitor has left.
void TestOneProgram::theOneThatIsAskedMayTakeItsTime()
{
    const QTemporaryDir folder;
    ProgramDoor door(folder.path(), doorName);
    QVERIFY(door.open());
    std::atomic<bool> isGone = false;
    int asked = 0;
    connect(&door, &ProgramDoor::asked, this, [&] {
        QVERIFY(QTest::qWaitFor([&isGone] { return isGone.load(); }, 10000));
        // The visitor has gone from here, too, once the next one has been heard.
        if (++asked == 1)
            QVERIFY(askFromOutside(folder.path(), opening({lesson})));
    });
    std::thread other([&] { isGone = ProgramDoor(folder.path(), doorName).handOver(opening({game})); });
    QTRY_COMPARE(asked, 2);
    other.join();
}

void TestOneProgram::theFirstOneAsksNobody()
{
    const QTemporaryDir folder;
    ProgramDoor door(folder.path(), doorName);
    QVERIFY(!door.handOver(opening({game})));
    QVERIFY(door.open());
    // Where there can be no door, every program opens its files itself, at once.
    ProgramDoor nowhere(folder.filePath(QStringLiteral("missing")), doorName);
    QVERIFY(!nowhere.handOver(opening({game})));
    QVERIFY(!nowhere.open());
    ProgramDoor tooFar(folder.path(), QString(120, QLatin1Char('x')));
    QVERIFY(!tooFar.open());
    QVERIFY(!ProgramDoor(folder.path(), QString(120, QLatin1Char('x'))).handOver(opening({game})));
}

void TestOneProgram::whatAKilledProgramLeftIsInNobodysWay()
{
    const QTemporaryDir folder;
    const QByteArray socket = QFile::encodeName(folder.filePath(QStringLiteral("door.socket")));
    const QByteArray kept = QFile::encodeName(folder.filePath(QStringLiteral("kept")));
    {
        ProgramDoor door(folder.path(), doorName);
        QVERIFY(door.open());
        QCOMPARE(::link(socket.constData(), kept.constData()), 0);
    }
    QCOMPARE(::rename(kept.constData(), socket.constData()), 0); // nobody listens to it
    ProgramDoor door(folder.path(), doorName);
    QVERIFY(!door.handOver(opening({game})));
    QVERIFY(door.open());
    QVERIFY(askFromOutside(folder.path(), opening({game})));
}

void TestOneProgram::aProgramThatHangsIsNotWaitedFor()
{
    const QTemporaryDir folder;
    ProgramDoor door(folder.path(), doorName);
    QVERIFY(door.open());
    // It does nothing meanwhile, since this one waits in its thread.
    ProgramDoor other(folder.path(), doorName);
    QElapsedTimer since;
    since.start();
    QVERIFY(!other.handOver(opening({game}), std::chrono::milliseconds(100)));
    QVERIFY(since.elapsed() < 2000);
    QVERIFY(!other.open());
}

void TestOneProgram::nonsenseAtTheDoorDoesNoHarm()
{
    const QTemporaryDir folder;
    ProgramDoor door(folder.path(), doorName);
    QVERIFY(door.open());
    const QSignalSpy asked(&door, &ProgramDoor::asked);
    for (const QByteArray &text : {QByteArray("GET / HTTP/1.1\n"), QByteArray(3 << 20, 'x')}) {
        QLocalSocket visitor;
        visitor.connectToServer(folder.filePath(QStringLiteral("door.socket")));
        QVERIFY(visitor.waitForConnected());
        visitor.write(text);
        QTRY_COMPARE(visitor.state(), QLocalSocket::UnconnectedState);
    }
    QCOMPARE(asked.count(), 0);
    QVERIFY(askFromOutside(folder.path(), opening({game})));
    QTRY_COMPARE(asked.count(), 1);
}

void TestOneProgram::threeFilesOpenThreeThings()
{
    TestProgramWindows program;
    program.take({game, lesson, edition});
    QCOMPARE(program.count(), std::size_t{2});
    QVERIFY(program.at(0).hasOpen(game));
    QVERIFY(program.at(1).lessons().lessonPage().isVisible());
    const auto isEdited = [](MainWindow *window) {
        const EditorWindow *editor = window->editor();
        return editor != nullptr && editor->findChild<EditionWindow *>() != nullptr;
    };
    QVERIFY(std::ranges::any_of(program.windows->windows(), isEdited));
    QVERIFY(program.dialogs.troubles.empty());
}

void TestOneProgram::aGameThatIsOpenIsOnlyShown()
{
    TestProgramWindows program;
    const QString first = program.copyOf(game, "first.waygame");
    const QString second = program.copyOf(game, "second.waygame");
    program.take({first, second, first});
    QCOMPARE(program.count(), std::size_t{2});
    QVERIFY(program.has(first) && program.has(second));
    program.take({second});
    QCOMPARE(program.count(), std::size_t{2});
    // Without a file the program only comes to the front.
    program.take({});
    QCOMPARE(program.count(), std::size_t{2});
}

void TestOneProgram::whatCannotBeOpenedLeavesNoWindow()
{
    TestProgramWindows program;
    program.take({program.path("missing.waygame")});
    QCOMPARE(program.dialogs.troubles.size(), std::size_t{1});
    program.take({game, program.path("missing.waygame")});
    QCOMPARE(program.dialogs.troubles.size(), std::size_t{2});
    QTRY_COMPARE(program.count(), std::size_t{1});
    QVERIFY(program.at(0).hasOpen(game));
}

void TestOneProgram::aQuestionIsAnsweredFirst()
{
    TestProgramWindows program;
    QDialog question(&program.at(0));
    question.open();
    QVERIFY(QApplication::activeModalWidget() == &question);
    program.take({game});
    QVERIFY(!program.has(game));
    question.accept();
    QTRY_VERIFY(program.has(game));
    QCOMPARE(program.count(), std::size_t{1});
}

void TestOneProgram::aWindowThatIsClosedGoes()
{
    TestProgramWindows program;
    program.take({program.copyOf(game, "first.waygame"), lesson});
    QCOMPARE(program.count(), std::size_t{2});
    program.at(1).close();
    QTRY_COMPARE(program.count(), std::size_t{1});
    QVERIFY(program.at(0).hasOpen(program.path("first.waygame")));
    program.take({lesson});
    program.at(0).close();
    QTRY_COMPARE(program.count(), std::size_t{1});
    QVERIFY(program.at(0).lessons().lessonPage().isVisible());
    program.at(0).close(); // the program ends with it
    QCoreApplication::processEvents();
    QCOMPARE(program.count(), std::size_t{1});
}

void TestOneProgram::choicesHoldInAllWindows()
{
    TestProgramWindows program;
    program.take({game, lesson});
    QAction *dark = program.at(1).commands().themes->actions().at(2);
    dark->trigger();
    program.at(1).commands().forced->trigger();
    program.at(0).followChoices(); // as it does when it comes to the front
    QVERIFY(program.at(0).commands().themes->actions().at(2)->isChecked());
    QCOMPARE(program.at(0).commands().forced->isChecked(), program.at(1).commands().forced->isChecked());
    program.at(0).commands().themes->actions().at(1)->trigger();
}

void TestOneProgram::aKeyThatIsChosenHoldsInAllWindowsAtOnce()
{
    TestProgramWindows program;
    program.take({game, lesson});
    const QKeySequence key(Qt::CTRL | Qt::ALT | Qt::Key_H);
    program.at(0).commands().editor->trigger();
    for (std::size_t from = 0; from < 2; ++from) {
        program.at(from).keys().choose(*program.at(from).commands().hint, key);
        for (std::size_t at = 0; at < 2; ++at)
            QCOMPARE(program.at(at).commands().hint->shortcuts(), {key});
        program.at(1 - from).keys().setChosen({});
        for (std::size_t at = 0; at < 2; ++at)
            QVERIFY(program.at(at).commands().hint->shortcut() != key);
    }
}

void TestOneProgram::whatWasOpenIsOpenedAgain()
{
    TestProgramWindows program;
    program.take({game, lesson});
    program.at(0).editors().openFile(lesson);
    program.restart(); // nobody has chosen so
    QCOMPARE(program.count(), std::size_t{1});
    QVERIFY(program.at(0).isFree());

    program.at(0).commands().reopen->trigger();
    program.take({game, lesson});
    program.at(0).editors().openFile(lesson);
    const std::size_t plies = program.at(0).controller().history().size();
    program.restart();
    QCOMPARE(program.count(), std::size_t{2});
    QCOMPARE(program.at(0).controller().history().size(), plies);
    QVERIFY(program.at(0).editor()->isVisible());
    QCOMPARE(program.at(0).editor()->document().path(), lesson);
    QVERIFY(program.at(1).lessons().lessonPage().isVisible());

    // What was closed before the end is not open at the end.
    program.at(1).close();
    QTRY_COMPARE(program.count(), std::size_t{1});
    program.restart();
    QCOMPARE(program.count(), std::size_t{1});
    // Nor is anybody troubled by what is gone since.
    const QString journal = program.at(0).file().journal();
    program.at(0).commands().quit->trigger();
    program.windows.reset();
    QVERIFY(QFile::remove(journal));
    program.start();
    program.windows->restoreSession();
    QVERIFY(program.at(0).isFree() && program.dialogs.troubles.empty());
}

void TestOneProgram::asProcesses()
{
    const QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"})
        environment.insert(QLatin1String(name), home.path());
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    const auto start = [&](QProcess &process, const QStringList &arguments) {
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(WAYSTONE_PROGRAM), arguments);
        QVERIFY(process.waitForStarted());
    };
    const QDir games(home.filePath(QStringLiteral("waystone/waystone/games")));
    const auto journals = [&games] { return games.entryList({QStringLiteral("*.journal")}).size(); };
    QProcess first;
    start(first, {});
    QTRY_VERIFY_WITH_TIMEOUT(
        !QDir(home.path()).entryList({QStringLiteral("waystone-*.socket")}, QDir::System).isEmpty(), 60000);
    QProcess second;
    start(second, {game});
    QVERIFY(second.waitForFinished(60000));
    QCOMPARE(second.exitCode(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(journals(), qsizetype{1}, 60000);
    QCOMPARE(first.state(), QProcess::Running);
    QProcess third;
    start(third, {QStringLiteral("--new-instance"), game});
    QTRY_COMPARE_WITH_TIMEOUT(journals(), qsizetype{2}, 60000);
    QCOMPARE(third.state(), QProcess::Running);
    for (QProcess *process : {&first, &third}) {
        process->kill();
        QVERIFY(process->waitForFinished());
    }
}

QTEST_MAIN(TestOneProgram)
#include "tst_one_program.moc"
