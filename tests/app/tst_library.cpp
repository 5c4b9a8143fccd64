#include "games.h"
#include "learning/lesson_desk.h"
#include "learning/lesson_skeleton.h"
#include "scenario/files/position_file.h"
#include "scenario/lesson/lesson_file.h"
#include "support/test_window.h"
#include "support/visible_texts.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace waystone;

/// The library in the real window.
class TestLibrary : public QObject {
    Q_OBJECT

private slots:
    void itListsWhatTheProgramBrings();
    void searchAndGameNarrowTheList();
    void theVeryTitleComesFirst();
    void everyItemHasAPicture();
    void importedItemsCanBeReadExportedAndDeleted();
    void whatCannotBeDeletedKeepsItsProgress();
    void whatIsNoLessonIsRefused();
    void aPositionCanBePlayed();
    void progressIsTold();
    void whatTheProgramBringsIsEditedAsACopy();
    void aLessonBeginsFromTheLog();
    void aBetterMoveBecomesGoalAndSolution();
    void theKeyboardAloneIsEnough();
    void aSwitchOfLanguageLeavesNothingStale_data();
    void aSwitchOfLanguageLeavesNothingStale();

    void cleanup() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }
};

namespace {

const QString houseFirst = QStringLiteral(":/lessons/milestones/house-first.json");

LibraryPage &pageOf(TestWindow &window)
{
    return window->lessons().libraryPage();
}

QStringList paths(TestWindow &window)
{
    QStringList paths;
    const LibraryModel &model = pageOf(window).model();
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.item(model.index(row)) != nullptr)
            paths.append(model.item(model.index(row))->path);
    return paths;
}

QByteArray content(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

/// A copy of a file that the program brings, for the user to import.
QString copied(TestWindow &window, const QString &path, const char *name)
{
    const QString copy = window.path(QLatin1String(name));
    QFile::copy(path, copy);
    QFile(copy).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return copy;
}

} // namespace

void TestLibrary::itListsWhatTheProgramBrings()
{
    TestWindow window;
    window.click("learn");
    QVERIFY(pageOf(window).isVisible());
    const QStringList listed = paths(window);
    QVERIFY(listed.contains(houseFirst));
    for (const GameKind &kind : games().kinds()) {
        const LibraryItem *item = window->lessons().library().walkthrough(kind.id);
        QVERIFY(item != nullptr);
        const LibraryItem *start = window->lessons().library().start(kind.id);
        QVERIFY(start != nullptr);
        QVERIFY(listed.indexOf(start->path) < 3); // what one starts with, then walkthroughs
        QVERIFY(listed.indexOf(item->path) < 6);
    }
    QVERIFY(pageOf(window).chosen() != nullptr);
    window.click("leaveLibrary");
    QVERIFY(window.find<QWidget>("startPage")->isVisible());
}

void TestLibrary::searchAndGameNarrowTheList()
{
    TestWindow window;
    window.click("learn");
    const qsizetype all = paths(window).size();
    auto *search = window.find<QLineEdit>("librarySearch");
    search->setText(QStringLiteral("ketszer szamit")); // Hungarian, while the program speaks English
    QVERIFY(paths(window).contains(houseFirst));
    QVERIFY(paths(window).size() < all);
    search->setText(QStringLiteral("no such thing anywhere"));
    QVERIFY(paths(window).isEmpty());
    QVERIFY(window.find<QLabel>("libraryEmpty")->isVisible());
    QVERIFY(!window.find<QPushButton>("openItem")->isEnabled());
    search->clear();
    auto *game = window.find<QComboBox>("libraryGame");
    game->setCurrentIndex(2);
    emit game->activated(2);
    for (const QString &path : paths(window))
        QCOMPARE(QString::fromStdString(window->lessons().library().find(path)->game),
                 game->currentData().toString());
    QVERIFY(paths(window).size() < all);
}

