#include "dialogs/dialogs.h"
#include "editor/drafts/lost_drafts_dialog.h"
#include "editor/edition/edition_window.h"
#include "files/durable_file.h"
#include "learning/lesson_desk.h"
#include "lessons/player/lesson_player.h"
#include "lessons/results/results_dialog.h"
#include "start/new_game_dialog.h"
#include "start/program_box.h"
#include "support/editor_desk.h"
#include "support/fake_dialogs.h"
#include "support/window_walk.h"
#include "table/dock_page.h"
#include "test_paths.h"
#include "window/rematch_box.h"
#include "window/settings_dialog.h"
#include "words/program_language.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QDockWidget>
#include <QFile>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

using namespace waystone;

/// No window needs more room than a small screen has, whatever it holds, in whatever language and size of text.
class TestFits : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyWindow_data();
    void everyWindow();
    void everyDialogIsKnownHere();
    void aDialogShrinksWithItsContent();
    void theMainWindowStartsWithinTheScreen();
    void earlierGamesDoNotRaiseTheWindow();
    void theWheelScrollsAndChangesNoValue();

private:
    /// `isPlayed`: games and lessons are looked at in all that comes, not only as they begin.
    void walk(WindowWalk &walk, const QString &language, bool isPlayed);

    QSet<QString> seen_; ///< by any walk
};

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString longWords(int count)
{
    return QStringList(count, QStringLiteral("/a/folder/with/a/long/name")).join(QLatin1Char(' '));
}

/// The games that were begun and not ended, as if the first were many.
void keepManyGames(TestWindow &window, int count)
{
    QDir folder(window.journals().path());
    const QString first = folder.entryList(QDir::Files).first();
    for (int number = 1; number <= count; ++number)
        QVERIFY(QFile::copy(
            folder.filePath(first),
            folder.filePath(QStringLiteral("%1.journal").arg(900 + number, 6, 10, QLatin1Char('0')))));
}

/// All games, one of them just deleted, a search without a result, and the bin with its question.
void lookAtArchive(WindowWalk &walk, TestWindow &window)
{
    window->commands().allGames->trigger();
    walk.lookAt(*window, QStringLiteral("all games"));
    QTest::keyClick(window.find<QWidget>("archiveList"), Qt::Key_Delete);
    walk.lookAt(*window, QStringLiteral("all games, one deleted"));
    window.find<QLineEdit>("archiveSearch")->setText(longWords(2));
    walk.lookAt(*window, QStringLiteral("no games found"));
    window.click("showBin");
    window.click("emptyBin");
    walk.lookAt(*window, QStringLiteral("the bin"));
    window.click("keepBin");
    window.click("leaveArchive");
    window.click("leaveArchive");
}

void lookAtStart(WindowWalk &walk, const QString &language)
{
    TestWindow window;
    window.start(7, text(games().kinds().back().id));
    window->commands().close->trigger();
    keepManyGames(window, 40);
    window.restart();
    window.languages.set(language);
    walk.lookAt(*window, QStringLiteral("with forty games"));
    lookAtArchive(walk, window);
    for (const GameKind &kind : games().kinds()) {
        walk.lookAtDialogOf([&] { window->commands().newGame->trigger(); },
                            text(kind.id) + QStringLiteral(" rules"),
                            [&](QWidget &dialog) {
                                static_cast<NewGameDialog &>(dialog).choose(text(kind.id), kind.minSeats);
                                dialog.findChild<QPushButton *>(QStringLiteral("openRules"))->click();
                            });
        walk.lookAtDialogOf([&] { window->commands().newGame->trigger(); }, text(kind.id),
                            [&](QWidget &dialog) {
                                static_cast<NewGameDialog &>(dialog).choose(text(kind.id), kind.maxSeats);
                                // Each seat is a program's, which has a line more.
                                for (auto *who : dialog.findChildren<QComboBox *>(
                                         QRegularExpression(QStringLiteral("^playedBy"))))
                                    who->setCurrentIndex(who->count() - 1);
                            });
    }
    walk.lookAtDialogOf([&] { window->commands().exportRules->trigger(); });
    window->commands().rulesWindow->trigger();
    walk.lookAt(*window.find<QWidget>("rulesWindow"));
}

