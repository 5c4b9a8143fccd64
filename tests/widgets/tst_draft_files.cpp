#include "files/draft_keeper.h"
#include "files/edited_file.h"
#include "files/file_lock.h"
#include "files/kept_file.h"
#include "files/old_draft.h"
#include "support/full_disk.h"
#include "test_paths.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>

#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace waystone;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write");
}

bool foldersFail = false; ///< to come to the disk
bool renamesFail = false;

/// A window, as far as a draft knows one.
struct Editing {
    explicit Editing(const QString &folder, const QByteArray &content = {})
        : unsaved(content.isEmpty() ? std::nullopt : std::optional(draft(content))),
          keeper(DraftFolder(folder, std::chrono::milliseconds(0)), [this] { return unsaved; })
    {
        keeper.keep();
    }
    static Draft draft(const QByteArray &content)
    {
        Draft draft;
        draft.game = "milestones";
        draft.content = content;
        return draft;
    }
    void edit(const QByteArray &content)
    {
        unsaved = draft(content);
        keeper.keep();
    }

    std::optional<Draft> unsaved;
    DraftKeeper keeper;
};

QStringList contents(const QString &folder)
{
    QStringList contents;
    for (const LostDraft &lost : DraftFolder(folder).lost())
        contents.append(QString::fromUtf8(lost.draft.content));
    return contents;
}

QStringList files(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files);
}

} // namespace

// In the place of the system's own: a disk that breaks between two calls.
extern "C" int fsync(int file)
{
    struct stat info = {};
    if (foldersFail && ::fstat(file, &info) == 0 && S_ISDIR(info.st_mode)) {
        errno = EIO;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_fsync, file));
}

extern "C" int renameat2(int fromFolder, const char *from, int toFolder, const char *to,
                         unsigned flags) noexcept
{
    if (renamesFail) {
        errno = EIO;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
}

/// What windows keep of what is in no file.
class TestDraftFiles : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead();
    void everyChangedByteIsSeen();
    void theExampleOfTheDocumentIsOne();
    void everyWindowHasADraftOfItsOwn();
    void anOpenDraftIsNotLost();
    void theOneChangedLastIsFirstWhateverTheClockSays();
    void whatIsSavedLeavesNothing();
    void changesInARowAreKeptWithoutAPause();
    void aFailedWriteIsTriedAgain();
    void aDraftThatCannotBeDeletedIsTold();
    void aNameThatIsNotOnTheDiskIsTold();
    void aRefusedNameLeavesTheFileThatIsOpen();
    void aDraftIsTakenByOneOnly();
    void damagedDraftsStay();
    void aDraftThatStandsInItsFileGoes();
    void whatHasBecomeOfTheFileIsTold();
    void twoWindowsOfOneFileAreTold();
    void whatAKillLeftIsSweptAway();
    void whoWasKilledEditsNothing();
    void theDraftOfAnEarlierProgramIsFound();
    void aSavedDraftOfAnEarlierProgramIsNone();
    void aDamagedDraftOfAnEarlierProgramStays();
};

static Draft fullDraft()
{
    Draft draft;
    draft.kind = Draft::Kind::lesson;
    draft.game = "province";
    draft.title = QStringLiteral("Fûts & <b>tonneaux</b>\n“ő”");
    draft.path = QStringLiteral("/home/é/une leçon.json");
    draft.fileHash = hashOf("before");
    draft.content = "{\n  \"steps\": []\n}\n";
    draft.typed = QStringLiteral("players=2 and so");
    return draft;
}

void TestDraftFiles::whatIsWrittenIsRead()
{
    const Draft draft = fullDraft();
    const std::optional<Draft> read = readDraft(writeDraft(draft));
    QVERIFY(read);
    QVERIFY(read->kind == draft.kind);
    QCOMPARE(read->game, draft.game);
    QCOMPARE(read->title, draft.title);
    QCOMPARE(read->path, draft.path);
    QCOMPARE(read->fileHash, draft.fileHash);
    QCOMPARE(read->content, draft.content);
    QCOMPARE(read->typed, draft.typed);
}

void TestDraftFiles::everyChangedByteIsSeen()
{
    const QByteArray text = writeDraft(fullDraft());
    for (qsizetype at = 0; at < text.size(); ++at) {
        QByteArray changed = text;
        changed[at] = static_cast<char>(changed[at] ^ 1);
        QVERIFY2(!readDraft(changed), qPrintable(QString::number(at)));
        QVERIFY(!readDraft(text.left(at)));
    }
    QVERIFY(!readDraft(QByteArray(500, '\0')));
}