/// In every language, before the walkthroughs, and chosen.
void TestLibrary::theVeryTitleComesFirst()
{
    TestWindow window;
    window.click("learn");
    auto *search = window.find<QLineEdit>("librarySearch");
    int lessons = 0;
    for (const LibraryItem &item : window->lessons().library().items()) {
        for (const auto &[language, title] : item.title.texts) {
            search->setText(QString::fromStdString(title).toUpper());
            const LibraryItem *first = window->lessons().library().find(paths(window).constFirst());
            QVERIFY2(LessonLibrary::isTitle(*first, QString::fromStdString(title)), title.c_str());
            QCOMPARE(pageOf(window).chosen(), first);
        }
        lessons += item.kind == LibraryItem::Kind::lesson ? 1 : 0;
    }
    QVERIFY(lessons > 30);
    // All the others that have the words are there as before.
    search->setText(QStringLiteral("the"));
    QVERIFY(!pageOf(window).model().titled().isValid());
    QVERIFY(paths(window).size() > 3);
}

void TestLibrary::everyItemHasAPicture()
{
    TestWindow window;
    window.click("learn");
    LibraryModel &model = pageOf(window).model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row);
        if (model.item(index) == nullptr)
            continue;
        const auto picture = [&] { return index.data(LibraryModel::PictureRole).value<QPixmap>(); };
        QTRY_VERIFY2(!picture().isNull(), qPrintable(model.item(index)->path));
        // More than a plain ground.
        const QImage image = picture().toImage();
        QSet<QRgb> colours;
        for (int x = 0; x < image.width(); x += 3)
            for (int y = 0; y < image.height(); y += 3)
                colours.insert(image.pixel(x, y));
        QVERIFY(colours.size() > 20);
    }
}

void TestLibrary::importedItemsCanBeReadExportedAndDeleted()
{
    TestWindow window;
    window.click("learn");
    const qsizetype all = paths(window).size();
    QVERIFY(!window.find<QPushButton>("deleteItem")->isEnabled());
    window.dialogs.open = copied(window, houseFirst, "mine.json");
    window.click("importItem");
    QVERIFY(window.dialogs.troubles.empty());
    QCOMPARE(paths(window).size(), all + 1);
    const LibraryItem own = *pageOf(window).chosen();
    QVERIFY(own.isOwn);
    QVERIFY(own.path.startsWith(window.path(QStringLiteral("data"))));

    window.dialogs.save = window.path(QStringLiteral("out.json"));
    window.click("exportItem");
    QCOMPARE(content(window.dialogs.save), content(houseFirst));
    QVERIFY(window.dialogs.proposals.back().endsWith(own.id + QStringLiteral(".waylesson")));

    window.click("openItem");
    QVERIFY(window.find<QWidget>("lessonPage")->isVisible());
    window.click("lessonNext");
    window.click("closeLesson");
    QVERIFY(pageOf(window).isVisible()); // back where it was opened
    QVERIFY(pageOf(window).chosen()->path == own.path);

    window.click("deleteItem");
    window.click("keepItem");
    QCOMPARE(paths(window).size(), all + 1);
    window.click("deleteItem");
    window.click("reallyDelete");
    QCOMPARE(paths(window).size(), all);
    QVERIFY(!QFile::exists(own.path));
    QVERIFY(window->lessons().progress().doneSteps(own.key()).isEmpty());
}

void TestLibrary::whatCannotBeDeletedKeepsItsProgress()
{
    TestWindow window;
    window.click("learn");
    window.dialogs.open = copied(window, houseFirst, "mine.json");
    window.click("importItem");
    const LibraryItem own = *pageOf(window).chosen();
    window.click("openItem");
    window.click("lessonNext");
    window.click("closeLesson");
    const auto done = window->lessons().progress().doneSteps(own.key());
    QVERIFY(!done.isEmpty());

    // A folder in the file's place: nobody can delete that as a file, not even root.
    QVERIFY(QFile::remove(own.path));
    QVERIFY(QDir().mkpath(own.path + QStringLiteral("/inside")));
    window.click("deleteItem");
    window.click("reallyDelete");
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
    QCOMPARE(window->lessons().progress().doneSteps(own.key()), done);
}

