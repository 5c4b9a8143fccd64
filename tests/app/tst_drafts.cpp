#include "controls/notice_bar.h"
#include "editor/edition/edition_window.h"
#include "support/editor_desk.h"
#include "support/full_disk.h"
#include "test_paths.h"

#include <QDir>
#include <QFile>
#include <QFloat16>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>

using namespace waystone;

namespace {

using Pointer = EditionDocument::Pointer;

const QString lessonFile =
    QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/milestones/numbers-for-the-flour.json");

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList filesOf(const TestWindow &window)
{
    return QDir(window.drafts().path()).entryList(QDir::Files);
}

/// The dialog that offers what was lost; null if it is not there.
LostDraftsDialog *offerOf(TestWindow &window)
{
    EditorDesk::settle();
    EditorDesk::settle();
    auto *dialog = window->findChild<LostDraftsDialog *>();
    return dialog != nullptr && dialog->isVisible() ? dialog : nullptr;
}

/// Of the draft in this row; all its lines.
QString lineOf(LostDraftsDialog &offer, int row)
{
    return offer.findChild<QListWidget *>(QStringLiteral("lostDraftsList"))->item(row)->text();
}

void choose(LostDraftsDialog &offer, int row, const char *button)
{
    offer.findChild<QListWidget *>(QStringLiteral("lostDraftsList"))->setCurrentRow(row);
    auto *wanted = offer.findChild<QPushButton *>(QLatin1String(button));
    if (!wanted->isVisible() || !wanted->isEnabled())
        qFatal("%s cannot be clicked", button);
    QTest::mouseClick(wanted, Qt::LeftButton);
    EditorDesk::settle();
}

EditionWindow *editionOf(EditorWindow &editor)
{
    auto *edition = editor.findChild<EditionWindow *>();
    return edition != nullptr && edition->isVisible() ? edition : nullptr;
}

bool isTold(QWidget &window, const char *bar)
{
    EditorDesk::settle();
    return !window.findChild<NoticeBar *>(QLatin1String(bar))->isHidden();
}

/// Edits for ever in two windows, and tells after each change what must be on the disk by then.
int editUntilKilled(const QString &folder)
{
    TestWindow window(folder);
    window.click("openEditor");
    EditorWindow &editor = *window->editor();
    if (!editor.openFile(window.path(QStringLiteral("lesson.json"))))
        return 1;
    editor.commands().edition->trigger();
    EditionWindow &edition = *editionOf(editor);
    for (int change = 0; change < 100000; ++change) {
        Player player = editor.document().scenario().players[0];
        player.name = QStringLiteral("Player %1").arg(change);
        editor.document().setPlayer(0, player);
        edition.document().set(Pointer("/targets/byPlayers/2"), change);
        EditorDesk::settle();
        std::printf("%d\n", change);
        std::fflush(stdout);
    }
    return 0;
}

} // namespace

/// What was being edited when a window or the program went.
class TestDrafts : public QObject {
    Q_OBJECT

private slots:
    void whatWasEditedIsOfferedAfterACrash_data() { addGames(); }
    void whatWasEditedIsOfferedAfterACrash();
    void itComesBackOneStepBehindItsFile();
    void savingAndDiscardingLeaveNothing();
    void eachOpensInAWindowOfItsOwn();
    void nothingIsDeletedUnasked();
    void theFileHasChangedSince_data();
    void theFileHasChangedSince();
    void anEditionComesBack();
    void anEditionThatIsDiscardedIsNotOffered();
    void twoEditionsUnderOneIdAreBothKept();
    void aPositionThatCannotBeReadYetComesBack();
    void aDraftThatCannotBeKeptIsTold();
    void windowsOfOneFileAreToldAboutEachOther();
    void aDamagedDraftIsReported();
    void theDraftOfAnEarlierProgramIsOffered();
    void whatASecondProgramHasOpenIsNotOffered();
    void aKilledProgramLosesNothing();
};