void lookAtCommandDialog(WindowWalk &walk, TestWindow &window)
{
    window.find<DockPage>("playersPanel")->open();
    auto *players = window.find<QTableView>("players");
    const QPoint at = players->visualRect(players->model()->index(0, 0)).center();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, at, players->viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(players->viewport(), &asked);
    auto *menu = window.find<QMenu>("seatMenu");
    menu->findChild<QAction *>(QStringLiteral("playedByProgram"))->trigger();
    menu->close();
    auto *dialog = window.find<QInputDialog>("commandDialog");
    walk.lookAt(*dialog);
    dialog->reject();
    WindowWalk::settle();
}

/// With its secrets in a file, and in another without.
void lookAtSaved(WindowWalk &walk, TestWindow &window, const GameKind &kind)
{
    if (!kind.hasSecrets)
        return;
    window.dialogs.save = window.path(QStringLiteral("game.json"));
    window->commands().saveAs->trigger();
    walk.lookAt(*window, text(kind.id) + QStringLiteral(" saved"));
    window.dialogs.save = window.path(QStringLiteral("shared.json"));
    walk.lookAtDialogOf([&] { window->commands().saveShared->trigger(); });
    QCOMPARE(window->file().saveShared(window.dialogs.save, 0), QString());
    QVERIFY(window->openFile(window.dialogs.save));
    auto *dialog = window.find<QDialog>("sharedGameDialog");
    walk.lookAt(*dialog);
    dialog->close();
    WindowWalk::settle();
}

/// What is offered, asked and told is another thing with every action: whenever the window needs more room than before.
void lookAtPlay(WindowWalk &walk, TestWindow &window, const GameKind &kind)
{
    constexpr int actions = 60;
    QSize most;
    for (int action = 1; action <= actions; ++action) {
        window.playRandomly(1);
        if (window.find<QWidget>("curtain")->isVisible())
            window->controller().liftCurtain();
        WindowWalk::settle();
        const QSize least = window->minimumSizeHint().expandedTo(most);
        if (least == most)
            continue;
        most = least;
        walk.lookAt(*window, QStringLiteral("%1 after %2 actions").arg(text(kind.id)).arg(action));
    }
}

void lookAtBox(WindowWalk &walk, TestWindow &window, const char *name)
{
    auto *box = window.find<ProgramBox>(name);
    walk.lookAt(*box);
    box->close();
    WindowWalk::settle();
}

void lookAtTable(WindowWalk &walk, const GameKind &kind, const QString &language, bool isPlayed)
{
    TestWindow window;
    window.languages.set(language);
    window.start(kind.maxSeats, text(kind.id));
    walk.lookAt(*window, text(kind.id));
    if (window.find<QWidget>("curtain")->isVisible()) {
        // The next one's has a way back for the first.
        window.click("liftCurtain");
        while (!window.find<QPushButton>("chooseAgain")->isVisible())
            window.playRandomly(1);
        walk.lookAt(*window, text(kind.id) + QStringLiteral(" curtain"));
        window.click("liftCurtain");
    }
    lookAtSaved(walk, window, kind);
    if (isPlayed)
        lookAtPlay(walk, window, kind);
    window->commands().hint->trigger();
    for (auto *page : window->findChildren<DockPage *>()) {
        page->open();
        walk.lookAt(*window, text(kind.id) + QLatin1Char(' ') + page->objectName());
    }
    lookAtCommandDialog(walk, window);
    for (const auto &[command, name] : {std::pair(window->commands().keys, "keysDialog"),
                                        std::pair(window->commands().about, "aboutDialog"),
                                        std::pair(window->commands().edition, "editionDialog")}) {
        command->trigger();
        walk.lookAt(*window.find<QWidget>(name));
    }
    window->commands().settings->trigger();
    auto *settings = window.find<SettingsDialog>("settingsDialog");
    for (const auto page :
         {SettingsDialog::Page::look, SettingsDialog::Page::play, SettingsDialog::Page::keys}) {
        settings->showPage(page);
        walk.lookAt(*settings, QString::number(static_cast<int>(page)));
    }
    settings->close();
    std::vector<OfferedProgram> programs;
    for (Seat seat = 0; seat < kind.maxSeats; ++seat)
        programs.push_back({seat, "program:" + longWords(8).toStdString()});
    emit window->file().programsOffered(programs);
    lookAtBox(walk, window, "programsOffered");
    emit window->bots().failed(0, {"program.garbage", {{"answer", longWords(12).toStdString()}}, {}});
    lookAtBox(walk, window, "programFailed");
}