void TestLibrary::whatIsNoLessonIsRefused()
{
    TestWindow window;
    window.click("learn");
    const qsizetype all = paths(window).size();
    window.dialogs.open = window.path(QStringLiteral("bad.json"));
    QFile file(window.dialogs.open);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"waystone/lesson\",\n \"version\": 1, \"game\": 7}");
    file.close();
    window.click("importItem");
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
    QVERIFY(!window.dialogs.troubles.front().details.isEmpty());
    window.dialogs.open = window.path(QStringLiteral("none.json"));
    window.click("importItem");
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{2});
    QCOMPARE(paths(window).size(), all);
}

void TestLibrary::aPositionCanBePlayed()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(8);
    const std::shared_ptr<const Game> kept = window->controller().table().game;
    const Game &game = *kept;
    const Position position = window->controller().sessionToSave().position();
    const std::string text = writePosition(game, game.setup(position), {});
    window.dialogs.open = window.path(QStringLiteral("in the middle.json"));
    QFile file(window.dialogs.open);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(text));
    file.close();
    window->file().close();

    window.click("learn");
    window.click("importItem");
    QVERIFY(window.dialogs.troubles.empty());
    QCOMPARE(pageOf(window).chosen()->titleIn(QStringLiteral("en")), QStringLiteral("in the middle"));
    window.click("openItem");
    QVERIFY(window->table().isVisible());
    const Game &played = window->controller().game();
    QCOMPARE(played.positionText(played.setup(window->controller().sessionToSave().ply(0).position)),
             game.positionText(game.setup(position)));
}

void TestLibrary::progressIsTold()
{
    TestWindow window;
    window.click("learn");
    const auto status = [&] {
        return pageOf(window).model().indexOf(houseFirst).data(LibraryModel::StatusRole).toString();
    };
    pageOf(window).choose(houseFirst);
    QVERIFY(!window.find<QPushButton>("openFromStart")->isVisible());
    const QString fresh = status();
    window.click("openItem");
    window.click("lessonNext");
    window.click("closeLesson");
    QVERIFY(status() != fresh);
    QVERIFY(status().contains(QLatin1Char('1')));
    QVERIFY(window.find<QPushButton>("openFromStart")->isVisible());
    window.click("openItem");
    QCOMPARE(window->lessons().player().stepIndex(), 1);
    window.click("closeLesson");
    window.click("openFromStart");
    QCOMPARE(window->lessons().player().stepIndex(), 0);
}

void TestLibrary::whatTheProgramBringsIsEditedAsACopy()
{
    TestWindow window;
    QSignalSpy asked(&window->lessons(), &LessonDesk::editRequested);
    window.click("learn");
    const qsizetype all = paths(window).size();
    pageOf(window).choose(houseFirst);
    window.click("editItem");
    QCOMPARE(asked.size(), 1);
    const QString path = asked.front().front().toString();
    QVERIFY(path != houseFirst);
    QCOMPARE(content(path), content(houseFirst));
    QCOMPARE(paths(window).size(), all + 1);
    // What is one's own already is edited itself.
    pageOf(window).choose(path);
    window.click("editItem");
    QCOMPARE(asked.back().front().toString(), path);
    QCOMPARE(paths(window).size(), all + 1);
}

void TestLibrary::aLessonBeginsFromTheLog()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(10);
    QSignalSpy asked(&window->lessons(), &LessonDesk::editRequested);
    const Game &game = window->controller().game();
    const std::string here = game.positionText(game.setup(window->controller().sessionToSave().position()));
    QVERIFY(window->commands().lessonFromHere->isEnabled());
    window->commands().lessonFromHere->trigger();
    QCOMPARE(asked.size(), 1);
    const QByteArray text = content(asked.front().front().toString());
    const Result<LoadedLesson> loaded = readLesson(text.toStdString(), games());
    QVERIFY(static_cast<bool>(loaded));
    QCOMPARE(QString::fromStdString(loaded->lesson.steps.front().position), QString::fromStdString(here));
    QCOMPARE(loaded->lesson.players.size(), std::size_t{2});
    // Nothing is written that would pass for finished; until its author names it, its file does.
    for (const LessonStep &step : loaded->lesson.steps)
        QVERIFY(step.text.isEmpty());
    const LibraryItem *item = window->lessons().library().find(asked.front().front().toString());
    QVERIFY(item != nullptr);
    QCOMPARE(item->titleIn(QStringLiteral("en")), item->id);
    // From an earlier line it has what was played there.
    const PlyId last = window->controller().history().current();
    const LoggedPly ply = window->controller().openPly(last);
    window->controller().look(window->controller().history().outline(last).parent);
    window->commands().lessonFromHere->trigger();
    const auto earlier = readLesson(content(asked.back().front().toString()).toStdString(), games());
    QVERIFY(static_cast<bool>(earlier));
    QVERIFY(earlier->lesson.steps.back().solution == (std::vector<LineStep>{{ply.seat, ply.action}}));
}