void TestDrafts::whatWasEditedIsOfferedAfterACrash()
{
    QFETCH(QString, game);
    EditorDesk desk(game);
    QVERIFY(filesOf(desk.window).isEmpty()); // nobody has done anything yet
    desk.editor().commands().middle->trigger();
    desk.settle();
    const QByteArray bytes = desk.document().bytes();
    QCOMPARE(filesOf(desk.window).size(), 1);
    QVERIFY(desk.window.drafts().lost().empty()); // it is open

    desk.window.restartAfterCrash();
    LostDraftsDialog *offer = offerOf(desk.window);
    QVERIFY(offer != nullptr);
    QVERIFY(!offer->isModal());
    QVERIFY(desk.window->editor() == nullptr);
    const QString told = lineOf(*offer, 0);
    QVERIFY2(told.contains(QStringLiteral("Position")) && told.contains(QStringLiteral("Not in a file yet")),
             qPrintable(told));
    choose(*offer, 0, "openDraft");
    QVERIFY(offerOf(desk.window) == nullptr); // there is nothing more
    QVERIFY(desk.editor().isVisible());
    QCOMPARE(desk.document().bytes(), bytes);
    QVERIFY(desk.document().isModified());
    QVERIFY(desk.window.drafts().lost().empty());
    QCOMPARE(filesOf(desk.window).size(), 1);
}

void TestDrafts::itComesBackOneStepBehindItsFile()
{
    EditorDesk desk(QStringLiteral("milestones"));
    const QString path = desk.window.path(QStringLiteral("one.json"));
    desk.editor().commands().gameStart->trigger();
    QVERIFY(desk.document().save(path).isEmpty());
    const QByteArray saved = contentOf(path);
    desk.editor().commands().middle->trigger();
    const QByteArray edited = desk.document().bytes();
    desk.window.restartAfterCrash();

    LostDraftsDialog *offer = offerOf(desk.window);
    QVERIFY2(lineOf(*offer, 0).contains(path), qPrintable(lineOf(*offer, 0)));
    choose(*offer, 0, "openDraft");
    QCOMPARE(desk.document().path(), path);
    QCOMPARE(desk.document().bytes(), edited);
    QVERIFY(desk.document().isModified());
    desk.editor().commands().undo->trigger();
    QCOMPARE(desk.document().bytes(), saved);
    QCOMPARE(desk.document().path(), path);
    QVERIFY(!desk.document().isModified());
    desk.settle();
    QVERIFY(filesOf(desk.window).isEmpty());
    desk.editor().commands().redo->trigger();
    desk.settle();
    QCOMPARE(filesOf(desk.window).size(), 1);
    desk.editor().commands().save->trigger();
    QCOMPARE(contentOf(path), edited);
    QVERIFY(filesOf(desk.window).isEmpty());
    desk.window.restartAfterCrash();
    QVERIFY(offerOf(desk.window) == nullptr);
}

void TestDrafts::savingAndDiscardingLeaveNothing()
{
    EditorDesk desk(QStringLiteral("province"));
    const QString path = desk.window.path(QStringLiteral("one.json"));
    desk.editor().commands().middle->trigger();
    desk.settle();
    QCOMPARE(filesOf(desk.window).size(), 1);
    QVERIFY(desk.document().save(path).isEmpty());
    QVERIFY(filesOf(desk.window).isEmpty()); // at once: a kill would offer what is saved

    desk.editor().commands().empty->trigger();
    desk.settle();
    QCOMPARE(filesOf(desk.window).size(), 1);
    desk.window.dialogs.unsaved = Unsaved::cancel;
    QVERIFY(!desk.editor().openFile(path));
    QCOMPARE(filesOf(desk.window).size(), 1);
    desk.window.dialogs.unsaved = Unsaved::discard;
    QVERIFY(desk.editor().openFile(path));
    QVERIFY(filesOf(desk.window).isEmpty());
    // The change that was discarded can be undone, and is kept again then.
    desk.editor().commands().undo->trigger();
    desk.settle();
    QCOMPARE(filesOf(desk.window).size(), 1);
}

