#include "protocol/program_problem.h"
#include "scenario/files/record.h"
#include "start/new_game_dialog.h"
#include "start/program_box.h"
#include "start/table_programs.h"
#include "support/test_window.h"
#include "table/table_page.h"
#include "test_paths.h"
#include "words/command_text.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace waystone;

/// Programs from outside at the table: chosen in the dialog, asked, failing, and in files.
class TestOutsidePrograms : public QObject {
    Q_OBJECT

private slots:
    void theDialogOffersAProgram();
    void aProgramPlays();
    void aProgramThatFailsIsAskedAgainOrReplaced();
    void itsSeatWaitsForAsLongAsNobodyDecides();
    void thePromptNamesTheProgram();
    void nothingStartsBecauseAFileIsOpened();
    void aJournalStartsNothingEither();
    void commandsHideNothing();
    void everyTroubleIsASentence();
};

namespace {

bool waitFor(const std::function<bool()> &condition)
{
    return QTest::qWaitFor(condition, 30'000);
}

void seat(TestWindow &window, Seat seat, const std::string &bot)
{
    GameController &controller = window->controller();
    Player player = controller.player(seat);
    player.bot = bot;
    controller.setPlayer(seat, player);
}

/// The example of a program, which plays what brings the most points.
std::string examplePlayer()
{
    return "program:python3 '" WAYSTONE_TESTS_DIR "/outside_player.py'";
}

ProgramBox *box(TestWindow &window, const char *name)
{
    ProgramBox *found = nullptr;
    static_cast<void>(waitFor([&] {
        found = window->findChild<ProgramBox *>(QLatin1String(name));
        return found != nullptr && found->isVisible();
    }));
    return found;
}

const QLabel &textOf(const ProgramBox &box)
{
    return *box.findChild<QLabel *>(QStringLiteral("programText"));
}

void press(ProgramBox *box, const char *name)
{
    QTest::mouseClick(box->findChild<QPushButton *>(QLatin1String(name)), Qt::LeftButton);
}

/// A game with a program on each seat, saved; nobody has started them. They would leave a file behind.
QString savedGame(TestWindow &window, const QString &trace)
{
    window.start(2);
    seat(window, 0, "program:touch '" + trace.toStdString() + "'; sleep 60");
    seat(window, 1, "program:touch '" + trace.toStdString() + "'; sleep 60");
    QString path = window.path(QStringLiteral("programs.json"));
    if (!window->file().save(path).isEmpty())
        qFatal("not saved");
    return path;
}

} // namespace

void TestOutsidePrograms::theDialogOffersAProgram()
{
    TestWindow window;
    const auto withDialog = [&](const std::function<void(NewGameDialog &)> &use) {
        QTimer::singleShot(0, qApp, [use] {
            auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                qFatal("no dialog");
            use(*dialog);
        });
        window.click("play_milestones");
    };
    withDialog([](NewGameDialog &dialog) {
        auto *playedBy = dialog.findChild<QComboBox *>(QStringLiteral("playedBy1"));
        auto *command = dialog.findChild<QLineEdit *>(QStringLiteral("command1"));
        auto *start = dialog.findChild<QPushButton *>(QStringLiteral("startGame"));
        QVERIFY(!command->isVisible());
        playedBy->setCurrentIndex(playedBy->findText(QStringLiteral("A program…")));
        QVERIFY(command->isVisible());
        QVERIFY(!start->isEnabled());
        QTest::keyClicks(command, QStringLiteral("  "));
        QVERIFY(!start->isEnabled());
        QTest::keyClicks(command, QStringLiteral("cat > /dev/null "));
        QVERIFY(start->isEnabled());
        QTest::mouseClick(start, Qt::LeftButton);
    });
    QVERIFY(window->file().isOpen());
    QVERIFY(window->controller().isPerson(0));
    QCOMPARE(window->controller().player(1).bot, std::string("program:cat > /dev/null"));
    window->file().close();
    withDialog([](NewGameDialog &dialog) {
        QCOMPARE(dialog.newGame().players[1].bot, std::string("program:cat > /dev/null"));
        QCOMPARE(dialog.findChild<QLineEdit *>(QStringLiteral("command1"))->text(),
                 QStringLiteral("cat > /dev/null"));
        dialog.reject();
    });
}

void TestOutsidePrograms::aProgramPlays()
{
    TestWindow window;
    window.start(2);
    GameController &controller = window->controller();
    const std::size_t plies = controller.history().size();
    QSignalSpy thinking(&window->bots(), &BotRunner::thinkingChanged);
    for (const Seat player : {0, 1})
        seat(window, player, examplePlayer());
    QVERIFY(waitFor([&] { return controller.history().size() > plies + 6; }));
    QVERIFY(thinking.count() > 6);
    QVERIFY(window->findChild<ProgramBox *>() == nullptr);
    seat(window, 0, {});
    seat(window, 1, {});
}

void TestOutsidePrograms::aProgramThatFailsIsAskedAgainOrReplaced()
{
    TestWindow window;
    window.start(2);
    GameController &controller = window->controller();
    const Seat first = controller.actingSeat();
    seat(window, first, "program:echo '<b>what?</b>'");
    ProgramBox *failed = box(window, "programFailed");
    QVERIFY(failed != nullptr);
    QVERIFY2(textOf(*failed).text().contains(QStringLiteral("cannot be read: \"<b>what?</b>\"")) ||
                 textOf(*failed).text().contains(QStringLiteral("cannot be read: <b>what?</b>")),
             qPrintable(textOf(*failed).text()));
    QVERIFY(textOf(*failed).text().contains(QStringLiteral("echo '<b>what?</b>'")));
    QCOMPARE(textOf(*failed).textFormat(), Qt::PlainText);
    QCOMPARE(window->bots().thinkingSeat(), nobody);

    press(failed, "askAgain");
    QVERIFY(waitFor([&] {
        auto *again = window->findChild<ProgramBox *>(QStringLiteral("programFailed"));
        return again != nullptr && again->isVisible() && again != failed;
    }));
    press(box(window, "programFailed"), "personPlaysOn");
    QVERIFY(controller.isPerson(first));
    const std::size_t plies = controller.history().size();
    window.playRandomly(1);
    QVERIFY(controller.history().size() > plies);

    const Seat next = controller.actingSeat();
    seat(window, next, "program:exit 3");
    failed = box(window, "programFailed");
    QVERIFY(failed != nullptr);
    QVERIFY(textOf(*failed).text().contains(QStringLiteral("ended with status 3")));
    press(failed, "computerPlaysOn");
    QCOMPARE(controller.player(next).bot, std::string(botIds().back()));
}

void TestOutsidePrograms::itsSeatWaitsForAsLongAsNobodyDecides()
{
    TestWindow window;
    window.start(2);
    GameController &controller = window->controller();
    const Seat first = controller.actingSeat();
    seat(window, first, "program:exit 3");
    ProgramBox *failed = box(window, "programFailed");
    QVERIFY(failed != nullptr);
    const std::size_t plies = controller.history().size();
    press(failed, "decideLater");
    const PromptBar &prompt = window->table().prompt();
    QVERIFY2(prompt.text().contains(QStringLiteral("has stopped")), qPrintable(prompt.text()));
    QCoreApplication::processEvents();
    QCOMPARE(controller.history().size(), plies);
    QCOMPARE(window->bots().thinkingSeat(), nobody);
    QCOMPARE(controller.player(first).bot, std::string("program:exit 3"));
    // It is asked again as the prompt tells.
    window->commands().playFromHere->trigger();
    failed = box(window, "programFailed");
    QVERIFY(failed != nullptr);
    press(failed, "decideLater");
    seat(window, first, "random");
    QVERIFY(waitFor([&] { return controller.history().size() > plies; }));
}

void TestOutsidePrograms::thePromptNamesTheProgram()
{
    TestWindow window;
    window->bots().setActive(false);
    window.start(2);
    GameController &controller = window->controller();
    const PromptBar &prompt = window->table().prompt();
    seat(window, controller.actingSeat(), "program:python3 player.py");
    window->bots().setActive(false);
    QVERIFY2(prompt.text().contains(QStringLiteral("the program python3 player.py")),
             qPrintable(prompt.text()));
    seat(window, controller.actingSeat(), "greedy");
    QVERIFY2(prompt.text().contains(QStringLiteral("the computer")), qPrintable(prompt.text()));
}

void TestOutsidePrograms::nothingStartsBecauseAFileIsOpened()
{
    TestWindow window;
    const QString trace = window.path(QStringLiteral("trace"));
    const QString path = savedGame(window, trace);
    QVERIFY(waitFor([&] { return QFile::exists(trace); })); // here somebody wanted it
    window->file().close();
    QVERIFY(QFile::remove(trace));

    QVERIFY(window->openFile(path));
    QVERIFY(window->controller().isPerson(0));
    QVERIFY(window->controller().isPerson(1));
    ProgramBox *offered = box(window, "programsOffered");
    QVERIFY(offered != nullptr);
    QVERIFY(textOf(*offered).text().contains(QStringLiteral("touch '") + trace));
    QTest::keyClick(offered, Qt::Key_Return); // what is done without reading starts nothing
    QCoreApplication::processEvents();
    QVERIFY(window->controller().isPerson(0));
    QCOMPARE(window->bots().thinkingSeat(), nobody); // only where a bot is asked a program starts
    QVERIFY(!QFile::exists(trace));

    QVERIFY(window->openFile(path));
    press(box(window, "programsOffered"), "startPrograms");
    QVERIFY(!window->controller().isPerson(0));
    QVERIFY(!window->controller().isPerson(1));
    QVERIFY(waitFor([&] { return QFile::exists(trace); }));
}

void TestOutsidePrograms::aJournalStartsNothingEither()
{
    TestWindow window;
    const QString trace = window.path(QStringLiteral("trace"));
    QVERIFY(window->openFile(savedGame(window, trace)));
    press(box(window, "programsOffered"), "startPrograms");
    QVERIFY(waitFor([&] { return QFile::exists(trace); }));
    window.restart();
    QVERIFY(QFile::remove(trace));
    window.click("continueGame");
    QCoreApplication::processEvents();
    QCOMPARE(window->bots().thinkingSeat(), nobody);
    QVERIFY(!QFile::exists(trace));
    QVERIFY(window->controller().isPerson(0));
}

void TestOutsidePrograms::commandsHideNothing()
{
    QCOMPARE(plainCommand("python3 játékos.py --deep"), QStringLiteral("python3 játékos.py --deep"));
    QCOMPARE(plainCommand("a\nb\tc\x7F"), QStringLiteral("a\uFFFDb\uFFFDc\uFFFD"));
    QCOMPARE(plainCommand("a\u202Eb\u2028c\u200B"), QStringLiteral("a\uFFFDb\uFFFDc\uFFFD"));
}

void TestOutsidePrograms::everyTroubleIsASentence()
{
    QSet<QString> sentences;
    for (const std::string_view code : program_problem::codes) {
        if (code == program_problem::stopped)
            continue; // is never told
        Problem problem;
        problem.code = code;
        problem.arguments = {{"seconds", 10}, {"answer", std::string("x")}, {"action", std::string("x")}};
        const QString sentence = programTrouble(problem);
        QVERIFY2(!sentence.isEmpty(), std::string(code).c_str());
        QVERIFY(!sentences.contains(sentence));
        sentences.insert(sentence);
    }
}

QTEST_MAIN(TestOutsidePrograms)
#include "tst_outside_programs.moc"