void lookAtEnd(WindowWalk &walk, const GameKind &kind, const QString &language)
{
    TestWindow window;
    window.languages.set(language);
    const QString record = QStringLiteral(WAYSTONE_TESTS_DIR "/playthroughs/%1-%2.json");
    QVERIFY(window->openFile(record.arg(text(kind.id)).arg(kind.maxSeats)));
    window->commands().last->trigger();
    window->commands().finalScoring->trigger();
    walk.lookAt(*window, text(kind.id) + QStringLiteral(" told at first"));
    window.click("scoringNext");
    walk.lookAt(*window, text(kind.id) + QStringLiteral(" told"));
    window.click("scoringAll");
    walk.lookAt(*window, text(kind.id) + QStringLiteral(" at last"));
}

/// The number of the step that says most.
int longestStep(const Lesson &lesson)
{
    const auto said = [](const LessonStep &step) { return inProgramLanguage(step.text).size(); };
    return static_cast<int>(std::ranges::max_element(lesson.steps, {}, said) - lesson.steps.begin());
}

QString walkthrough(const GameKind &kind)
{
    return QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/%1/walkthrough.json").arg(text(kind.id));
}

void lookAtLessons(WindowWalk &walk, const QString &language, bool isPlayed)
{
    TestWindow window;
    window.languages.set(language);
    window->commands().learn->trigger();
    walk.lookAt(*window, QStringLiteral("library"));
    LibraryPage &library = window->lessons().libraryPage();
    QString copy;
    QVERIFY(window->lessons().library().copy(*library.chosen(), &copy).isEmpty());
    const LibraryItem own = *window->lessons().library().find(copy);
    QString set;
    LessonSet lessons{"", language.toStdString(), {}, {}, {entryOf(own)}};
    lessons.title.texts[language.toStdString()] = longWords(2).toStdString();
    QVERIFY(window->lessons().sets().create(std::move(lessons), &set).isEmpty());
    library.showShelf({ShelfChoice::Kind::set, set});
    window.click("deleteSet");
    walk.lookAt(*window, QStringLiteral("a set that may be deleted"));
    window.click("keepItem");
    QFile file(copy);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QFile changed(window.path(QStringLiteral("changed.json")));
    QVERIFY(changed.open(QIODevice::WriteOnly));
    changed.write(file.readAll().replace("\"level\": 1", "\"level\": 3"));
    changed.close();
    window->lessons().import({changed.fileName(), changed.fileName()});
    walk.lookAt(*window, QStringLiteral("a lesson that is there already"));
    window.click("intakeSkip");
    window.click("intakeSkip");
    for (const GameKind &kind : games().kinds()) {
        QVERIFY(window->openFile(walkthrough(kind)));
        LessonPlayer &player = window->lessons().player();
        player.setPause(0);
        player.goTo(longestStep(player.lesson()));
        walk.lookAt(*window, QStringLiteral("lesson ") + text(kind.id));
        // What is offered differs from step to step.
        QSize most;
        for (int step = 0; isPlayed && step < player.steps(); ++step) {
            player.goTo(step);
            WindowWalk::settle();
            const QSize least = window->minimumSizeHint().expandedTo(window->size()).expandedTo(most);
            if (least == most)
                continue;
            most = least;
            walk.lookAt(*window, QStringLiteral("lesson %1, step %2").arg(text(kind.id)).arg(step + 1));
        }
    }
}