void TestDrafts::eachOpensInAWindowOfItsOwn()
{
    EditorDesk desk(QStringLiteral("milestones"));
    TestWindow &window = desk.window;
    const QString lesson = window.path(QStringLiteral("lesson.json"));
    QVERIFY(QFile::copy(lessonFile, lesson));
    QFile(lesson).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    desk.editor().commands().middle->trigger();
    const QByteArray position = desk.document().bytes();
    window.restartAfterCrash();
    QTest::mouseClick(offerOf(window)->findChild<QPushButton *>(QStringLiteral("draftsLater")),
                      Qt::LeftButton);
    QVERIFY(offerOf(window) == nullptr);

    window.click("openEditor");
    QVERIFY(!desk.document().isModified()); // what waits is not in its way
    QVERIFY(desk.editor().openFile(lesson));
    Player player = desk.document().scenario().players[0];
    player.name = QStringLiteral("Ödön");
    desk.document().setPlayer(0, player);
    const QByteArray edited = desk.document().bytes();
    desk.editor().commands().edition->trigger();
    editionOf(desk.editor())->document().set(Pointer("/targets/byPlayers/2"), 71);
    window.restartAfterCrash();

    LostDraftsDialog *offer = offerOf(window);
    QCOMPARE(offer->findChild<QListWidget *>(QStringLiteral("lostDraftsList"))->count(), 3);
    QCOMPARE(window.drafts().lost().back().draft.content, position); // the oldest
    for (int each = 0; each < 3; ++each)
        choose(*offer, 0, "openDraft");
    QVERIFY(offerOf(window) == nullptr);
    QCOMPARE(window->editors().windows().size(), std::size_t{2});
    QByteArrayList found;
    int editions = 0;
    for (EditorWindow *editor : window->editors().windows()) {
        QVERIFY(editor->isVisible());
        QVERIFY(editor->document().isModified());
        found.append(editor->document().bytes());
        if (EditionWindow *edition = editionOf(*editor)) {
            ++editions;
            QCOMPARE(*edition->document().find(Pointer("/targets/byPlayers/2")), Json(71));
        }
    }
    QVERIFY(found.contains(position));
    QVERIFY(found.contains(edited));
    QCOMPARE(editions, 1);

    // A window beside the editor leaves its draft when it is closed, and can be had again.
    EditorWindow *beside = window->editors().windows().back();
    if (EditionWindow *edition = editionOf(*beside))
        QVERIFY(edition->close());
    const QByteArray besideBytes = beside->document().bytes();
    QVERIFY(beside->close());
    desk.settle();
    QCOMPARE(window->editors().windows().size(), std::size_t{1});
    desk.editor().commands().drafts->trigger();
    choose(*offerOf(window), 0, "openDraft");
    QCOMPARE(window->editors().windows().back()->document().bytes(), besideBytes);
}

void TestDrafts::nothingIsDeletedUnasked()
{
    EditorDesk desk(QStringLiteral("province"));
    FakeDialogs &dialogs = desk.window.dialogs;
    desk.editor().commands().middle->trigger();
    desk.window.restartAfterCrash();
    LostDraftsDialog *offer = offerOf(desk.window);
    choose(*offer, 0, "deleteDraft");
    QCOMPARE(dialogs.deletions.size(), 1);
    QVERIFY(dialogs.deletions.front().contains(QStringLiteral("Position")));
    QCOMPARE(desk.window.drafts().lost().size(), std::size_t{1});
    QVERIFY(offerOf(desk.window) == offer);
    // Who closes the offer has decided nothing.
    offer->close();
    desk.window.restartAfterCrash();
    offer = offerOf(desk.window);
    QVERIFY(offer != nullptr);
    dialogs.deletes = true;
    choose(*offer, 0, "deleteDraft");
    QVERIFY(filesOf(desk.window).isEmpty());
    QVERIFY(offerOf(desk.window) == nullptr);
}