void TestDraftFiles::theExampleOfTheDocumentIsOne()
{
    const QByteArray document = contentOf(QStringLiteral(WAYSTONE_ROOT_DIR "/resources/formats.md"));
    const QByteArray fence = "```json draft\n";
    const qsizetype begin = document.indexOf(fence) + fence.size();
    QVERIFY(begin > fence.size());
    const std::optional<Draft> draft = readDraft(document.mid(begin, document.indexOf("```", begin) - begin));
    QVERIFY(draft);
    QVERIFY(draft->kind == Draft::Kind::position);
}

void TestDraftFiles::everyWindowHasADraftOfItsOwn()
{
    const QTemporaryDir folder;
    {
        std::vector<std::unique_ptr<Editing>> windows;
        for (const char *content : {"one", "two", "three"})
            windows.push_back(std::make_unique<Editing>(folder.path(), content));
        for (const auto &window : windows)
            window->edit(window->unsaved->content + " again");
        windows.front()->edit("one once more");
    }
    QCOMPARE(contents(folder.path()),
             QStringList({QStringLiteral("one once more"), QStringLiteral("three again"),
                          QStringLiteral("two again")}));
    QCOMPARE(files(folder.path()).size(), 3); // nothing else is left
}

void TestDraftFiles::anOpenDraftIsNotLost()
{
    const QTemporaryDir folder;
    auto window = std::make_unique<Editing>(folder.path(), "one");
    QVERIFY(contents(folder.path()).isEmpty());
    // At no moment, while it is written again and again.
    for (int change = 0; change < 50; ++change) {
        window->edit(QByteArray::number(change));
        QVERIFY(contents(folder.path()).isEmpty());
        QCOMPARE(files(folder.path()).size(), 1);
    }
    window.reset();
    QCOMPARE(contents(folder.path()), QStringList({QStringLiteral("49")}));
}