void lookAtEditor(WindowWalk &walk, const GameKind &kind, const QString &language)
{
    EditorDesk desk(text(kind.id), kind.maxSeats);
    desk.window.languages.set(language);
    EditorWindow &editor = desk.editor();
    editor.commands().middle->trigger();
    walk.lookAt(editor, text(kind.id));
    walk.lookAtDialogOf([&] { editor.commands().newScenario->trigger(); }, text(kind.id));
    walk.lookAtDialogOf([&] { editor.commands().playedOut->trigger(); });
    editor.commands().edition->trigger();
    auto *edition = desk.find<EditionWindow>(QStringLiteral("editionWindow"));
    auto *groups = edition->findChild<QListWidget *>(QStringLiteral("editionGroups"));
    for (int group = 0; group < groups->count(); ++group) {
        groups->setCurrentRow(group);
        walk.lookAt(*edition, text(kind.id) + QLatin1Char(' ') + groups->currentItem()->text());
    }
    QVERIFY(edition->close());
    QVERIFY(editor.openFile(walkthrough(kind)));
    for (auto *dock : editor.findChildren<QDockWidget *>())
        dock->show();
    for (int step = 0; step < static_cast<int>(desk.document().scenario().lesson->steps.size()); step += 7) {
        desk.document().lookAt(step);
        walk.lookAt(editor, QStringLiteral("%1, step %2").arg(text(kind.id)).arg(step));
    }
    editor.findChild<QAction *>(QStringLiteral("handoutAction"))->trigger();
    auto *handout = desk.find<QDialog>(QStringLiteral("handoutDialog"));
    walk.lookAt(*handout);
    handout->reject();
}

/// Of a class of thirty, with long names and long tasks.
void lookAtResults(WindowWalk &walk)
{
    QTemporaryDir folder;
    LessonResult result{"lesson", "0123456789abcdef", longWords(6).toStdString(), "en", {}, 9, {}};
    for (int task = 1; task <= 20; ++task)
        result.tasks.push_back(
            {std::to_string(task), task, longWords(2).toStdString(), true, task, task, task * 100});
    for (int pupil = 0; pupil < 30; ++pupil) {
        result.name = longWords(1).toStdString() + std::to_string(pupil);
        QVERIFY(replaceFile(folder.filePath(QStringLiteral("%1.wayresult").arg(pupil)),
                            QByteArray::fromStdString(writeResult(result)))
                    .isEmpty());
        QVERIFY(replaceFile(folder.filePath(QStringLiteral("%1.json").arg(pupil)), "{").isEmpty());
    }
    FakeDialogs dialogs;
    ResultsDialog results(dialogs);
    results.show();
    walk.lookAt(results, QStringLiteral("before a folder is chosen"));
    results.open(folder.path());
    walk.lookAt(results);
    results.close();
}

