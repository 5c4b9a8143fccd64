#include "dialogs/trouble_box.h"
#include "editor/edition/edition_window.h"
#include "files/settings_keeper.h"
#include "learning/lesson_desk.h"
#include "learning/rules_export_dialog.h"
#include "support/editor_desk.h"
#include "support/full_disk.h"
#include "test_paths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace waystone;

/// What cannot be read, written, printed or kept is told with the file's path, the reason and what can be done.
class TestFileTroubles : public QObject {
    Q_OBJECT

private slots:
    void aGameThatCannotBeSaved_data() { disks(); }
    void aGameThatCannotBeSaved();
    void aPictureThatCannotBeWritten_data() { disks(); }
    void aPictureThatCannotBeWritten();
    void rulesThatCannotBePrinted_data() { disks(); }
    void rulesThatCannotBePrinted();
    void aScenarioThatCannotBeSaved_data() { disks(); }
    void aScenarioThatCannotBeSaved();
    void aHandoutThatCannotBePrinted_data() { disks(); }
    void aHandoutThatCannotBePrinted();
    void anEditionThatCannotBeSaved();
    void aLessonThatCannotBeCopied();
    void filesThatCannotBeOpened();
    void theBoxShowsAllOfIt();
    void settingsThatCannotBeKeptAreToldOnce();
    void settingsThatCannotBeKeptAreToldAtTheEnd();
    void progressThatCannotBeKeptIsToldOnce();

private:
    /// Ways in which nothing can be written.
    static void disks();
};

namespace {

enum class Disk { folderInItsPlace, fileForAFolder, full };

/// While it lives nothing can be written to its path.
class BadDisk {
public:
    BadDisk(TestWindow &window, Disk disk, const QString &suffix)
    {
        const QString base = window.path(QStringLiteral("bad"));
        path_ = base + suffix;
        if (disk == Disk::full)
            full_ = std::make_unique<FullDisk>(64);
        else if (disk == Disk::folderInItsPlace)
            QDir().mkpath(path_);
        else {
            QFile file(base);
            if (!file.open(QIODevice::WriteOnly))
                qFatal("cannot write %s", qPrintable(base));
            path_ = base + QStringLiteral("/in") + suffix;
        }
    }

    [[nodiscard]] const QString &path() const { return path_; }

private:
    QString path_;
    std::unique_ptr<FullDisk> full_;
};

void check(const FakeDialogs &dialogs, const QString &path)
{
    QCOMPARE(dialogs.troubles.size(), std::size_t{1});
    const Trouble &trouble = dialogs.troubles.front();
    QCOMPARE(trouble.path, path);
    QVERIFY(!trouble.text.isEmpty());
    QVERIFY(!trouble.advice.isEmpty());
    QVERIFY(!trouble.details.isEmpty());
    for (const QString &reason : trouble.details)
        QVERIFY2(!reason.isEmpty() && !reason.contains(QStringLiteral("Unknown error")), qPrintable(reason));
}

} // namespace

void TestFileTroubles::disks()
{
    QTest::addColumn<Disk>("disk");
    QTest::newRow("a folder in its place") << Disk::folderInItsPlace;
    QTest::newRow("a file for a folder") << Disk::fileForAFolder;
    QTest::newRow("a full disk") << Disk::full;
}

void TestFileTroubles::aGameThatCannotBeSaved()
{
    QFETCH(Disk, disk);
    TestWindow window;
    window.start(2);
    const BadDisk bad(window, disk, QStringLiteral(".json"));
    window.dialogs.save = bad.path();
    window->commands().save->trigger();
    check(window.dialogs, bad.path());
    QVERIFY(window->file().isModified());
}

void TestFileTroubles::aPictureThatCannotBeWritten()
{
    QFETCH(Disk, disk);
    for (const char *suffix : {".png", ".svg"}) {
        TestWindow window;
        window.start(2);
        const BadDisk bad(window, disk, QLatin1String(suffix));
        window.dialogs.save = bad.path();
        const Commands &commands = window->commands();
        (QLatin1String(suffix) == QLatin1String(".png") ? commands.exportPng : commands.exportSvg)->trigger();
        check(window.dialogs, bad.path());
    }
}