void TestDraftFiles::theOneChangedLastIsFirstWhateverTheClockSays()
{
    const QTemporaryDir folder;
    for (int day = 0; day < 3; ++day) {
        const Editing window(folder.path(), QByteArray::number(day));
        QFile file(window.keeper.path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(
            file.setFileTime(QDateTime::currentDateTime().addDays(-day), QFileDevice::FileModificationTime));
    }
    QCOMPARE(contents(folder.path()),
             QStringList({QStringLiteral("2"), QStringLiteral("1"), QStringLiteral("0")}));
}

void TestDraftFiles::whatIsSavedLeavesNothing()
{
    const QTemporaryDir folder;
    Editing window(folder.path(), "one");
    QCOMPARE(files(folder.path()).size(), 1);
    window.unsaved.reset();
    window.keeper.keep();
    QVERIFY(files(folder.path()).isEmpty());
    window.edit("two");
    QCOMPARE(files(folder.path()).size(), 1);
    window.keeper.discard();
    QVERIFY(files(folder.path()).isEmpty());
    window.edit("three"); // nobody wants it
    QVERIFY(files(folder.path()).isEmpty());
}

void TestDraftFiles::changesInARowAreKeptWithoutAPause()
{
    const QTemporaryDir folder;
    std::optional<Draft> unsaved = Editing::draft("typing");
    DraftKeeper keeper(DraftFolder(folder.path(), std::chrono::milliseconds(20)), [&] { return unsaved; });
    QElapsedTimer clock;
    clock.start();
    // Each comes before the pause is over.
    while (files(folder.path()).isEmpty() && clock.elapsed() < 60000) {
        keeper.touch();
        QCoreApplication::processEvents();
    }
    QCOMPARE(files(folder.path()).size(), 1);
}

void TestDraftFiles::aFailedWriteIsTriedAgain()
{
    const QTemporaryDir folder;
    auto window = std::make_unique<Editing>(folder.path(), "one");
    QSignalSpy told(&window->keeper, &DraftKeeper::errorChanged);
    {
        const FullDisk disk(3);
        window->edit("two");
        QVERIFY(!window->keeper.isKept());
        QVERIFY(!window->keeper.error().isEmpty());
        QCOMPARE(told.size(), 1);
        window->edit("two and a half");
        QCOMPARE(told.size(), 1);
        // What was kept stays, and stays ours.
        QCOMPARE(files(folder.path()).size(), 1);
        QVERIFY(contentOf(window->keeper.path()).endsWith("\none"));
        QVERIFY(contents(folder.path()).isEmpty());
    }
    window->edit("three");
    QVERIFY(window->keeper.isKept());
    QCOMPARE(told.size(), 2);
    window.reset();
    QCOMPARE(contents(folder.path()), QStringList({QStringLiteral("three")}));

    // The same for one that could not even be begun.
    const QTemporaryDir other;
    Editing second(other.path());
    {
        const FullDisk disk(3);
        second.edit("one");
        QVERIFY(!second.keeper.isKept());
        QVERIFY(files(other.path()).isEmpty());
    }
    second.keeper.keep();
    QVERIFY(second.keeper.isKept());
    QCOMPARE(files(other.path()).size(), 1);
}

void TestDraftFiles::aDraftThatCannotBeDeletedIsTold()
{
    const QTemporaryDir folder;
    Editing window(folder.path(), "one");
    QSignalSpy told(&window.keeper, &DraftKeeper::errorChanged);
    // A folder in its place: nobody can delete that as a file.
    const QString path = window.keeper.path();
    QVERIFY(QFile::remove(path) && QDir().mkdir(path));
    window.unsaved.reset();
    window.keeper.keep();
    QVERIFY(!window.keeper.isKept());
    QVERIFY(window.keeper.isOutdated());
    QVERIFY(!window.keeper.error().isEmpty());
    QCOMPARE(told.size(), 1);
    QVERIFY(QDir().rmdir(path));
    window.keeper.keep();
    QVERIFY(window.keeper.isKept());
    QVERIFY(!window.keeper.isOutdated());
    QCOMPARE(told.size(), 2);
}

void TestDraftFiles::aNameThatIsNotOnTheDiskIsTold()
{
    const QTemporaryDir folder;
    auto window = std::make_unique<Editing>(folder.path(), "one");
    foldersFail = true;
    window->edit("two");
    foldersFail = false;
    QVERIFY(!window->keeper.isKept());
    window->keeper.keep(); // once more, though nothing has changed
    QVERIFY(window->keeper.isKept());
    QCOMPARE(files(folder.path()).size(), 1);
    QVERIFY(contents(folder.path()).isEmpty());
    window.reset();
    QCOMPARE(contents(folder.path()), QStringList({QStringLiteral("two")}));
}

void TestDraftFiles::aRefusedNameLeavesTheFileThatIsOpen()
{
    const QTemporaryDir folder;
    KeptFile kept(NumberedFolder(folder.path()), QStringLiteral("kept"));
    // A first one is not begun, rather than copied into a file that nobody has locked.
    renamesFail = true;
    QVERIFY(!kept.replace("one").isEmpty());
    QVERIFY(files(folder.path()).isEmpty());
    renamesFail = false;
    QVERIFY(kept.replace("one").isEmpty());
    // A later one keeps its name; what follows goes into it.
    renamesFail = true;
    QVERIFY(kept.replace("two").isEmpty());
    kept.setSuffix(QStringLiteral("over"));
    QVERIFY(isLocked(kept.path()));
    QVERIFY(kept.append(" and three").isEmpty());
    renamesFail = false;
    QCOMPARE(files(folder.path()).size(), 1);
    QCOMPARE(contentOf(kept.path()), QByteArray("two and three"));
}

void TestDraftFiles::aDraftIsTakenByOneOnly()
{
    const QTemporaryDir folder;
    const DraftFolder drafts(folder.path());
    QString path;
    {
        const Editing window(folder.path(), "one");
        path = window.keeper.path();
        QVERIFY(!drafts.take(path));
    }
    std::unique_ptr<TakenDraft> taken = drafts.take(path);
    QVERIFY(taken);
    QCOMPARE(taken->draft.content, QByteArray("one"));
    QVERIFY(!drafts.take(path));
    QVERIFY(drafts.lost().empty());
    // Another copy of the folder, as of another machine, is another matter.
    auto window = std::make_unique<Editing>(folder.path());
    window->unsaved = taken->draft;
    window->keeper.resume(std::move(taken->file));
    window->edit("two");
    QVERIFY(drafts.lost().empty());
    QCOMPARE(files(folder.path()).size(), 1);
    window.reset();
    QCOMPARE(contents(folder.path()), QStringList({QStringLiteral("two")}));
    QVERIFY(DraftFolder::remove(std::move(*drafts.take(drafts.lost().front().path))).isEmpty());
    QVERIFY(files(folder.path()).isEmpty());
}

void TestDraftFiles::damagedDraftsStay()
{
    const QTemporaryDir folder;
    {
        const Editing window(folder.path(), "sound");
    }
    const QByteArray text = writeDraft(fullDraft());
    QByteArray hole = text;
    hole.replace(hole.size() - 8, 4, QByteArray(4, '\0'));
    write(folder.filePath(QStringLiteral("000007.unsaved")), hole);
    write(folder.filePath(QStringLiteral("000009.unsaved")), QByteArray());
    const DraftFolder drafts(folder.path());
    const QStringList damaged = drafts.tidyUp();
    QCOMPARE(damaged, QStringList({folder.filePath(QStringLiteral("000009.damaged-1")),
                                   folder.filePath(QStringLiteral("000007.damaged-1"))}));
    QCOMPARE(contentOf(damaged.back()), hole);
    QVERIFY(drafts.tidyUp().isEmpty()); // told once
    QCOMPARE(contents(folder.path()), QStringList({QStringLiteral("sound")}));
}

void TestDraftFiles::aDraftThatStandsInItsFileGoes()
{
    const QTemporaryDir folder;
    const QString saved = folder.filePath(QStringLiteral("lesson.json"));
    write(saved, "one");
    {
        Editing window(folder.filePath(QStringLiteral("drafts")));
        window.unsaved = Editing::draft("one");
        window.unsaved->path = saved;
        window.keeper.keep();
        QVERIFY(DraftFolder(folder.filePath(QStringLiteral("drafts"))).tidyUp().isEmpty());
        QVERIFY(QFile::exists(window.keeper.path())); // it is open
    }
    QVERIFY(DraftFolder(folder.filePath(QStringLiteral("drafts"))).tidyUp().isEmpty());
    QVERIFY(files(folder.filePath(QStringLiteral("drafts"))).isEmpty());
    QCOMPARE(contentOf(saved), QByteArray("one"));
}

void TestDraftFiles::whatHasBecomeOfTheFileIsTold()
{
    const QTemporaryDir folder;
    const QString drafts = folder.filePath(QStringLiteral("drafts"));
    const QString saved = folder.filePath(QStringLiteral("lesson.json"));
    write(saved, "before");
    {
        Editing window(drafts);
        window.unsaved = Editing::draft("after");
        window.unsaved->path = saved;
        window.unsaved->fileHash = hashOf("before");
        window.keeper.keep();
    }
    const auto state = [&drafts] { return DraftFolder(drafts).lost().front().file; };
    QVERIFY(state() == LostDraft::File::same);
    write(saved, "by somebody else");
    QVERIFY(state() == LostDraft::File::changed);
    QVERIFY(QFile::remove(saved));
    QVERIFY(state() == LostDraft::File::missing);
}

void TestDraftFiles::twoWindowsOfOneFileAreTold()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lesson.json"));
    write(path, "{}");
    const QString link = folder.filePath(QStringLiteral("link.json"));
    QVERIFY(QFile::link(path, link));
    const QString open = folder.filePath(QStringLiteral("open"));
    EditedFile one(open);
    one.setPath(path);
    QVERIFY(!one.isShared());
    auto two = std::make_unique<EditedFile>(open);
    two->setPath(folder.filePath(QStringLiteral("other.json")));
    QVERIFY(!two->isShared());
    two->setPath(link);
    QVERIFY(two->isShared());
    QTRY_VERIFY(one.isShared());
    two->setPath(QString());
    QVERIFY(!two->isShared());
    QTRY_VERIFY(!one.isShared());
    two->setPath(path);
    QTRY_VERIFY(one.isShared());
    two.reset();
    QTRY_VERIFY(!one.isShared());
}