void TestDrafts::theFileHasChangedSince_data()
{
    QTest::addColumn<QString>("button");
    QTest::addRow("the draft") << QStringLiteral("openDraft");
    QTest::addRow("the file") << QStringLiteral("openDraftFile");
    QTest::addRow("both") << QStringLiteral("openDraftAndFile");
}

void TestDrafts::theFileHasChangedSince()
{
    QFETCH(QString, button);
    EditorDesk desk(QStringLiteral("milestones"));
    const QString path = desk.window.path(QStringLiteral("one.json"));
    QVERIFY(desk.document().save(path).isEmpty());
    desk.editor().commands().middle->trigger();
    const QByteArray draft = desk.document().bytes();
    desk.settle();
    desk.editor().commands().gameStart->trigger();
    const QByteArray theirs = desk.document().bytes();
    desk.editor().commands().undo->trigger();
    desk.settle();
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(theirs);
    file.close();
    desk.window.restartAfterCrash();

    LostDraftsDialog *offer = offerOf(desk.window);
    QVERIFY2(lineOf(*offer, 0).contains(QStringLiteral("changed since")), qPrintable(lineOf(*offer, 0)));
    choose(*offer, 0, qPrintable(button));
    const std::vector<EditorWindow *> windows = desk.window->editors().windows();
    if (button == QStringLiteral("openDraft")) {
        QCOMPARE(desk.document().bytes(), draft);
        QCOMPARE(desk.document().path(), path);
        desk.document().history().undo();
        QCOMPARE(desk.document().bytes(), theirs);
    } else if (button == QStringLiteral("openDraftFile")) {
        QCOMPARE(desk.document().bytes(), theirs);
        QVERIFY(!desk.document().isModified());
        QCOMPARE(desk.window.dialogs.deletions.size(), 1); // and not deleted
        QCOMPARE(desk.window.drafts().lost().size(), std::size_t{1});
    } else {
        QCOMPARE(windows.size(), std::size_t{2});
        // The editor goes on with the file that it had last; the draft stands beside it.
        QCOMPARE(windows[0]->document().bytes(), theirs);
        QCOMPARE(windows[0]->document().path(), path);
        QVERIFY(!windows[0]->document().isModified());
        QCOMPARE(windows[1]->document().bytes(), draft);
        QVERIFY(windows[1]->document().path().isEmpty());
        QVERIFY(windows[1]->document().isModified());
    }
    QCOMPARE(contentOf(path), theirs);
}

void TestDrafts::anEditionComesBack()
{
    EditorDesk desk(QStringLiteral("milestones"));
    desk.editor().commands().edition->trigger();
    EditionWindow *edition = editionOf(desk.editor());
    auto *name = edition->findChild<QLineEdit *>(QStringLiteral("editionName"));
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Grandfathers copy"));
    QCOMPARE(edition->document().history().count(), 1); // one step
    desk.settle();
    QCOMPARE(filesOf(desk.window).size(), 1);
    edition->document().set(Pointer("/targets/byPlayers/2"), 70);
    auto *save = edition->findChild<QPushButton *>(QStringLiteral("editionSave"));
    QTest::mouseClick(save, Qt::LeftButton);
    QVERIFY(filesOf(desk.window).isEmpty());
    const QString path = desk.window.shelf().path(QStringLiteral("milestones-own-1"));
    const QByteArray saved = contentOf(path);
    QVERIFY(!saved.isEmpty());
    // No game can be played with it: it could not be saved.
    edition->document().erase(Pointer("/targets"));
    const std::string edited = edition->document().text();
    desk.window.restartAfterCrash();

    LostDraftsDialog *offer = offerOf(desk.window);
    const QString told = lineOf(*offer, 0);
    QVERIFY2(told.contains(QStringLiteral("Grandfathers copy")), qPrintable(told));
    QVERIFY2(told.contains(path), qPrintable(told));
    choose(*offer, 0, "openDraft");
    edition = editionOf(desk.editor());
    QVERIFY(edition != nullptr);
    QCOMPARE(edition->document().text(), edited);
    QVERIFY(!edition->document().history().isClean());
    QVERIFY(!desk.document().isModified()); // the table beside it has nothing to do with it
    edition->document().history().undo();
    QCOMPARE(QByteArray::fromStdString(edition->document().text()), saved);
    desk.settle();
    QVERIFY(filesOf(desk.window).isEmpty());
}