void TestFileTroubles::rulesThatCannotBePrinted()
{
    QFETCH(Disk, disk);
    TestWindow window;
    const BadDisk bad(window, disk, QStringLiteral(".pdf"));
    window.dialogs.save = bad.path();
    QTimer::singleShot(0, [&] { window->findChild<RulesExportDialog *>()->accept(); });
    window->commands().exportRules->trigger();
    check(window.dialogs, bad.path());
}

void TestFileTroubles::aScenarioThatCannotBeSaved()
{
    QFETCH(Disk, disk);
    EditorDesk desk(QStringLiteral("province"));
    const BadDisk bad(desk.window, disk, QStringLiteral(".json"));
    desk.window.dialogs.save = bad.path();
    desk.find<QAction>(QStringLiteral("editorSaveAction"))->trigger();
    check(desk.window.dialogs, bad.path());
}

void TestFileTroubles::aHandoutThatCannotBePrinted()
{
    QFETCH(Disk, disk);
    for (const char *suffix : {".pdf", ".png", ".svg"}) {
        EditorDesk desk(QStringLiteral("province"));
        const BadDisk bad(desk.window, disk, QLatin1String(suffix));
        desk.window.dialogs.save = bad.path();
        desk.find<QAction>(QStringLiteral("handoutAction"))->trigger();
        desk.find<QDialog>(QStringLiteral("handoutDialog"))->accept();
        check(desk.window.dialogs, bad.path());
    }
}

void TestFileTroubles::anEditionThatCannotBeSaved()
{
    EditorDesk desk(QStringLiteral("milestones"));
    QFile inItsPlace(desk.window.path(QStringLiteral("editions")));
    QVERIFY(inItsPlace.open(QIODevice::WriteOnly));
    desk.editor().commands().edition->trigger();
    EditorDesk::settle();
    auto *edition = desk.find<EditionWindow>(QStringLiteral("editionWindow"));
    edition->document().set(Json::json_pointer("/targets/byPlayers/2"), 70);
    QTest::mouseClick(edition->findChild<QPushButton *>(QStringLiteral("editionSave")), Qt::LeftButton);
    check(desk.window.dialogs, desk.window.shelf().path(QString::fromStdString(edition->document().id())));
    desk.window.dialogs.unsaved = Unsaved::discard;
}

void TestFileTroubles::aLessonThatCannotBeCopied()
{
    TestWindow window;
    window->commands().learn->trigger();
    const QString lesson = QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/milestones/house-first.json");
    const QString own = window->lessons().library().ownFolder();
    QDir(own).removeRecursively();
    QDir().mkpath(QFileInfo(own).path());
    QFile inItsPlace(own);
    QVERIFY(inItsPlace.open(QIODevice::WriteOnly));
    window.dialogs.open = lesson;
    window.click("importItem");
    check(window.dialogs, own);

    window.dialogs.troubles.clear();
    const BadDisk bad(window, Disk::folderInItsPlace, QStringLiteral(".json"));
    window.dialogs.save = bad.path();
    window.find<QAction>("exportItem")->trigger();
    check(window.dialogs, bad.path());
}

void TestFileTroubles::filesThatCannotBeOpened()
{
    const QTemporaryDir folder;
    const QString missing = folder.filePath(QStringLiteral("missing.json"));
    const QString lesson = folder.filePath(QStringLiteral("lesson.json"));
    const QString position = folder.filePath(QStringLiteral("position.json"));
    for (const auto &[path, format] : {std::pair(lesson, "lesson"), std::pair(position, "position")}) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("{\"format\": \"waystone/") + format + "\"}");
    }
    for (const QString &path : {missing, lesson, position, folder.path()}) {
        TestWindow window;
        QVERIFY(!window->openFile(path));
        check(window.dialogs, path);
    }
    EditorDesk desk(QStringLiteral("province"));
    QVERIFY(!desk.editor().openFile(missing));
    check(desk.window.dialogs, missing);
}