void TestDraftFiles::whoWasKilledEditsNothing()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lesson.json"));
    const QString open = folder.filePath(QStringLiteral("open"));
    QString left;
    {
        EditedFile window(open);
        window.setPath(path);
        left = files(open).front();
    }
    write(open + QLatin1Char('/') + left, {}); // what a kill leaves: nobody has locked it
    EditedFile next(open);
    next.setPath(path);
    QVERIFY(!next.isShared());
    QVERIFY(!files(open).contains(left));
}

void TestDraftFiles::whatAKillLeftIsSweptAway()
{
    const QTemporaryDir folder;
    const QString open = folder.filePath(QStringLiteral("open"));
    EditedFile other(open);
    other.setPath(folder.filePath(QStringLiteral("other.json")));
    const QStringList kept = files(open);
    const auto leave = [&](const QString &name, int seconds) {
        const QString path = open + QLatin1Char('/') + name;
        write(path, {});
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-seconds),
                                 QFileDevice::FileModificationTime));
    };
    leave(QStringLiteral("a.1.part"), 3600);
    leave(QStringLiteral("a.2.open"), 3600);
    leave(QStringLiteral("b.3.part"), 0); // somebody may be about to lock it
    EditedFile next(open);
    next.setPath(folder.filePath(QStringLiteral("lesson.json")));
    const QStringList left = files(open);
    QVERIFY(!left.contains(QStringLiteral("a.1.part")));
    QVERIFY(!left.contains(QStringLiteral("a.2.open")));
    QVERIFY(left.contains(QStringLiteral("b.3.part")));
    for (const QString &sign : kept)
        QVERIFY(left.contains(sign));
}