void TestDrafts::anEditionThatIsDiscardedIsNotOffered()
{
    EditorDesk desk(QStringLiteral("milestones"));
    desk.editor().commands().edition->trigger();
    editionOf(desk.editor())->document().set(Pointer("/targets/byPlayers/2"), 70);
    desk.settle();
    QCOMPARE(filesOf(desk.window).size(), 1);
    desk.window.dialogs.unsaved = Unsaved::discard;
    QVERIFY(editionOf(desk.editor())->close());
    QVERIFY(filesOf(desk.window).isEmpty());
    desk.window.restartAfterCrash();
    QVERIFY(offerOf(desk.window) == nullptr);
}

void TestDrafts::twoEditionsUnderOneIdAreBothKept()
{
    EditorDesk desk(QStringLiteral("milestones"));
    TestWindow second(desk.window.folder());
    second.click("openEditor");
    desk.editor().commands().edition->trigger();
    second->editor()->commands().edition->trigger();
    EditionWindow *one = editionOf(desk.editor());
    EditionWindow *two = editionOf(*second->editor());
    QTRY_VERIFY(isTold(*one, "fileShared"));
    one->document().set(Pointer("/targets/byPlayers/2"), 70);
    two->document().set(Pointer("/targets/byPlayers/2"), 71);
    for (EditionWindow *each : {one, two})
        QTest::mouseClick(each->findChild<QPushButton *>(QStringLiteral("editionSave")), Qt::LeftButton);
    QVERIFY(contentOf(desk.window.shelf().path(QStringLiteral("milestones-own-1"))).contains("70"));
    QCOMPARE(two->document().id(), std::string("milestones-own-2"));
    QCOMPARE(contentOf(desk.window.shelf().path(QStringLiteral("milestones-own-2"))),
             QByteArray::fromStdString(two->document().text()));
    // Nor does undo lead back to the id that the other has.
    two->document().history().undo();
    QCOMPARE(two->document().id(), std::string("milestones-own-2"));
    QTRY_VERIFY(!isTold(*one, "fileShared"));
}

void TestDrafts::aPositionThatCannotBeReadYetComesBack()
{
    EditorDesk desk(QStringLiteral("province"));
    const QByteArray before = desk.document().bytes();
    auto *line = desk.find<QLineEdit>(QStringLiteral("positionText"));
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("half a pos"));
    desk.settle();
    QVERIFY(!desk.document().isModified());
    QCOMPARE(filesOf(desk.window).size(), 1);
    desk.window.restartAfterCrash();
    choose(*offerOf(desk.window), 0, "openDraft");
    line = desk.find<QLineEdit>(QStringLiteral("positionText"));
    QCOMPARE(line->text(), QStringLiteral("half a pos"));
    QVERIFY(desk.find<QLabel>(QStringLiteral("positionError"))->isVisible());
    QCOMPARE(desk.document().bytes(), before);
}

