#include "editor/window/editor_window.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "learning/lesson_skeleton.h"
#include "lessons/handout/handout_dialog.h"
#include "scenario/files/position_file.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/shelf/lesson_set_file.h"
#include "support/pdf_text.h"
#include "support/test_window.h"
#include "support/visible_texts.h"
#include "window/editor_access.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
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
    void aSavedLessonStandsOnItsShelf();
    void theSameLessonIsKnownAgain();
    void aSetIsMadeOrderedAndGivenAway();
    void whateverIsDoneToASetCanBeUndone();
    void whatSomebodyElseHasWrittenIsNotUndone();
    void lessonsAreDraggedAbout();
    void setsArePrintedAndShared();
    void theFiltersNarrowTheList();
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
    window.find<QAction>("exportItem")->trigger();
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
    const Game &game = window->controller().game();
    const std::string here = game.positionText(game.setup(window->controller().sessionToSave().position()));
    QVERIFY(window->commands().lessonFromHere->isEnabled());
    const QDir lessons(window->lessons().library().ownFolder());
    window->commands().lessonFromHere->trigger();
    EditorWindow *editor = window->editor();
    QVERIFY(editor != nullptr);
    // Until its author saves it, it is in no file, and its draft keeps it.
    QVERIFY(editor->document().path().isEmpty());
    QVERIFY(editor->document().isModified());
    QVERIFY(lessons.entryList(QDir::Files).isEmpty());
    const Result<LoadedLesson> loaded = readLesson(editor->document().bytes().toStdString(), games());
    QVERIFY(static_cast<bool>(loaded));
    QCOMPARE(QString::fromStdString(loaded->lesson.steps.front().position), QString::fromStdString(here));
    QCOMPARE(loaded->lesson.players.size(), std::size_t{2});
    // Nothing is written that would pass for finished.
    for (const LessonStep &step : loaded->lesson.steps)
        QVERIFY(step.text.isEmpty());
    // From an earlier line it has what was played there.
    const PlyId last = window->controller().history().current();
    const LoggedPly ply = window->controller().openPly(last);
    window->controller().look(window->controller().history().outline(last).parent);
    window->commands().lessonFromHere->trigger();
    // What is not saved stays where it is: the next one has a window of its own.
    QCOMPARE(window->editors().windows().size(), std::size_t{2});
    QByteArray second;
    for (EditorWindow *each : window->editors().windows())
        if (each != editor)
            second = each->document().bytes();
    const auto earlier = readLesson(second.toStdString(), games());
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

/// Name and folder are proposed, and its id comes from its title.
void TestLibrary::aSavedLessonStandsOnItsShelf()
{
    TestWindow window;
    window.start(2);
    window->commands().lessonFromHere->trigger();
    EditorWindow &editor = *window->editor();
    ScenarioDocument &document = editor.document();
    Scenario scenario = document.scenario();
    Lesson lesson = *scenario.lesson;
    lesson.title.texts[lesson.language] = "Été: first steps?";
    scenario.lesson = std::make_shared<const Lesson>(lesson);
    document.change(scenario, [] { return QStringLiteral("title"); });
    const QString own = window->lessons().library().ownFolder();
    window.dialogs.save = own + QStringLiteral("/mine.waylesson");
    editor.commands().save->trigger();
    QCOMPARE(window.dialogs.proposals.back(), own + QStringLiteral("/Été first steps.waylesson"));
    QVERIFY(!document.isModified());
    const LibraryItem *item = window->lessons().library().find(window.dialogs.save);
    QVERIFY(item != nullptr);
    QCOMPARE(item->id, QStringLiteral("ete-first-steps"));
    window->commands().learn->trigger();
    pageOf(window).showShelf({ShelfChoice::Kind::own, {}});
    QCOMPARE(paths(window), QStringList(window.dialogs.save));
    // An id that stands is not made anew.
    lesson = *document.scenario().lesson;
    lesson.title.texts[lesson.language] = "Another";
    scenario.lesson = std::make_shared<const Lesson>(lesson);
    document.change(scenario, [] { return QStringLiteral("title"); });
    editor.commands().save->trigger();
    QCOMPARE(document.scenario().lesson->id, std::string("ete-first-steps"));
}

