#include "files/file_content.h"
#include "games.h"
#include "lessons/library/lesson_library.h"
#include "lessons/library/lesson_progress.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace waystone;

namespace {

void write(const QString &path, const QString &text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write");
    file.write(text.toUtf8());
}

QString lesson(const QString &id, const QString &kind, int level, const QString &title, const QString &rule)
{
    return QStringLiteral(R"({"format": "waystone/lesson", "version": 1, "game": "milestones", "id": "%1",
        "kind": "%2", "level": %3, "language": "hu", "title": {"hu": "%4", "fr": "Le château"},
        "summary": {"en": "About streets"},
        "steps": [{"id": "first", "rules": ["%5"]}, {"id": "second", "rules": ["%5", "x.y"]}]})")
        .arg(id, kind)
        .arg(level)
        .arg(title, rule);
}

} // namespace

class TestLessonLibrary : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        const QString shipped = folder_->filePath(QStringLiteral("shipped/milestones/"));
        write(shipped + QStringLiteral("b.json"),
              lesson(QStringLiteral("hard"), QStringLiteral("lesson"), 3,
                     QStringLiteral("Az árvíztűrő tükörfúrógép"), QStringLiteral("castle.keep-three")));
        write(shipped + QStringLiteral("c.json"), lesson(QStringLiteral("easy"), QStringLiteral("lesson"), 1,
                                                         QStringLiteral("Könnyű"), QStringLiteral("a.b")));
        write(shipped + QStringLiteral("d.json"),
              lesson(QStringLiteral("all"), QStringLiteral("walkthrough"), 1, QStringLiteral("Minden"),
                     QStringLiteral("castle.keep-three")));
        write(shipped + QStringLiteral("broken.json"), QStringLiteral("{"));
        library_ = std::make_unique<LessonLibrary>(games(), folder_->filePath(QStringLiteral("own")),
                                                   folder_->filePath(QStringLiteral("shipped")));
    }

    void walkthroughsComeFirstThenEasyLessons()
    {
        QStringList ids;
        for (const LibraryItem &item : library_->items())
            ids.append(item.id);
        QCOMPARE(ids, QStringList({QStringLiteral("all"), QStringLiteral("easy"), QStringLiteral("hard")}));
        QCOMPARE(library_->walkthrough("milestones")->id, QStringLiteral("all"));
        QVERIFY(library_->walkthrough("province") == nullptr);
    }

    void aStartComesFirstButTellsARuleLast()
    {
        QVERIFY(library_->start("milestones") == nullptr);
        write(folder_->filePath(QStringLiteral("shipped/milestones/a.json")),
              lesson(QStringLiteral("soon"), QStringLiteral("start"), 1, QStringLiteral("Hamar"),
                     QStringLiteral("castle.keep-three")));
        library_->reload();
        QCOMPARE(library_->items().front().id, QStringLiteral("soon"));
        QCOMPARE(library_->start("milestones")->id, QStringLiteral("soon"));
        const std::vector<LessonLink> links = library_->stepsShowing("milestones", "castle.keep-three");
        QCOMPARE(links.front().path, library_->walkthrough("milestones")->path);
        QCOMPARE(links.back().path, library_->start("milestones")->path);
    }

    void aRuleLeadsToTheStepsThatShowIt()
    {
        const std::vector<LessonLink> links = library_->stepsShowing("milestones", "castle.keep-three");
        QCOMPARE(links.size(), std::size_t{4});
        QCOMPARE(links[0].path, library_->walkthrough("milestones")->path);
        QCOMPARE(links[0].step, QStringLiteral("first"));
        QCOMPARE(links[3].step, QStringLiteral("second"));
        QVERIFY(library_->stepsShowing("province", "castle.keep-three").empty());
        QVERIFY(library_->stepsShowing("milestones", "castle.keep").empty());
    }

    void searchIgnoresAccentsAndKnowsAllLanguages()
    {
        const LibraryItem &hard = library_->items()[2];
        for (const char *words : {"arvizturo", "ÁRVÍZTŰRŐ", "tukorfuro arviz", "chateau", "Château",
                                  "streets", "keep three", "trois marchandises", "harom eroforras"})
            QVERIFY2(library_->matches(hard, QString::fromUtf8(words)), words);
        QVERIFY(!library_->matches(hard, QStringLiteral("arvizturo easy")));
        QVERIFY(!library_->matches(library_->items()[1], QStringLiteral("keep three")));
        QVERIFY(library_->matches(hard, QString()));
    }

    void whatIsBroughtInIsACopyThatCanBeDeleted()
    {
        const QString file = folder_->filePath(QStringLiteral("mine.json"));
        const QString text = lesson(QStringLiteral("mine"), QStringLiteral("lesson"), 2,
                                    QStringLiteral("Enyém"), QStringLiteral("a.b"));
        write(file, text);
        QSignalSpy changed(library_.get(), &LessonLibrary::changed);
        QString copy1;
        QCOMPARE(library_->copy(*readLibraryItem(file, false), &copy1), QString());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(library_->items().size(), std::size_t{4});
        const LibraryItem own = library_->items().back();
        QCOMPARE(own.path, copy1);
        QVERIFY(own.isOwn);
        QVERIFY(own.path != file);
        QVERIFY(own.key() != library_->items()[1].key());

        const QString copy = folder_->filePath(QStringLiteral("copy.json"));
        QCOMPARE(library_->exportTo(own, copy), QString());
        QFile written(copy);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(written.readAll()), text);

        QCOMPARE(library_->remove(own), QString());
        QCOMPARE(library_->items().size(), std::size_t{3});
        QVERIFY(QFile::exists(file));
    }

    void whatTheProgramBringsStays()
    {
        const LibraryItem shipped = library_->items().front();
        QCOMPARE(library_->remove(shipped), QString());
        QVERIFY(QFile::exists(shipped.path));
        QCOMPARE(library_->items().size(), std::size_t{3});
    }

    void whatGoesWrongIsTold()
    {
        LibraryItem none;
        none.path = folder_->filePath(QStringLiteral("none.json"));
        QString path;
        QVERIFY(!library_->copy(none, &path).isEmpty());
        QVERIFY(
            !library_->exportTo(library_->items().front(), folder_->filePath(QStringLiteral("no/where.json")))
                 .isEmpty());
    }

    void whatIsNoFileIsRefused()
    {
        const QString large = folder_->filePath(QStringLiteral("large.json"));
        QFile file(large);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(qint64{3} << 30));
        const QString pipe = folder_->filePath(QStringLiteral("pipe.json"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const QString noFile = QStringLiteral("This is a folder, a device or the like, not a file.");
        for (const QString &path : {QStringLiteral("/dev/zero"), pipe, folder_->path()}) {
            LibraryItem item;
            item.path = path;
            QString copy;
            QCOMPARE(library_->copy(item, &copy), noFile);
            QCOMPARE(fileContent(path).problems().front().code, std::string("file.no-file"));
        }
        LibraryItem item;
        item.path = large;
        QString copy;
        QVERIFY(library_->copy(item, &copy).contains(QStringLiteral("too large")));
        QVERIFY(QDir(folder_->filePath(QStringLiteral("own"))).isEmpty());
        QVERIFY(QDir().mkpath(folder_->filePath(QStringLiteral("own"))));

        // One that lies in the library already is passed over.
        const std::size_t items = library_->items().size();
        QVERIFY(QFile::rename(large, folder_->filePath(QStringLiteral("own/large.json"))));
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), folder_->filePath(QStringLiteral("own/zero.json"))));
        library_->reload();
        QCOMPARE(library_->items().size(), items);
    }

    void whatIsInsideTheProgramIsRead()
    {
        QVERIFY(fileContent(QStringLiteral(":/rules/milestones.json"))->startsWith('{'));
        QVERIFY(!fileContent(QStringLiteral(":/none.json")));
    }

    void progressIsKept()
    {
        const QString file = folder_->filePath(QStringLiteral("progress.ini"));
        const QString key = library_->items()[1].key();
        {
            LessonProgress progress(file);
            QVERIFY(progress.lastStep(key).isEmpty());
            progress.finish(key, QStringLiteral("first"));
            progress.finish(key, QStringLiteral("first"));
            progress.reach(key, QStringLiteral("second"));
        }
        LessonProgress progress(file);
        QCOMPARE(progress.lastStep(key), QStringLiteral("second"));
        QCOMPARE(progress.doneSteps(key), QStringList(QStringLiteral("first")));
        QVERIFY(progress.doneSteps(library_->items()[0].key()).isEmpty());
        progress.forget(key);
        QVERIFY(progress.lastStep(key).isEmpty());
    }

private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<LessonLibrary> library_;
};

QTEST_GUILESS_MAIN(TestLessonLibrary)
#include "tst_lesson_library.moc"