void TestDrafts::aDraftThatCannotBeKeptIsTold()
{
    EditorDesk desk(QStringLiteral("milestones"));
    desk.editor().commands().edition->trigger();
    EditionWindow *edition = editionOf(desk.editor());
    QVERIFY(!isTold(desk.editor(), "draftNotKept"));
    {
        const FullDisk disk(3);
        desk.editor().commands().middle->trigger();
        edition->document().set(Pointer("/targets/byPlayers/2"), 70);
        QVERIFY(isTold(desk.editor(), "draftNotKept"));
        QVERIFY(isTold(*edition, "draftNotKept"));
        const QString told = desk.find<QLabel>(QStringLiteral("draftNotKeptText"))->text();
        QVERIFY2(told.contains(desk.window.drafts().path()), qPrintable(told));
        QVERIFY(desk.window.dialogs.troubles.empty()); // nobody is stopped
    }
    // It can be saved elsewhere from there.
    desk.window.dialogs.save = desk.window.path(QStringLiteral("elsewhere.json"));
    desk.window.languages.set(QStringLiteral("hu"));
    QVERIFY(isTold(desk.editor(), "draftNotKept"));
    desk.window.languages.set(QStringLiteral("en"));
    QTest::mouseClick(edition->findChild<QPushButton *>(QStringLiteral("saveDraftElsewhere")),
                      Qt::LeftButton);
    QCOMPARE(contentOf(desk.window.dialogs.save), QByteArray::fromStdString(edition->document().text()));
    // The next change tries again.
    edition->document().set(Pointer("/targets/byPlayers/2"), 71);
    QVERIFY(!isTold(*edition, "draftNotKept"));
    QVERIFY(isTold(desk.editor(), "draftNotKept"));
    desk.editor().commands().gameStart->trigger();
    QVERIFY(!isTold(desk.editor(), "draftNotKept"));
    QCOMPARE(filesOf(desk.window).size(), 2);
}

void TestDrafts::windowsOfOneFileAreToldAboutEachOther()
{
    EditorDesk desk(QStringLiteral("milestones"));
    const QString path = desk.window.path(QStringLiteral("one.json"));
    QVERIFY(desk.document().save(path).isEmpty());
    QVERIFY(!isTold(desk.editor(), "fileShared"));
    {
        TestWindow second(desk.window.folder());
        second.click("openEditor"); // goes on with the file that was edited last
        QVERIFY(second->editor()->openFile(path));
        QVERIFY(isTold(*second->editor(), "fileShared"));
        QTRY_VERIFY(isTold(desk.editor(), "fileShared"));
        const QString told = desk.find<QLabel>(QStringLiteral("fileSharedText"))->text();
        QVERIFY2(told.contains(path), qPrintable(told));
        second->editor()->commands().empty->trigger();
        QVERIFY(second->editor()->document().save(second.path(QStringLiteral("two.json"))).isEmpty());
        QVERIFY(!isTold(*second->editor(), "fileShared"));
        QTRY_VERIFY(!isTold(desk.editor(), "fileShared"));
        QVERIFY(second->editor()->openFile(path));
        QTRY_VERIFY(isTold(desk.editor(), "fileShared"));
    }
    QTRY_VERIFY(!isTold(desk.editor(), "fileShared"));
}