void TestLibrary::theSameLessonIsKnownAgain()
{
    TestWindow window;
    window.click("learn");
    const qsizetype all = paths(window).size();
    auto *question = window.find<QWidget>("intakeQuestion");
    const auto bringIn = [&](const QByteArray &text) {
        QFile file(window.path(QStringLiteral("mine.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        window.dialogs.open = file.fileName();
        window.click("importItem");
    };
    const QByteArray first = content(houseFirst);
    bringIn(first);
    QVERIFY(!question->isVisible());
    const QString own = pageOf(window).chosen()->path;
    bringIn(first); // the same again
    QVERIFY(!question->isVisible());
    QCOMPARE(paths(window).size(), all + 1);

    QByteArray other = first;
    other.replace("\"level\": 1", "\"level\": 3").replace("\"level\": 2", "\"level\": 3");
    QVERIFY(other != first);
    bringIn(other);
    QVERIFY(question->isVisible());
    window.click("intakeSkip");
    QVERIFY(!question->isVisible());
    QCOMPARE(content(own), first);
    bringIn(other);
    window.click("intakeKeepBoth");
    QCOMPARE(paths(window).size(), all + 2);
    const LibraryItem both = *pageOf(window).chosen();
    QCOMPARE(both.level, 3);
    QVERIFY(both.key() != window->lessons().library().find(own)->key());
    bringIn(other);
    window.click("intakeReplace");
    QCOMPARE(content(own), other);
    QCOMPARE(paths(window).size(), all + 2);
}

void TestLibrary::aSetIsMadeOrderedAndGivenAway()
{
    TestWindow window;
    window.click("learn");
    LibraryPage &page = pageOf(window);
    window.dialogs.open = copied(window, houseFirst, "mine.json");
    window.click("importItem");
    const QString own = page.chosen()->path;
    window.click("newSet");
    auto *title = window.find<QLineEdit>("setTitle");
    QVERIFY(title->isVisible());
    QCOMPARE(title->selectedText(), title->text()); // ready to be written over
    QTest::keyClicks(title, QStringLiteral("First week"));
    auto *summary = window.find<QLineEdit>("setSummary");
    summary->setFocus();
    QTest::keyClicks(summary, QStringLiteral("What one needs."));
    emit summary->editingFinished();
    const QString set = page.model().shelf().path;
    SetShelf &sets = window->lessons().sets();
    QCOMPARE(titleOf(sets.find(set)->set, QStringLiteral("en")), QStringLiteral("First week"));
    QCOMPARE(summaryOf(sets.find(set)->set, QStringLiteral("en")), QStringLiteral("What one needs."));

    page.showShelf({});
    const QStringList all = paths(window);
    auto *list = window.find<QListView>("libraryList");
    page.choose(own);
    for (const QString &path : {all[0], all[1]})
        list->selectionModel()->select(page.model().indexOf(path), QItemSelectionModel::Select);
    auto *menu = window.find<QMenu>("setMenu");
    emit menu->aboutToShow();
    menu->actions().front()->trigger();
    menu->hide();
    page.showShelf({ShelfChoice::Kind::set, set});
    QCOMPARE(paths(window), QStringList({all[0], all[1], own}));
    page.choose(own);
    window.click("moveUp");
    QCOMPARE(paths(window), QStringList({all[0], own, all[1]}));
    QCOMPARE(page.chosen()->path, own);
    page.choose(all[0]);
    window.click("moveDown");
    QCOMPARE(paths(window), QStringList({own, all[0], all[1]}));
    // It is on the disk as it is seen.
    sets.reload();
    QCOMPARE(paths(window), QStringList({own, all[0], all[1]}));

    // From the set one comes to the next lesson of the set.
    window.dialogs.save = window.path(QStringLiteral("week.wayset"));
    window.find<QAction>("exportSet")->trigger();
    QVERIFY(window.dialogs.proposals.back().endsWith(QStringLiteral("First week.wayset")));
    QVERIFY(content(window.dialogs.save).contains("house-first"));

    page.choose(all[0]);
    window.click("deleteItem"); // takes it out of the set only
    QCOMPARE(paths(window), QStringList({own, all[1]}));
    QVERIFY(window->lessons().library().find(all[0]) != nullptr);
    window.click("deleteSet");
    window.click("reallyDelete");
    QVERIFY(sets.sets().empty());
    QCOMPARE(page.model().shelf(), ShelfChoice());

    // Somebody else gets the set, who has none of it: one's own lesson comes with it, the program's are there.
    TestWindow other;
    other.click("learn");
    other->lessons().import({window.dialogs.save});
    QCOMPARE(pageOf(other).model().shelf().kind, ShelfChoice::Kind::set);
    const QStringList brought = paths(other);
    QCOMPARE(brought.size(), 3);
    QVERIFY(brought[0].startsWith(other->lessons().library().ownFolder()));
    QCOMPARE(brought.mid(1), QStringList({all[0], all[1]}));
    // Once more changes nothing.
    other->lessons().import({window.dialogs.save});
    QCOMPARE(other->lessons().sets().sets().size(), std::size_t{1});
    QCOMPARE(paths(other), brought);
}

void TestLibrary::lessonsAreDraggedAbout()
{
    TestWindow window;
    window.click("learn");
    LibraryPage &page = pageOf(window);
    const QStringList all = paths(window);
    window.click("newSet");
    const QString set = page.model().shelf().path;
    page.showShelf({});
    const auto dragged = [&page](const QStringList &which) {
        QModelIndexList rows;
        for (const QString &path : which)
            rows.append(page.model().indexOf(path));
        return std::unique_ptr<QMimeData>(page.model().mimeData(rows));
    };
    // Out: files that somebody else can read, of what the program brings as well.
    const auto data = dragged({all[0], houseFirst});
    QCOMPARE(data->urls().size(), 2);
    QVERIFY(readLesson(content(data->urls().back().toLocalFile()).toStdString(), games()));
    QVERIFY(data->urls().back().toLocalFile().endsWith(QStringLiteral(".waylesson")));
    // Onto the name of a set, and before a lesson in it.
    QAbstractItemModel &shelves = *window.find<QListView>("libraryShelves")->model();
    const QModelIndex shelf = shelves.index(shelves.rowCount() - 1, 0);
    QVERIFY(!shelves.canDropMimeData(data.get(), Qt::CopyAction, -1, -1, shelves.index(0, 0)));
    QVERIFY(shelves.dropMimeData(data.get(), Qt::CopyAction, -1, -1, shelf));
    const auto last = dragged({all[1]});
    page.showShelf({ShelfChoice::Kind::set, set});
    QCOMPARE(paths(window), QStringList({all[0], houseFirst}));
    QVERIFY(page.model().dropMimeData(last.get(), Qt::CopyAction, 1, 0, {}));
    QCOMPARE(paths(window), QStringList({all[0], all[1], houseFirst}));
    QVERIFY(page.model().dropMimeData(dragged({all[0]}).get(), Qt::CopyAction, 3, 0, {}));
    QCOMPARE(paths(window), QStringList({all[1], houseFirst, all[0]}));
    // Several at once come to lie in their order, and are one step.
    QVERIFY(page.model().dropMimeData(dragged({houseFirst, all[0]}).get(), Qt::CopyAction, 0, 0, {}));
    QCOMPARE(paths(window), QStringList({houseFirst, all[0], all[1]}));
    window->commands().undo->trigger();
    QCOMPARE(paths(window), QStringList({all[1], houseFirst, all[0]}));
    // The set itself: one file, with its lessons in it.
    const QModelIndex shown = shelves.index(shelves.rowCount() - 1, 0);
    QVERIFY(shelves.flags(shown).testFlag(Qt::ItemIsDragEnabled));
    QVERIFY(!shelves.flags(shelves.index(0, 0)).testFlag(Qt::ItemIsDragEnabled));
    const std::unique_ptr<QMimeData> whole(shelves.mimeData({shown}));
    QCOMPARE(whole->urls().size(), 1);
    const QString copy = whole->urls().front().toLocalFile();
    QVERIFY2(copy.endsWith(QStringLiteral("New set.wayset")), qPrintable(copy));
    const Result<LessonSet> read = readSet(content(copy).toStdString(), games());
    QVERIFY(read && read->lessons.size() == 3);
    for (const LessonSet::Entry &entry : read->lessons)
        QVERIFY(!entry.text.empty());
}

/// Makes every change there is, and walks back and forth through all of them.
void TestLibrary::whateverIsDoneToASetCanBeUndone()
{
    TestWindow window;
    window.click("learn");
    LibraryPage &page = pageOf(window);
    SetShelf &sets = window->lessons().sets();
    const Commands &commands = window->commands();
    QVERIFY(!commands.undo->isEnabled());
    const auto state = [&sets] {
        QStringList texts;
        for (const SetShelf::Shelved &each : sets.sets())
            texts.append(each.path + QString::fromUtf8(content(each.path)));
        return texts;
    };
    std::vector<QStringList> states{state()};
    const auto note = [&] {
        QVERIFY(state() != states.back());
        states.push_back(state());
        QVERIFY(commands.undo->isEnabled());
        QVERIFY(!commands.redo->isEnabled());
    };
    const QStringList all = paths(window);
    window.click("newSet");
    const QString set = page.model().shelf().path;
    note();
    auto *title = window.find<QLineEdit>("setTitle");
    QTest::keyClicks(title, QStringLiteral("First week"));
    emit title->editingFinished();
    note();
    auto *summary = window.find<QLineEdit>("setSummary");
    summary->setFocus();
    QTest::keyClicks(summary, QStringLiteral("What one needs."));
    emit summary->editingFinished();
    note();
    QAbstractItemModel &shelves = *window.find<QListView>("libraryShelves")->model();
    page.showShelf({});
    const std::unique_ptr<QMimeData> dragged(page.model().mimeData(
        {page.model().indexOf(all[0]), page.model().indexOf(all[1]), page.model().indexOf(houseFirst)}));
    QVERIFY(shelves.dropMimeData(dragged.get(), Qt::CopyAction, -1, -1, shelves.index(2, 0)));
    note();
    page.showShelf({ShelfChoice::Kind::set, set});
    page.choose(houseFirst);
    window.click("moveUp");
    note();
    window.click("deleteItem");
    note();
    window.click("deleteSet");
    window.click("reallyDelete");
    note();
    QVERIFY(sets.sets().empty());

    for (std::size_t at = states.size() - 1; at-- > 0;) {
        QVERIFY(commands.undo->isEnabled());
        QVERIFY2(commands.undo->text().startsWith(QStringLiteral("Undo: ")),
                 qPrintable(commands.undo->text()));
        commands.undo->trigger();
        QCOMPARE(state(), states[at]);
    }
    QVERIFY(!commands.undo->isEnabled());
    page.showShelf({});
    for (std::size_t at = 1; at < states.size(); ++at) {
        commands.redo->trigger();
        QCOMPARE(state(), states[at]);
        // It is seen, wherever one is.
        QCOMPARE(page.model().shelf().kind,
                 sets.sets().empty() ? ShelfChoice::Kind::all : ShelfChoice::Kind::set);
    }
    QVERIFY(!commands.redo->isEnabled());
    QVERIFY(window.dialogs.troubles.empty());
}

void TestLibrary::whatSomebodyElseHasWrittenIsNotUndone()
{
    TestWindow window;
    window.click("learn");
    window.click("newSet");
    const QString set = pageOf(window).model().shelf().path;
    QFile file(set);
    QVERIFY(file.open(QIODevice::Append));
    file.write("\n");
    file.close();
    const QByteArray other = content(set);
    window->commands().undo->trigger();
    QCOMPARE(content(set), other);
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
    QVERIFY(!window->commands().undo->isEnabled());
    QVERIFY(!window->commands().redo->isEnabled());
}

void TestLibrary::setsArePrintedAndShared()
{
    TestWindow window;
    window.click("learn");
    LibraryPage &page = pageOf(window);
    const QString bank = QStringLiteral(":/lessons/province/bank.json");
    window.click("newSet");
    const QString set = page.model().shelf().path;
    QVERIFY(!window.find<QPushButton>("printSet")->isEnabled());
    SetShelf &sets = window->lessons().sets();
    const LessonLibrary &library = window->lessons().library();
    QCOMPARE(sets.add(set, {entryOf(*library.find(bank)), entryOf(*library.find(houseFirst))}), QString());
    const auto print = [&](const char *name) {
        window.dialogs.save = window.path(QLatin1String(name));
        auto *dialog = window->findChild<HandoutDialog *>();
        dialog->findChild<QComboBox *>(QStringLiteral("handoutLook"))->setCurrentIndex(1);
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("savePages")), Qt::LeftButton);
        QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
        return pdfText(content(window.dialogs.save));
    };
    window.click("printSet");
    const PdfText whole = print("set.pdf");
    QVERIFY(window.dialogs.proposals.back().endsWith(QStringLiteral("New set.pdf")));
    // Both titles in the contents and above their lesson, and then both answers.
    const auto titled = [&](const QString &path) {
        return whole.text.count(withoutSpaces(library.find(path)->titleIn(QStringLiteral("en"))));
    };
    QVERIFY2(titled(bank) >= 4 && titled(houseFirst) >= 4, qPrintable(whole.text));
    QVERIFY(whole.text.contains(QStringLiteral("Contents")));
    const qsizetype answers = whole.text.lastIndexOf(withoutSpaces(QStringLiteral("Draw your move")));
    QVERIFY(answers > 0);
    // One lesson of it, by its own button; by the key it is the set.
    page.choose(houseFirst);
    window.click("printItem");
    const PdfText one = print("one.pdf");
    QVERIFY(one.pages > 0 && one.pages < whole.pages);
    window->commands().print->trigger();
    QCOMPARE(print("again.pdf").pages, whole.pages);

    window.dialogs.save = window.path(QStringLiteral("set.html"));
    window.find<QAction>("shareSet")->trigger();
    QVERIFY(window.dialogs.troubles.empty());
    QVERIFY(window.dialogs.proposals.back().endsWith(QStringLiteral("New set.html")));
    const QByteArray shared = content(window.dialogs.save);
    QCOMPARE(shared.count("<script type=\"text/plain\" class=\"data\">"), 2);
    QVERIFY(shared.indexOf("data-key=\"province-bank/") <
            shared.indexOf("data-key=\"milestones-house-first/"));
    window.dialogs.save = window.path(QStringLiteral("one.html"));
    window.find<QAction>("shareItem")->trigger();
    QCOMPARE(content(window.dialogs.save).count("<script type=\"text/plain\" class=\"data\">"), 1);
    window.dialogs.save = window.path(QStringLiteral("no/such/folder.html"));
    window.find<QAction>("shareItem")->trigger();
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
}

void TestLibrary::theFiltersNarrowTheList()
{
    TestWindow window;
    const QString own = window->lessons().library().ownFolder();
    QVERIFY(QDir().mkpath(own));
    QByteArray text = content(houseFirst);
    text.replace("\"steps\": [", "\"tags\": [\"5b\", \"<b>x\"],\n  \"steps\": [");
    QFile file(own + QStringLiteral("/tagged.waylesson"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    window.click("learn");
    const qsizetype all = paths(window).size();
    auto *tag = window.find<QComboBox>("libraryTag");
    QVERIFY(tag->isVisible());
    QCOMPARE(tag->count(), 3);
    tag->setCurrentIndex(1);
    emit tag->activated(1);
    QCOMPARE(paths(window), QStringList(file.fileName()));
    const QString status =
        pageOf(window).model().indexOf(file.fileName()).data(LibraryModel::StatusRole).toString();
    QVERIFY(status.contains(QStringLiteral("#5b")));
    QVERIFY(status.contains(QStringLiteral("Magyar")));
    tag->setCurrentIndex(0);
    emit tag->activated(0);
    auto *search = window.find<QLineEdit>("librarySearch");
    for (const char *words : {"5b", "#5B"}) {
        search->setText(QString::fromUtf8(words));
        QCOMPARE(paths(window), QStringList(file.fileName()));
    }
    search->clear();
    auto *level = window.find<QComboBox>("libraryLevel");
    level->setCurrentIndex(3);
    emit level->activated(3);
    QVERIFY(!paths(window).isEmpty() && paths(window).size() < all);
    for (const QString &path : paths(window))
        QCOMPARE(window->lessons().library().find(path)->level, 3);
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