void TestDraftFiles::theDraftOfAnEarlierProgramIsFound()
{
    const QTemporaryDir folder;
    const QString old = folder.filePath(QStringLiteral("editor.json"));
    const QString drafts = folder.filePath(QStringLiteral("drafts"));
    const QByteArray lesson = contentOf(QStringLiteral(WAYSTONE_TESTS_DIR "/app/support/house.json"));
    QVERIFY(!lesson.isEmpty());
    write(old, lesson);
    QVERIFY(adoptOldDraft(old, DraftFolder(drafts)).isEmpty());
    QVERIFY(!QFile::exists(old));
    const std::vector<LostDraft> lost = DraftFolder(drafts).lost();
    QCOMPARE(lost.size(), std::size_t{1});
    QVERIFY(lost[0].draft.kind == Draft::Kind::lesson);
    QCOMPARE(lost[0].draft.content, lesson);
    QCOMPARE(lost[0].draft.game, std::string("milestones"));
    QCOMPARE(lost[0].draft.title, QStringLiteral("Count it twice"));
    QVERIFY(lost[0].draft.path.isEmpty());
    QVERIFY(lost[0].file == LostDraft::File::none);

    // On a full disk it stays where it is, for another time.
    write(old, lesson);
    {
        const FullDisk disk(3);
        QVERIFY(adoptOldDraft(old, DraftFolder(drafts)).isEmpty());
    }
    QCOMPARE(contentOf(old), lesson);
    QCOMPARE(DraftFolder(drafts).lost().size(), std::size_t{1});

    // It was saved, but the file is another now.
    const QString saved = folder.filePath(QStringLiteral("lesson.json"));
    write(saved, "{}");
    write(old + QStringLiteral(".saved"), saved.toUtf8());
    QVERIFY(adoptOldDraft(old, DraftFolder(drafts)).isEmpty());
    QVERIFY(!QFile::exists(old + QStringLiteral(".saved")));
    QCOMPARE(DraftFolder(drafts).lost().front().draft.path, saved);
    QVERIFY(DraftFolder(drafts).lost().front().file == LostDraft::File::changed);
}

void TestDraftFiles::aSavedDraftOfAnEarlierProgramIsNone()
{
    const QTemporaryDir folder;
    const QString old = folder.filePath(QStringLiteral("editor.json"));
    const QString saved = folder.filePath(QStringLiteral("lesson.json"));
    const QString drafts = folder.filePath(QStringLiteral("drafts"));
    const QByteArray lesson = contentOf(QStringLiteral(WAYSTONE_TESTS_DIR "/app/support/house.json"));
    for (const QByteArray &note : {QByteArray(), saved.toUtf8()}) {
        write(old, lesson);
        write(saved, lesson);
        write(old + QStringLiteral(".saved"), note);
        QVERIFY(adoptOldDraft(old, DraftFolder(drafts)).isEmpty());
        QVERIFY(DraftFolder(drafts).lost().empty());
        QCOMPARE(files(folder.path()), QStringList({QStringLiteral("lesson.json")}));
        QCOMPARE(contentOf(saved), lesson);
    }
}

void TestDraftFiles::aDamagedDraftOfAnEarlierProgramStays()
{
    const QTemporaryDir folder;
    const QString old = folder.filePath(QStringLiteral("editor.json"));
    write(old, "{\"format\": \"waystone/les");
    const QString kept = adoptOldDraft(old, DraftFolder(folder.filePath(QStringLiteral("drafts"))));
    QCOMPARE(kept, folder.filePath(QStringLiteral("editor.damaged-1")));
    QCOMPARE(contentOf(kept), QByteArray("{\"format\": \"waystone/les"));
    QVERIFY(!QFile::exists(old));
}

QTEST_GUILESS_MAIN(TestDraftFiles)
#include "tst_draft_files.moc"