void TestFileTroubles::theBoxShowsAllOfIt()
{
    Trouble trouble{QStringLiteral("What"), {QStringLiteral("Why")}};
    trouble.path = QStringLiteral("/where/<b>it</b> is");
    trouble.advice = QStringLiteral("What to do");
    TroubleBox box([&] { return trouble; });
    box.show();
    auto *path = box.findChild<QLabel *>(QStringLiteral("troublePath"));
    QCOMPARE(path->text(), trouble.path);
    QCOMPARE(path->textFormat(), Qt::PlainText);
    QVERIFY(path->isVisible());
    QVERIFY(box.findChild<QLabel *>(QStringLiteral("troubleAdvice"))->isVisible());
    TroubleBox plain([] { return Trouble{QStringLiteral("What"), {}}; });
    plain.show();
    QVERIFY(!plain.findChild<QLabel *>(QStringLiteral("troublePath"))->isVisible());
    QVERIFY(!plain.findChild<QLabel *>(QStringLiteral("troubleAdvice"))->isVisible());
}

void TestFileTroubles::settingsThatCannotBeKeptAreToldOnce()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    Settings settings(path);
    SettingsKeeper keeper(settings.file());
    QSignalSpy failed(&keeper, &SettingsKeeper::failed);
    settings.setLanguage(QStringLiteral("fr"));
    QTRY_COMPARE(Settings(path).language(), QStringLiteral("fr")); // on the disk without being asked
    {
        const FullDisk disk(4);
        settings.setLanguage(QStringLiteral("hu"));
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed.front().at(0).toString(), path);
        QVERIFY(!failed.front().at(1).toString().isEmpty());
        settings.setSecondLanguage(QStringLiteral("en"));
        keeper.keep();
        QCOMPARE(failed.size(), 1);
    }
    keeper.keep();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray kept = file.readAll();
    QVERIFY(kept.contains("language=hu") && kept.contains("secondLanguage=en")); // nothing was lost
    {
        const FullDisk disk(4);
        settings.setLanguage(QStringLiteral("en"));
        keeper.keep();
        QCOMPARE(failed.size(), 2); // it is news again
    }
}

void TestFileTroubles::settingsThatCannotBeKeptAreToldAtTheEnd()
{
    TestWindow window;
    QCoreApplication::processEvents();
    QVERIFY(QFile::remove(window.path(QStringLiteral("settings.ini"))) ||
            !QFile::exists(window.path(QStringLiteral("settings.ini"))));
    QVERIFY(QDir().mkpath(window.path(QStringLiteral("settings.ini"))));
    QVERIFY(window->close());
    check(window.dialogs, window.path(QStringLiteral("settings.ini")));
}

void TestFileTroubles::progressThatCannotBeKeptIsToldOnce()
{
    TestWindow window;
    const QString path = window.path(QStringLiteral("data/progress.ini"));
    const QString lesson = QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/milestones/house-first.json");
    QVERIFY(QDir().mkpath(path)); // a folder in its place
    QVERIFY(window->lessons().openLesson(lesson));
    QTRY_COMPARE(window.dialogs.troubles.size(), std::size_t{1});
    check(window.dialogs, path);
    LessonProgress &progress = window->lessons().progress();
    progress.finish(QStringLiteral("own/a"), QStringLiteral("first"));
    window->lessons().keepProgress();
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});

    QVERIFY(QDir().rmdir(path));
    progress.finish(QStringLiteral("own/a"), QStringLiteral("second"));
    window->lessons().keepProgress();
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
    window.restart();
    QCOMPARE(window->lessons().progress().doneSteps(QStringLiteral("own/a")),
             (QStringList{QStringLiteral("first"), QStringLiteral("second")})); // nothing was lost
}

QTEST_MAIN(TestFileTroubles)
#include "tst_file_troubles.moc"