void TestLibrary::aBetterMoveBecomesGoalAndSolution()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(12);
    const GameController &controller = window->controller();
    const Position position = controller.sessionToSave().position();
    const Seat seat = controller.actingSeat();
    const auto &legal = controller.shown().legal;
    const BetterMove better{legal.front().action, legal.back().action};
    const Lesson lesson =
        lessonFrom(controller.table().game, position, controller.table().players, seat, better);
    const LessonStep &task = lesson.steps.back();
    QVERIFY(task.solution == (std::vector<LineStep>{{seat, better.best}}));
    QVERIFY(task.branches.front().action == better.best);
    QVERIFY(!lesson.steps.front().text.isEmpty());
    if (task.goal) {
        QCOMPARE(task.mostActions, 1);
        QVERIFY(!task.text.isEmpty());
    }
    // What was played is a task as well, where nobody knows of something better; only that is not told.
    const Lesson plain = lessonFrom(controller.table().game, position, controller.table().players, seat,
                                    BetterMove{better.best, better.best});
    QCOMPARE(plain.steps.size(), std::size_t{1});
    QVERIFY(plain.steps.front().solution == task.solution);
    QVERIFY(plain.steps.front().goal == task.goal);
    // It is read again as it was written.
    QVERIFY(static_cast<bool>(readLesson(writeLesson(lesson), games())));
}

void TestLibrary::theKeyboardAloneIsEnough()
{
    TestWindow window;
    window.click("learn");
    auto *list = window.find<QListView>("libraryList");
    const QString first = pageOf(window).chosen()->path;
    QTest::keyClick(list, Qt::Key_Down);
    QVERIFY(pageOf(window).chosen() != nullptr); // headings are passed by
    QVERIFY(pageOf(window).chosen()->path != first);
    QTest::keyClick(list, Qt::Key_End);
    QVERIFY(pageOf(window).chosen() != nullptr);
    QTest::keyClick(list, Qt::Key_Home);
    QVERIFY(pageOf(window).chosen() != nullptr);
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(window.find<QWidget>("lessonPage")->isVisible());
}

void TestLibrary::aSwitchOfLanguageLeavesNothingStale_data()
{
    QTest::addColumn<QString>("code");
    for (const char *code : {"fr", "hu", "en"})
        QTest::newRow(code) << QString(code);
}

void TestLibrary::aSwitchOfLanguageLeavesNothingStale()
{
    QFETCH(QString, code);
    const auto switchTo = [](TestWindow &window, const QString &to) {
        window->findChild<QAction *>(QStringLiteral("language_") + to)->trigger();
        QCoreApplication::processEvents();
    };
    const auto prepare = [](TestWindow &window) {
        window.click("learn");
        window.dialogs.open = copied(window, houseFirst, "mine.json");
        window.click("importItem");
        window.click("deleteItem");
    };
    TestWindow window;
    switchTo(window, code == QStringLiteral("en") ? QStringLiteral("hu") : QStringLiteral("en"));
    prepare(window);
    switchTo(window, code);
    TestWindow fresh;
    switchTo(fresh, code);
    fresh.restart();
    prepare(fresh);
    const QStringList expected = visibleTexts(pageOf(fresh));
    QVERIFY(expected.size() > 40);
    QCOMPARE(visibleTexts(pageOf(window)), expected);
}

QTEST_MAIN(TestLibrary)
#include "tst_library.moc"