void lookAtBoxes(WindowWalk &walk)
{
    lookAtResults(walk);
    LostDraftsDialog drafts;
    const Draft draft{Draft::Kind::lesson, "milestones", longWords(6), longWords(6), {}, {}, {}};
    drafts.setDrafts(std::vector(40, LostDraft{longWords(6), draft, QDateTime::currentDateTime(),
                                               LostDraft::File::changed}),
                     QStringList(12, longWords(6)));
    drafts.show();
    walk.lookAt(drafts);
    drafts.close();
    const std::unique_ptr<Dialogs> dialogs = systemDialogs();
    const auto trouble = [] {
        Trouble trouble{longWords(12), {}, {"a", "b"}};
        trouble.details = QStringList(60, longWords(4));
        trouble.ruleTitle = [](std::string_view) { return longWords(3); };
        trouble.openRule = [](std::string_view) {};
        return trouble;
    };
    walk.lookAtDialogOf([&] { dialogs->showTrouble(nullptr, trouble); });
    walk.lookAtDialogOf([&] { dialogs->aboutUnsaved(nullptr, {longWords(12), longWords(12)}); });
    walk.lookAtDialogOf([&] { dialogs->mayDelete(nullptr, longWords(12)); });
    for (const bool isKept : {true, false})
        walk.lookAtDialogOf([isKept] { RematchBox(isKept).exec(); });
}

/// The class that each class of the program is made of.
QMap<QString, QString> basesInSources()
{
    static const QRegularExpression derived(QStringLiteral("class (\\w+)(?: final)? : public (\\w+)"));
    static const QRegularExpression window(
        QStringLiteral("(\\w+)\\([^()]*\\) : QWidget\\(parent, Qt::Window\\)"));
    QMap<QString, QString> bases;
    for (const char *folder : {"app", "widgets"})
        for (QDirIterator files(QStringLiteral(WAYSTONE_ROOT_DIR "/") + QLatin1String(folder),
                                {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                                QDirIterator::Subdirectories);
             files.hasNext();) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const QString code = QString::fromUtf8(file.readAll());
            for (const QRegularExpressionMatch &match : derived.globalMatch(code))
                bases.insert(match.captured(1), match.captured(2));
            for (const QRegularExpressionMatch &match : window.globalMatch(code))
                bases.insert(match.captured(1), QStringLiteral("QMainWindow"));
        }
    return bases;
}

bool isWindow(const QMap<QString, QString> &bases, const QString &name)
{
    static const QSet<QString> windows{QStringLiteral("QDialog"),     QStringLiteral("QMainWindow"),
                                       QStringLiteral("QMessageBox"), QStringLiteral("QInputDialog"),
                                       QStringLiteral("QFileDialog"), QStringLiteral("QProgressDialog")};
    for (QString base = bases.value(name); !base.isEmpty(); base = bases.value(base))
        if (windows.contains(base))
            return true;
    return false;
}

} // namespace

void TestFits::initTestCase()
{
    QCOMPARE(QApplication::primaryScreen()->size(), QSize(1280, 720));
}

void TestFits::walk(WindowWalk &walk, const QString &language, bool isPlayed)
{
    lookAtStart(walk, language);
    for (const GameKind &kind : games().kinds()) {
        lookAtTable(walk, kind, language, isPlayed);
        lookAtEnd(walk, kind, language);
        lookAtEditor(walk, kind, language);
    }
    lookAtLessons(walk, language, isPlayed);
    lookAtBoxes(walk);
    seen_ += walk.seen();
}

void TestFits::everyWindow_data()
{
    QTest::addColumn<double>("size");
    QTest::addColumn<QString>("language");
    QTest::addColumn<ThemeChoice>("theme");
    const std::array themes{ThemeChoice::light, ThemeChoice::dark, ThemeChoice::highContrast};
    for (const int percent : {100, 150, 200})
        for (std::size_t number = 0; number < programLanguages.size(); ++number) {
            const std::string_view language = programLanguages[number].code;
            QTest::addRow("%s at %d percent", language.data(), percent)
                << percent / 100.0 << text(language) << themes[number % themes.size()];
        }
}