void TestDrafts::aDamagedDraftIsReported()
{
    EditorDesk desk(QStringLiteral("milestones"));
    desk.editor().commands().middle->trigger();
    desk.settle();
    const QString path = desk.window.drafts().path() + QLatin1Char('/') + filesOf(desk.window).front();
    QByteArray content = contentOf(path);
    content.replace(content.size() / 2, 4, QByteArray(4, '\0'));
    // The window goes first: it would write its draft whole again.
    TestWindow other;
    QVERIFY(QDir().mkpath(other.drafts().path()));
    QFile file(other.drafts().path() + QStringLiteral("/000004.unsaved"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    other.restart();
    LostDraftsDialog *offer = offerOf(other);
    QVERIFY(offer != nullptr);
    auto *told = offer->findChild<QLabel *>(QStringLiteral("damagedDrafts"));
    QVERIFY(told->isVisible());
    const QString kept = other.drafts().path() + QStringLiteral("/000004.damaged-1");
    QVERIFY2(told->text().contains(kept), qPrintable(told->text()));
    QCOMPARE(contentOf(kept), content);
    other.restart(); // told once
    QVERIFY(offerOf(other) == nullptr);
    QCOMPARE(contentOf(kept), content);
}

void TestDrafts::theDraftOfAnEarlierProgramIsOffered()
{
    TestWindow window;
    const QByteArray lesson = contentOf(lessonFile);
    QFile old(window.path(QStringLiteral("editor.json")));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write(lesson);
    old.close();
    window.restart();
    LostDraftsDialog *offer = offerOf(window);
    QVERIFY(offer != nullptr);
    QVERIFY2(lineOf(*offer, 0).contains(QStringLiteral("Lesson")), qPrintable(lineOf(*offer, 0)));
    choose(*offer, 0, "openDraft");
    QVERIFY(window->editor()->document().isLesson());
    QVERIFY(window->editor()->document().isModified());
    QCOMPARE(window->editor()->document().bytes(), lesson);
}

void TestDrafts::whatASecondProgramHasOpenIsNotOffered()
{
    EditorDesk desk(QStringLiteral("milestones"));
    desk.editor().commands().middle->trigger();
    desk.settle();
    TestWindow second(desk.window.folder());
    QVERIFY(offerOf(second) == nullptr);
    desk.window.restartAfterCrash();
    // Both offer it; one gets it.
    LostDraftsDialog *offer = offerOf(desk.window);
    QVERIFY(offer != nullptr);
    second.restartAfterCrash();
    choose(*offerOf(second), 0, "openDraft");
    QVERIFY(second->editor()->document().isModified());
    choose(*offer, 0, "openDraft");
    QCOMPARE(desk.window.dialogs.troubles.size(), std::size_t{1});
    QVERIFY(desk.window->editor() == nullptr);
    QVERIFY(offerOf(desk.window) == nullptr);
}

void TestDrafts::aKilledProgramLosesNothing()
{
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(lessonFile, folder.filePath(QStringLiteral("lesson.json"))));
    QProcess victim;
    victim.start(QCoreApplication::applicationFilePath(),
                 {QStringLiteral("tst_drafts"), QStringLiteral("--victim"), folder.path()});
    QVERIFY(victim.waitForStarted());
    int told = -1;
    const auto readLines = [&] {
        while (victim.canReadLine())
            told = victim.readLine().trimmed().toInt();
    };
    while (told < 12) {
        QVERIFY(victim.waitForReadyRead(60000));
        readLines();
    }
    const DraftFolder drafts(folder.filePath(QStringLiteral("drafts")));
    QVERIFY(drafts.lost().empty()); // the other program has them open
    ::kill(static_cast<pid_t>(victim.processId()), SIGKILL);
    QVERIFY(victim.waitForFinished());
    readLines();
    QCOMPARE(drafts.lost().size(), std::size_t{2});

    TestWindow window(folder.path());
    LostDraftsDialog *offer = offerOf(window);
    choose(*offer, 0, "openDraft");
    choose(*offer, 0, "openDraft");
    EditorWindow *editor = nullptr;
    EditionWindow *edition = nullptr;
    for (EditorWindow *each : window->editors().windows()) {
        if (each->document().isModified())
            editor = each;
        if (EditionWindow *found = editionOf(*each))
            edition = found;
    }
    QVERIFY(editor != nullptr && edition != nullptr);
    QCOMPARE(editor->document().path(), folder.filePath(QStringLiteral("lesson.json")));
    // What it had told must be there; one change more may have reached the disk untold.
    const QString name = editor->document().scenario().players[0].name;
    QVERIFY2(name.section(QLatin1Char(' '), 1).toInt() >= told, qPrintable(name));
    QVERIFY(edition->document().find(Pointer("/targets/byPlayers/2"))->get<int>() >= told);
    QVERIFY(window.drafts().lost().empty());
}

static int testOrVictim(int argc, char **argv)
{
    QApplication application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi);
    if (argc == 3 && qstrcmp(argv[1], "--victim") == 0)
        return editUntilKilled(QString::fromLocal8Bit(argv[2]));
    TestDrafts test;
    return QTest::qExec(&test, argc, argv);
}
WAYSTONE_TEST_MAIN(testOrVictim)

#include "tst_drafts.moc"