void TestFits::everyWindow()
{
    QFETCH(double, size);
    QFETCH(QString, language);
    QFETCH(ThemeChoice, theme);
    TestWindow::theme = theme;
    // Every widget is painted in one language at each size.
    WindowWalk all(size, language == QStringLiteral("en") ? WindowWalk::Painting::whole
                                                          : WindowWalk::Painting::none);
    // What does not fit as it goes on shows in large text, and takes long to look for.
    walk(all, language, size == 1.5);
    TestWindow::theme = ThemeChoice::system;
    for (const QString &trouble : all.troubles())
        qWarning().noquote() << trouble;
    QVERIFY2(all.troubles().isEmpty(), qPrintable(all.troubles().join(QLatin1Char('\n'))));
}

void TestFits::everyDialogIsKnownHere()
{
    if (seen_.isEmpty()) {
        WindowWalk all(1);
        walk(all, QStringLiteral("en"), false);
    }
    const QMap<QString, QString> bases = basesInSources();
    int windows = 0;
    for (const QString &name : bases.keys()) {
        // What others are made of is seen in them.
        if (!isWindow(bases, name) || bases.values().contains(name))
            continue;
        ++windows;
        const QString object = name.left(1).toLower() + name.mid(1);
        QVERIFY2(seen_.contains(name) || seen_.contains(object), qPrintable(name));
    }
    QVERIFY(windows > 10);
}

void TestFits::aDialogShrinksWithItsContent()
{
    TestWindow window;
    WindowWalk walk(1);
    walk.lookAtDialogOf([&] { window->commands().newGame->trigger(); }, {},
                        [&](QWidget &widget) {
                            auto &dialog = static_cast<NewGameDialog &>(widget);
                            const auto heightWith = [&dialog](const char *game, int seats) {
                                dialog.choose(QLatin1String(game), seats);
                                WindowWalk::settle();
                                return dialog.height();
                            };
                            const int least = heightWith("province", 2);
                            QVERIFY(heightWith("between-two-cities", 7) > least);
                            QCOMPARE(heightWith("province", 2), least);
                            // Nobody's own size is taken back.
                            dialog.resize(dialog.width(), least + 40);
                            QCOMPARE(heightWith("between-two-cities", 7), least + 40);
                        });
}

void TestFits::theMainWindowStartsWithinTheScreen()
{
    TestWindow window;
    const QRect screen = QApplication::primaryScreen()->availableGeometry();
    QCOMPARE(window->size(), screen.size() - QSize(8, 32));
    // It was left on a larger screen.
    window->setGeometry(900, 400, 1700, 1000);
    WindowWalk::settle();
    window.restart();
    QVERIFY(screen.contains(QRect(window->pos(), window->size() + QSize(8, 32))));
    // One that fits comes back as it was.
    window->setGeometry(40, 50, 1000, 620);
    WindowWalk::settle();
    window.restart();
    QCOMPARE(window->geometry(), QRect(40, 50, 1000, 620));
}

void TestFits::earlierGamesDoNotRaiseTheWindow()
{
    TestWindow window;
    WindowWalk::settle();
    const int before = window->minimumSizeHint().height();
    window.start(2);
    window->commands().close->trigger();
    keepManyGames(window, 40);
    window.restart();
    WindowWalk::settle();
    QCOMPARE(window->minimumSizeHint().height(), before);
}

void TestFits::theWheelScrollsAndChangesNoValue()
{
    TestWindow window;
    WindowWalk walk(1);
    walk.lookAtDialogOf([&] { window->commands().newGame->trigger(); }, {},
                        [&](QWidget &dialog) {
                            auto *who = dialog.findChild<QComboBox *>(QStringLiteral("playedBy1"));
                            WindowWalk::settle();
                            const QPointF at = who->rect().center();
                            QWheelEvent wheel(at, who->mapToGlobal(at), {}, {0, -120}, Qt::NoButton,
                                              Qt::NoModifier, Qt::NoScrollPhase, false);
                            const int before = who->currentIndex();
                            QCoreApplication::sendEvent(who, &wheel);
                            QCOMPARE(who->currentIndex(), before);
                        });
}

QTEST_MAIN(TestFits)
#include "tst_fits.moc"
